import { listAmounts } from '#agent/understand/quantities/amounts.ts'
import type { Count, Counts } from '#agent/understand/quantities/counts.ts'
import {
  type Derivation,
  derive,
  type Figures,
  toUse,
} from '#agent/understand/quantities/derivation.ts'

/** Every way to come to the people who do the work. */
export function derivePeople(figures: Figures, counts: Counts): Derivation[] {
  return [
    ...[...counts.people, ...counts.composed]
      .filter((count) => !isPrice(count, figures))
      .map(toDerivation),
    ...countSpenders(figures, counts),
    ...listOnePerSite(counts),
  ]
}

/** "28.50" by itself is money; "2.5 people" are counted. */
const isPrice = ({ value, uses: [use] }: Count, { mentions }: Figures) =>
  !Number.isInteger(value) && use?.index != null && mentions[use.index]?.noun === null

function toDerivation({ value, low, high, uses, factors, marks }: Count): Derivation {
  const isSum = uses.length > 1 && marks[0] === 'people spread'
  return derive('team_size', value, uses, { low, high, marks, factors: isSum ? [factors] : [] })
}

/** "Ana does 10 hours, Jorge 6, and I do the rest": one person for each amount, and those that were counted. */
function countSpenders(figures: Figures, { people }: Counts): Derivation[] {
  const amounts = listAmounts(figures).filter(
    ({ mention }) => mention.kind !== 'schedule' && mention.kind !== 'percent',
  )
  if (amounts.length < 2) return []
  const counted = amounts.map(({ mention }, at) => {
    const start = amounts[at - 1]?.mention.to ?? 0
    const own = people.filter(
      ({ from, to, value }) => from >= start && to <= mention.from && value > 1,
    )
    return own.at(-1) ?? null
  })
  const uses = amounts.map(({ mention, index }) => toUse(mention, index, 'hours each'))
  const total = counted.reduce((sum, one) => sum + (one?.value ?? 1), 0)
  const counting = counted.flatMap((one) => one?.uses ?? [])
  const mark = `spenders ${Math.min(amounts.length, 4)} ${Math.min(counting.length, 2)}`
  return [
    derive('team_size', amounts.length, uses, { marks: [mark, 'spenders named'] }),
    ...(counting.length > 0
      ? [derive('team_size', total, [...uses, ...counting], { marks: [mark, 'spenders counted'] })]
      : []),
  ]
}

/** "12 clinics, and every one of them has one person stuck on it". */
const listOnePerSite = ({ sites }: Counts): Derivation[] =>
  sites.map((site) =>
    derive('team_size', site.value, site.uses, { marks: ['one per site', ...site.marks] }),
  )
