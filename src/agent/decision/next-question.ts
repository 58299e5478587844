import { type ConversationState, isSettled } from '#agent/conversation-state.ts'
import type { Slot } from '#domain/fact.ts'

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
const WORTH_ASKING_AGAIN: readonly Slot[] = ['pain', 'timeline', 'authority']
/** Without these there is no estimate, so they are asked again before it. */
const NEEDED_FOR_ESTIMATE: readonly Slot[] = ['manual_hours', 'hourly_rate', 'tools', 'error_rate']
export const ASKS_MAX = 2
type Pass = readonly [slots: readonly Slot[], asksBelow: number]
const PASSES_FOR_ESTIMATE: readonly Pass[] = [
  [BEFORE_ESTIMATE, 1],
  [NEEDED_FOR_ESTIMATE, ASKS_MAX],
]
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
  if (isSettled(state, slot) || countAsks(state, slot) >= ASKS_MAX) return true
  return slot === 'tools' && state.facts.tool_count !== undefined
}

function isOpen(state: ConversationState, slot: Slot, asksBelow: number): boolean {
  return !isClosed(state, slot) && countAsks(state, slot) < asksBelow
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

/** The next slot to ask for, or null when nothing is left. Never a known or refused one, never a third time. */
export function chooseNextSlot(state: ConversationState): Slot | null {
  if (state.hoursPerPerson !== null && isOpen(state, 'team_size', ASKS_MAX)) return 'team_size'
  const isSelling = !state.shown.hasCalendar && isBuyer(state)
  for (const [slots, asksBelow] of isSelling ? PASSES : PASSES_FOR_ESTIMATE) {
    const slot = slots.find((candidate) => isOpen(state, candidate, asksBelow))
    if (slot !== undefined) return slot
  }
  if (!isSelling) return null
  const isEmailOpen = canAskEmail(state) && isOpen(state, 'email', ASKS_MAX)
  return isEmailOpen ? 'email' : null
}
