import { WORKDAY_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { createEffort, type Effort } from '#agent/understand/quantities/effort.ts'
import { isDays, toProductFactor } from '#agent/understand/quantities/factors.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Role, RoledFigures } from '#agent/understand/quantities/roles.ts'
import { countDays } from '#agent/understand/quantities/week-periods.ts'

/** A list of bare figures has little besides them. */
const FRAGMENT_WORDS = 3

const FACTOR_ROLES: ReadonlySet<Role> = new Set([
  'people',
  'sites',
  'items',
  'hours_all',
  'hours_each',
  'hours_site',
  'time_item',
  'period',
])

/** "3 people, 3 hours, 3 days a week", one a line or between commas: figures that are meant to be multiplied. */
export function readFragments(figures: RoledFigures): Effort | null {
  const { tokens, mentions, roles } = figures
  const used = mentions.filter((_, index) => FACTOR_ROLES.has(roles[index] ?? 'none'))
  const times = used.filter((one) => one.kind === 'time' && !isDays(one))
  const [first, last] = [used[0], used.at(-1)]
  const groups = used.filter(({ nounClass }) => nounClass === 'person')
  if (groups.length > 1) return null
  if (first === undefined || last === undefined || used.length < 3 || times.length !== 1)
    return null
  const gaps = used.slice(1).map((one, index) => tokens.slice(used[index]?.to ?? 0, one.from))
  const isList = gaps.every(
    (gap) =>
      gap.length <= FRAGMENT_WORDS &&
      gap.every(({ kind, norm }) => kind !== 'word' || norm === 'and'),
  )
  const isVolume = used.some((one) => roles[mentions.indexOf(one)] === 'items')
  const factors = isVolume ? used.filter((one) => roles[mentions.indexOf(one)] !== 'people') : used
  return isList ? toProduct(figures, factors) : null
}

const TIMES_SIGNS = toWordSet('x * times')
const PRODUCT_WORDS = toWordSet('x * times about approx around by')
/** Words between two factors of a sum that is written out. */
const SIGNS_MAX = 2

/** "12 clinics x 10 faxes a day x 5 min": a sum written out is taken as it stands. */
export function readProduct(figures: RoledFigures): Effort | null {
  let chain: Mention[] = []
  for (const mention of figures.mentions) {
    const last = chain.at(-1)
    if (last === undefined || isMultiplied(figures, last, mention)) chain.push(mention)
    else if (chain.length < 2) chain = [mention]
    else break
  }
  return chain.length < 2 ? null : toProduct(figures, chain)
}

function isMultiplied({ tokens }: RoledFigures, { to }: Mention, { from }: Mention): boolean {
  if (from <= to || from - to > SIGNS_MAX) return false
  const between = tokens.slice(to, from).map(({ norm }) => norm)
  return (
    between.every((norm) => PRODUCT_WORDS.has(norm)) &&
    between.some((norm) => TIMES_SIGNS.has(norm))
  )
}

function toProduct(figures: RoledFigures, chain: readonly Mention[]): Effort | null {
  const time = chain.find((one) => one.kind === 'time' && !isDays(one))
  if (time === undefined) return null
  const others = chain.filter((one) => one !== time)
  const days = others.find(({ unit }) => unit === 'days' || unit === 'day')
  const isDaily = days === undefined && chain.some(({ per }) => per.isDay)
  const period = chain.find(({ per }) => per.week !== null && !per.isDay)
  const week = isDaily ? countDays(figures) : (period?.per.week ?? 1)
  const times = others.reduce(
    (product, one) => product * (one === days ? one.value / WORKDAY_HOURS : one.value),
    1,
  )
  const factors = chain.map(toProductFactor)
  return createEffort(
    {
      hours: time.value * times * week,
      factors: isDaily ? [...factors, { value: week, unit: 'days' }] : factors,
      mentions: chain,
    },
    { people: others.find(({ nounClass }) => nounClass === 'person')?.value ?? null },
  )
}
