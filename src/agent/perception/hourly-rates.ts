import {
  type Finding,
  findSentence,
  isAskedFor,
  type MessageView,
} from '#agent/perception/message-view.ts'
import { type Quantity, toExact } from '#agent/perception/quantity.ts'

/** 52 weeks of 40 hours, the usual divisor for a yearly salary in the US. */
const HOURS_PER_YEAR = 2_080
const HOURS_PER_DAY = 8
const PER_HOUR =
  /^\s?(?:usd |dollars |bucks |fully[- ]loaded |loaded |all[- ]in |or so |ish |total )?(?:\/ ?|an? |per |each |every |p\/|-?per-)\s?(?:hour|hours|hr|hrs|h)\b|^\s?(?:hourly|\/h\b|ph\b)/
const PER_OTHER =
  /^\s?(?:or so |salary |base |fully[- ]loaded |loaded |all[- ]in |each |per person |per head |per employee |a head |apiece ){0,2}(?:usd |dollars |bucks )?(?:\/ ?|an? |per |each |every )?(year|yr|annum|annually|yearly|pa|p\.a\.?|month|mo|monthly|pcm|day|daily|week|weekly|wk)\b/
const RATE_CUE =
  /\b(?:hourly|rate|per hour|an hour|loaded|wage|wages|labor cost|labour cost|cost of an hour|hour costs?|costs? us|pay|paid|pays|cost per)\b/
const SALARY_CUE =
  /\b(?:salary|salaries|salaried|paid|pay|pays|earn|earns|make|makes|wage|wages|comp|compensation|loaded|per person|each|per head|per employee|apiece|per fte|an fte|cost|costs|average|avg|they're on|theyre on|is on|are on)\b/
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
        quantity: readSpokenCents(view, quantity),
        before: view.shape.slice(Math.max(from, quantity.start - 60), quantity.start),
        after: view.shape.slice(quantity.end, Math.min(to, quantity.end + 50)),
        sentence: view.shape.slice(from, to),
      },
    ]
  })
}

/** "Eighteen fifty an hour": dollars and cents in words. */
function readSpokenCents(view: MessageView, quantity: Quantity): Quantity {
  const dollars = [...view.quantities.values()].find(
    (other) => other.end + 1 === quantity.start && view.plain.charAt(other.end) === ' ',
  )
  const isSpoken = /^[a-z -]+$/.test(view.plain.slice(dollars?.start ?? 0, quantity.end))
  if (!dollars || !isSpoken || dollars.value > 99 || quantity.value > 99 || quantity.value < 10) {
    return quantity
  }
  const value = dollars.value + quantity.value / 100
  return { ...quantity, value, low: value, high: value, start: dollars.start }
}

type Conversion = { divisor: number; words: string; end: number }

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
  const isYearly = entry[1] === HOURS_PER_YEAR && money.quantity.value <= 600_000
  const isAsked = isAskedFor(view, 'hourly_rate')
  if (!isAsked && !SALARY_CUE.test(money.sentence) && !isYearly) return null
  const end = money.quantity.end + match[0].length
  const tail = EIGHT_HOURS_AFTER.exec(money.after.slice(match[0].length))?.[0].length ?? 0
  return {
    divisor: entry[1],
    words: match[0].trim(),
    end: entry[1] === HOURS_PER_DAY ? end + tail : end,
  }
}

function readConversion(money: Money, view: MessageView): Conversion | null {
  const dayRate =
    readAddedCost(view, money) ??
    readDayRate(money) ??
    readLongDay(money, view) ??
    readMonthBefore(money)
  if (dayRate) return dayRate
  const hourly = PER_HOUR.exec(money.after)
  if (hourly) return { divisor: 1, words: '', end: money.quantity.end + hourly[0].length }
  const near = `${money.before.slice(-45)} ${money.after.slice(0, 30)}`
  if (NOT_A_RATE.test(near)) return null
  const period = readPeriod(money, view)
  if (period) return period
  const { value, kind, end } = money.quantity
  const isAsked = isAskedFor(view, 'hourly_rate')
  if (kind !== 'money' && isBareRate(money, view)) return { divisor: 1, words: '', end }
  if (
    kind !== 'money' &&
    !/\b(?:rate|wage|salary|salaries|pay|loaded cost|hourly cost|hourly)(?: is| are| of|:|'s)?\s(?:about |around |roughly )?$/.test(
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

/** "$240 per 8 hour day". */
/** "The day rate is 240", "a day of theirs costs 328". */
const DAY_BEFORE =
  /\b(?:day[- ]rate|daily rate|(?:for )?(?:one|#~*|a|each|every|per) (?:full |whole |working )?(?:day|shift)(?: of (?:one|#~*|a|each) (?:person|head|worker|employee))?(?: of 8 hours)?(?: we pay| costs?(?: us)?| is| comes to| sets us back)|a shift of #~* hours is|a day of (?:theirs|work|their (?:work|time)|his|hers)|(?:per|each|a) day (?:it |that |they |he |she )?(?:costs?|is|comes to)|day costs?)\b[^$#,.;]{0,30}$/
const EIGHT_HOURS_AFTER =
  /^[,\s]{1,2}(?:for |of |at |so )?(?:#~* (?:hours?|hrs?|h)(?: (?:day|shift))?|(?:so )?divide(?:d)? by #~*)/
const PER_LONG_DAY = /^\s?(?:per|for an?|a|an|each|every)\s(#~*)[\s-]hour (?:day|shift)s?\b/

function readDayRate({ quantity, before, after }: Money): Conversion | null {
  if (!DAY_BEFORE.test(before)) return null
  const tail = EIGHT_HOURS_AFTER.exec(after)?.[0].length ?? 0
  return { divisor: HOURS_PER_DAY, words: 'a day', end: quantity.end + tail }
}

/** "Monthly salary is $12,300." */
const MONTH_BEFORE = /\b(?:monthly|per month|a month|each month)\b[^$#.;]{0,30}$/

function readMonthBefore({ quantity, before }: Money): Conversion | null {
  const isMonthly = MONTH_BEFORE.test(before) && SALARY_CUE.test(before)
  if (!isMonthly || quantity.value < LOWEST_MONTHLY) return null
  return { divisor: HOURS_PER_YEAR / 12, words: 'a month', end: quantity.end }
}

function readLongDay({ quantity, after }: Money, view: MessageView): Conversion | null {
  const match = PER_LONG_DAY.exec(after)
  const hours = match && view.quantities.get(quantity.end + match[0].indexOf('#'))?.value
  if (!match || !hours) return null
  return { divisor: hours, words: match[0].trim(), end: quantity.end + match[0].length }
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
  /\b(?:loaded|all[- ]in|burdened|with (?:taxes|benefits|overheads?|everything)|including|overheads?|benefits|more like|call it|make it|closer to|comes? (?:out )?(?:to|at)|works out|really|actually)\b/
const FOREIGN = /[€£]|\b(?:eur|euros?|gbp|pounds?)\b/

type Rate = { money: Money; conversion: Conversion }

/** What clients pay for an hour is no cost: "I bill 120 but they cost me 45". */
const BILLED =
  /\b(?:bill(?:ed|ing|s)?|charg(?:e|es|ed|ing)|clients? pays?|customers? pays?|invoice[sd]?|sell(?:ing)?|rate card)\b[^,.;$#]{0,25}$/

function isBilled({ before }: Money): boolean {
  return BILLED.test(before)
}

/** The full cost where a wage and a full cost were named, else the first. */
function chooseRate(all: readonly Rate[], view: MessageView): Rate | undefined {
  const rates = all.filter(({ money }) => !isBilled(money))
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

/** "Salary is 62,400 plus about 25% on top for benefits." */
const ON_TOP =
  /^[^.;$#%]{0,24}?\b(?:plus|and|\+|with)\s(?:about |around |roughly |another )?(%~*)\s(?:on top|for|in|of|extra|overheads?|benefits|taxes|on-?costs|super)/

function readOnTop(view: MessageView, end: number): number {
  const match = ON_TOP.exec(view.shape.slice(end))
  const percent = match && view.quantities.get(end + match[0].indexOf('%'))?.value
  return percent ? 1 + percent / 100 : 1
}

/** "95k base and roughly 30k in benefits and taxes": a second sum of money that comes on top. */
const ADDED_COST =
  /^[^.;$#%]{0,20}?\b(?:plus|and|\+)\s(?:about |around |roughly |another )?([#$]~*)\s(?:in|for|of) (?:benefits|taxes|overheads?|on-?costs|super|insurance|pension)/

function readAddedCost(view: MessageView, { quantity, after }: Money): Conversion | null {
  const match = ADDED_COST.exec(after)
  const added = match && view.quantities.get(quantity.end + match[0].search(/[#$]/))
  if (!match || !added || quantity.value < LOWEST_YEARLY) return null
  const share = quantity.value / (quantity.value + added.value)
  return {
    divisor: HOURS_PER_YEAR * share,
    words: match[0].trim(),
    end: quantity.end + match[0].length,
  }
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
  const onTop = readOnTop(view, conversion.end)
  return [
    {
      slot: 'hourly_rate',
      value: toExact((quantity.value / conversion.divisor) * onTop),
      span: [quantity.start, quantity.start + words.length],
      consumed: rates.map((other) => [other.money.quantity.start, other.conversion.end] as const),
      reading: {
        low: toExact((quantity.low / conversion.divisor) * onTop),
        high: toExact((quantity.high / conversion.divisor) * onTop),
        derivation: describe(words, conversion),
      },
    },
  ]
}
