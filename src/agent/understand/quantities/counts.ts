import { FILLERS } from '#agent/lexicon/nouns.ts'
import { MAGNITUDES, SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  exactly,
  type Factor,
  type Figures,
  type Span,
  scale,
  toUse,
  type Use,
  type UseKind,
} from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Workers } from '#agent/understand/quantities/workers.ts'

/** People, sites, or items, counted in one of several ways. */
export type Count = Span & {
  uses: readonly Use[]
  factors: readonly Factor[]
  marks: readonly string[]
  from: number
  to: number
}

/** More of a sort are not tried: a message with more is a table. */
const COUNTED_MAX = 7
/** A larger number of people or sites is somebody's customers. */
const PEOPLE_MAX = 100_000

export type Counts = {
  people: readonly Count[]
  /** What is added, subtracted, or multiplied from them. */
  composed: readonly Count[]
  sites: readonly Count[]
  items: readonly Count[]
}

export function listCounts(figures: Figures): Counts {
  const people = [...listGroups(figures), ...listNumbers(figures)].slice(0, COUNTED_MAX * 2)
  const sites = pick(
    figures,
    'sites',
    ({ nounClass }) => nounClass === 'site' || nounClass === 'item',
  )
  const items = pick(
    figures,
    'items',
    ({ nounClass }) => nounClass !== 'person' && nounClass !== 'tool',
  )
  return { people, sites, items, composed: composePeople(figures, people, sites) }
}

function pick(figures: Figures, as: UseKind, isOne: (mention: Mention) => boolean): Count[] {
  return figures.mentions
    .flatMap((mention, index) => {
      const isCount = mention.kind === 'count' && mention.value > 0 && isOne(mention)
      return isCount ? [toCount(figures.tokens, mention, toUse(mention, index, as))] : []
    })
    .slice(0, COUNTED_MAX)
}

function toCount(tokens: Figures['tokens'], mention: Mention, use: Use): Count {
  const { value, low, high, from, to, nounClass } = mention
  const { as } = use
  const unit = nameUnit(tokens, mention) ?? as
  return {
    value,
    low,
    high,
    from,
    to,
    uses: [use],
    factors: [{ value, unit }],
    marks: [`${as} ${nounClass ?? 'bare'}`],
  }
}

/** Words before a noun that belong to it: "front desks". */
const NOUN_WORDS = 2

/** What is counted, in the visitor's words: "front desks", "clerks". */
function nameUnit(tokens: Figures['tokens'], { from, to, noun }: Mention): string | null {
  if (noun === null || PRONOUNS.has(noun)) return null
  const inside = tokens.slice(from, to)
  const end = inside.findIndex(({ norm }) => norm === noun)
  const words = inside.slice(Math.max(1, end - NOUN_WORDS), end)
  const start = words.findLastIndex(({ kind, norm }) => kind !== 'word' || isFiller(norm))
  return [...words.slice(start + 1).map(({ norm }) => norm), noun].join(' ')
}

const PRONOUNS = toWordSet('us them ppl people persons')
const isFiller = (norm: string) =>
  FILLERS.has(norm) || norm in SMALL_NUMBERS || norm in TENS || norm in MAGNITUDES

/** "me and two temps", "my wife and I": people who are named together. */
function listGroups({ workers, mentions }: Figures): Count[] {
  return workers.flatMap((group) => {
    if (group.count === null || group.count <= 0) return []
    const inside = mentions.flatMap((mention, index) =>
      mention.from >= group.from && mention.to <= group.to ? [toUse(mention, index, 'people')] : [],
    )
    const isLone =
      inside.length === 1 && inside[0]?.from === group.from && inside[0].to === group.to
    if (isLone && !group.isEach) return []
    return [
      {
        ...exactly(group.count),
        from: group.from,
        to: group.to,
        uses: inside.length > 0 ? inside : [toUse(group, null, 'people')],
        factors: [{ value: group.count, unit: 'people' }],
        marks: [nameGroup(group, inside.length)],
      },
    ]
  })
}

const nameGroup = ({ isCounted, isEach, count }: Workers, numbers: number) =>
  `people group ${isCounted ? 'counted' : 'named'} ${isEach} ${Math.min(numbers, 2)} ${count === 1}`

function listNumbers({ tokens, mentions }: Figures): Count[] {
  return mentions
    .flatMap((mention, index) => {
      const isCount =
        (mention.kind === 'count' || mention.unit === 'fte') &&
        mention.nounClass !== 'tool' &&
        mention.value >= 1 &&
        mention.value <= PEOPLE_MAX
      return isCount ? [toCount(tokens, mention, toUse(mention, index, 'people'))] : []
    })
    .slice(0, COUNTED_MAX)
}

/** "4 on top of our 3, then two walked", "two at each of three shops", "half of the 12", "three full timers and me". */
function composePeople(
  figures: Figures,
  people: readonly Count[],
  sites: readonly Count[],
): Count[] {
  const own = dropInner(people)
  return [
    ...listSums(own),
    ...listDifferences(own),
    ...people.flatMap((one) =>
      sites.filter((site) => isApart(one, site)).map((site) => spread(one, site)),
    ),
    ...listParts(figures, people),
  ]
}

/** A group and the number in it are the same people. */
function dropInner(people: readonly Count[]): Count[] {
  return people
    .filter(
      (one) =>
        !people.some(
          (other) =>
            other !== one &&
            other.from <= one.from &&
            other.to >= one.to &&
            other.to - other.from > one.to - one.from,
        ),
    )
    .toSorted((one, other) => one.from - other.from)
}

export const isApart = (one: Pick<Count, 'uses'>, other: Pick<Count, 'uses'>) =>
  !one.uses.some(({ from }) => other.uses.some((use) => use.from === from))

/** Every run of neighbors. */
function listSums(people: readonly Count[]): Count[] {
  const sums: Count[] = []
  for (let first = 0; first < people.length; first += 1)
    for (let last = first + 1; last < Math.min(people.length, first + 5); last += 1) {
      const run = people.slice(first, last + 1)
      const isAll = run.length === people.length
      sums.push(join(run, `people sum ${Math.min(run.length, 4)} ${isAll}`, (a, b) => a + b))
    }
  return sums
}

function join(
  run: readonly Count[],
  mark: string,
  combine: (first: number, second: number) => number,
): Count {
  const fold = (read: (one: Count) => number) => run.map(read).reduce(combine)
  return {
    value: fold(({ value }) => value),
    low: fold(({ low }) => low),
    high: fold(({ high }) => high),
    from: Math.min(...run.map(({ from }) => from)),
    to: Math.max(...run.map(({ to }) => to)),
    uses: run.flatMap(({ uses }) => uses),
    factors: [{ value: fold(({ value }) => value), unit: 'people' }],
    marks: [mark, ...new Set(run.flatMap(({ marks }) => marks))],
  }
}

/** "We were five, then Hank retired and Sue left": one number less the ones after it. */
function listDifferences(people: readonly Count[]): Count[] {
  const found: Count[] = []
  for (const [at, whole] of people.entries())
    for (let last = at + 1; last < Math.min(people.length, at + 4); last += 1) {
      const parts = people.slice(at + 1, last + 1)
      const difference = join([whole, ...parts], `people less ${parts.length}`, (a, b) => a - b)
      const uses = [
        ...whole.uses,
        ...parts.flatMap((one) => one.uses.map((use) => ({ ...use, as: 'minus' as const }))),
      ]
      if (difference.value > 0) found.push({ ...difference, uses })
    }
  return [...found, ...listLosses(people)]
}

/** "Two of the six left": the part stands before the whole. */
function listLosses(people: readonly Count[]): Count[] {
  return people.slice(1).flatMap((whole, at) => {
    const part = people[at]
    if (part === undefined || part.value >= whole.value || !isApart(part, whole)) return []
    const difference = join([whole, part], 'people less the ones before', (a, b) => a - b)
    const minus = part.uses.map((use) => ({ ...use, as: 'minus' as const }))
    return [{ ...difference, uses: [...whole.uses, ...minus] }]
  })
}

export function spread(one: Count, site: Count): Count {
  return {
    ...scale(one, site),
    from: Math.min(one.from, site.from),
    to: Math.max(one.to, site.to),
    uses: [...one.uses, ...site.uses],
    factors: [...site.factors, ...one.factors],
    marks: ['people spread', ...one.marks, ...site.marks],
  }
}

/** "half of the 12 clerks", "a third of us are left". */
function listParts({ mentions }: Figures, people: readonly Count[]): Count[] {
  return mentions.flatMap((mention, index) => {
    if (mention.kind !== 'fraction' || mention.value >= 1) return []
    return people.flatMap((one) => {
      const value = one.value * mention.value
      if (!Number.isInteger(value) || value < 1) return []
      const uses = [...one.uses, toUse(mention, index, 'share')]
      return [
        {
          ...one,
          ...exactly(value),
          uses,
          factors: [{ value, unit: 'people' }],
          marks: ['people part', ...one.marks],
        },
      ]
    })
  })
}
