import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findSentence } from '#agent/perception/message-view.ts'

const BUDGET_CUE =
  /\b(?:budget(?:s|ed|ing)?|set aside|allocated|earmarked|approved|to spend|can spend|could spend|spend up to|willing to (?:spend|pay|invest)|to invest|can invest|invest|put aside|funding for (?:this|it)|afford|funds?|ballpark)\b/
const NO_BUDGET =
  /\b(?:(?:no|zero|don't have (?:a|any)?|do not have (?:a|any)?|haven't got (?:a|any)?|without a|there's no|there is no|have no|not have a|0) ?budget|budget(?: is|'s|:)? (?:is )?(?:zero|none|nothing|nil)|no (?:money|funds)(?: for (?:this|it))?|can't (?:afford|spend)(?: anything)?)\b/
/** "No budget set yet" says that it is unknown, not that it is nothing. */
const NOT_SET =
  /\b(?:yet|set|defined|approved|decided|finali[sz]ed|number|figure|specific|exact|fixed|formal|in mind|limit)\b/
const NONE_WHEN_ASKED = /^\s*(?:none|zero|nothing|no|nope|not really)\s*[.!]?\s*$/
/** A bare number to the budget question below this is thousands: "50" is $50,000. */
const SMALLEST_PLAIN = 1_000

function readNone(view: MessageView): Finding[] {
  const match = NO_BUDGET.exec(view.plain)
  if (match && !NOT_SET.test(view.plain.slice(match.index, match.index + match[0].length + 20))) {
    return [{ slot: 'budget', value: 0, span: [match.index, match.index + match[0].length] }]
  }
  const bare = view.context.asking === 'budget' ? NONE_WHEN_ASKED.exec(view.plain) : null
  return bare ? [{ slot: 'budget', value: 0, span: [0, view.plain.trimEnd().length] }] : []
}

/** Money set aside for the project, in dollars; 0 is an explicit none. */
export function findBudgets(view: MessageView): Finding[] {
  const isAsked = view.context.asking === 'budget'
  for (const quantity of view.quantities.values()) {
    const mark = view.shape.charAt(quantity.start)
    if (!(mark === '$' || mark === '#')) continue
    const [from, to] = findSentence(view.plain, quantity.start)
    const near = view.plain.slice(
      Math.max(from, quantity.start - 70),
      Math.min(to, quantity.end + 50),
    )
    const isMoney = mark === '$' || quantity.value >= SMALLEST_PLAIN
    if (!isMoney || quantity.value < SMALLEST_PLAIN) continue
    if (!isAsked && !BUDGET_CUE.test(near)) continue
    const { value, low, high, start, end } = quantity
    return [{ slot: 'budget', value, span: [start, end], reading: { low, high } }]
  }
  return readNone(view)
}
