import { composeWorksheet } from '#agent/decide/estimate-roi.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Turn } from '#agent/state/turn.ts'
import type {
  AgentReply,
  CalculatedRoi,
  ChatMessage,
  Handoff,
  Facts as WireFacts,
} from '#contract/conversations.ts'
import type { Facts, Slot } from '#domain/fact.ts'
import type { ScoreCard } from '#domain/score-card.ts'
import { findOrigin } from '#server/features/conversations/conversation.ts'
import type { diagnosticMessages } from '#server/platform/db/schema/messages.ts'

type Stored = {
  turn: Turn
  handoff: Handoff | null
  brain: string
  userMessageId: string
  messageId: string | null
  /** The person who answers instead. */
  answeredBy: string | null
  timestamp: Date
  bookingMessage: ChatMessage | null
  language: string | null
}

/** The same, with lists that the agent does not let others change. */
type Kept<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Kept<Value[Key]> }
  : Value

/** The answer of `POST /api/bd-agent-conversation`, from a turn and the messages stored for it. */
export function toAgentReply({ turn, bookingMessage, language, ...stored }: Stored): AgentReply {
  const { reply, facts, scoreCard } = turn
  // Its type is its check, and a test's: read by its schema once more, it would cost each turn for what none can meet.
  const answer: Kept<AgentReply> = {
    userMessageId: stored.userMessageId,
    messageId: stored.messageId,
    response: reply.text,
    isSilent: stored.answeredBy !== null,
    answeredBy: stored.answeredBy,
    timestamp: stored.timestamp.toISOString(),
    calculatedROI: toCalculatedRoi(turn),
    caseStudy: reply.caseStudy,
    leadScore: scoreCard.score,
    qualificationSignals: listSignalScores(scoreCard),
    triggerBooking: reply.booking !== null,
    capturedEmail: readText(facts, 'email'),
    selfReportedData: { company_name: readText(facts, 'company_name') },
    facts: toWireFacts(turn),
    worksheet: composeWorksheet(turn.state),
    asking: reply.asking,
    alsoAsking: reply.alsoAsking,
    scoreCard,
    citations: reply.citations,
    quickReplies: reply.quickReplies,
    brain: stored.brain,
    origin: findOrigin({ role: 'assistant', authorName: stored.answeredBy, brain: stored.brain }),
    ...(language !== null && { language }),
    handoff: stored.handoff,
    calendlyUrl: bookingMessage?.metadata?.calendlyUrl ?? null,
    prefill: bookingMessage?.metadata?.prefill ?? null,
    bookingMessage,
  }
  return answer as AgentReply
}

/** The language in which a model holds the conversation; null for English, and where our own words stand. */
export function findLanguage({
  turn: { wording },
  isSettled,
}: {
  turn: Pick<Turn, 'wording'>
  isSettled: boolean
}): string | null {
  return isSettled || wording === null || wording.language === 'en' ? null : wording.language
}

/** `qualificationSignals` of the spec: the name → score map of a score card. */
export function listSignalScores(scoreCard: ScoreCard | null): Record<string, number> {
  return Object.fromEntries(scoreCard?.signals.map(({ name, score }) => [name, score]) ?? [])
}

/** A known text value; null when it is unknown or was refused. */
export function readText(facts: Facts, slot: keyof Facts): string | null {
  const value = facts[slot]?.value
  return typeof value === 'string' ? value : null
}

export function toWireFacts({ facts, state }: Pick<Turn, 'facts' | 'state'>): WireFacts {
  const explained: Kept<WireFacts> = Object.fromEntries(
    Object.entries(facts).map(([slot, fact]) => [
      slot,
      { ...fact, derivation: explainValue(state, slot as Slot) },
    ]),
  )
  return explained as WireFacts
}

/** How a number came from the words: worked out, or the middle of a range. */
function explainValue({ details }: ConversationState, slot: Slot): string | undefined {
  const { derivation, low, high } = details[slot] ?? {}
  if (derivation) return derivation
  const isRange = low != null && high != null && low !== high && slot !== 'timeline'
  return isRange ? `the middle of ${low}–${high}` : undefined
}

const ASSUMED = ['tool_count', 'error_rate'] as const

/** Cents become dollars here and nowhere else. */
export function toCalculatedRoi({
  reply: { roi, roiInput },
  facts,
  state,
}: Pick<Turn, 'reply' | 'facts' | 'state'>): CalculatedRoi | null {
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
    unknown: ASSUMED.filter((slot) => typeof facts[slot]?.value !== 'number'),
    derivations: {
      manual_hours: explainValue(state, 'manual_hours'),
      hourly_rate: explainValue(state, 'hourly_rate'),
    },
  }
}

export type MessageRow = typeof diagnosticMessages.$inferSelect

/** A stored message as the chat shows it. */
export function toChatMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    role: row.role,
    origin: findOrigin(row),
    ...(row.authorName !== null && { authorName: row.authorName }),
    content: row.content,
    timestamp: row.createdAt.toISOString(),
    type: row.type,
    ...(row.metadata && { metadata: { ...row.metadata, translation: undefined } }),
  }
}
