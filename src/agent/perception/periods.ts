/** How many of a period there are in a week. Months and years by the calendar: 12 and 1 in 52 weeks. */
const PER_WEEK: Readonly<Record<string, number>> = {
  day: 5,
  week: 1,
  fortnight: 1 / 2,
  month: 12 / 52,
  quarter: 4 / 52,
  year: 1 / 52,
}

export type Period = { name: string; perWeek: number; end: number }

const ADJECTIVE =
  '(?:single |working |work |business |week|given |average |typical |ordinary |normal |usual |regular |standard |busy |calendar |work|week)?'
const UNIT =
  '(days?|dy|evenings?|mornings?|nights?|afternoons?|weeks?|wks?|wk|w|fortnights?|months?|mos?|mths?|quarters?|years?|yrs?|yr|annum)'
const LEAD =
  "(?:\\/ ?|(?:in|across|over|during|by) the |of (?:our|my|their|his|her|every|each|everyone'?s|everybody'?s) |per |a |an |each |every |in an? |in one |p\\/|/)"
const OTHER =
  '(every other week|every #~{0,8} (?:weeks|wks)|bi-?weekly|fortnightly|daily|weekly|monthly|quarterly|yearly|annually|p\\.?w\\.?\\b|pw\\b|p\\/w\\b|day in,? day out)'
/** "In an ordinary month", "last month we logged". */
const OF_ANY_KIND =
  "(?:in an? [a-z]+|(?<!(?:since|until|till|from|as of|than|for the|over the|before) )last(?= (?:week|month)\\b)) (day|week|month|quarter|year)\\b(?!'s)"
const PERIOD = new RegExp(`${OTHER}|${LEAD}${ADJECTIVE}${UNIT}\\b|${OF_ANY_KIND}`)

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:every|bi|fortnight)/, 'fortnight'],
  [/^(?:d|e|mor|n|af)/, 'day'],
  [/^(?:w|pw|p[./])/, 'week'],
  [/^(?:m)/, 'month'],
  [/^(?:q)/, 'quarter'],
  [/^(?:y|a)/, 'year'],
]

function toPeriod(word: string, end: number): Period | null {
  const name = NAMES.find(([pattern]) => pattern.test(word))?.[1]
  const perWeek = name === undefined ? undefined : PER_WEEK[name]
  return name === undefined || perWeek === undefined ? null : { name, perWeek, end }
}

/** The last period named in a piece of text, which is the one nearest to what stands behind it. */
export function findLastPeriod(piece: string): Period | null {
  const match = [...piece.matchAll(new RegExp(PERIOD, 'g'))].at(-1)
  if (!match) return null
  return toPeriod(match[1] ?? match[2] ?? match[3] ?? '', match.index + match[0].length)
}

/** The first period named in a piece of text: "per week", "every single day", "biweekly". */
export function findPeriod(piece: string): Period | null {
  const match = PERIOD.exec(piece)
  if (!match) return null
  return toPeriod(match[1] ?? match[2] ?? match[3] ?? '', match.index + match[0].length)
}
