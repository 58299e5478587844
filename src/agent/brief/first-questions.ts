import { askAboutDecision, askAboutMoney, askAboutTime } from '#agent/brief/ask-about-decision.ts'
import { type Candidate, quoteAloud, THEMES } from '#agent/brief/first-question.ts'
import type { Lead, Said } from '#agent/brief/lead.ts'
import { estimateRoi, type RoiEstimate } from '#agent/decide/estimate-roi.ts'
import { PERCENT_PER_ERROR, PERCENT_PER_TOOL } from '#agent/respond/explain-estimate.ts'
import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import { formatCents, formatNumber } from '#agent/state/format.ts'
import { describeValue } from '#content/describe-value.ts'
import type { Slot } from '#domain/fact.ts'
import { calculateRoi } from '#domain/roi.ts'
import { SIGNAL_WEIGHTS } from '#domain/signal-curves.ts'

export const FIRST_QUESTIONS = 3

/** The three questions that most depends on, by what is known and unknown, in the order of a call. */
export function chooseFirstQuestions(lead: Lead): Candidate[] {
  return [
    ...askBack(lead),
    askAboutPain(lead),
    askAboutFigures(lead.state),
    askAboutMoney(lead),
    askAboutDecision(lead),
    askAboutTime(lead),
  ]
    .toSorted((one, other) => other.urgency - one.urgency)
    .slice(0, FIRST_QUESTIONS)
    .toSorted((one, other) => THEMES.indexOf(one.theme) - THEMES.indexOf(other.theme))
}

/** What they asked and nobody answered comes back in the call. */
function askBack({ unanswered }: Lead): Candidate[] {
  const last = unanswered.at(-1)
  if (last === undefined) return []
  return [
    {
      theme: 'question',
      urgency: 88,
      text: `You asked ${quoteAloud(last.quote)}. What depends on the answer for you?`,
      reason: 'The chat had no answer to it. Have one ready before you ask.',
      said: last,
    },
  ]
}

function askAboutPain({ state, pain, hasAskedForCall }: Lead): Candidate {
  if (pain !== null) return askAboutNamedPain(state, pain)
  const hours = getKnownNumber(state, 'manual_hours')
  const text =
    hours !== null
      ? `What made you look at those ${formatNumber(hours)} hours a week now?`
      : hasAskedForCall
        ? 'You asked for this call yourself. What should it settle for you?'
        : 'What made you look for help with this now?'
  const reason = `No pain point came up in the chat, and it’s worth ${SIGNAL_WEIGHTS.pain_severity} points.`
  return { theme: 'pain', urgency: 70, text, reason, said: null }
}

function askAboutNamedPain(state: Lead['state'], pain: Said): Candidate {
  const roi = estimateRoi(state)?.roi
  const cost = roi ? ` By their figures that year costs ${formatCents(roi.annualCostCents)}.` : ''
  return {
    theme: 'pain',
    urgency: 87,
    text: `You wrote ${quoteAloud(pain.quote)}. What happens if that goes on for another year?`,
    reason: `Their own words for the pain point.${cost}`,
    said: pain,
  }
}

/** For a call that was booked without a word in the chat: what weighs most, asked from the start. */
export function askFromNothing(company: string): Candidate[] {
  const where = company === '' ? '' : ` at ${company}`
  const { manual_hours, pain_severity, timeline_urgency, decision_authority } = SIGNAL_WEIGHTS
  return [
    {
      theme: 'pain',
      urgency: 0,
      text: `Which work${where} did you have in mind when you booked, and how is it done today?`,
      reason: `There was no conversation, so we know nothing about it. Pain is worth ${pain_severity} points.`,
      said: null,
    },
    {
      theme: 'figures',
      urgency: 0,
      text: 'How many hours a week does it take, across everyone who does it?',
      reason: `It counts most, ${manual_hours} points, and there’s no estimate without it.`,
      said: null,
    },
    {
      theme: 'decision',
      urgency: 0,
      text: 'Who else decides, and when do you need it working?',
      reason: `Both are unknown: ${decision_authority} and ${timeline_urgency} points.`,
      said: null,
    },
  ]
}

/** The question for the figure that the estimate hangs on most, or for the one that it lacks. */
function askAboutFigures(state: ConversationState): Candidate {
  const estimate = estimateRoi(state)
  if (estimate === null) return { theme: 'figures', ...askForMissing(state) }
  const [biggest] = listAssumptions(state, estimate).toSorted(
    (one, other) => other.swingCents - one.swingCents,
  )
  if (!biggest) throw new Error('An estimate needs at least the hours.')
  const { text, reason, said } = biggest
  return { theme: 'figures', urgency: 90, text, reason, said }
}

function askForMissing(state: ConversationState): Omit<Candidate, 'theme'> {
  const hours = getKnownNumber(state, 'manual_hours')
  const perPerson = state.hoursPerPerson
  if (hours === null && perPerson !== null) {
    return {
      urgency: 95,
      text: `You wrote ${quoteAloud(perPerson.quote)}. For how many people is that so?`,
      reason: 'Without the number of people there are no team hours and no estimate.',
      said: perPerson,
    }
  }
  if (hours === null) return { urgency: 95, ...askForHours(state) }
  const refused = state.facts.hourly_rate
  const points = SIGNAL_WEIGHTS.savings_potential
  return {
    urgency: 92,
    text: `What does one of those ${formatNumber(hours)} hours a week cost, including wages and overhead?`,
    reason: `${refused ? 'They declined to say in the chat; a range is enough. ' : ''}Without it there is no estimate, and ${points} points of the score stay unknown.`,
    said: refused ?? readSaid(state, 'manual_hours'),
  }
}

function askForHours(state: ConversationState): Pick<Candidate, 'text' | 'reason' | 'said'> {
  const people = getKnownNumber(state, 'team_size')
  const who =
    people === null ? 'across everyone who does it' : `across all ${formatNumber(people)} people`
  const refused = state.facts.manual_hours
  return {
    text: `How many hours a week does this work take, ${who}?`,
    reason: `${refused ? 'They declined to say in the chat. ' : ''}It counts most, ${SIGNAL_WEIGHTS.manual_hours} points, and the score is capped at 45 until we know it.`,
    said: refused ?? readSaid(state, 'team_size'),
  }
}

/** One thing that the estimate takes for granted, and what it would move if it were otherwise. */
type Assumption = { swingCents: number; text: string; reason: string; said: Said | null }

/** How far a figure that was simply stated is taken to be off, for finding the assumption that moves most. */
const STATED_DOUBT = 0.1
/** A number that was worked out from others carries the doubt of each. */
const DERIVED_DOUBT = 0.2
/** What unknown tools and errors are taken to be, for the same comparison: the ends of their score curves. */
const USUAL_TOOLS = 3
const USUAL_ERROR_PERCENT = 5

/** What the estimate takes for granted, each with the question that would settle it. */
function listAssumptions(state: ConversationState, estimate: RoiEstimate): Assumption[] {
  return [
    doubtHours(state, estimate),
    doubtRate(state, estimate),
    ...doubtUnknown(state, estimate),
    ...doubtCorrection(state, estimate),
  ]
}

function doubtHours(state: ConversationState, { input, roi }: RoiEstimate): Assumption {
  const said = readSaid(state, 'manual_hours')
  const { low, high, derivation } = state.details.manual_hours ?? {}
  const perHour = formatCents(roi.annualSavingsCents / input.manualHours)
  if (low != null && high != null && low !== high) {
    const swingCents = (roi.annualSavingsCents * (high - low)) / input.manualHours
    return {
      swingCents,
      text: `You gave a range of ${formatNumber(low)} to ${formatNumber(high)} hours a week. Which end is a typical week?`,
      reason: `The estimate takes the middle, ${formatNumber(input.manualHours)}. From one end to the other it moves by ${formatCents(swingCents)} a year.`,
      said,
    }
  }
  const total = describeValue('manual_hours', input.manualHours)
  const counts = derivation
    ? `The ${total} are calculated (${derivation}), not measured.`
    : `The whole estimate, ${formatCents(roi.annualSavingsCents)} a year, rests on it.`
  return {
    swingCents: roi.annualSavingsCents * (derivation ? DERIVED_DOUBT : STATED_DOUBT),
    text: derivation
      ? `You wrote ${quoteAloud(said?.quote ?? '')}. Is that true for each of them in a typical week?`
      : `You put it at ${total}. Did you measure that, or is it a guess?`,
    reason: `${counts} Each hour a week moves it by ${perHour} a year.`,
    said,
  }
}

function doubtRate(state: ConversationState, { input, roi }: RoiEstimate): Assumption {
  const said = readSaid(state, 'hourly_rate')
  const { derivation, low, high } = state.details.hourly_rate ?? {}
  const isRange = low != null && high != null && low !== high
  const rate = describeValue('hourly_rate', input.hourlyRateCents / 100)
  const doubt = isRange ? (high - low) / (input.hourlyRateCents / 100) : STATED_DOUBT
  const perDollar = formatCents((roi.annualSavingsCents * 100) / input.hourlyRateCents)
  return {
    swingCents: roi.annualSavingsCents * (derivation && !isRange ? DERIVED_DOUBT : doubt),
    text: `You said ${quoteAloud(said?.quote ?? rate)}. Is that wages alone, or with overhead?`,
    reason: `The estimate counts ${rate}${derivation ? ` (${derivation})` : isRange ? ', the middle of the range' : ''}. Each dollar moves it by ${perDollar} a year.`,
    said,
  }
}

function doubtUnknown(state: ConversationState, { input, roi }: RoiEstimate): Assumption[] {
  const compare = (change: Partial<typeof input>) =>
    calculateRoi({ ...input, ...change }).annualSavingsCents - roi.annualSavingsCents
  const perPercent = (percent: number) => formatCents((roi.annualCostCents * percent) / 100)
  const tools: Assumption = {
    swingCents: compare({ toolCount: USUAL_TOOLS }),
    text: 'Which tools does this work pass through, from the first to the last?',
    reason: `None were mentioned, so the estimate counts 0. Each one adds ${perPercent(PERCENT_PER_TOOL)} a year.`,
    said: null,
  }
  const errors: Assumption = {
    swingCents: compare({ errorRatePercent: USUAL_ERROR_PERCENT }),
    text: 'How much of this work comes back wrong, and what happens then?',
    reason: `They didn’t say, so the estimate counts 0%. Each percent adds ${perPercent(PERCENT_PER_ERROR)} a year.`,
    said: null,
  }
  return [
    ...(getKnownNumber(state, 'tool_count') === null ? [tools] : []),
    ...(getKnownNumber(state, 'error_rate') === null ? [errors] : []),
  ]
}

/** A figure that was something else at first. */
function doubtCorrection(state: ConversationState, { input, roi }: RoiEstimate): Assumption[] {
  const old = state.history.findLast(
    ({ slot, value }) => slot === 'manual_hours' && Number(value) > 0,
  )
  if (!old || Number(old.value) === input.manualHours) return []
  const before = calculateRoi({ ...input, manualHours: Number(old.value) }).annualSavingsCents
  return [
    {
      swingCents: Math.abs(before - roi.annualSavingsCents),
      text: `You first said ${describeValue('manual_hours', Number(old.value))}, then ${describeValue('manual_hours', input.manualHours)}. What made the difference?`,
      reason: `The estimate went from ${formatCents(before)} to ${formatCents(roi.annualSavingsCents)} a year with it.`,
      said: readSaid(state, 'manual_hours'),
    },
  ]
}

/** The words that a known or refused thing rests on. */
function readSaid({ facts }: ConversationState, slot: Slot): Said | null {
  const fact = facts[slot]
  return fact ? { quote: fact.quote, messageId: fact.messageId } : null
}
