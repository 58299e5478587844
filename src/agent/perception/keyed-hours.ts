import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findPeriod } from '#agent/perception/periods.ts'
import { toExact } from '#agent/perception/quantity.ts'

const KEYED =
  /\b(?:manual |weekly |total |work )?(?:hours?|hrs)(?: (?:per|a|each) week|\/ ?week|\/ ?wk| weekly| spent| of manual work){0,2}\s?(?:[:=]|is|are|about|around|-)\s?(?:about |around |roughly )?(#~*)/
const LONE = /(#~*)\s?(?:\/ ?|per |a )(?:week|wk)\b/
const AFTER_CHARS = 20

/** Hours as in a form, the unit before the number: "Manual hours: 40/week". */
export function findKeyedHours(view: MessageView): Finding[] {
  const isAsked = view.context.asking === 'manual_hours'
  const match = KEYED.exec(view.shape) ?? (isAsked ? LONE.exec(view.shape) : null)
  if (!match) return []
  const mark = match.index + match[0].indexOf('#')
  const quantity = view.quantities.get(mark)
  if (quantity?.kind !== 'number') return []
  const period = findPeriod(view.shape.slice(quantity.end, quantity.end + AFTER_CHARS))
  const factor = period?.perWeek ?? 1
  const scale = (hours: number) => toExact(hours * factor)
  return [
    {
      slot: 'manual_hours',
      value: scale(quantity.value),
      span: [Math.min(match.index, mark), Math.max(match.index + match[0].length, quantity.end)],
      reading: { low: scale(quantity.low), high: scale(quantity.high) },
    },
  ]
}
