import type { Reply, Turn } from '#agent/turn.ts'
import type { Facts } from '#domain/fact.ts'
import { listSignalScores } from '#server/conversations/signal-scores.ts'
import {
  AgentReply,
  type CalculatedRoi,
  type ChatMessage,
} from '#server/routes/conversations.schema.ts'

type Stored = {
  turn: Turn
  brain: string
  userMessageId: string
  messageId: string
  timestamp: Date
  bookingMessage: ChatMessage | null
}

/** The answer of `POST /api/bd-agent-conversation`, from a turn and the messages stored for it. */
export function toAgentReply({ turn, bookingMessage, ...stored }: Stored): AgentReply {
  const { reply, facts, scoreCard } = turn
  return AgentReply.parse({
    userMessageId: stored.userMessageId,
    messageId: stored.messageId,
    response: reply.text,
    timestamp: stored.timestamp.toISOString(),
    calculatedROI: toCalculatedRoi(reply),
    caseStudy: reply.caseStudy,
    leadScore: scoreCard.score,
    qualificationSignals: listSignalScores(scoreCard),
    triggerBooking: reply.booking !== null,
    capturedEmail: readText(facts, 'email'),
    selfReportedData: { company_name: readText(facts, 'company_name') },
    facts: toWireFacts(facts),
    asking: reply.asking,
    scoreCard,
    citations: reply.citations,
    quickReplies: reply.quickReplies,
    brain: stored.brain,
    calendlyUrl: bookingMessage?.metadata?.calendlyUrl ?? null,
    prefill: bookingMessage?.metadata?.prefill ?? null,
    bookingMessage,
  })
}

/** A known text value; null when it is unknown or was refused. */
export function readText(facts: Facts, slot: keyof Facts): string | null {
  const value = facts[slot]?.value
  return typeof value === 'string' ? value : null
}

export function toWireFacts(facts: Facts): AgentReply['facts'] {
  return AgentReply.shape.facts.parse(facts)
}

/** Cents become dollars here and nowhere else. */
export function toCalculatedRoi({ roi, roiInput }: Reply): CalculatedRoi | null {
  if (!roi || !roiInput) return null
  return {
    annual_savings: roi.annualSavingsCents / 100,
    time_saved_per_week: roi.weeklyHoursSaved,
    annual_cost: roi.annualCostCents / 100,
    automation_percent: roi.automationPercent,
    inputs: {
      manual_hours: roiInput.manualHours,
      hourly_rate: roiInput.hourlyRateCents / 100,
      tool_count: roiInput.toolCount,
      error_rate: roiInput.errorRatePercent,
    },
  }
}
