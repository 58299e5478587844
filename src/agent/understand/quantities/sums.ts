import { type Amount, listAmounts } from '#agent/understand/quantities/amounts.ts'
import { type Count, type Counts, isApart } from '#agent/understand/quantities/counts.ts'
import {
  type Derivation,
  derive,
  type Figures,
  scale,
} from '#agent/understand/quantities/derivation.ts'
import { isOfOne, listTerms, type Term, toDerivation } from '#agent/understand/quantities/hours.ts'

/** More ways are not weighed. */
const DERIVATIONS_MAX = 400

/** Every way to come to hours a week. */
export function deriveHours(figures: Figures, counts: Counts): Derivation[] {
  const amounts = listAmounts(figures)
  const terms = amounts.map((amount) => listTerms(figures, amount, counts))
  // "One at 22 hours, 3 others at 4 hours each": the 3 counts people and is no amount between two others.
  const timed = amounts.flatMap((amount, at) =>
    !amount.isBare && amount.mention.kind !== 'schedule' ? [at] : [],
  )
  const pick = <One>(list: readonly One[]) => list.filter((_, at) => timed.includes(at))
  return [
    ...listSums(figures, { amounts, terms, counts }),
    ...(timed.length < amounts.length
      ? listSums(figures, { amounts: pick(amounts), terms: pick(terms), counts })
      : []),
    ...terms
      .flat()
      .filter((term) => term.isPerPerson || !isOfOne(figures, term))
      .map(toDerivation),
  ].slice(0, DERIVATIONS_MAX)
}

type Parts = {
  amounts: readonly Amount[]
  terms: readonly (readonly Term[])[]
  counts: Counts
}

/** "At each of our 3 shops: Ana 10 hours, Bea 5". */
function spreadSum(sum: Derivation, site: Count): Derivation[] {
  if (site.value <= 1 || !isApart(sum, site)) return []
  const marks = ['sum spread', ...sum.marks, ...site.marks]
  const factors = sum.factors.map((one) => [...site.factors, ...one])
  return [{ ...sum, ...scale(sum, site), uses: [...sum.uses, ...site.uses], factors, marks }]
}

/** How the terms of a sum are chosen: the same way for all of them, so that sums stay few. */
const POLICIES = ['plain', 'own people', 'items', 'sites'] as const
type Policy = (typeof POLICIES)[number]

/** Runs of neighboring amounts added up: "Ana 10 hours, Jorge 6", "two do 10 hours each, one does 5". */
function listSums(figures: Figures, { amounts, terms, counts }: Parts): Derivation[] {
  const sorted = terms.map(sortTerms)
  return listRuns(amounts.length).flatMap(([first, last]) => {
    const run = amounts.slice(first, last + 1)
    return POLICIES.flatMap((policy) => {
      const chosen = run.map((amount, at) => {
        const own = sorted[first + at]
        return own === undefined ? null : choose({ amount, run, policy, sorted: own })
      })
      if (!chosen.every((term) => term !== null)) return []
      const sum = addUp(chosen, policy, amounts.length)
      const isSpread = policy === 'plain' || policy === 'own people'
      const sites = isSpread ? counts.sites.slice(0, 2) : []
      // "half a day each, so 48 hours in total": one person's hours and the total have no middle.
      const isMean = policy === 'plain' && !chosen.some((term) => isOfOne(figures, term))
      const mean = isMean && chosen.length === 2 ? [toMean(sum, chosen)] : []
      const whole = [sum, ...mean]
      return [...whole, ...whole.flatMap((one) => sites.flatMap((site) => spreadSum(one, site)))]
    })
  })
}

/** First and last of every run of two and more. */
function listRuns(count: number): [number, number][] {
  const places = Array.from({ length: count }, (_, place) => place)
  return places.flatMap((first) =>
    places.filter((last) => last > first).map((last): [number, number] => [first, last]),
  )
}

/** "in slow weeks six hours, in busy ones 8": the middle of both. */
function toMean(sum: Derivation, terms: readonly Term[]): Derivation {
  const low = Math.min(...terms.map((term) => term.low))
  const high = Math.max(...terms.map((term) => term.high))
  const marks = ['mean', ...sum.marks.slice(1)]
  return { ...sum, value: sum.value / 2, low, high, marks, factors: [] }
}

/** The terms of one amount that each policy can choose, sorted once for all runs. */
type Sorted = Readonly<Record<Policy, readonly Term[]>>

const sortTerms = (terms: readonly Term[]): Sorted => {
  const usable = terms.flatMap((term) => {
    const isOut = term.isPerPerson || term.marks.includes('by known people')
    return isOut ? [] : [{ term, by: nameMultiplier(term) }]
  })
  const pick = (...wanted: readonly string[]) =>
    usable.flatMap(({ term, by }) => (wanted.includes(by) ? [term] : []))
  return {
    plain: usable.flatMap(({ term, by }) => {
      const [first] = term.uses
      return by === '' && (first?.as === 'hours' || first?.as === 'share') ? [term] : []
    }),
    'own people': usable.flatMap(({ term, by }) =>
      (by === '' || by === 'people') && term.uses[0]?.as !== 'hours site' ? [term] : [],
    ),
    items: pick('items'),
    sites: pick('sites'),
  }
}

/** What an amount is multiplied with, apart from how often it comes. */
function nameMultiplier({ uses }: Term): string {
  return listMultipliers(uses)
    .map(({ as }) => as)
    .join(' ')
}

const listMultipliers = (uses: Term['uses']) =>
  uses.filter(({ as }) => as !== 'period' && as !== 'share').slice(uses[0]?.as === 'share' ? 0 : 1)

type Choice = { amount: Amount; run: readonly Amount[]; policy: Policy; sorted: Sorted }

/** The first term that fits the policy; what the words say of the period goes before what is assumed. */
function choose({ amount, run, policy, sorted }: Choice): Term | null {
  const [start, end] = findRoom(amount, run)
  const isInRoom = ({ from }: { from: number }) => from >= start && from < end
  const fits =
    policy === 'own people'
      ? sorted[policy].filter(({ uses }) => listMultipliers(uses).every(isInRoom))
      : sorted[policy]
  const near =
    fits.find(({ uses }) => uses.slice(1).some((use) => use.as !== 'period' && isInRoom(use))) ??
    fits.find(({ uses }) => uses.slice(1).some(isInRoom))
  return near ?? fits[0] ?? null
}

/** Whoever stands between the amount before and the one after belongs to this one. */
function findRoom({ index, mention }: Amount, run: readonly Amount[]): [number, number] {
  const at = run.findIndex((one) => one.index === index)
  return [
    run[at - 1]?.mention.to ?? 0,
    Math.min(run[at + 1]?.mention.from ?? mention.to + 12, mention.to + 12),
  ]
}

function addUp(terms: readonly Term[], policy: Policy, all: number): Derivation {
  const total = (read: (term: Term) => number) => terms.reduce((sum, term) => sum + read(term), 0)
  const marks = [
    `sum ${policy} ${Math.min(terms.length, 4)}`,
    `sum ${terms.length === all ? 'of all' : 'of some'}`,
    ...new Set(terms.flatMap((term) => term.marks)),
  ]
  return derive(
    'manual_hours',
    total(({ value }) => value),
    dropRepeated(terms.flatMap(({ uses }) => uses)),
    {
      low: total(({ low }) => low),
      high: total(({ high }) => high),
      factors: terms.map(({ factors }) => factors),
      marks,
    },
  )
}

const dropRepeated = (uses: Derivation['uses']) =>
  uses.filter(
    (use, at) => uses.findIndex(({ from, as }) => from === use.from && as === use.as) === at,
  )
