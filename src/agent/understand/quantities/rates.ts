import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  type Derivation,
  derive,
  exactly,
  type Factor,
  type Figures,
  scale,
  toUse,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'

const RATES_MAX = 8
/** Nobody's hour costs less or more; what comes to that was divided by the wrong period. */
const [LEAST, MOST] = [1, 1_500]
/** The least in dollars for pay told in another currency. */
const LEAST_ABROAD = 0.3

type Pay = { mention: Mention; index: number; derivation: Derivation }

/** Every way to come to the cost of an hour. */
export function deriveRates(figures: Figures): Derivation[] {
  const pays = listPays(figures)
  return [
    ...pays.map(({ derivation }) => derivation),
    ...listMeans(pays),
    ...listExtras(figures, pays),
    ...listQuotients(figures),
  ].filter((one) => isPossible(figures, one))
}

function isPossible({ mentions }: Figures, { value, marks, uses }: Derivation): boolean {
  const originals = uses.flatMap(({ index }) => mentions[index ?? -1]?.original ?? [])
  // Nobody knows what is much in a currency without a rate.
  if (originals.some(({ isUnknown }) => isUnknown)) return true
  const least = originals.length > 0 ? LEAST_ABROAD : LEAST
  return value >= least && (value <= MOST || marks[0]?.endsWith('an hour') === true)
}

function listPays({ tokens, mentions }: Figures): Pay[] {
  return mentions
    .flatMap((mention, index) => {
      const isMoney =
        mention.kind === 'money' || (mention.kind === 'count' && mention.value >= LEAST)
      if (!isMoney) return []
      return listHourly(tokens, mention, index).map((derivation) => ({
        mention,
        index,
        derivation,
      }))
    })
    .slice(0, RATES_MAX * 3)
}

/** Periods that pay without one may be meant for, by how much it is. */
const ASSUMED: readonly (readonly [name: string, week: number, least: number, most: number])[] = [
  ['year', 1 / 52, 10_000, 400_000],
  ['month', 12 / 52, 1_000, 30_000],
  ['week', 1, 300, 6_000],
  ['day', 5, 60, 1_500],
]

function listHourly(tokens: Figures['tokens'], mention: Mention, index: number): Derivation[] {
  const { kind, per, value } = mention
  const type = `${kind} ${kind === 'count' ? mention.nounClass : ''}`
  if (per.week !== null)
    return per.week === WEEK_HOURS
      ? [toRate(mention, toUse(mention, index, 'rate'), `${type} an hour`)]
      : [divide(mention, index, per.week, `${type} per ${per.week.toFixed(1)}`)]
  if (isOfAnHour(tokens, mention))
    return [toRate(mention, toUse(mention, index, 'rate'), `${type} an hour`)]
  const assumed = ASSUMED.filter(([, , least, most]) => value >= least && value <= most)
  return [
    toRate(mention, toUse(mention, index, 'rate'), `${type} bare`),
    ...assumed.map(([name, week]) => divide(mention, index, week, `${type} assumed ${name}`)),
  ]
}

const HOUR_REACH = 6

/** "An hour costs us $42", "one hour of theirs is 42". */
function isOfAnHour(tokens: Figures['tokens'], { kind, from }: Mention): boolean {
  if (kind !== 'money') return false
  const before = tokens.slice(Math.max(0, from - HOUR_REACH), from).map(({ norm }) => norm)
  const at = before.lastIndexOf('hour')
  const isOne = at > 0 && ['a', 'an', 'one', 'each', 'per'].includes(before[at - 1] ?? '')
  return isOne && before.slice(at).some((norm) => COST_WORDS.has(norm))
}

const COST_WORDS = toWordSet('cost costs is runs comes works')

const toRate = ({ value, low, high }: Mention, use: Use, mark: string): Derivation =>
  derive('hourly_rate', value, [use], { low, high, marks: [mark] })

function divide(mention: Mention, index: number, week: number, mark: string): Derivation {
  const hours = WEEK_HOURS / week
  const factors: Factor[] = [toMoneyFactor(mention), { value: hours, unit: 'hours' }]
  return derive('hourly_rate', mention.value / hours, [toUse(mention, index, 'salary')], {
    ...scale(mention, exactly(1 / hours)),
    factors: [factors],
    marks: [mark],
  })
}

const toMoneyFactor = ({ value, original }: Mention, times = 1): Factor =>
  original === null
    ? { value: value * times, unit: 'dollars' }
    : { value: original.amount * times, unit: 'dollars', currency: original.currency }

/** "$18.50 for the new ones, $23.50 for the senior ones". */
function listMeans(pays: readonly Pay[]): Derivation[] {
  const found: Derivation[] = []
  for (const [at, first] of pays.entries())
    for (const second of pays.slice(at + 1)) {
      const [one, other] = [first.derivation, second.derivation]
      if (first.index === second.index || one.marks[0] !== other.marks[0]) continue
      const [low, high] = [Math.min(one.low, other.low), Math.max(one.high, other.high)]
      const uses = [...one.uses, ...other.uses]
      const marks = ['mean', ...one.marks]
      found.push(derive('hourly_rate', (one.value + other.value) / 2, uses, { low, high, marks }))
    }
  return found
}

/** "$31 an hour plus 30 percent benefits", "20 plus 6 in taxes". */
function listExtras({ mentions }: Figures, pays: readonly Pay[]): Derivation[] {
  return pays.flatMap((pay) =>
    mentions.flatMap((extra, index) => {
      const added = extra.from > pay.mention.from ? readExtra(pay, extra) : null
      if (added === null) return []
      const uses = [...pay.derivation.uses, toUse(extra, index, 'extra')]
      const marks = [`plus ${extra.kind}`, ...pay.derivation.marks]
      return [derive('hourly_rate', pay.derivation.value + added, uses, { marks })]
    }),
  )
}

/** What comes on top, in dollars an hour. */
function readExtra({ mention, derivation }: Pay, { kind, value }: Mention): number | null {
  if (kind === 'money') return value < mention.value ? value : null
  const share = kind === 'percent' ? value / 100 : kind === 'fraction' ? value : null
  return share === null || share > 1 ? null : derivation.value * share
}

/** "$1,480 a week for forty hours". */
function listQuotients({ mentions }: Figures): Derivation[] {
  return mentions.flatMap((pay, index) => {
    if (pay.kind !== 'money' && !(pay.kind === 'count' && pay.value >= 100)) return []
    return mentions.flatMap((time, at) => {
      if (time.kind !== 'time' || time.value < 2) return []
      const weeks = (pay.per.week ?? time.per.week ?? 1) / (time.per.week ?? pay.per.week ?? 1)
      const uses = [toUse(pay, index, 'salary'), toUse(time, at, 'period')]
      const factors = [[toMoneyFactor(pay, weeks), { value: time.value, unit: 'hours' }]]
      return [
        derive('hourly_rate', (pay.value * weeks) / time.value, uses, {
          factors,
          marks: ['by hours'],
        }),
      ]
    })
  })
}
