import type { ImplausibleAct, InformAct } from '#agent/perception/act.ts'
import type { Context } from '#agent/perception/message-view.ts'
import type { Slot } from '#domain/fact.ts'

const HOURS_IN_A_WEEK = 168
/** Above these a value is asked about instead of stored. */
const LARGEST: Readonly<Partial<Record<Slot, number>>> = {
  hourly_rate: 500,
  error_rate: 60,
  team_size: 500_000,
  tool_count: 200,
  budget: 100_000_000,
}
const SMALLEST: Readonly<Partial<Record<Slot, number>>> = { hourly_rate: 3, team_size: 1 }
/** Hours that no team of unknown size is believed to spend. */
const LARGEST_HOURS_UNKNOWN_TEAM = 5_000

/** Whether a number can be right. Hours are measured against the people who do them. */
export function isPlausible(slot: Slot, value: number, teamSize: number | null): boolean {
  if (!Number.isFinite(value) || value < 0) return false
  if (slot === 'manual_hours') {
    const limit = teamSize === null ? LARGEST_HOURS_UNKNOWN_TEAM : HOURS_IN_A_WEEK * teamSize
    return value <= limit
  }
  return value <= (LARGEST[slot] ?? Number.POSITIVE_INFINITY) && value >= (SMALLEST[slot] ?? 0)
}

/** Takes out the values that cannot be right. Hours are checked against the people named with them or before. */
export function separateImplausible(
  acts: readonly InformAct[],
  context: Context,
): (InformAct | ImplausibleAct)[] {
  const team = acts.find((act) => act.slot === 'team_size')?.value
  const teamSize = typeof team === 'number' ? team : context.teamSize
  return acts.map((act) => {
    if (typeof act.value !== 'number') return act
    if (isPlausible(act.slot, act.value, act.slot === 'manual_hours' ? teamSize : null)) return act
    return {
      kind: 'implausible',
      slot: act.slot,
      value: act.value,
      quote: act.quote,
      span: act.span,
    }
  })
}
