import { type ConversationState, isSettled } from '#agent/conversation-state.ts'
import type { Heard, Notice, Question } from '#agent/decide/decision.ts'
import {
  ASKS_MAX,
  chooseCompanion,
  chooseNextSlot,
  countAsks,
  isBuyer,
  isClosed,
} from '#agent/decide/next-question.ts'
import { speaksAgainst } from '#domain/booking-rule.ts'
import type { Slot } from '#domain/fact.ts'
import type { ScoreCard } from '#domain/score-card.ts'

/** From this score on, a lead that answered everything is asked whether to open the calendar. */
const WORTH_A_CALL_SCORE = 40
/** After these the visitor is brought back to the question that was open. */
const RESUMES: readonly Notice[] = [
  'not_understood',
  'taken_down',
  'why',
  'off_topic',
  'injection',
  'greeting',
  'thanks',
  'abuse_warning',
  'sorry_for_death',
  'sorry_for_illness',
  'sorry_for_strain',
]

/** What was asked for and is still unknown, however often it was asked. */
export function findOpenSlot(state: ConversationState): Slot | null {
  const { pending } = state
  return pending?.kind === 'slot' && !isSettled(state, pending.slot) ? pending.slot : null
}

/** What is asked once more with an example: because the visitor asks back, or it was asked by itself only once. */
function findUnclear(state: ConversationState, notices: readonly Notice[]): Slot | null {
  const open = findOpenSlot(state)
  if (notices.includes('explained')) return open
  if (open === null) return null
  const wasHalf = state.pending?.kind === 'slot' && state.pending.wasHalf === true
  const isLost = wasHalf && notices.includes('not_understood')
  return isLost && state.clarified?.includes(open) !== true ? open : null
}

/** The pending question, once more in other words, when the message did not answer it. */
function repeatPending(heard: Heard, notices: readonly Notice[]): Slot | null {
  const { pending } = heard.state
  if (pending === null || pending.kind === 'calendar' || pending.slot === undefined) return null
  if (isClosed(heard.state, pending.slot)) return null
  const hasQuestion = heard.acts.some((act) => act.kind === 'ask_faq')
  const isResumed =
    pending.kind === 'pass_on' || hasQuestion || notices.some((notice) => RESUMES.includes(notice))
  return isResumed && heard.learned.length === 0 ? pending.slot : null
}

/** The one question of the reply, or null when there is nothing to ask. */
export function planQuestion(
  heard: Heard,
  notices: readonly Notice[],
  card: ScoreCard,
): Question | null {
  const { state } = heard
  if (state.isBooked || notices.includes('goodbye') || notices.includes('abuse_end')) return null
  // Whoever asks for a person is not asked on; the question stays open.
  if (notices.includes('handoff')) return null
  const implausible = heard.acts.find((act) => act.kind === 'implausible')
  if (implausible?.kind === 'implausible' && canClarify(state, implausible.slot)) {
    return { kind: 'slot', slot: implausible.slot, attempt: 2, isClarifying: true }
  }
  const unclear = findUnclear(state, notices)
  if (unclear !== null) return { kind: 'slot', slot: unclear, attempt: 2, isClarifying: true }
  const resumed = repeatPending(heard, notices)
  if (resumed !== null)
    return { kind: 'slot', slot: resumed, attempt: countAsks(state, resumed) + 1 }
  const slot = findMissingFigure(heard) ?? planNameThenSite(heard) ?? chooseNextSlot(state, card)
  if (slot !== null) return askFor(state, slot)
  const wasOffered = state.shown.hasCalendar || state.shown.hasOfferedInWords
  const isWelcome = !state.hasDeclinedCall && isBuyer(state) && !speaksAgainst(card)
  const canAskCalendar = !wasOffered && isWelcome
  return canAskCalendar && card.score >= WORTH_A_CALL_SCORE ? { kind: 'calendar' } : null
}

const ABOUT_FIGURES: readonly string[] = ['my_savings', 'my_payback']
const NEEDED: readonly Slot[] = ['manual_hours', 'hourly_rate']

/** Who asks for the savings is asked for what they lack. */
function findMissingFigure({ state, answers = [] }: Heard): Slot | null {
  const isAsked = answers.some(
    (answer) => answer.kind === 'state' && ABOUT_FIGURES.includes(answer.topic),
  )
  return isAsked ? (NEEDED.find((slot) => !isClosed(state, slot)) ?? null) : null
}

/** A value that cannot be right is asked about once, even after two questions; beside a known one it is only said. */
function canClarify(state: ConversationState, slot: Slot): boolean {
  return state.clarified?.includes(slot) !== true && !isSettled(state, slot)
}

/** A slot that was only the second half of a question is asked for in its first words. */
function askFor(state: ConversationState, slot: Slot): Question {
  const isHalf = state.halfAsked?.includes(slot) === true
  const attempt = countAsks(state, slot) + (isHalf ? 0 : 1)
  const also = chooseCompanion(state, slot)
  return { kind: 'slot', slot, attempt, ...(also === undefined ? {} : { also }) }
}

/** Half an answer to the greeting brings the other half's question, once. */
function planNameThenSite({ state, learned }: Heard): Slot | null {
  const hasName = learned.some((item) => item.slot === 'contact_name')
  const isFirst = state.turn <= 1 && countAsks(state, 'company_website') < ASKS_MAX
  return hasName && isFirst && !isSettled(state, 'company_website') ? 'company_website' : null
}
