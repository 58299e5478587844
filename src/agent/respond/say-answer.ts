import { nameCard } from '#agent/decide/count-said.ts'
import type { Decision } from '#agent/decide/decision.ts'
import { estimateRoi, type RoiEstimate } from '#agent/decide/estimate-roi.ts'
import { isBuyer } from '#agent/decide/next-question.ts'
import type { Answer, CardAnswer } from '#agent/knowledge/answer.ts'
import { PAGES } from '#agent/knowledge/cards/pages.ts'
import type { StateTopic } from '#agent/knowledge/cards/state-questions.ts'
import { explainEstimate } from '#agent/respond/explain-estimate.ts'
import { pick, pickVariant } from '#agent/respond/pick.ts'
import { sayFigure } from '#agent/respond/say-figure.ts'
import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import { formatCents, formatComputed, formatList, formatNumber } from '#agent/state/format.ts'
import type { Citation } from '#agent/state/turn.ts'
import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import type { ScoreCard } from '#domain/score-card.ts'

/** To a question about us that nothing on the site answers. */
export const UNKNOWN_ANSWERS = [
  'I don’t know that one, and I’d rather not guess.',
  'That’s another one I don’t have an answer to.',
  'I don’t know that either.',
] as const

export type SaidAnswer = { text: string; citations: readonly Citation[] }

/** What a passage of the site says is given word for word; what a card says is its own text. */
export function sayAnswer(
  answer: Answer,
  state: ConversationState,
  { scoreCard, question }: Pick<Decision, 'scoreCard' | 'question'>,
): SaidAnswer {
  switch (answer.kind) {
    case 'card':
      return {
        text: `${introduce(answer, state)}${sayCard(answer, state, question)}`,
        citations: answer.citations,
      }
    case 'passage': {
      const lead = answer.isNearest ? 'The closest thing on our site is this: ' : 'Our site says: '
      return { text: `${lead}“${answer.quote}”`, citations: answer.citations }
    }
    case 'state':
      return sayFromState(answer.topic, state, scoreCard)
    case 'unknown':
      return {
        text: answer.isForeign
          ? 'I can’t help with that; I only know this firm and its work.'
          : pickVariant(UNKNOWN_ANSWERS, state, 'unknown'),
        citations: [],
      }
  }
}

/** Where the visitor's own figures say more than ours, they are said. */
function sayCard(
  { id, text }: CardAnswer,
  state: ConversationState,
  question: Decision['question'],
): string {
  if (id === 'contact' && !isBuyer(state)) return `${text} ${FOR_APPLICANTS}`
  if (id === 'roi-formula') return sayWorkings(question) || sayFormula(state) || text
  return id === 'price-worry' ? `${text}${sayPaybackBriefly(state)}` : text
}

const FOR_APPLICANTS = `Applications go to ${site.email.careers}.`

/** How a figure that waits for a yes was worked out. */
function sayWorkings(question: Decision['question']): string {
  if (question?.kind !== 'confirm' || question.workings === '') return ''
  const { workings, slot, value } = question
  return `That one comes from your own words: ${workings} makes ${sayFigure(slot, value)}.`
}

const REPEATED = ['Here it is again: ', 'I can only repeat that: ', 'As before: '] as const

function introduce(
  { id, isNearest = false }: CardAnswer,
  { said = {} }: ConversationState,
): string {
  // This answer is counted already.
  const times = said[nameCard(id)] ?? 1
  if (times > 1) return pick(REPEATED, times - 2)
  return isNearest ? 'If I understand you right: ' : ''
}

function sayFromState(topic: StateTopic, state: ConversationState, card: ScoreCard): SaidAnswer {
  if (topic === 'my_score') return { text: sayScore(card), citations: [PAGES.diagnostic] }
  if (topic === 'my_payback') return { text: sayPayback(state), citations: [PAGES.calculator] }
  if (topic === 'my_facts') return { text: sayFacts(state), citations: [] }
  return { text: saySavings(estimateRoi(state)), citations: [PAGES.calculator] }
}

function saySavings(estimate: RoiEstimate | null): string {
  if (estimate === null) {
    return 'I can work that out once I know how many hours a week the work takes and what an hour of it costs.'
  }
  const { input, roi } = estimate
  const counted = `${formatNumber(input.manualHours)} h × ${formatCents(input.hourlyRateCents)} × 52 = ${formatCents(roi.annualCostCents)} a year, ${formatNumber(roi.automationPercent)}% of it automated`
  const saved = `${formatCents(roi.annualSavingsCents)} a year and ${formatComputed(roi.weeklyHoursSaved)} hours a week`
  return `By our calculator’s formula: ${counted}. That is about ${saved}, an estimate and not a promise.`
}

const SIGNALS_NAMED = 3

function sayScore({ score, coverage, signals, caps }: ScoreCard): string {
  if (signals.length === 0) return 'There is no Fit Score yet; it builds up from what you tell me.'
  const best = signals
    .toSorted((one, other) => other.points - one.points)
    .slice(0, SIGNALS_NAMED)
    .map(({ name, points, weight }) => {
      return `${name.replaceAll('_', ' ')} (${formatNumber(points)} of ${weight})`
    })
  const held = caps.map(({ limit, reason }) => ` It is held at ${limit}: ${reason}`).join('')
  return `Your Fit Score is ${score} of 100, with ${Math.round(coverage * 100)}% of what counts known. Most of it comes from ${formatList(best)}.${held}`
}

/** Long or excited words of the visitor are not read back. */
const READ_BACK_MAX_CHARS = 60
const READ_BACK = /^[^?!]*$/

function sayFacts({ facts }: ConversationState): string {
  const known = (Object.keys(factLabels) as Slot[]).flatMap((slot) => {
    const value = facts[slot]?.value
    if (value === undefined || value === null) return []
    const words = describeValue(slot, value)
    const canSay = words.length <= READ_BACK_MAX_CHARS && READ_BACK.test(words)
    return canSay ? [`${factLabels[slot].toLowerCase()}: ${words}`] : []
  })
  if (known.length === 0) return 'Nothing yet, apart from what you just typed.'
  return `What I have from you: ${known.join('; ')}. If something is wrong, tell me and I’ll change it.`
}

const INVESTMENT = formatCents(IMPLEMENTATION_INVESTMENT_CENTS)
const WORTHWHILE_MONTHS = 12
const PATIENT_YEARS = 3
/** Beyond this, how long exactly tells nobody anything. */
const LONGEST_YEARS = 10
/** More than this many hours a week is no advice to anyone. */
const ADVISABLE_HOURS_MAX = 2_000

const INPUTS: readonly Slot[] = ['manual_hours', 'hourly_rate', 'tool_count', 'error_rate']

/** A figure with how it was worked out of the visitor's words. */
function sayInput(state: ConversationState, slot: Slot): string[] {
  const value = getKnownNumber(state, slot)
  if (value === null) return []
  const derivation = state.details[slot]?.derivation
  return [`${describeValue(slot, value)}${derivation ? ` (${derivation})` : ''}`]
}

/** The lines of the estimate in the visitor's own figures; empty where none is known. */
function sayFormula(state: ConversationState): string {
  const inputs = INPUTS.flatMap((slot) => sayInput(state, slot))
  if (inputs.length === 0) return ''
  const from = `From what you told me: ${inputs.join(', ')}.`
  const { steps, missing } = explainEstimate(state)
  if (steps.length === 0) return `${from} ${missing}`
  return `${from} ${steps.slice(0, 3).join('. ')}. It is an estimate by our calculator’s formula, not a promise.`
}

const isWithinYear = ({ roi }: RoiEstimate) =>
  roi.paybackMonths !== null && roi.paybackMonths <= WORTHWHILE_MONTHS

function sayMonths(months: number): string {
  if (months > LONGEST_YEARS * 12) return 'more than ten years'
  return months < 24
    ? `about ${formatComputed(months)} months`
    : `about ${formatComputed(months / 12)} years`
}

/** From how many hours a week the savings of so many years cover the investment, all else as it is. */
function findHours({ input, roi }: RoiEstimate, years: number): number | null {
  if (roi.annualSavingsCents === 0) return null
  const hours = (input.manualHours * IMPLEMENTATION_INVESTMENT_CENTS) / years
  const needed = Math.ceil(hours / roi.annualSavingsCents)
  return needed <= ADVISABLE_HOURS_MAX ? needed : null
}

/** One sentence on what would make it pay. */
function sayNeeded(estimate: RoiEstimate): string {
  const [year, years] = [findHours(estimate, 1), findHours(estimate, PATIENT_YEARS)]
  if (year === null || years === null) return ''
  const isPatient = (estimate.roi.paybackMonths ?? Number.POSITIVE_INFINITY) <= PATIENT_YEARS * 12
  const within = isPatient ? '' : `within three years from about ${formatNumber(years)} hours, and `
  return ` At that cost per hour, it would pay back ${within}within a year from about ${formatNumber(year)} hours a week.`
}

/** Whether it pays, said honestly: what makes it not pay, what would, and what to do instead. */
function sayPayback(state: ConversationState): string {
  const estimate = estimateRoi(state)
  if (estimate === null) {
    return `I can’t say yet: I need the hours a week and what an hour of them costs. As a yardstick, our calculator sets the savings against a fixed ${INVESTMENT}.`
  }
  const { input, roi } = estimate
  const months = roi.paybackMonths
  const figures = `${describeValue('manual_hours', input.manualHours)} at ${describeValue('hourly_rate', input.hourlyRateCents / 100)} saves about ${formatCents(roi.annualSavingsCents)} a year against the ${INVESTMENT} our calculator assumes`
  if (months === null) return 'On your figures it never pays back, because no hours are saved.'
  if (isWithinYear(estimate)) {
    return `On your figures it does: ${figures}, so it pays back in ${sayMonths(months)}. The audit checks that before you commit to a build.`
  }
  return `On your figures, not quickly: ${figures}, so it takes ${sayMonths(months)}.${sayNeeded(estimate)} Below that, look for a second process that could share the system, or try a connector such as Zapier first.`
}

/** What a worry about the price is answered with besides, once there are figures. */
function sayPaybackBriefly(state: ConversationState): string {
  const estimate = estimateRoi(state)
  const months = estimate?.roi.paybackMonths ?? null
  if (estimate === null || months === null) return ''
  if (isWithinYear(estimate)) return ' On your figures a full build would pay back within a year.'
  const isPatient = months <= PATIENT_YEARS * 12
  const span = isPatient ? 'one to three years' : 'more than three years'
  return ` On your figures a full build would take ${span} to pay back, so I would not start with more than the audit.`
}
