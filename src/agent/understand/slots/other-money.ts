import { isDoer } from '#agent/understand/judge/pay.ts'
import type { Span } from '#agent/understand/message/act.ts'
import {
  findSentence,
  isAskedFor,
  type MessageView,
} from '#agent/understand/message/message-view.ts'
import { engagementPhases } from '#content/facts/pricing.ts'

export const OUR_PRICES: readonly number[] = engagementPhases.flatMap(
  ({ minimumUsd, maximumUsd }) => (maximumUsd === null ? [minimumUsd] : [minimumUsd, maximumUsd]),
)

const AMOUNT = String.raw`\$? ?\d[\d,]{0,9}(?:\.\d{1,2})? ?(?:k|grand|thousand)?\b(?: ?(?:an hour|per hour|\/ ?hr?|\/ ?hour))?`
const ABOUT = '(?:about |around |like |roughly |out |maybe |at |for |an hour |the hour |@ ?){0,4}'
const WHOM =
  '(?:(?:them|him|her|it|that|those|clients?|customers?|patients?|people|(?:the|our|their) \\p{L}+) ){0,2}'
const PAYERS = '(?:(?:the|our|my) )?(?:clients?|customers?|patients?|owners?|guests?)'
const COSTS =
  '(?:freight|shipping|postage|couriers?|fines?|penalt(?:y|ies)|chargebacks?|write-?offs?|refunds?|scrap|materials?|detention|demurrage|late fees|overnights?|reships?)'
const MONEY_TOLD = String.raw`(?:\$ ?\d[\d,]{0,9}(?: ?(?:k|grand|thousand)\b)?|\b\d[\d,]{0,9} ?(?:k|grand|thousand|dollars|bucks)\b(?: (?:dollars|bucks))?)`
const BILLED = [
  `\\bsav(?:e|es|ed|ing|ings)(?: (?:us|me|about|around|only|like|of|is|at)){0,3} ${AMOUNT}(?! ?(?:hours?|hrs?|h\\b|%|percent))`,
  `\\b(?:we|i|we'd|i'd)(?: also| can| do| then)? (?:bill|charge|invoice)(?: out)? ${WHOM}${ABOUT}${AMOUNT}`,
  `\\b(?:bill(?:ed|able)? (?:rates?|out)|billed)(?: is| of| at)? ${WHOM}${ABOUT}${AMOUNT}(?! ?%)`,
  `\\b${PAYERS} (?:pay|pays|are billed|is billed|are charged|is charged)(?: us)? ${ABOUT}${AMOUNT}`,
  `${AMOUNT}(?: is|'s| was| are)? (?:what|how much) ${PAYERS} (?:pay|pays|is|are|get|gets)\\b`,
].map((one) => new RegExp(one, 'gu'))

/** "$25,000", "25k", "25 grand": never a plain number, which may count something. */
const MONEY = /\$ ?(\d[\d,]{0,9}) ?(k|grand|thousand)?\b|\b(\d{1,3}) ?(k|grand|thousand)\b/g
/** Behind an amount these say that it counts something, or is no dollars. */
const COUNTS = /^ ?(?:(?!(?:is|was|thats|its|this|us|less)\b)\p{L}+s\b|euros?|pounds?|[€£])/u
const OF_PAY_BEFORE =
  /\b(?:pays?|paid|makes?|making|earns?|salar(?:y|ies)|wages?|gets?|costs? (?:us|me)|on|base) (?:(?!over\b|anything\b)[\p{L}']+ ){0,3}$/u
const OF_PAY_BEHIND =
  /^,? ?(?:(?:a|per) (?:year|yr|annum)\b|\/ ?yr|\/ ?year|annually|yearly|salar|base\b|wages?\b|each\b|a head|per person|plus\b|loaded)/
const OF_BUDGET =
  /\b(?:budget\w*|aside|spend|afford|ha(?:ve|s|d)|got|approved?|allocat\w*|earmark\w*|fund\w*|pot|max|up to|under|tops|willing|could do|can do|grant)\b/

/** "25 thousand, are you kidding me", "the final say on anything over $25,000": our price, unless words for pay or a budget stand beside it. */
function findOurPrices(view: MessageView): Span[] {
  const { plain } = view
  if (isAskedFor(view, 'budget') || isAskedFor(view, 'hourly_rate')) return []
  return [...plain.matchAll(MONEY)].flatMap((told): Span[] => {
    const [words, signed, scale, digits, unit] = told
    const value = Number((signed ?? digits ?? '').replaceAll(',', ''))
    const dollars = value * ((scale ?? unit) === undefined ? 1 : 1_000)
    const end = told.index + words.length
    const [from, to] = findSentence(plain, told.index)
    const [before, behind] = [plain.slice(from, told.index), plain.slice(end, to)]
    const isOwn =
      OF_PAY_BEFORE.test(before) ||
      OF_PAY_BEHIND.test(behind) ||
      OF_BUDGET.test(before) ||
      /\bbudget\b|\bset aside\b/.test(behind) ||
      COUNTS.test(behind)
    return OUR_PRICES.includes(dollars) && !isOwn ? [[told.index, end]] : []
  })
}

/** "The CFO signs anything over $50K": from where on somebody else is asked. */
const THRESHOLD =
  /\b(?:anything|everything|all|purchases?|spend(?:ing)?|contracts?|orders?|invoices?|deals?) (?:over|above|beyond|exceeding|more than|north of|past) (\$? ?\d[\d,]{0,9} ?(?:k|grand|thousand|m|million)?)\b/g
const OF_APPROVAL =
  /\b(?:sign\w*|approv\w*|cfo|ceo|board|council|bid\w*|tender\w*|procurement|committee|boss|owner|director|partner|say|goes? (?:to|through|out))\b/

const listThresholds = (plain: string): Span[] =>
  [...plain.matchAll(THRESHOLD)].flatMap((told): Span[] => {
    const end = told.index + told[0].length
    const isApproved = OF_APPROVAL.test(plain.slice(...findSentence(plain, told.index)))
    return isApproved ? [[end - (told[1]?.length ?? 0), end]] : []
  })

/** "6 a week at $150 each", "60 a week then at £65": what goes wrong or is sold, with its price. */
const PRICED =
  /(?<![$€£\d.,])\b\d[\d,]{0,6}(?: (?!hours?\b|hrs?\b|h\b|people\b)\p{L}+){0,3} (?:a|per) (?:day|week|month|year)(?: (?:then|or so|maybe))?,? (?:at|@|x|×|times) (?:about )?(?:[$€£] ?\d[\d,.]*|\d[\d,.]* (?:dollars|bucks|pounds|euros?|quid))(?: (?:each|apiece|a (?:piece|pop|time)))?/gu

/** "30 thousand a year in freight", "freight costs us $2,500 a month": what is spent on things, and nobody's pay. */
const SPENT_ON = new RegExp(
  String.raw`${MONEY_TOLD} (?:a|per|each|every) (?:year|month|quarter|yr) (?:in|on|for|of|to|worth of) (?:the |our |extra |wasted |lost )?(?<thing>\p{L}+)|${MONEY_TOLD} (?:in|on|for|of) (?:the |our |extra )?${COSTS}\b|\b${COSTS}(?: alone)?(?: (?:bill|costs?|is|are|runs?|comes? to|of|was|us|about|around|like|roughly|maybe|over|at)){1,5} ${MONEY_TOLD}`,
  'gu',
)

const listSpent = (plain: string): Span[] =>
  [...plain.matchAll(SPENT_ON)].flatMap(({ 0: words, groups, index }): Span[] => {
    const thing = groups?.thing ?? ''
    const sentence = plain.slice(...findSentence(plain, index))
    const isPaid = isDoer(thing) || OF_WAGES.test(thing) || EARNS.test(sentence)
    return isPaid ? [] : [[index, index + words.length]]
  })
const OF_WAGES =
  /^(?:wages?|salar\w+|pay|payroll|labou?r|staff|her|him|them|me|each|one|a|an|this|that|it|two|three|four|five|my|average|base|top|paper)$/
const EARNS = /\b(?:makes?|earns?|salar\w+|wages?)\b/

/** "Another 1.5 days at month end, but that is perhaps for later": what is put off tells nothing of the work. */
const PUT_OFF = /\b(?:for later|another time|some other time|for another day|later on, not now)\b/

const listPutOff = (plain: string): Span[] =>
  [...plain.matchAll(/\d[\d.,]*/g)].flatMap(({ index }): Span[] => {
    const [from, to] = findSentence(plain, index)
    return PUT_OFF.test(plain.slice(from, to)) ? [[from, to]] : []
  })

/** Who works alone gives up what is billed for an hour. */
const OF_ONE = /\bi(?:['’]d)?(?: also| can| do| then)? (?:bill|charge)\b/
const isAlone = (view: MessageView): boolean =>
  view.context.teamSize === 1 ||
  isAskedFor(view, 'hourly_rate') ||
  /\bjust me\b|\bon my own\b|\bsolo\b/.test(view.plain)

/** Money that is neither pay nor a budget: what clients are billed or pay, and our own prices said again. Nor are items with a price, and what is put off, figures of the work. */
export const findOtherMoney = (view: MessageView): Span[] => [
  ...listPutOff(view.plain),
  ...listSpent(view.plain),
  ...listThresholds(view.plain),
  ...[...view.plain.matchAll(PRICED)].map(
    ({ 0: { length }, index }): Span => [index, index + length],
  ),
  ...BILLED.flatMap((one) => [...view.plain.matchAll(one)]).flatMap(
    ({ 0: words, index }): Span[] =>
      OF_ONE.test(words) && isAlone(view) ? [] : [[index, index + words.length]],
  ),
  ...findOurPrices(view),
]
