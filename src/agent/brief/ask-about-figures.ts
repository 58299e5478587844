import { listAssumptions } from '#agent/brief/doubt-estimate.ts'
import { type Candidate, quoteAloud } from '#agent/brief/first-question.ts'
import { readSaid } from '#agent/brief/read-said.ts'
import { type ConversationState, getKnownNumber } from '#agent/conversation-state.ts'
import { estimateRoi } from '#agent/decide/estimate-roi.ts'
import { formatNumber } from '#agent/format.ts'
import { SIGNAL_WEIGHTS } from '#domain/signal-curves.ts'

/** The question for the figure that the estimate hangs on most, or for the one that it lacks. */
export function askAboutFigures(state: ConversationState): Candidate {
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
