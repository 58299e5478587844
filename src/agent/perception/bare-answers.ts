import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'

const KINDS: Readonly<Partial<Record<string, readonly Quantity['kind'][]>>> = {
  manual_hours: ['number'],
  team_size: ['number'],
  hourly_rate: ['number', 'money'],
  tool_count: ['number'],
  error_rate: ['number', 'percent'],
  budget: ['number', 'money'],
}
/** A budget named without a scale below this means thousands. */
const THOUSANDS_BELOW = 1_000
const YEARLY_FROM = 8_000
const HOURS_PER_YEAR = 2_080

function scaleValue(slot: string, value: number): number {
  if (slot === 'budget' && value > 0 && value < THOUSANDS_BELOW) return value * 1_000
  if (slot === 'hourly_rate' && value >= YEARLY_FROM) return toExact(value / HOURS_PER_YEAR)
  return slot === 'team_size' || slot === 'tool_count' ? Math.round(value) : value
}

/** A unit, or the second half of a ratio, says that a number answers something else than what was asked. */
const OTHER_UNIT =
  /^\s?(?:hours?|hrs?|h\b|minutes?|mins?|years?|months?|weeks?|wks?|days?|quarters?|customers|clients|invoices|orders|tickets|claims|%|(?:in|out of|outta|of|per)\s(?:every |each |a )?[#$%])/

/** A number without a unit ("80", "around 20") read as the answer to the question that was asked. */
export function findBareAnswer(view: MessageView): Finding[] {
  const { asking } = view.context
  const slot = asking === 'tools' ? 'tool_count' : asking
  const kinds = slot === null ? undefined : KINDS[slot]
  if (slot === null || kinds === undefined) return []
  const left = [...view.quantities.values()].filter(
    (quantity) =>
      /[#$%]/.test(view.shape.charAt(quantity.start)) &&
      kinds.includes(quantity.kind) &&
      !OTHER_UNIT.test(view.shape.slice(quantity.end)),
  )
  const quantity = left.at(-1)
  if (!quantity) return []
  const { value, low, high, start, end } = quantity
  return [
    {
      slot,
      value: scaleValue(slot, value),
      span: [start, end],
      reading: { low: scaleValue(slot, low), high: scaleValue(slot, high) },
    },
  ]
}
