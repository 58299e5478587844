import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, WEEK_HOURS } from '#agent/lexicon/units.ts'
import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import {
  type Derivation,
  derive,
  type Figures,
  findKnown,
  toUse,
  type UseKind,
} from '#agent/understand/quantities/derivation.ts'
import { toFactors } from '#agent/understand/quantities/frequencies.ts'

const TIMES = toTable<number>({ double: 2, doubled: 2, twice: 2, triple: 3 })

/** "about half of that", "twice what I said", "take ten off", "that was a month": from hours that were told before. */
export function listOfKnown(figures: Figures): Derivation[] {
  const known = findKnown(figures, 'manual_hours')
  if (known === null) return []
  return [...listChanges(figures, known), ...listTimes(figures, known)]
}

function listChanges(figures: Figures, known: number): Derivation[] {
  return figures.mentions.flatMap((mention, index) => {
    const { kind, value } = mention
    const use = (as: UseKind) => [toUse(mention, index, as)]
    if (kind === 'fraction' && value < 1) {
      const factors = [
        [
          { value, unit: 'of' },
          { value: known, unit: 'hours' },
        ],
      ]
      return [derive('manual_hours', known * value, use('share'), { factors, marks: ['of known'] })]
    }
    if (kind !== 'time' && kind !== 'count') return []
    const sums = (saysChange(figures) ? ([1, -1] as const) : []).flatMap((sign) => {
      const factors = [[{ value: known, unit: 'hours' }], [{ value: sign * value, unit: 'hours' }]]
      const marks = [`known ${sign > 0 ? 'more' : 'less'} ${kind}`]
      const sum = known + sign * value
      return sum > 0 ? [derive('manual_hours', sum, use('hours'), { factors, marks })] : []
    })
    const isPeople = kind === 'count' && value > 1
    const marks = ['known by people']
    const factors = [
      [
        { value, unit: 'people' },
        { value: known, unit: 'hours' },
      ],
    ]
    return isPeople
      ? [...sums, derive('manual_hours', known * value, use('people'), { marks, factors })]
      : sums
  })
}

const CHANGE_WORDS = toWordSet(`
add added adding plus more extra another additional also too besides top on forgot left missed minus less fewer off drop
dropped cut subtract deduct take lose without except saves saved down up
`)

/** Only then a figure is added to or taken from what is known; else it stands for itself. */
const saysChange = ({ tokens }: Figures) =>
  tokens.some(({ norm }) => CHANGE_WORDS.has(norm) || norm === '+' || norm === '-')

/** Who goes back to a figure says little more. */
const SHORT = 20

/** "It is double that", "the forty was for two weeks", "per month, not per week". */
function listTimes(figures: Figures, known: number): Derivation[] {
  const { tokens, mentions } = figures
  const isShort = tokens.length <= SHORT && mentions.length <= 1
  if (!isShort) return []
  // "$45,760 a year" tells the period of pay.
  const isOther = (index: number) =>
    mentions.some(
      ({ kind, value, from, to }) =>
        from <= index && index < to && kind !== 'time' && kind !== 'schedule' && value !== known,
    )
  return tokens.flatMap(({ norm }, index) => {
    if (isOther(index)) return []
    const times = TIMES[norm] ?? readDivisor(tokens, index)
    if (times === null || times === 1) return []
    const marks = [`known by ${norm}`, 'known by times']
    const factors = [[{ value: known, unit: 'hours' }, ...toFactors(times)]]
    const use = { index: null, from: index, to: index + 1, as: 'period' } as const
    return [derive('manual_hours', known * times, [use], { marks, factors })]
  })
}

function readDivisor(tokens: Figures['tokens'], index: number): number | null {
  const week = PERIODS_A_WEEK[tokens[index]?.norm ?? '']
  if (week === undefined || week === WEEK_HOURS) return null
  const before = SMALL_NUMBERS[tokens[index - 1]?.norm ?? ''] ?? 1
  return week / Math.max(1, before)
}
