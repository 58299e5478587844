import { askAboutDecision, askAboutMoney, askAboutTime } from '#agent/brief/ask-about-decision.ts'
import { listAssumptions } from '#agent/brief/doubt-estimate.ts'
import { type Candidate, quoteAloud, THEMES } from '#agent/brief/first-question.ts'
import type { Lead, Said } from '#agent/brief/lead.ts'
import { readSaid } from '#agent/brief/read-said.ts'
import { estimateRoi } from '#agent/decide/estimate-roi.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { getKnownNumber } from '#agent/state/conversation-state.ts'
import { formatCents, formatNumber } from '#agent/state/format.ts'
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
      text: `You asked ${quoteAloud(last.quote)}. What hangs on the answer for you?`,
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
  const reason = `No pain was named in the chat, and it weighs ${SIGNAL_WEIGHTS.pain_severity} points.`
  return { theme: 'pain', urgency: 70, text, reason, said: null }
}

function askAboutNamedPain(state: Lead['state'], pain: Said): Candidate {
  const roi = estimateRoi(state)?.roi
  const cost = roi ? ` By their figures that year costs ${formatCents(roi.annualCostCents)}.` : ''
  return {
    theme: 'pain',
    urgency: 87,
    text: `You wrote ${quoteAloud(pain.quote)}. What happens if that goes on for another year?`,
    reason: `Their own words for what hurts.${cost}`,
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
      reason: `There was no conversation, so nothing is known of it. What hurts weighs ${pain_severity} points.`,
      said: null,
    },
    {
      theme: 'figures',
      urgency: 0,
      text: 'How many hours a week does it take, over everyone who does it?',
      reason: `It weighs most, ${manual_hours} points, and no estimate can be made without it.`,
      said: null,
    },
    {
      theme: 'decision',
      urgency: 0,
      text: 'Who else decides on it, and by when should it work?',
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
  if (!biggest) throw new Error('An estimate rests on hours at least.')
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
      reason: 'Without the number of people there are no hours of the team, and no estimate.',
      said: perPerson,
    }
  }
  if (hours === null) return { urgency: 95, ...askForHours(state) }
  const refused = state.facts.hourly_rate
  const points = SIGNAL_WEIGHTS.savings_potential
  return {
    urgency: 92,
    text: `What does one of those ${formatNumber(hours)} hours a week cost, wages and overhead together?`,
    reason: `${refused ? 'They would not say it in the chat; a range is enough. ' : ''}Without it there is no estimate, and ${points} points of the score stay open.`,
    said: refused ?? readSaid(state, 'manual_hours'),
  }
}

function askForHours(state: ConversationState): Pick<Candidate, 'text' | 'reason' | 'said'> {
  const people = getKnownNumber(state, 'team_size')
  const who =
    people === null ? 'over everyone who does it' : `over all ${formatNumber(people)} people`
  const refused = state.facts.manual_hours
  return {
    text: `How many hours a week does this work take, ${who}?`,
    reason: `${refused ? 'They would not say it in the chat. ' : ''}It weighs most, ${SIGNAL_WEIGHTS.manual_hours} points, and the score is held at 45 until it is known.`,
    said: refused ?? readSaid(state, 'team_size'),
  }
}
