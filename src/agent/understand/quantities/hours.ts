import { PEOPLE_NOUNS, SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { type Amount, toHours } from '#agent/understand/quantities/amounts.ts'
import { type Count, type Counts, isApart, spread } from '#agent/understand/quantities/counts.ts'
import {
  type Derivation,
  derive,
  exactly,
  type Factor,
  type Figures,
  findKnown,
  type Span,
  scale,
  toAmountFactors,
  toUse,
  type Use,
  type UseKind,
} from '#agent/understand/quantities/derivation.ts'
import { saysEach } from '#agent/understand/quantities/each-words.ts'
import { type Frequency, listFrequencies } from '#agent/understand/quantities/frequencies.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** One product of a sum: an amount of time, how often, and what it is multiplied by. */
export type Term = Span & {
  uses: readonly Use[]
  factors: readonly Factor[]
  marks: readonly string[]
  isPerPerson: boolean
}

/** No team works longer in a week: what comes to more was multiplied wrongly. */
const HOURS_MAX = 20_000
/** Every amount by every frequency and every multiplier that the message offers. */
export function listTerms(figures: Figures, amount: Amount, counts: Counts): Term[] {
  const { mention } = amount
  const near = <One extends Count>(list: readonly One[], most: number) =>
    list
      .filter(({ uses }) => !uses.some(({ from }) => from === mention.from))
      .toSorted((one, other) => measureGap(mention, one) - measureGap(mention, other))
      .slice(0, most)
  const people = [
    ...near(counts.people, 5),
    ...near(
      counts.composed.filter(({ marks }) => marks[0] !== 'people spread'),
      3,
    ),
  ].filter(({ value }) => value > 1)
  const sites = near(counts.sites, 3).filter(({ value }) => value > 1)
  const items = amount.mention.kind === 'time' ? near(counts.items, 3) : []
  const known = findKnown(figures, 'team_size')
  const parts = listParts(figures, amount)
  if (mention.kind === 'percent') {
    const all = near([...counts.people, ...counts.composed], 5)
    return [
      ofWeek(amount),
      ...parts,
      ...parts.flatMap((term) => people.map((one) => multiply(term, one))),
      ...all.map((one) => multiply(ofWeek(amount), one)),
      ...(known === null ? [] : [multiply(ofWeek(amount), toKnownPeople(known))]),
    ]
  }
  return [
    ...parts,
    ...parts.flatMap((term) => people.map((one) => multiply(term, one))),
    ...listFrequencies(figures, mention).flatMap((frequency) => {
      const create = (as: UseKind) => createTerm(figures, amount, { as, frequency })
      const [plain, each, site] = [create('hours'), create('hours each'), create('hours site')]
      return [
        plain,
        ...(saysEach(figures, mention) ? [{ ...each, isPerPerson: true }] : []),
        ...(known === null ? [] : [multiply(each, toKnownPeople(known))]),
        ...people.map((one) => multiply(each, one)),
        ...sites.map((one) => multiply(site, one)),
        ...people.flatMap((one) =>
          sites
            .filter((other) => isApart(one, other))
            .map((other) => multiply(each, spread(one, other))),
        ),
      ]
    }),
    ...items.flatMap((item) =>
      listItemTerms(figures, amount, { item, people: near(counts.people, 2), sites }),
    ),
  ].filter(({ value, uses }) => value > 0 && (value <= HOURS_MAX || uses.length === 1))
}

function toKnownPeople(known: number): Count {
  const factors = [{ value: known, unit: 'people' }]
  return { ...exactly(known), uses: [], factors, marks: ['known people'], from: -1, to: -1 }
}

type Beside = { item: Count; people: readonly Count[]; sites: readonly Count[] }

/** "400 receipts a month, 6 minutes each": the period is that of the items. */
function listItemTerms(figures: Figures, amount: Amount, { item, people, sites }: Beside): Term[] {
  const counted = figures.mentions[item.uses[0]?.index ?? -1]
  if (counted === undefined) return []
  const { mention } = amount
  const periods = mention.per.week === null || counted.per.week !== null ? [counted] : [mention]
  return periods.flatMap((one) =>
    listFrequencies(figures, one).flatMap((frequency) => {
      const term = createTerm(figures, amount, { as: 'time item', frequency })
      const product = multiply(term, item)
      const others = [...people.filter(({ value }) => value > 1), ...sites].filter(
        (count) => isApart(count, item) && !count.uses.some(({ from }) => from === mention.from),
      )
      return [product, ...others.map((count) => multiply(product, count))]
    }),
  )
}

type How = { as: UseKind; frequency: Frequency }

function createTerm({ tokens }: Figures, amount: Amount, { as, frequency }: How): Term {
  const { mention, index, isBare } = amount
  const use = mention.kind === 'fraction' ? 'share' : as
  const { week, mark, uses, factors } = frequency
  return {
    ...scale(toHours(tokens, amount), exactly(week)),
    uses: [toUse(mention, index, use), ...uses],
    factors: [...toAmountFactors(mention, isBare), ...factors],
    marks: [`${use} ${describe(mention)}${isBare ? ' bare' : ''}`, `often ${mark}`],
    isPerPerson: false,
  }
}

/** "60% of what they do", "85 percent of one coordinator": of a week of 40 hours, for those who are counted. */
function ofWeek({ mention, index }: Amount): Term {
  return {
    ...scale(mention, exactly(WEEK_HOURS / 100)),
    uses: [toUse(mention, index, 'share')],
    factors: [
      { value: mention.value / 100, unit: 'of' },
      { value: WEEK_HOURS, unit: 'hours' },
    ],
    marks: ['percent of week'],
    isPerPerson: false,
  }
}

/** "65 percent of my 36 hour week", "50 hours a week, and forty percent of that", "3 FTEs at 70 percent". */
function listParts(figures: Figures, { mention, index }: Amount): Term[] {
  if (mention.kind !== 'fraction' && mention.kind !== 'percent') return []
  const share = mention.kind === 'percent' ? mention.value / 100 : mention.value
  return figures.mentions.flatMap((whole, at) => {
    const isWhole = whole.kind === 'time' || (whole.unit === 'fte' && mention.kind === 'percent')
    if (!isWhole || whole === mention) return []
    return listFrequencies(figures, whole)
      .slice(0, 2)
      .map((frequency) => {
        const term = createTerm(
          figures,
          { mention: whole, index: at, isBare: false },
          { as: 'hours', frequency },
        )
        return {
          ...term,
          ...scale(term, mention.kind === 'percent' ? scale(mention, exactly(1 / 100)) : mention),
          uses: [
            toUse(mention, index, 'share'),
            { ...toUse(whole, at, 'period') },
            ...frequency.uses,
          ],
          factors: [{ value: share, unit: 'of' }, ...term.factors],
          marks: ['share of time', `apart ${at - index}`, ...term.marks],
        }
      })
  })
}

function describe({ kind, unit, per }: Mention): string {
  const divisor = [per.person && 'person', per.site && 'site', per.item && 'item'].filter(Boolean)
  return `${kind} ${unit} ${divisor.join('/')}`
}

function multiply(term: Term, count: Count): Term {
  return {
    ...scale(term, count),
    uses: [...term.uses, ...count.uses],
    factors: [...count.factors, ...term.factors],
    marks: [...term.marks, `by ${count.marks[0]}`, ...count.marks.slice(1)],
    isPerPerson: false,
  }
}

const measureGap = (mention: Mention, { from, to }: Pick<Count, 'from' | 'to'>): number =>
  to <= mention.from ? mention.from - to : from - mention.to + 3

export function toDerivation({
  value,
  low,
  high,
  uses,
  factors,
  marks,
  isPerPerson,
}: Term): Derivation {
  return derive('manual_hours', value, uses, { low, high, factors: [factors], marks, isPerPerson })
}

/** "10 hours each", "10 hours a week per location", "2 hours a day, each shop": by itself no total. */
export function isOfOne(
  { tokens, sentences }: Figures,
  { uses, marks }: Pick<Derivation, 'uses' | 'marks'>,
): boolean {
  const [use] = uses
  const isMultiplied = marks.some((mark) => mark.startsWith('by '))
  if (isMultiplied || (use?.as !== 'hours' && use?.as !== 'hours each')) return false
  const { to } = findSentenceOf(sentences, use.from)
  return tokens.slice(use.from, to).some(({ norm }, at) => isEach(norm, tokens[use.from + at + 1]))
}

function isEach(norm: string, next: Token | undefined): boolean {
  if (norm === 'apiece' || norm === 'ea') return true
  if (norm !== 'each' && norm !== 'per') return false
  const isEnd = next === undefined || next.kind !== 'word'
  return (norm === 'each' && (isEnd || next?.norm === 'of')) || isOne(next?.norm ?? '')
}

const isOne = (norm: string) => SITE_NOUNS.has(norm) || PEOPLE_NOUNS.has(norm) || norm === 'head'
