import { CURRENCY_WORDS } from '#agent/lexicon/figure-words.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { YEAR_HOURS } from '#agent/lexicon/units.ts'
import { formatNumber } from '#agent/state/format.ts'
import { isDoer } from '#agent/understand/judge/pay.ts'
import type { Finding, Span } from '#agent/understand/message/act.ts'
import type { MessageView } from '#agent/understand/message/message-view.ts'
import { isAskedFor } from '#agent/understand/message/message-view.ts'
import { type Currency, currencyNames, usdPerUnit } from '#content/facts/exchange-rates.ts'

import { toExact } from '#domain/to-exact.ts'

const AMOUNT = String.raw`(?<![\d.,])\$?(\d{1,3}(?:\.\d{1,2})?)(?!\d|[.,]\d| ?(?:%|k\b|hours?\b|hrs\b|people\b|days?\b|weeks?\b|months?\b|minutes?\b|mins?\b|of\b))`
const COSTS =
  '(?:payroll )?(?:tax(?:es)?|benefits|overheads?|insurance|burden|everything|fringe|ni|pensions?|on-?costs)'
const ALSO = `(?:,? (?:and|&|plus) (?:such|all|all that|stuff|so on|everything|${COSTS}))?`
const ABOUT = `(?: ?(?:it'?s|it is|that'?s|thats|they'?re|call it|call|say|really|actually|more|like|closer|to|about|around|probably|maybe|so|is|comes|its|,|=)){1,7}`
const LOADED = new RegExp(String.raw`\bwith (?:the |all )?${COSTS}${ALSO}${ABOUT} ?${AMOUNT}`)
const LOADED_BEHIND = new RegExp(
  String.raw`${AMOUNT}(?: ?(?:/|an|per) ?(?:hour|hr|h)\b)?(?: bucks| dollars)? (?:with|incl|including) (?:the |all )?${COSTS}\b`,
)
const BEFORE_COSTS = new RegExp(String.raw`\bbefore ${COSTS}\b`)
const IT_IS = new RegExp(
  String.raw`\b(?:it'?s|its|it is|that'?s|call it|so) (?:about |around |like |more like |roughly ){0,2}${AMOUNT}`,
)
const MOST_LOADED = 2.5

const NAMED = [
  new RegExp(
    String.raw`${AMOUNT} is (?:the|my|our|their|what) (?:hourly|pay|rate|wage|hour(?:ly)? (?:cost|rate|pay))\b`,
  ),
  new RegExp(
    String.raw`\b(?:pay|rate|wage|hourly|hourly (?:cost|rate|pay))\b[^.;!?\d]{0,24}\b(?:should be|should have been|to|is) ${AMOUNT}`,
  ),
  new RegExp(
    String.raw`${AMOUNT}(?: bucks| dollars)?(?: ?(?:/|an|per) ?(?:hour|hr|h)\b)? (?:blended|on average|average|avg)\b`,
  ),
]
const OF_PAY =
  /[$]|\b(?:pay|paid|wages?|rate|hourly|bucks|dollars)\b|(?:\/|\ban |\bper ) ?(?:hour|hr)\b/
const FOREIGN = /[€£]|\b(?:euros?|eur|gbp|pounds?|francs?|chf|zl|pln|kr|kroner|rupees?)\b/
const SUPPOSES = /\b(?:if|would|suppose|imagine|what about)\b/

/**
 * Pay that is known and told anew: "with taxes and such call it 27", "27 is the hourly, you used 21", "at about 25 bucks
 * blended".
 */
export function restatePay({ plain, context }: MessageView): Finding[] {
  const pay = context.figures?.find(([slot]) => slot === 'hourly_rate')?.[1]
  if (context.isLiteral || pay === undefined) return []
  const currency = findToldCurrency(plain, pay)
  if (currency === null && FOREIGN.test(plain)) return []
  const find = (match: RegExpExecArray | null, isOne: (value: number) => boolean): Finding[] => {
    const value = Number(match?.[1])
    if (match === null || !isOne(value)) return []
    const span = [match.index, match.index + match[0].length] as const
    return [
      {
        slot: 'hourly_rate',
        value: toExact(value),
        span,
        consumed: [span],
        reading: { isCorrection: true },
      },
    ]
  }
  const salary = findSalary(plain)
  if (salary !== null && salary.reading?.derivation !== context.workings?.text) return [salary]
  const isLoaded = (value: number) => value > pay && value <= pay * MOST_LOADED
  const loaded = [LOADED, LOADED_BEHIND, ...(BEFORE_COSTS.test(plain) ? [IT_IS] : [])]
    .map((one) => find(one.exec(plain), isLoaded))
    .find((told) => told.length > 0)
  if (loaded !== undefined) return loaded
  if (currency !== null)
    return context.isPaidInDollars && !PAID_BY_HOUR.test(plain) ? [convertPay(pay, currency)] : []
  if (SUPPOSES.test(plain) || !OF_PAY.test(plain)) return []
  const isNear = (value: number) => value !== pay && value > pay / 3 && value < pay * 3
  return NAMED.flatMap((one) => find(one.exec(plain), isNear)).slice(0, 1)
}

const CURRENCY = '(?:pounds|sterling|gbp|quid|euros?|eur|canadian|cad|aud|francs|chf)'
const PAID_BY_HOUR = /\d ?(?:\/|an?|per) ?(?:hour|hr|h)\b/
/** "Pounds not dollars btw", "I've said pounds 4 times", "thats pounds", "it was in euros", "pounds, mate". */
const IN_CURRENCY = new RegExp(
  [
    `\\b${CURRENCY},? (?:and )?not (?:in )?(?:us )?(?:dollars|usd)\\b`,
    `\\b(?:said|say|saying|meant|mean|wrote|all) (?:it |its |that )?(?:in )?${CURRENCY}\\b`,
    `\\b(?:that['’]?s|thats|it['’]?s|its|was|were|is|are|be|pay|paid)(?: (?:all|actually|really|obviously|meant))?(?: in)? ${CURRENCY}\\b`,
    `(?:^|[.;!?] ?)${CURRENCY}(?: btw| by the way| mate| obviously| sorry| please)?(?=[.,;!?]|$)`,
  ].join('|'),
)
const OWN_AMOUNT = new RegExp(String.raw`(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?${CURRENCY}\b`, 'g')

type ToldCurrency = { code: Currency; rate: number; span: Span }

/** The currency that pay was meant in: the words say so, or the known amount is said again with it. */
function findToldCurrency(plain: string, pay?: number): ToldCurrency | null {
  const told = IN_CURRENCY.exec(plain)
  // "13 pounds, not dollars" tells the amount.
  const isOfAmount = told !== null && /\d ?$/.test(plain.slice(0, told.index))
  const again = [...plain.matchAll(OWN_AMOUNT)].find(([, amount]) => Number(amount) === pay)
  const match = isOfAmount ? again : (told ?? again)
  const code = CURRENCY_WORDS[new RegExp(CURRENCY).exec(match?.[0] ?? '')?.[0] ?? '']
  if (match == null || code === undefined || code === 'USD') return null
  return { code, rate: usdPerUnit[code], span: [match.index, match.index + match[0].length] }
}

/** Pay that was taken for dollars, in the currency that it was meant in. */
function convertPay(pay: number, { code, rate, span }: ToldCurrency): Finding {
  return {
    slot: 'hourly_rate',
    value: Math.round(pay * rate * 100) / 100,
    span,
    consumed: [span],
    reading: { isCorrection: true, ...sayInCurrency(pay, { code, rate }) },
  }
}

const sayInCurrency = (pay: number, { code, rate }: Pick<ToldCurrency, 'code' | 'rate'>) => ({
  derivation: `${formatNumber(pay)} ${currencyNames[code]} at ${rate}`,
  original: { amount: pay, currency: code },
})

/** "15.50 an hour. thats pounds": a bare amount is in the currency that the same message names. */
export function putInCurrency(one: Finding, { plain }: MessageView): Finding {
  if (one.slot !== 'hourly_rate' || one.reading?.original || typeof one.value !== 'number')
    return one
  const currency = plain.slice(...one.span).includes('$') ? null : findToldCurrency(plain)
  if (currency === null) return one
  const value = Math.round(one.value * currency.rate * 100) / 100
  return { ...one, value, reading: { ...one.reading, ...sayInCurrency(one.value, currency) } }
}

const SALARY =
  /[$]? ?(?<!\d)(\d{2,3}(?:\.\d)?) ?(?:k\b|thousand\b|,000\b)(?: ?(?:dollars|bucks))?(?: ?(?:\/|an?|per) ?(?:year|yr|annum)\b)?/gi
const BEFORE_SALARY =
  /\b(?:(?:pay|paid|pays|salary|salaries|earns?|makes?) (?:[\p{L}']+ ){0,4}|on (?:(?:about|around|roughly|like|maybe|a|some) ){0,2})$/iu
const OF_YEAR = /\b(?:a|per) (?:year|annum)\b|\byearly\b/i
const OF_OTHER_MONEY =
  /\b(?:budget\w*|spend\w*|revenue|turnover|sales|sav\w+|price\w*|audit|pilot|quote\w*|invest\w*|lose|losing|bonus|sign|a lot|too much|expensive|hours?|hrs)\b/i

/** "The paralegal is paid more like 34k", "no, 45 thousand a year": pay told anew, as a salary. */
function findSalary(plain: string): Finding | null {
  const told = [...plain.matchAll(SALARY)].find(
    ({ index }) => OF_YEAR.test(plain) || BEFORE_SALARY.test(`${plain.slice(0, index).trimEnd()} `),
  )
  if (told === undefined || OF_OTHER_MONEY.test(plain)) return null
  const yearly = Number(told[1]) * 1_000
  if (yearly < SALARY_MIN) return null
  const span = [told.index, told.index + told[0].length] as const
  const derivation = `$${formatNumber(yearly)} ÷ ${formatNumber(YEAR_HOURS)} hours`
  return {
    slot: 'hourly_rate',
    value: toExact(yearly / YEAR_HOURS),
    span,
    consumed: [span],
    reading: { isCorrection: true, derivation },
  }
}
const SALARY_MIN = 12_000

const OF_HOUR = '(?: bucks| dollars)?(?: ?(?:/|an|per) ?(?:hour|hr|h)\\b)?'
const BLENDS = [
  new RegExp(String.raw`${AMOUNT}${OF_HOUR} as (?:an? |the )?(?:average|avg|blend|blended)\b`),
  new RegExp(String.raw`${AMOUNT}${OF_HOUR} (?:blended|on average)\b`),
  new RegExp(
    String.raw`\b(?:blended|blend|on average|average|avg)(?: (?:rate|pay|wage|cost|it'?s|its|is|of|at|about|around|i|guess|would|be|maybe|say|like|roughly|probably)){0,5} ${AMOUNT}`,
  ),
]

/** "Figure 25 an hour for the pair of us", "just use 25": behind other pays, or in answer to a figure that was said back. */
const PUT = new RegExp(
  String.raw`\b(?:figure|call it|use|go with|say|put|make it|take) (?:about |around |like |roughly |it at )?${AMOUNT}${OF_HOUR}`,
  'g',
)

/** The last figure takes the place of its parts, or of the one that was said back. */
function findPut({ plain, context }: MessageView): RegExpExecArray | null {
  const put = [...plain.matchAll(PUT)].at(-1)
  if (put === undefined || /\d/.test(plain.slice(put.index + put[0].length))) return null
  const isOpen = context.isConfirming === true && context.figures?.at(-1)?.[0] === 'hourly_rate'
  const isBehind = listPays(plain.slice(0, put.index)).length > 1
  return isOpen || isBehind ? put : null
}

/** "Use 50 an hour as average", "blended I guess 50": the pay of all, whatever was told of some. */
export function readBlendedPay(view: MessageView): Finding[] {
  const { plain, context } = view
  const pay = context.figures?.find(([slot]) => slot === 'hourly_rate')?.[1]
  const isDue = pay !== undefined || isAskedFor(view, 'hourly_rate')
  if (!isDue || FOREIGN.test(plain) || SUPPOSES.test(plain)) return []
  const match = BLENDS.reduce((one, next) => one ?? next.exec(plain), findPut(view))
  const value = Number(match?.[1])
  if (match === null || value < PAY_MIN || value > PAY_MAX || value === pay) return []
  const span = [match.index, match.index + match[0].length] as const
  // What was told of some people is no pay of all.
  const consumed = [...plain.matchAll(PAYS)].map(
    (one): Span => [one.index, one.index + one[0].length],
  )
  return [
    {
      slot: 'hourly_rate',
      value: toExact(value),
      span,
      consumed: [span, ...consumed],
      ...(pay === undefined ? {} : { reading: { isCorrection: true } }),
    },
  ]
}

const PAYS = new RegExp(`${AMOUNT}(?: ?(?:/|an|per) ?(?:hour|hr|h)\\b)?`, 'g')
const [PAY_MIN, PAY_MAX] = [10, 250]
const ROLE =
  /^(?:he|she|they|him|his|hers?|theirs|admins?|advis[eo]rs?|paralegals?|juniors?|seniors?|leads?|me|myself|i|temps?|partners?|bosses|boss|owner|mine|desk|reception|helper)$/
/** Up to two small words may stand between a role and its pay. */
const BEFORE_PAY =
  /(?<role>\p{L}+)(?:'m|'s| am)?(?: ?,)?(?: (?:is|are|at|get|gets|make|makes|way|more|less|like|about|around|on|@|'s)| ?,){0,4} ?$/u
const BEHIND_PAY =
  /^(?:ish)?(?: ?(?:\/|an|per) ?(?:hour|hr|h)\b)? ?(?:(?:for|is) )?(?:what )?(?:the |an |a |my |our )?(?:two |three |four |other |both ){0,2}(?<role>\p{L}+)/u
const PAY_VERB = /\b(?:makes?|paid|pay|gets?|earns?|rate)\b/
const ON_COSTS = new RegExp(String.raw`\b${COSTS}\b|\bovertime\b|\bcommission\b`)
const SUMMED = /\b(?:call it|say|so|mostly|average|avg|blended)\b/

const PAY_REACH = 24

const NO_NAMES = /^(?:that|this|there|here|they|maybe|about|around|some|most|probably|each)$/
const isName = (word: string, written: string) =>
  /^\p{Lu}\p{Ll}{2}/u.test(written) && !NO_NAMES.test(word)

/** Whose pay an amount is: "the juniors 40", "35 an hour for the admin". */
function findRole({ plain, text }: MessageView, from: number, to: number): string | null {
  const start = Math.max(0, from - PAY_REACH)
  const found = BEFORE_PAY.exec(plain.slice(start, from))
  const before = found?.groups?.role
  const at = start + (found?.index ?? 0)
  // "Kim is at 21": somebody by name.
  if (before !== undefined && isName(before, text.slice(at))) return before
  const after = BEHIND_PAY.exec(plain.slice(to, to + PAY_REACH))
  const behind = after?.groups?.role
  const named = to + (after?.[0].length ?? 0) - (behind?.length ?? 0)
  if (behind !== undefined && isName(behind, text.slice(named))) return behind
  const isRole = (word: string | undefined) =>
    word !== undefined && (ROLE.test(word) || isDoer(word))
  return isRole(before) ? (before ?? null) : isRole(behind) ? (behind ?? null) : null
}

/** "Kim is at 21": an amount that can be nothing but pay, whatever was asked. */
const PAID_BEFORE = /(?:\bat|\bmakes?|\bgets?|\bearns?|\bpaid) (?:about |around |like )?\$?$/

/** Pay is asked for, or was said back. */
const isPayOpen = (view: MessageView): boolean =>
  view.context.figures?.some(([slot]) => slot === 'hourly_rate') === true ||
  isAskedFor(view, 'hourly_rate')

const COST_OF_ONE =
  /\b(?:a|an|each|every) (?:\p{L}+ )?(\p{L}+) costs? (?:me|us) (?:about |around |like )?\$?$/u

/** "A remake costs me 150": what one thing costs is nobody's pay. */
function isCostOfThing(plain: string, from: number): boolean {
  const [, noun] = COST_OF_ONE.exec(plain.slice(Math.max(0, from - COST_REACH), from)) ?? []
  return noun !== undefined && !isDoer(noun) && !PEOPLE_NOUNS.has(noun)
}
const COST_REACH = 48

type Pay = { value: number; from: number; to: number }

/** Two and more amounts of a message that may be pay, and are not the same. */
function listPays(plain: string): Pay[] {
  const told = [...plain.matchAll(PAYS)].map((match) => ({
    value: Number(match[1]),
    from: match.index,
    to: match.index + match[0].length,
  }))
  const pays = told.filter(
    ({ value, from }) => value >= PAY_MIN && value <= PAY_MAX && !isCostOfThing(plain, from),
  )
  const [first, last] = [pays[0], pays.at(-1)]
  if (first === undefined || last === undefined) return []
  const isOther =
    SUPPOSES.test(plain.slice(0, last.to)) || ON_COSTS.test(plain.slice(first.to, last.from))
  return isOther || new Set(pays.map(({ value }) => value)).size < 2 ? [] : pays
}

/** "Me at 90/hr, the juniors 40", "21, 21, and the paralegal 34": pays of several people, said back as their average. */
export function readPaysOfSeveral(view: MessageView): Finding[] {
  const { plain, context } = view
  if (context.isLiteral || context.knownSlots.has('hourly_rate')) return []
  if (FOREIGN.test(plain) || SUMMED.test(plain)) return []
  const pays = listPays(plain)
  const [first, last] = [pays[0], pays.at(-1)]
  const isPaid = pays.every(({ from }) =>
    PAID_BEFORE.test(plain.slice(Math.max(0, from - PAY_REACH), from)),
  )
  if (first === undefined || last === undefined || !(isPaid || isPayOpen(view))) return []
  const roles = pays.map(({ from, to }) => findRole(view, from, to))
  // "They make 21, 21, and the paralegal 34": a list after the verb.
  const isListed = PAY_VERB.test(plain.slice(Math.max(0, first.from - PAY_REACH), first.from))
  const named = roles.filter((role) => role !== null)
  const areApart = named.length === pays.length && new Set(named).size > 1
  if (named.length === 0 || !(areApart || (isListed && pays.length > 2))) return []
  const value = pays.reduce((sum, one) => sum + one.value, 0) / pays.length
  const list = pays.map((one) => `$${one.value}`)
  return [
    {
      slot: 'hourly_rate',
      value: toExact(Math.round(value * 100) / 100),
      span: [first.from, last.to],
      consumed: [[first.from, last.to]],
      reading: {
        derivation: `the average of ${list.slice(0, -1).join(', ')} and ${list.at(-1)}`,
        isDoubtful: true,
      },
    },
  ]
}

const WAGE_ALONE =
  /\b(?:plus|before|without|excluding|not including|not counting) (?:the |any |all )?(?:payroll )?(?:tax(?:es)?|benefits|overheads?|insurance|burden)\b|\b(?:taxes|benefits|overhead|insurance) (?:are |is |come |comes )?(?:on top|extra|not included)\b|\b(?:don't|dont|do not|not sure|no idea)\b[^.;!?\d]{0,32}\b(?:with|the|about|including) (?:overheads?|benefits|taxes)\b/

/** "$24, I don't know what it is with overhead": what was told are the wages, and the reply says that they count alone. */
export function markWages(findings: readonly Finding[], { plain }: MessageView): Finding[] {
  const alone = WAGE_ALONE.exec(plain)
  return findings.map((one) => {
    if (one.slot !== 'hourly_rate' || alone === null) return one
    const { isDoubtful, isCorrection, derivation } = one.reading ?? {}
    const isBehind = alone.index >= one.span[1] - 1
    const isToldAgain = /\d/.test(plain.slice(alone.index).split(/[.;!?](?!\d)/)[0] ?? '')
    if (isDoubtful || isCorrection || !isBehind || isToldAgain) return one
    const words = derivation === undefined ? WAGES : `${derivation}, ${WAGES}`
    return { ...one, reading: { ...one.reading, derivation: words } }
  })
}

const WAGES = 'wages alone, without overhead'

const OF_OTHERS =
  /\b(?:not|isn't|isnt|aren't|arent) (?:ours|us|our (?:mistake|fault|error|doing)s?)\b|\b(?:applicants?|customers?|clients?|vendors?|suppliers?|patients?|students?|tenants?|their|homeowners?|insurers?)(?:'s|s'|')? (?:own )?(?:mistake|fault|error)s?\b|\b(?:is|are|that's|thats) on (?:them|the (?:customer|client|applicant|vendor|patient)s?)\b/
const LOSS =
  /\b(?:wrong|mistakes?|errors?|fraud|loss|lost|fines?|penalt(?:y|ies)|lawsuits?|missed)\b/
const PAYEE = /\b(?:they|them|girls|guys|wages?|salar\w+|pay|paid|an hour|per hour|hourly|\/h)\b/

/** "One in three comes back incomplete, but that is the applicants' mistake", "a wrong number costs us 200 grand". */
export const isOfOthers = ({ slot }: Finding, sentence: string): boolean =>
  (slot === 'error_rate' && OF_OTHERS.test(sentence)) ||
  (slot === 'hourly_rate' &&
    /\bcosts?\b/.test(sentence) &&
    LOSS.test(sentence) &&
    !PAYEE.test(sentence))

const IF_HIRED =
  /\b(?:but |and |though )?(?:if|when|should) (?:i|we) (?:hired?|would hire|had to hire|have to hire|paid|pay|had to pay) (?:somebody|someone|a person|a \p{L}+|an \p{L}+|one|for it|help)(?: else| new)?,?(?: (?:it )?(?:is|it's|would be|costs?|that's))?/gu

/** "If I hire somebody is 20 euro", where pay was asked for: what a hired person would cost is the answer. */
export const findHireWords = (view: MessageView): Span[] =>
  isAskedFor(view, 'hourly_rate')
    ? [...view.plain.matchAll(IF_HIRED)].map(({ 0: { length }, index }) => [index, index + length])
    : []
