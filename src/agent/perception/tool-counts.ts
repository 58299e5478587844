import { BLANK, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import type { Finding } from '#agent/understand/act.ts'

const COUNT =
  /(#~*)\s(?:(?:different|separate|other|main|core|various|disconnected|distinct|software|business|saas|internal|cloud|of|these|those)\s){0,3}(?:tools?|systems?|apps?|applications?|platforms?|programs?|pieces of software|software packages|saas tools|portals?|databases?)\b/

/** As in a form: "Tools: 3". */
const KEYED =
  /\b(?:tools?|systems?|apps?|tool count|number of tools)(?: used| in use| involved)?\s?[:=-]\s?(#~*)(?!\s?(?:hours?|people|percent))/

/** "Eleven logins at last count", in answer to the question. */
const LOGINS =
  /(#~*)\s(?:(?:different|separate|other)\s)?(?:log-?ins?|passwords?|packages?|products?|subscriptions?|licen[cs]es|windows|different ones)\b/

/** "There are 4: HubSpot, Gmail and two more", in answer to the question. */
const TOTAL_WHEN_ASKED =
  /^\W*(?:(?:there (?:are|is)|there's|we have|we've got|we use|i count|it's|its|about|only|just|maybe|some|altogether|in total)\s)*(#~*)(?: of (?:them|those|these))?(?: in (?:all|total)| altogether)?\s?:/

const NONE_WHEN_ASKED =
  /^\s*(?:(?:it's|its|we use|just|only|all|mostly|literally|honestly)\s)*(?:none|nothing|no (?:tools|software|systems?|programs)|(?:pen|pencil)s? and paper|(?:on |by )?paper|by hand)\b/

/** No tool at all is an answer to the question about tools. */
function readNone(view: MessageView): Finding[] {
  // A blank stands where a tool was read.
  const isOpen = isAskedFor(view, 'tools') && !view.plain.includes(BLANK)
  const match = isOpen ? NONE_WHEN_ASKED.exec(view.plain) : null
  if (!match) return []
  const start = match[0].length - match[0].trimStart().length
  return [
    { slot: 'tool_count', value: 0, span: [start, match[0].length], reading: { low: 0, high: 0 } },
  ]
}

/** A number of tools without their names: "five different systems". */
export function findToolCounts(view: MessageView): Finding[] {
  const total = isAskedFor(view, 'tools')
    ? (TOTAL_WHEN_ASKED.exec(view.shape) ?? LOGINS.exec(view.shape))
    : null
  const match = COUNT.exec(view.shape) ?? KEYED.exec(view.shape) ?? total
  const mark = match ? match.index + match[0].indexOf('#') : -1
  const quantity = view.quantities.get(mark)
  if (!match || !quantity || quantity.kind !== 'number') return readNone(view)
  return [
    {
      slot: 'tool_count',
      value: Math.round(quantity.value),
      span: [match.index, match.index + match[0].length],
      reading: { low: quantity.low, high: quantity.high },
    },
  ]
}
