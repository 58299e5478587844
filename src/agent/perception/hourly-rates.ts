import { LOWEST_YEARLY, readAddedCost, readOnTop } from '#agent/perception/added-pay.ts'
import { findSentence, isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import { isBilled, isOtherPrice } from '#agent/perception/other-prices.ts'
import {
  FOR_WORKER_AFTER,
  FOR_WORKER_BEFORE,
  PER_HOUR,
  PER_OTHER,
} from '#agent/perception/pay-periods.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'
import {
  type Conversion,
  HOURS_PER_YEAR,
  type Money,
  readTimedRate,
  type Timed,
} from '#agent/perception/timed-rates.ts'
import type { Finding } from '#agent/understand/act.ts'

const HOURS_PER_DAY = 8
const RATE_CUE =
  /\b(?:hourly|rate|per hour|an hour|loaded|wage|wages|labor cost|labour cost|cost of an hour|hour costs?|costs? us|pay|paid|pays|cost per)\b/
const SALARY_CUE =
  /\b(?:salary|salaries|salaried|paid|pay|pays|earn|earns|make|makes|wage|wages|comp|compensation|loaded|per person|each|per head|per employee|apiece|per fte|an fte|cost|costs|average|avg|they're on|theyre on|is on|are on)\b/
const NOT_A_RATE =
  /\b(?:budget|pot of|kitty|purse|funds?\b|budgeted|set aside|allocated|earmarked|revenue|turnover|sales of|arr|in sales|invest|raised|funding|spend up to|quote|quoted|savings|save|deal|contract value|penalt|fine)/
const LOWEST_MONTHLY = 600
/** What a sum without a period has beside it when it is a year's pay: "they make 60k", not "she makes the decision". */
const YEARLY_CUE = /\bsalar|\bearn|\bpaid|\bloaded/
const MAKES_BEFORE = /\bmakes? (?:about |around |roughly |up to |over |between |some )*$/

function readMoney(view: MessageView): Money[] {
  const byEnd = new Map([...view.quantities.values()].map((quantity) => [quantity.end, quantity]))
  return [...view.quantities.values()].flatMap((quantity) => {
    if (quantity.kind === 'percent' || !/[$#]/.test(view.shape.charAt(quantity.start))) return []
    const [from, to] = findSentence(view.shape, quantity.start)
    return [
      {
        quantity: readSpokenCents(view, quantity, byEnd.get(quantity.start - 1)),
        before: view.shape.slice(Math.max(from, quantity.start - 60), quantity.start),
        after: view.shape.slice(quantity.end, Math.min(to, quantity.end + 50)),
        sentence: view.shape.slice(from, to),
      },
    ]
  })
}

/** "Eighteen fifty an hour": dollars and cents in words. */
function readSpokenCents(view: MessageView, quantity: Quantity, dollars?: Quantity): Quantity {
  if (!dollars || view.plain.charAt(dollars.end) !== ' ') return quantity
  const isSpoken = /^[a-z -]+$/.test(view.plain.slice(dollars.start, quantity.end))
  if (!isSpoken || dollars.value > 99 || quantity.value > 99 || quantity.value < 10) {
    return quantity
  }
  const value = dollars.value + quantity.value / 100
  return { ...quantity, value, low: value, high: value, start: dollars.start }
}

const DIVISORS: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:y|a|pa|p\.a)/, HOURS_PER_YEAR, LOWEST_YEARLY],
  [/^(?:m|pcm)/, HOURS_PER_YEAR / 12, LOWEST_MONTHLY],
  [/^w/, 40, 150],
  [/^d/, HOURS_PER_DAY, 40],
]

function readPeriod(money: Money, view: MessageView): Conversion | null {
  const match = PER_OTHER.exec(money.after)
  const word = match?.[1]
  if (!match || word === undefined) return null
  const entry = DIVISORS.find(([pattern]) => pattern.test(word))
  if (!entry || money.quantity.value < entry[2]) return null
  const isTooLittle = money.quantity.value / entry[1] < LOWEST_BARE
  if (money.quantity.kind === 'number' && isTooLittle && entry[1] < HOURS_PER_YEAR / 12) return null
  const isYearly = entry[1] === HOURS_PER_YEAR && money.quantity.value <= 600_000
  if (!isAboutPay(money, view) && !isYearly) return null
  return { divisor: entry[1], words: match[0].trim(), end: money.quantity.end + match[0].length }
}

const isAboutPay = (money: Money, view: MessageView) =>
  isAskedFor(view, 'hourly_rate') || SALARY_CUE.test(money.sentence)

const isForWorker = ({ before, after }: Money) =>
  FOR_WORKER_AFTER.test(after) || FOR_WORKER_BEFORE.test(before)

/** Between these a bare number of a day or a week is taken for money. */
const LOWEST_BARE = 8
const HIGHEST_BARE = 250
/** "Each week costs us 8 hours" prices nothing. */
const COUNTS_TIME = /^\s?(?:hours?|hrs?|h|minutes?|mins?|days?)\b/

/** Pay told for another stretch of time than a year or a month. */
function readTimed(money: Money, view: MessageView): Timed | null {
  const timed = readTimedRate(money, view)
  if (!timed || COUNTS_TIME.test(money.after)) return null
  const hourly = money.quantity.value / timed.divisor
  const isAnswer =
    isAskedFor(view, 'hourly_rate') && hourly >= LOWEST_BARE && hourly <= HIGHEST_BARE
  if (money.quantity.kind !== 'money' && !isAnswer) return null
  return timed.isSure || isAboutPay(money, view) ? timed : null
}

function readConversion(money: Money, view: MessageView): Conversion | null {
  const timed = readTimed(money, view)
  if (timed?.isSure) return timed
  if (isOtherPrice(money)) return null
  const told =
    readAddedCost(view, money) ?? timed ?? readMonthBefore(money) ?? readYearBefore(money)
  if (told) return told
  if (isBareHour(money, view))
    return { divisor: 1, words: '', end: money.quantity.end + ' hour'.length }
  const hourly = PER_HOUR.exec(money.after)
  if (hourly) return { divisor: 1, words: '', end: money.quantity.end + hourly[0].length }
  const near = `${money.before.slice(-45)} ${money.after.slice(0, 30)}`
  if (NOT_A_RATE.test(near) && !isForWorker(money)) return null
  const period = readPeriod(money, view)
  if (period) return period
  return readPlain(money, view, near)
}

/** "35 hour", and nothing more, said to what one costs. */
function isBareHour({ quantity, after }: Money, { plain, context }: MessageView): boolean {
  const isAsked = context.asking === 'hourly_rate' && quantity.value > 1
  return isAsked && /^ hour\W*$/.test(after) && !/[a-z\d]/.test(plain.slice(0, quantity.start))
}

/** A figure without a period. */
function readPlain(money: Money, view: MessageView, near: string): Conversion | null {
  const { value, kind, end } = money.quantity
  const isAsked = isAskedFor(view, 'hourly_rate')
  if (kind !== 'money' && isBareRate(money, view)) return { divisor: 1, words: '', end }
  if (
    kind !== 'money' &&
    !/\b(?:rate|wage|salary|salaries|pay|loaded cost|hourly cost|hourly)(?:\s?[:=]| is| are| of|'s)?\s?(?:about |around |roughly )?$/.test(
      money.before,
    )
  )
    return null
  if (value >= LOWEST_YEARLY && (YEARLY_CUE.test(near) || MAKES_BEFORE.test(money.before))) {
    return { divisor: HOURS_PER_YEAR, words: 'a year', end }
  }
  const isCued = isAsked || RATE_CUE.test(money.sentence)
  return (isCued && value <= 1_000) || isLikelyRate(money, view)
    ? { divisor: 1, words: '', end }
    : null
}

/** "Monthly salary is $12,300." */
const MONTH_BEFORE = /\b(?:monthly|per month|a month|each month)\b[^$#.;]{0,30}$/

/** "The yearly pay for that position is 89 grand." */
const YEAR_BEFORE = /\b(?:yearly|annual(?:ly)?|(?:per|a|each|one) year(?:'s)?)\b[^$#.;]{0,40}$/

function readYearBefore({ quantity, before }: Money): Conversion | null {
  const isYearly = YEAR_BEFORE.test(before) && SALARY_CUE.test(before) && !NOT_A_RATE.test(before)
  if (!isYearly || quantity.value < LOWEST_YEARLY) return null
  return { divisor: HOURS_PER_YEAR, words: 'a year', end: quantity.end }
}

function readMonthBefore({ quantity, before }: Money): Conversion | null {
  const isMonthly = MONTH_BEFORE.test(before) && SALARY_CUE.test(before)
  if (!isMonthly || quantity.value < LOWEST_MONTHLY) return null
  return { divisor: HOURS_PER_YEAR / 12, words: 'a month', end: quantity.end }
}

const RESTATED =
  /\b(?:more like|call it|make it|closer to|comes? (?:out )?(?:to|at)|works out at)\s(?:about |around )?$/
const HOURLY = /\b(?:an hour|per hour|hourly|the hour)\b|\/ ?(?:h|hr|hour)\b/
const ONLY_CENTS = /^\s*\d{1,3}\.\d\d\s*$/

/** "$22 an hour, with insurance more like 29" names the rate once more; "28.50" alone is a sum of money. */
function isBareRate({ quantity, before, sentence }: Money, view: MessageView): boolean {
  if (view.context.isLiteral || quantity.kind !== 'number' || quantity.value > 250) return false
  if (RESTATED.test(before)) return HOURLY.test(sentence)
  const isUnknown = !view.context.knownSlots.has('hourly_rate') && view.context.asking !== 'budget'
  return isUnknown && ONLY_CENTS.test(view.plain)
}

/** A sum of money of the size of an hour's wage, with no other meaning near, while the rate is unknown. */
function isLikelyRate({ quantity, after }: Money, { context }: MessageView): boolean {
  if (context.isLiteral || context.knownSlots.has('hourly_rate') || context.asking === 'budget')
    return false
  const hasOtherUnit =
    /^\s?(?:\/|per|an?|each|every|k|million|off|fee|bill|invoice|order|discount)\b/.test(after)
  return quantity.value >= 8 && quantity.value <= 250 && !hasOtherUnit
}

/** Words that make a figure the full cost, or the one that stands: "call it $36 fully loaded". */
const FULL_COST =
  /\b(?:loaded|all[- ]in|burdened|with (?:taxes|benefits|overheads?|everything)|including|overheads?|benefits|more like|call it|make it|closer to|comes? (?:out )?(?:to|at)|works out|really|actually|(?:right|true|real|actual|correct) (?:figure|cost|number|one)|costs? (?:us|me)|with (?:[a-z]+ (?:and )?){0,3}(?:tax|taxes|insurance|benefits?|on-?costs?|pensions?|everything)|everything on top)\b/
const FOREIGN = /[€£]|\b(?:eur|euros?|gbp|pounds?)\b/

type Rate = { money: Money; conversion: Conversion }

/** The full cost where a wage and a full cost were named, else the first. */
function chooseRate(all: readonly Rate[], view: MessageView): Rate | undefined {
  const rates = all.filter(({ money }) => !isBilled(money.before, money.after))
  if (rates.length < all.length) return rates[0]
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
  const start = conversion.start ?? quantity.start
  const words = view.text.slice(start, conversion.end).trim()
  const onTop = readOnTop(view, conversion.end)
  return [
    {
      slot: 'hourly_rate',
      value: toExact((quantity.value / conversion.divisor) * onTop),
      span: [start, start + words.length],
      consumed: rates.map(
        (other) =>
          [other.conversion.start ?? other.money.quantity.start, other.conversion.end] as const,
      ),
      reading: {
        low: toExact((quantity.low / conversion.divisor) * onTop),
        high: toExact((quantity.high / conversion.divisor) * onTop),
        derivation: describe(words, conversion),
      },
    },
  ]
}
