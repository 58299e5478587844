import type { Finding, MessageView } from '#agent/perception/message-view.ts'

const COUNT =
  /(#~*)\s(?:(?:different|separate|other|main|core|various|disconnected|distinct|software|business|saas|internal|cloud|of|these|those)\s){0,3}(?:tools?|systems?|apps?|applications?|platforms?|programs?|pieces of software|software packages|saas tools|portals?|databases?)\b/

/** As in a form: "Tools: 3". */
const KEYED =
  /\b(?:tools?|systems?|apps?|tool count|number of tools)(?: used| in use| involved)?\s?[:=-]\s?(#~*)(?!\s?(?:hours?|people|percent))/

/** A number of tools without their names: "five different systems". */
export function findToolCounts(view: MessageView): Finding[] {
  const match = COUNT.exec(view.shape) ?? KEYED.exec(view.shape)
  const mark = match ? match.index + match[0].indexOf('#') : -1
  const quantity = view.quantities.get(mark)
  if (!match || !quantity || quantity.kind !== 'number') return []
  return [
    {
      slot: 'tool_count',
      value: Math.round(quantity.value),
      span: [match.index, match.index + match[0].length],
      reading: { low: quantity.low, high: quantity.high },
    },
  ]
}
