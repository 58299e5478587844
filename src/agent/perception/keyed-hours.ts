import { findCrews } from '#agent/perception/crews.ts'
import type { MessageView } from '#agent/perception/message-view.ts'
import { findPeriod } from '#agent/perception/periods.ts'
import { toExact } from '#agent/perception/quantity.ts'
import type { Finding } from '#agent/understand/act.ts'

const EACH = '(?: (?:per|a|each) (?:person|head|colleague|member|p[a-z]?rson))?'
const KEYED = new RegExp(
  `\\b(?:manual |weekly |total |work )?(?:hours|hrs|(?<!(?:an|one|per|each|every|the|cheapest|dearest|staff|\\w(?:st|er)) )hour)${EACH}(?: (?:per|a|each) week|\\/ ?week| ?\\/ ?wk| p\\/?w| weekly| spent| of manual work){0,2}${EACH}(?: \\([a-z ]{2,24}\\))?\\s?(?:[:=]|(?:is|are|have gone|went|came) (?:now |down to |up to )|is|are|about|around|-|(?:should|ought to|must|has to|have to) (?:be|read|say)(?: changed to)?|make (?:that|it|them)|changed? to)\\s?(?:make (?:that|it) |more like |about |around |roughly )?(#~*)`,
)
const PER_PERSON = /\b(?:per|a|each) (?:person|head|colleague|member|p[a-z]?rson)\b/
const AFTER_CHARS = 20

/** Hours as in a form, the unit before the number: "Manual hours: 40/week", "Hours per person per week: 3". */
export function findKeyedHours(view: MessageView): Finding[] {
  const match = KEYED.exec(view.shape)
  if (!match) return []
  const mark = match.index + match[0].indexOf('#')
  const quantity = view.quantities.get(mark)
  if (quantity?.kind !== 'number') return []
  const period = findPeriod(view.shape.slice(quantity.end, quantity.end + AFTER_CHARS))
  const isPerPerson = PER_PERSON.test(match[0])
  const people = isPerPerson ? (findCrews(view)[0]?.count ?? view.context.teamSize) : 1
  const scale = (hours: number) => toExact(hours * (period?.perWeek ?? 1) * (people ?? 1))
  return [
    {
      slot: 'manual_hours',
      value: scale(quantity.value),
      span: [Math.min(match.index, mark), Math.max(match.index + match[0].length, quantity.end)],
      reading: {
        low: scale(quantity.low),
        high: scale(quantity.high),
        isPerPerson: people === null,
      },
    },
  ]
}
