import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findSentence } from '#agent/perception/message-view.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'

/** 52 weeks of 40 hours, the usual divisor for a yearly salary in the US. */
const HOURS_PER_YEAR = 2_080
const HOURS_PER_DAY = 8
const PER_HOUR =
  /^\s?(?:usd |dollars |bucks |fully[- ]loaded |loaded |all[- ]in |or so |ish |total )?(?:\/ ?|an? |per |each |every |p\/|-?per-)\s?(?:hour|hours|hr|hrs|h)\b|^\s?(?:hourly|\/h\b|ph\b)/
const PER_OTHER =
  /^\s?(?:or so |salary |base |fully[- ]loaded |loaded |all[- ]in |each |per person |per head |per employee |a head |apiece ){0,2}(?:\/ ?|an? |per |each |every )?(year|yr|annum|annually|yearly|month|mo|monthly|day|daily|week|weekly|wk)\b/
const RATE_CUE =
  /\b(?:hourly|rate|per hour|an hour|loaded|wage|wages|labor cost|labour cost|cost of an hour|hour costs?|costs? us|pay|paid|pays|cost per)\b/
const SALARY_CUE =
  /\b(?:salary|salaries|salaried|paid|pay|pays|earn|earns|make|makes|wage|wages|comp|compensation|loaded|per person|each|per head|per employee|apiece|per fte|an fte|cost|costs|average|avg)\b/
const NOT_A_RATE =
  /\b(?:budget|budgeted|set aside|allocated|earmarked|revenue|turnover|sales of|arr|in sales|invest|raised|funding|spend up to|quote|quoted|savings|save|deal|contract value|penalt|fine)/
const LOWEST_YEARLY = 8_000
const LOWEST_MONTHLY = 600

type Money = { quantity: Quantity; before: string; after: string; sentence: string }

function readMoney(view: MessageView): Money[] {
  return [...view.quantities.values()].flatMap((quantity) => {
    if (quantity.kind === 'percent' || !/[$#]/.test(view.shape.charAt(quantity.start))) return []
    const [from, to] = findSentence(view.shape, quantity.start)
    return [
      {
        quantity,
        before: view.shape.slice(Math.max(from, quantity.start - 60), quantity.start),
        after: view.shape.slice(quantity.end, Math.min(to, quantity.end + 50)),
        sentence: view.shape.slice(from, to),
      },
    ]
  })
}

type Conversion = { divisor: number; words: string; end: number }

const DIVISORS: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:y|a)/, HOURS_PER_YEAR, LOWEST_YEARLY],
  [/^m/, HOURS_PER_YEAR / 12, LOWEST_MONTHLY],
  [/^w/, 40, 150],
  [/^d/, HOURS_PER_DAY, 40],
]

function readPeriod(money: Money, view: MessageView): Conversion | null {
  const match = PER_OTHER.exec(money.after)
  const word = match?.[1]
  if (!match || word === undefined) return null
  const entry = DIVISORS.find(([pattern]) => pattern.test(word))
  if (!entry || money.quantity.value < entry[2]) return null
  const isYearly = entry[1] === HOURS_PER_YEAR && money.quantity.value <= 600_000
  const isAsked = view.context.asking === 'hourly_rate'
  if (!isAsked && !SALARY_CUE.test(money.sentence) && !isYearly) return null
  return { divisor: entry[1], words: match[0].trim(), end: money.quantity.end + match[0].length }
}

function readConversion(money: Money, view: MessageView): Conversion | null {
  const hourly = PER_HOUR.exec(money.after)
  if (hourly) return { divisor: 1, words: '', end: money.quantity.end + hourly[0].length }
  const near = `${money.before.slice(-45)} ${money.after.slice(0, 30)}`
  if (NOT_A_RATE.test(near)) return null
  const period = readPeriod(money, view)
  if (period) return period
  const { value, kind, end } = money.quantity
  const isAsked = view.context.asking === 'hourly_rate'
  if (kind !== 'money' && isBareRate(money, view)) return { divisor: 1, words: '', end }
  if (
    kind !== 'money' &&
    !/\b(?:rate|wage|loaded cost|hourly cost|hourly)(?: is| of|:|'s)?\s(?:about |around |roughly )?$/.test(
      money.before,
    )
  )
    return null
  if (value >= LOWEST_YEARLY && /\bsalar|\bearn|\bpaid|\bmakes?\b|\bloaded/.test(near)) {
    return { divisor: HOURS_PER_YEAR, words: 'a year', end }
  }
  const isCued = isAsked || RATE_CUE.test(money.sentence)
  return (isCued && value <= 1_000) || isLikelyRate(money, view)
    ? { divisor: 1, words: '', end }
    : null
}

const RESTATED =
  /\b(?:more like|call it|make it|closer to|comes? (?:out )?(?:to|at)|works out at)\s(?:about |around )?$/
const HOURLY = /\b(?:an hour|per hour|hourly|the hour)\b|\/ ?(?:h|hr|hour)\b/
const ONLY_CENTS = /^\s*\d{1,3}\.\d\d\s*$/

/** "$22 an hour, with insurance more like 29" names the rate once more; "28.50" alone is a sum of money. */
function isBareRate({ quantity, before, sentence }: Money, view: MessageView): boolean {
  if (view.context.isSteering || quantity.kind !== 'number' || quantity.value > 250) return false
  if (RESTATED.test(before)) return HOURLY.test(sentence)
  const isUnknown = !view.context.knownSlots.has('hourly_rate') && view.context.asking !== 'budget'
  return isUnknown && ONLY_CENTS.test(view.plain)
}

/** A sum of money of the size of an hour's wage, with no other meaning near, while the rate is unknown. */
function isLikelyRate({ quantity, after }: Money, { context }: MessageView): boolean {
  if (context.isSteering || context.knownSlots.has('hourly_rate') || context.asking === 'budget')
    return false
  const hasOtherUnit =
    /^\s?(?:\/|per|an?|each|every|k|million|off|fee|bill|invoice|order|discount)\b/.test(after)
  return quantity.value >= 8 && quantity.value <= 250 && !hasOtherUnit
}

/** Words that make a figure the full cost, or the one that stands: "call it $36 fully loaded". */
const FULL_COST =
  /\b(?:loaded|all[- ]in|burdened|with (?:taxes|benefits|overheads?|everything)|including|overheads?|benefits|more like|call it|make it|closer to|comes? (?:out )?(?:to|at)|works out|really|actually)\b/
const FOREIGN = /[€£]|\b(?:eur|euros?|gbp|pounds?)\b/

type Rate = { money: Money; conversion: Conversion }

/** The full cost where a wage and a full cost were named, else the first. */
function chooseRate(rates: readonly Rate[], view: MessageView): Rate | undefined {
  const full = rates.findLast(({ money: { quantity }, conversion }, index) => {
    const from = index === 0 ? quantity.start - 25 : (rates[index - 1]?.conversion.end ?? 0)
    const to = Math.min(conversion.end + 20, rates[index + 1]?.money.quantity.start ?? Infinity)
    return FULL_COST.test(view.plain.slice(Math.max(0, from), to))
  })
  return full ?? rates[0]
}

function describe(words: string, conversion: Conversion): string | undefined {
  if (FOREIGN.test(words.toLowerCase())) return `${words}, counted one to one in dollars`
  return conversion.divisor === 1 ? undefined : words
}

/** What an hour of the work costs, in dollars, from an hourly figure or any salary. */
export function findHourlyRates(view: MessageView): Finding[] {
  const rates = readMoney(view).flatMap((money) => {
    const conversion = readConversion(money, view)
    return conversion ? [{ money, conversion }] : []
  })
  const rate = chooseRate(rates, view)
  if (rate === undefined) return []
  const { money, conversion } = rate
  const { quantity } = money
  const words = view.text.slice(quantity.start, conversion.end).trim()
  return [
    {
      slot: 'hourly_rate',
      value: toExact(quantity.value / conversion.divisor),
      span: [quantity.start, quantity.start + words.length],
      consumed: rates.map((other) => [other.money.quantity.start, other.conversion.end] as const),
      reading: {
        low: toExact(quantity.low / conversion.divisor),
        high: toExact(quantity.high / conversion.divisor),
        derivation: describe(words, conversion),
      },
    },
  ]
}
