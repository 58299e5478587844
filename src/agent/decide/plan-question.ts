import { findWaiting } from '#agent/decide/confirmations.ts'
import type { Heard, Notice, Question } from '#agent/decide/decision.ts'
import { isTooSmall } from '#agent/decide/estimate-roi.ts'
import {
  ASKS_MAX,
  chooseCompanion,
  chooseNextSlot,
  countAsks,
  hasToldWork,
  isBuyer,
  isClosed,
  isSettledNo,
} from '#agent/decide/next-question.ts'
import { type ConversationState, isSettled, listPending } from '#agent/state/conversation-state.ts'
import type { Act } from '#agent/understand/message/act.ts'
import type { StateTopic } from '#content/answers/card.ts'
import { speaksAgainst } from '#domain/booking-rule.ts'
import type { Slot } from '#domain/fact.ts'
import type { ScoreCard } from '#domain/score-card.ts'

/** From this score on, a lead that answered everything is asked whether to open the calendar. */
const WORTH_A_CALL_SCORE = 40
/** After these the question that was open is asked once more, and counts as asked. */
const EVASIONS: readonly Notice[] = [
  'not_understood',
  'taken_down',
  'off_topic',
  'injection',
  'abuse_warning',
]
/** These pass over no question, so that it stands as it was. */
const ASIDES: readonly Notice[] = [
  'why',
  'greeting',
  'thanks',
  'sorry_for_death',
  'sorry_for_illness',
  'sorry_for_strain',
  'apology',
]
/** After these nothing is asked; whoever wants a person keeps the open question. */
const ENDS: readonly Notice[] = ['goodbye', 'abuse_end', 'handoff']
/** Asked for in the greeting; a visitor who has other things in mind is not held up by these. */
const INTRODUCTION: readonly Slot[] = ['contact_name', 'company_website']

/** Where it does not pay, nothing is sold, and neither when nor who is asked again. */
const OF_SALE: readonly Slot[] = ['timeline', 'authority', 'budget', 'email']

const isSaleOver = (state: ConversationState): boolean =>
  isTooSmall(state) &&
  !(state.pending?.kind === 'slot' && state.pending.isOther === true) &&
  listPending(state).some((slot) => OF_SALE.includes(slot) && !isSettled(state, slot))

/** What was asked for and is still unknown, however often it was asked. */
export function findOpenSlot(state: ConversationState): Slot | null {
  const { pending } = state
  const isOpen = pending?.kind === 'slot' && (pending.isOther || !isSettled(state, pending.slot))
  return isOpen ? pending.slot : null
}

/** What is asked once more with an example: because the visitor asks back, or it was asked by itself only once. */
function findUnclear(state: ConversationState, notices: readonly Notice[]): Slot | null {
  const open = findOpenSlot(state)
  if (notices.includes('explained') || notices.includes('figure_needed')) return open
  if (open === null) return null
  const wasHalf = state.pending?.kind === 'slot' && state.pending.wasHalf === true
  const isLost = wasHalf && notices.includes('not_understood')
  return isLost && state.clarified?.includes(open) !== true ? open : null
}

/** Asks something, says something in passing, or changes what was told before: the open question was not evaded. */
function isAside({ state, acts, learned }: Heard, notices: readonly Notice[]): boolean {
  return (
    state.pending?.kind === 'pass_on' ||
    learned.length > 0 ||
    acts.some(({ kind }) => kind === 'ask_faq') ||
    notices.some((notice) => ASIDES.includes(notice))
  )
}

/** The open question once more in other words, when the message did not answer it. */
function resumePending(heard: Heard, notices: readonly Notice[]): Question | null {
  const { state, learned, confirmation = null } = heard
  const { pending } = state
  if (learned.some(({ change }) => change === 'new')) return null
  const isInPassing = isAside(heard, notices)
  if (pending?.kind === 'confirm') {
    return confirmation === null && isInPassing ? findWaiting(state) : null
  }
  const isEvaded = notices.some((notice) => EVASIONS.includes(notice))
  return isInPassing || isEvaded ? askAgain(heard, isInPassing) : null
}

/** What was open, as a whole where it stands as it was, or else its first thing with some help. */
function askAgain({ state, acts }: Heard, isStanding: boolean): Question | null {
  const isKeptBack = acts.some(({ kind }) => kind === 'unsure' || kind === 'refuse')
  const [slot, also] = listPending(state).filter((one) =>
    isKeptBack ? !isClosed(state, one) : !isSettled(state, one),
  )
  if (slot === undefined) return null
  if (isStanding && !INTRODUCTION.includes(slot))
    return { kind: 'slot', slot, ...(also && { also }), attempt: 2, isStanding }
  if (isClosed(state, slot)) return null
  return { kind: 'slot', slot, attempt: countAsks(state, slot) + 1 }
}

/** The one question of the reply, or null when there is nothing to ask. */
export function planQuestion(
  heard: Heard,
  notices: readonly Notice[],
  card: ScoreCard,
): Question | null {
  const isOver = heard.state.isBooked || notices.some((notice) => ENDS.includes(notice))
  if (isOver || isNoLead(heard) || isParting(heard)) return null
  return askByItems(heard.state, chooseQuestion(heard, notices, card))
}

function chooseQuestion(
  heard: Heard,
  notices: readonly Notice[],
  card: ScoreCard,
): Question | null {
  const { state } = heard
  const implausible = heard.acts.find((act) => act.kind === 'implausible')
  if (implausible?.kind === 'implausible' && canClarify(state, implausible.slot)) {
    return { kind: 'slot', slot: implausible.slot, attempt: 2, isClarifying: true }
  }
  const ofFigures = findDoubted(heard) ?? askForItems(heard)
  return ofFigures ?? chooseOpen(heard, notices, card)
}

/** What is still open, in the order of what matters; else whether a call is wanted. */
function chooseOpen(heard: Heard, notices: readonly Notice[], card: ScoreCard): Question | null {
  const { state } = heard
  const unclear = findUnclear(state, notices)
  if (unclear !== null) return { kind: 'slot', slot: unclear, attempt: 2, isClarifying: true }
  const waiting = findWaiting(state)
  if (isSaleOver(state)) return waiting
  // No other answer can change the verdict.
  const resumed = isSettledNo(state) ? null : resumePending(heard, notices)
  if (resumed !== null) return resumed
  if (waiting !== null) return waiting
  const next = chooseNext(heard, card)
  if (next !== null) return next
  const wasOffered = state.shown.hasCalendar || state.shown.hasOfferedInWords
  const isWelcome =
    !state.hasDeclinedCall && isBuyer(state) && !isTooSmall(state) && !speaksAgainst(card)
  const canAskCalendar = !wasOffered && isWelcome
  return canAskCalendar && card.score >= WORTH_A_CALL_SCORE ? { kind: 'calendar' } : null
}

function chooseNext(heard: Heard, card: ScoreCard): Question | null {
  const { state } = heard
  const due = findMissingFigure(heard) ?? planNameThenSite(heard)
  if (due === null && isOtherWorkDue(state)) return { kind: 'other_work' }
  const slot = due ?? (mayAskAfterNo(heard) ? chooseNextSlot(state, card) : null)
  return slot === null ? null : askFor(state, slot)
}

/** Once it is too small, when and who are asked after an answer on other work, and after nothing else. */
const mayAskAfterNo = ({ state, acts }: Heard): boolean =>
  !isSettledNo(state) ||
  (state.pending?.kind === 'slot' &&
    state.pending.isOther === true &&
    !acts.some(({ kind }) => ELSE.includes(kind)))
const ELSE: readonly Act['kind'][] = ['stop', 'thanks', 'ask_faq', 'complaint', 'handoff']

/** A larger process may be worth what this one is not. */
const isOtherWorkDue = (state: ConversationState): boolean =>
  isBuyer(state) &&
  isSettledNo(state) &&
  state.isSetOn !== true &&
  (state.said?.other_work ?? 0) === 0

/** "Ok thanks for being honest", once it is too small for us. */
const isParting = ({ state, acts, learned }: Heard): boolean =>
  isTooSmall(state) &&
  learned.length === 0 &&
  acts.some(({ kind }) => kind === 'thanks') &&
  !acts.some(({ kind }) => kind === 'ask_faq')

const ABOUT_JOBS: readonly string[] = ['careers', 'perks']

/** Here to study, to sell or to apply, and without work of their own to talk about. */
function isNoLead({ state, answers = [] }: Heard): boolean {
  const asksForJob = answers.some(
    (answer) => answer.kind === 'card' && ABOUT_JOBS.includes(answer.id),
  )
  return (asksForJob || !isBuyer(state)) && !hasToldWork(state)
}

const ABOUT_FIGURES: readonly StateTopic[] = [
  'my_savings',
  'my_payback',
  'my_verdict',
  'my_verdict_meaning',
  'my_sureness',
  'my_cost',
  'my_roi',
  'my_advice',
]
const NEEDED: readonly Slot[] = ['manual_hours', 'hourly_rate']

/** "400 invoices a week": their time is asked for at once, and the time of one asks for their number. */
function askForItems({ state, acts, learned }: Heard): Question | null {
  const isTold = acts.some(({ kind }) => kind === 'items')
  if (
    !isTold ||
    findMissingOfItems(state) === null ||
    learned.some(({ slot }) => slot === 'manual_hours')
  )
    return null
  if (!canClarify(state, 'manual_hours')) return null
  return { kind: 'slot', slot: 'manual_hours', attempt: 1, isClarifying: true }
}

/** Hours of work that was told in items are asked for by what they lack. */
function askByItems(state: ConversationState, question: Question | null): Question | null {
  if (question?.kind !== 'slot' || question.slot !== 'manual_hours') return question
  const missing = findMissingOfItems(state)
  return missing === null ? question : { ...question, missing }
}

/** What the hours lack, where the work was told in items; null where they are known or wait for a yes. */
function findMissingOfItems(state: ConversationState): 'volume' | 'each' | null {
  const { itemWork: { volume, each } = {}, proposed } = state
  if (isSettled(state, 'manual_hours') || proposed?.manual_hours !== undefined) return null
  if (volume !== undefined && each === undefined) return 'each'
  return each !== undefined && volume === undefined ? 'volume' : null
}

const asksAboutFigures = ({ answers = [] }: Heard): boolean =>
  answers.some((answer) =>
    answer.kind === 'state'
      ? ABOUT_FIGURES.includes(answer.topic)
      : answer.kind === 'card' && answer.id === 'roi-formula',
  )

/** Who asks about an estimate on a figure that waits for a yes is asked for the yes. */
function findDoubted(heard: Heard): Question | null {
  const { proposed = {} } = heard.state
  const [waiting = null] = asksAboutFigures(heard) ? Object.values(proposed) : []
  return waiting
}

/** Who asks for the savings is asked for what they lack. */
function findMissingFigure(heard: Heard): Slot | null {
  const { state } = heard
  const isAsked = asksAboutFigures(heard)
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
