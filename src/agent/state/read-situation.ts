import {
  type ConversationState,
  getKnownNumber,
  listPending,
} from '#agent/state/conversation-state.ts'
import type { Situation } from '#agent/understand/hear-message.ts'
import type { SlotValue } from '#agent/understand/message/act.ts'
import type { KnownFigure } from '#agent/understand/quantities/derivation.ts'
import type { Slot } from '#domain/fact.ts'
import { calculateRoi } from '#domain/roi.ts'
import { toExact } from '#domain/to-exact.ts'

/** The order in which figures are usually told. That of the facts is lost when the database stores them. */
const USUAL_ORDER: readonly Slot[] = [
  'team_size',
  'manual_hours',
  'hourly_rate',
  'tool_count',
  'error_rate',
  'budget',
]

/** Known figures as they are usually told; those that were corrected last stand at the end. */
function listFigures({ facts, history }: ConversationState): KnownFigure[] {
  const replaced = history.map(({ slot }) => slot)
  const told = USUAL_ORDER.filter((slot) => !replaced.includes(slot))
  return [...new Set([...told, ...replaced])].flatMap((slot): KnownFigure[] => {
    const value = facts[slot]?.value
    return typeof value === 'number' ? [[slot, value]] : []
  })
}

/** "About half of that": a figure that was just said back counts as told last; a sum with other work is not known yet. */
function withPending(
  figures: readonly KnownFigure[],
  pending: ConversationState['pending'],
): readonly KnownFigure[] {
  if (pending?.kind !== 'confirm' || pending.reading.other?.by === 'added') return figures
  return [...figures.filter(([slot]) => slot !== pending.slot), [pending.slot, pending.value]]
}

/** The sum of the hours that were just said back, or else of those that are known. */
function findWorkings({ pending, details, facts }: ConversationState): Situation['workings'] {
  if (pending?.kind === 'confirm' && pending.slot === 'manual_hours')
    return { text: pending.workings, value: pending.value, isPending: true }
  const text = details.manual_hours?.derivation ?? null
  const value = facts.manual_hours?.value
  return text === null || typeof value !== 'number' ? undefined : { text, value, isPending: false }
}

const listKnown = ({ facts }: ConversationState): Partial<Record<Slot, SlotValue>> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([slot, { value }]) => (value === null ? [] : [[slot, value]])),
  )

/** Rounded as they are said: months of payback, savings a year, hours saved a week. */
function listOurs(state: ConversationState): number[] {
  const hours = getKnownNumber(state, 'manual_hours')
  const rate = getKnownNumber(state, 'hourly_rate')
  if (hours === null || rate === null) return []
  const roi = calculateRoi({
    manualHours: hours,
    hourlyRateCents: toExact(rate * 100),
    toolCount: getKnownNumber(state, 'tool_count') ?? 0,
    errorRatePercent: getKnownNumber(state, 'error_rate') ?? 0,
  })
  const saved = roi.weeklyHoursSaved
  return [roi.paybackMonths ?? 0, roi.annualSavingsCents / 100, saved, saved * 10]
    .map(Math.round)
    .flatMap((one, at) => (at === 3 ? one / 10 : one))
}

export function readContext(state: ConversationState): Situation {
  // Whether there is other work is no question for a date: "no, not for now" tells none.
  const isOther = state.pending?.kind === 'slot' && state.pending.isOther === true
  const [asking = null, alsoAsking = null] = isOther ? [] : listPending(state)
  return {
    asking,
    alsoAsking,
    knownSlots: new Set(Object.keys(state.facts) as Slot[]),
    known: listKnown(state),
    places: state.places,
    itemWork: state.itemWork,
    teamSize: getKnownNumber(state, 'team_size'),
    figures: withPending(listFigures(state), state.pending),
    isPaidInDollars: state.facts.hourly_rate?.original === undefined,
    workings: findWorkings(state),
    ours: listOurs(state),
    isConfirming: state.pending?.kind === 'confirm',
    isCalendarOffered:
      state.pending?.kind === 'calendar' ||
      state.isBookingWanted ||
      (state.shown.hasCalendar && !state.isBooked && state.pending === null),
    isJudged: state.shown.roiKey !== null && !state.shown.hasCalendar,
    language: state.language ?? null,
    isGuarded: (state.guardedMessages ?? 0) > 0,
  }
}
