import type { Lead, Said } from '#agent/brief/lead.ts'
import { listOpenQuestions } from '#agent/brief/open-questions.ts'
import { estimateRoi } from '#agent/decide/estimate-roi.ts'
import { scoreFacts } from '#agent/decide/score-facts.ts'
import { listKnown } from '#agent/respond/describe-known.ts'
import { explainEstimate } from '#agent/respond/explain-estimate.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { AdminFinding } from '#contract/admin.ts'
import { BriefTalk } from '#contract/admin-bookings.ts'
import type { Slot } from '#domain/fact.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { toBriefFact } from '#server/features/inbox/bookings/list-person.ts'
import type { Transcript } from '#server/features/inbox/bookings/transcript.ts'

/** Hours, rate and errors stand with the estimate, the name with the person. */
const COMPANY: readonly Slot[] = ['company_website', 'industry', 'team_size', 'tools', 'tool_count']
/** A shorter cry, such as "It is a nightmare.", does not say what hurts. */
const TELLING_CHARS = 30
const INTENT: readonly Slot[] = ['timeline', 'budget', 'authority']

/** What the conversation came to: as shown, and as the questions for the call are chosen from it. */
export function composeTalk(
  conversation: Conversation,
  { transcript, findings }: { transcript: Transcript; findings: readonly AdminFinding[] },
): { view: BriefTalk; lead: Lead } {
  const state = conversation.agentState
  const pain = listPain(state, transcript)
  const quote = ({ quote, messageId }: Said) => ({ quote, said_at: transcript.saidAt(messageId) })
  const worst = pain.find(({ sentence }) => sentence.length >= TELLING_CHARS) ?? pain[0] ?? null
  const card = conversation.scoreCard ?? scoreFacts(state)
  return {
    lead: {
      state,
      card,
      pain: worst && { quote: worst.sentence, messageId: worst.messageId },
      hasAskedForCall: conversation.bookingReason === 'requested',
      unanswered: transcript.unanswered,
    },
    view: BriefTalk.parse({
      conversation_id: conversation.id,
      started_at: conversation.createdAt.toISOString(),
      message_count: conversation.messageCount,
      wants_person_reason: conversation.wantsPersonReason,
      company: listKnown(state, COMPANY).map((known) => toBriefFact(known, transcript)),
      findings,
      intent: listKnown(state, INTENT).map((known) => toBriefFact(known, transcript)),
      pain: pain.map((one) => ({ sentence: one.sentence, ...quote(one) })),
      estimate: composeEstimate(state, quote),
      score_card: conversation.scoreCard,
      unanswered: transcript.unanswered.map(quote),
      open_questions: listOpenQuestions(state),
      attribution: {
        referrer: conversation.referrer,
        landing_page: conversation.landingPage,
        utm_source: conversation.utmSource,
        utm_medium: conversation.utmMedium,
        utm_campaign: conversation.utmCampaign,
      },
    }),
  }
}

/** Each sentence once, the worst first; the named process where no phrase of pain was used. */
function listPain({ painCues, facts }: ConversationState, { findSentence }: Transcript) {
  const cues = painCues.toSorted((one, other) => other.severity - one.severity)
  const named = typeof facts.pain?.value === 'string' ? [facts.pain] : []
  const located = [...cues, ...named].map(({ quote, messageId }) => ({
    quote,
    messageId,
    sentence: findSentence({ quote, messageId }),
  }))
  return located.filter(
    ({ sentence }, index) =>
      !located.some((other, position) => position < index && other.sentence.includes(sentence)),
  )
}

function composeEstimate(
  state: ConversationState,
  quote: (said: Said) => { quote: string; said_at: string | null },
): BriefTalk['estimate'] {
  const { inputs, steps, missing } = explainEstimate(state)
  const roi = estimateRoi(state)?.roi
  return {
    figures: roi
      ? {
          annual_savings: roi.annualSavingsCents / 100,
          annual_cost: roi.annualCostCents / 100,
          time_saved_per_week: roi.weeklyHoursSaved,
          automation_percent: roi.automationPercent,
          payback_months: roi.paybackMonths,
          three_year_net: roi.threeYearNetCents / 100,
        }
      : null,
    missing,
    inputs: inputs.map(({ slot, label, value, note, isAssumed, ...said }) => ({
      slot,
      label,
      value,
      note,
      is_assumed: isAssumed,
      ...quote(said),
    })),
    steps: [...steps],
  }
}
