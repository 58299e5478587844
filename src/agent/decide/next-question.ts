import { canTurn, isTooSmall } from '#agent/decide/estimate-roi.ts'
import { type ConversationState, isSettled, listPending } from '#agent/state/conversation-state.ts'
import { isBookable } from '#domain/booking-rule.ts'
import type { Slot } from '#domain/fact.ts'
import type { ScoreCard } from '#domain/score-card.ts'

/** What the estimate needs, in the order of an ordinary talk. */
const BEFORE_ESTIMATE: readonly Slot[] = [
  'contact_name',
  'company_website',
  'pain',
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tools',
  'error_rate',
]
const AFTER_ESTIMATE: readonly Slot[] = ['timeline', 'authority', 'budget']
/** Asked a second time after the estimate, by what they weigh. */
const WORTH_ASKING_AGAIN: readonly Slot[] = ['pain', 'timeline', 'authority', 'team_size', 'budget']
/** Without these there is no estimate, so they are asked again before it. */
const NEEDED_FOR_ESTIMATE: readonly Slot[] = ['manual_hours', 'hourly_rate', 'tools', 'error_rate']
export const ASKS_MAX = 2
type Pass = readonly [slots: readonly Slot[], asksBelow: number]
const PASSES_FOR_ESTIMATE: readonly Pass[] = [
  [BEFORE_ESTIMATE, 1],
  [NEEDED_FOR_ESTIMATE, ASKS_MAX],
]
/** After “too small for us”: what staff need should the work grow, in one question, once. */
const PASSES_AFTER_NO: readonly Pass[] = [[['timeline', 'authority'], 1]]
const PASSES: readonly Pass[] = [
  ...PASSES_FOR_ESTIMATE,
  [AFTER_ESTIMATE, 1],
  [WORTH_ASKING_AGAIN, ASKS_MAX],
  [['contact_name'], ASKS_MAX],
]

export function countAsks(state: ConversationState, slot: Slot): number {
  return state.asks[slot] ?? 0
}

/** True when a slot needs no further question: known, refused, or asked often enough. */
export function isClosed(state: ConversationState, slot: Slot): boolean {
  // An estimate that was shown without errors says so: whoever left them out is not asked again.
  const asksMax = slot === 'error_rate' && state.shown.roiKey !== null ? 1 : ASKS_MAX
  if (isSettled(state, slot) || countAsks(state, slot) >= asksMax) return true
  if (state.proposed?.[slot] !== undefined) return true
  return slot === 'tools' && state.facts.tool_count !== undefined
}

/** What was asked for only as the second half of a question counts as not yet asked for by itself. */
function isOpen(state: ConversationState, slot: Slot, asksBelow: number): boolean {
  if (isClosed(state, slot)) return false
  return countAsks(state, slot) - (wasHalf(state, slot) ? 1 : 0) < asksBelow
}

function wasHalf({ halfAsked = [] }: ConversationState, slot: Slot): boolean {
  return halfAsked.includes(slot)
}

/** What one question can ask for besides, so that a visitor is done in fewer. */
const COMPANIONS: Readonly<Partial<Record<Slot, readonly Slot[]>>> = {
  pain: ['manual_hours'],
  manual_hours: ['team_size', 'hourly_rate'],
  team_size: ['hourly_rate'],
  tools: ['error_rate'],
  timeline: ['authority'],
  authority: ['budget'],
  budget: ['email'],
}

/** Beside a half that was left out, which has to be asked for by itself anyway. */
const COMPANIONS_OF_LEFT_OUT: typeof COMPANIONS = { hourly_rate: ['tools'] }

/** Asked only where it may pay. */
const FOR_SALE: readonly Slot[] = ['budget', 'email']

/** The second thing to ask for with a slot that was not yet asked for by itself. */
export function chooseCompanion(state: ConversationState, slot: Slot): Slot | undefined {
  if (!isOpen(state, slot, 1)) return undefined
  const others = COMPANIONS[slot] ?? (wasHalf(state, slot) ? COMPANIONS_OF_LEFT_OUT[slot] : [])
  return others?.find((other) => {
    const isFitting = other !== 'email' || canAskEmail(state)
    const isSale = FOR_SALE.includes(other) && isTooSmall(state)
    return isFitting && !isSale && isOpen(state, other, 1) && countAsks(state, other) === 0
  })
}

/** The half of the last question that was left out while the other was answered. */
function chooseLeftOut(state: ConversationState): Slot | undefined {
  const pending = listPending(state)
  const [open, ...others] = pending.filter((slot) => isOpen(state, slot, ASKS_MAX))
  // How many people do it changes nothing in the estimate: alone it is not worth a message before that.
  const isWorthAsking = open !== 'team_size' || state.shown.roiKey !== null
  return pending.length === 2 && others.length === 0 && isWorthAsking ? open : undefined
}

/** Hours and rate known, tools and errors answered, refused or asked about twice. */
export function isEstimateDue(state: ConversationState): boolean {
  return NEEDED_FOR_ESTIMATE.every((slot) => isClosed(state, slot))
}

function canAskEmail(state: ConversationState): boolean {
  const cannotEstimate =
    isEstimateDue(state) &&
    (typeof state.facts.manual_hours?.value !== 'number' ||
      typeof state.facts.hourly_rate?.value !== 'number')
  return state.shown.roiKey !== null || cannotEstimate
}

/** Students, applicants and vendors are told what the site says and not asked about budgets. */
export function isBuyer(state: ConversationState): boolean {
  return state.facts.authority?.value !== 'not_a_buyer'
}

const WORK: readonly Slot[] = ['pain', 'manual_hours', 'hourly_rate', 'team_size']

/** Whether the visitor has told anything of the work. */
export function hasToldWork(state: ConversationState): boolean {
  return WORK.some((slot) => state.facts[slot] !== undefined)
}

/** A lead so good that nothing more would change what is done with it, the address apart. */
const HOT_SCORE = 70

function isHot(state: ConversationState, card: ScoreCard): boolean {
  const standing = { card, hasEmail: true, isAbusive: false }
  return state.shown.roiKey !== null && card.score >= HOT_SCORE && isBookable(standing)
}

function choosePasses(state: ConversationState, isSelling: boolean): readonly Pass[] {
  if (isSelling) return PASSES
  if (!isBuyer(state) || !isTooSmall(state)) return PASSES_FOR_ESTIMATE
  // In one question: what of it stays open is left.
  const after = countAsks(state, 'timeline') > 0 ? [] : PASSES_AFTER_NO
  return isSettledNo(state) ? after : [...PASSES_FOR_ESTIMATE, ...after]
}

/** An estimate that was asked for early still lacks tools and errors, which can change the verdict. */
export const isSettledNo = (state: ConversationState): boolean =>
  isTooSmall(state) && (isEstimateDue(state) || !canTurn(state))

/** The next slot to ask for, or null when nothing is left. Never a known or refused one, never a third time. */
export function chooseNextSlot(state: ConversationState, card: ScoreCard): Slot | null {
  if (state.hoursPerPerson !== null && isOpen(state, 'team_size', ASKS_MAX)) return 'team_size'
  const leftOut = isSettledNo(state) ? undefined : chooseLeftOut(state)
  if (leftOut !== undefined) return leftOut
  const isSelling = !state.shown.hasCalendar && isBuyer(state) && !isTooSmall(state)
  if (isSelling && isHot(state, card) && isOpen(state, 'email', ASKS_MAX)) return 'email'
  for (const [slots, asksBelow] of choosePasses(state, isSelling)) {
    const slot = slots.find((candidate) => isOpen(state, candidate, asksBelow))
    if (slot !== undefined) return slot
  }
  if (!isSelling) return null
  const isEmailOpen = canAskEmail(state) && isOpen(state, 'email', ASKS_MAX)
  return isEmailOpen ? 'email' : null
}
