import { BLANK } from '#agent/perception/message-view.ts'
import { ONE_PERSON, PEOPLE_NOUN } from '#agent/perception/people-words.ts'

/** What clients pay for an hour is no cost: "I bill 120 but they cost me 45". */
const BILLED_BEFORE =
  /\b(?:bill(?:ed|ing|s)?|charg(?:e|ed|ing)|(?<!\b(?:plus|and|with|social|employer|employer's|payroll|wage|statutory|all) )charges|clients? pays?|customers? pays?|invoice[sd]?|sell(?:ing)?|rate card)\b(?! (?:ourselves|ourself|each other|internal|(?:it|this|that|them) (?:at|out|as)))[^,.;$#]{0,25}$/
const BILLED_AFTER =
  /^[^,.;$#]{0,16}\b(?:is|are|was) what (?:we|i) (?:bill|charge|ask|invoice)|^[^,.;$#]{0,16}\b(?:billed|charged|invoiced) to (?:the )?(?:clients?|customers?)/
const INTERNAL = '(?:internally|in-?house|internal (?:rate|charge)|between departments)\\b'
const INTERNAL_BEFORE = new RegExp(`\\b${INTERNAL}[^,.;]{0,40}$`)
const INTERNAL_AFTER = new RegExp(`^[^,.;]{0,30}\\b${INTERNAL}`)

/** Whether an amount is what others are asked to pay; what one's own departments are charged is a cost. */
export function isBilled(before: string, after: string): boolean {
  if (INTERNAL_BEFORE.test(before) || INTERNAL_AFTER.test(after)) return false
  return BILLED_BEFORE.test(before) || BILLED_AFTER.test(after)
}

const PAID_NOUN = `(?:hours?|hrs?|days?|shifts?|weeks?|months?|years?|annum|quarter|person|people|head|time|labou?r|work|wages?|salar(?:y|ies)|rate|team|staff|desk|position|post|seat|role|grade|one|ones|it|this|that|he|she|they|which|who|${PEOPLE_NOUN}|${ONE_PERSON})`
/** "Each mistake costs us 400 dollars": the price of a thing, told by what stands before "costs". */
const ITEM_PRICED = new RegExp(
  `(?<![a-z])(?:each|every|one|per|an?|any|#~*)(?: (?!of |${PAID_NOUN}\\b)[a-z-]+){0,2}? (?!${PAID_NOUN}\\b)[a-z-]{3,} (?:costs?|sets? (?:us|me) back|runs? (?:us|me)|loses? (?:us|me)|eats?)\\b[^$#,;]{0,20}$|\\b(?:lost|loses?|losing|fined|refund(?:ed)?|written? off|wrote off)\\s(?:us |about |around |roughly |over |up to )*$`,
)
const ITEM_PRICED_AFTER = new RegExp(
  `^\\s(?:per|for each|for every|on each|on every|each|every) (?!${PAID_NOUN}\\b|full|part|such|single|per\\b|calendar|working)[a-z-]{3,}(?: |$)`,
)
/** Software has a price by the year, too; a tool that was read is a blank. */
const SOFTWARE =
  '(?:licen[cs]es?|licen[cs]ing|subscriptions?|software|saas|crm|erp|platform|tool|tools)'
const FOR_SOFTWARE = new RegExp(
  `^[^.;$#]{0,30}?\\b(?:for|on|to)\\s(?:the |our |a |an )?(?:${BLANK}|[a-z]{0,14} ?${SOFTWARE}\\b)`,
)
const SOFTWARE_PRICED = new RegExp(
  `(?:${BLANK}|\\b${SOFTWARE})(?: fees?| plan| bill)?(?: alone| itself)?(?:'s| is| are| costs?| runs?| charges?| takes?| comes to)(?: (?:us|me|about|around|roughly|already|at))*\\s$`,
)

/** Whether a sum of money is the price of something other than somebody's time. */
export function isOtherPrice({ before, after }: { before: string; after: string }): boolean {
  return (
    ITEM_PRICED.test(before) ||
    ITEM_PRICED_AFTER.test(after) ||
    FOR_SOFTWARE.test(after) ||
    SOFTWARE_PRICED.test(before)
  )
}
