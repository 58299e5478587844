import { formatCents, formatNumber } from '#agent/action/format.ts'
import { pick } from '#agent/action/pick.ts'
import { QUESTION_TEXTS } from '#agent/action/question-texts.ts'
import type { ConversationState } from '#agent/conversation-state.ts'
import type { Decision, Question } from '#agent/decision/decision.ts'
import type { ImplausibleAct } from '#agent/perception/act.ts'

function sayMissing(state: ConversationState): string {
  const missing = [
    state.facts.tool_count === undefined ? 'tools' : '',
    typeof state.facts.error_rate?.value === 'number' ? '' : 'errors',
  ].filter((name) => name !== '')
  return missing.length === 0
    ? ''
    : ` With no figure for ${missing.join(' and ')}, they count as zero.`
}

/** The estimate in words; the card beside it shows the same figures. */
export function sayEstimate(state: ConversationState, decision: Decision): string {
  if (decision.estimate === null) return ''
  const { roi } = decision.estimate
  const opening = decision.isEstimateUpdate
    ? 'With that, the estimate is'
    : 'By the formula of our calculator that is'
  const figures = `about ${formatCents(roi.annualSavingsCents)} a year and ${formatNumber(roi.weeklyHoursSaved)} hours a week`
  return `${opening} ${figures}: an estimate, not a promise.${sayMissing(state)}`
}

export function sayCaseStudy(decision: Decision): string {
  const { caseStudy } = decision
  return caseStudy === null ? '' : `A case to read: ${caseStudy.title}. ${caseStudy.reason}`
}

const IMPLAUSIBLE_WORDS: Readonly<Record<string, string>> = {
  manual_hours: 'hours a week for the team',
  hourly_rate: 'dollars an hour',
  error_rate: 'percent errors',
  team_size: 'people',
  tool_count: 'tools',
  budget: 'dollars of budget',
}

export function sayImplausible(act: ImplausibleAct): string {
  const unit = IMPLAUSIBLE_WORDS[act.slot] ?? ''
  return `I read “${act.quote.slice(0, 60)}” as ${formatNumber(act.value)} ${unit}, which seems off, so I have not used it.`
}

export function sayBooking(state: ConversationState, decision: Decision): string {
  if (decision.booking === null) return ''
  if (decision.booking.reason === 'requested') return 'Here is the calendar.'
  return pick(
    [
      'From what you describe, a 30-minute call is worth your time.',
      'This looks worth a 30-minute call with one of our people.',
    ],
    state.turn,
  )
}

/** The one question of a reply. */
export function sayQuestion(state: ConversationState, question: Question | null): string {
  if (question === null) return ''
  if (question.kind === 'calendar') {
    return 'That is all I need. Shall I open the calendar for a 30-minute call?'
  }
  if (
    question.slot === 'contact_name' &&
    state.facts.company_website === undefined &&
    question.attempt <= 2
  ) {
    return 'What is your name, and what is your company’s website?'
  }
  const texts = QUESTION_TEXTS[question.slot]
  if (!texts) return ''
  return pick(question.attempt > 1 ? texts.again : texts.first, state.turn)
}
