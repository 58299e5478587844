/** What a figure is a figure of. Time is in hours, money in US dollars, percent in percent, a fraction of one. */
export type Kind = 'time' | 'money' | 'percent' | 'fraction' | 'count' | 'schedule'

/** What stands below the line: "2 hours a day for each clerk" is hours / (day × person). */
export type Per = {
  /** How often the period comes in a week; null where no period was named. Days are counted by `isDay`. */
  week: number | null
  /** The period is a day, so that it follows the days that are worked: "2 hours a day, six days a week". */
  isDay: boolean
  /** On a named day, so that whoever is counted was there: "six hours every other Friday". */
  isEvent: boolean
  person: boolean
  site: boolean
  item: boolean
}

/** `isUnknown`: there is no rate for it, so that the value is not in dollars. */
export type Original = { amount: number; currency: string; isUnknown: boolean }

/** A figure with its unit, where it stands, and what is counted. */
export type Mention = {
  kind: Kind
  value: number
  low: number
  high: number
  /** Token indexes, `to` exclusive. */
  from: number
  to: number
  per: Per
  /** What is counted: "clerks", "claims". Null for amounts without a noun. */
  noun: string | null
  nounClass: 'person' | 'site' | 'item' | 'tool' | 'other' | null
  /** A unit of time that is also a period, such as "five days": effort, or how often. */
  unit: string | null
  /** Money told in another currency: its amount there, which `value` holds in dollars. */
  original: Original | null
  isApproximate: boolean
}

export const NO_PER: Per = {
  week: null,
  isDay: false,
  isEvent: false,
  person: false,
  site: false,
  item: false,
}

export function joinPer(first: Per, second: Per): Per {
  return {
    week: first.week ?? second.week,
    isDay: first.week === null ? second.isDay : first.isDay,
    isEvent: first.isEvent || second.isEvent,
    person: first.person || second.person,
    site: first.site || second.site,
    item: first.item || second.item,
  }
}

type Rest = Partial<
  Pick<Mention, 'low' | 'high' | 'noun' | 'nounClass' | 'unit' | 'original' | 'per'>
>

/** A figure without divisors; those are read after it. */
export function create(
  kind: Kind,
  value: number,
  [from, to]: readonly [number, number],
  rest: Rest = {},
): Mention {
  return {
    kind,
    value,
    low: value,
    high: value,
    from,
    to,
    per: NO_PER,
    noun: null,
    nounClass: null,
    unit: null,
    original: null,
    isApproximate: false,
    ...rest,
  }
}

/** How often something is done: so many times in a period that comes so often a week. */
export function createSchedule(
  value: number,
  week: number,
  span: readonly [number, number],
  unit: string,
): Mention {
  return { ...create('schedule', value, span, { unit }), per: { ...NO_PER, week } }
}
