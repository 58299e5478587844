import { toWordSet } from '#agent/lexicon/word-set.ts'
import { listAmounts } from '#agent/understand/quantities/amounts.ts'
import type { Count, Counts } from '#agent/understand/quantities/counts.ts'
import { listCounts } from '#agent/understand/quantities/counts.ts'
import type { Derivation, FigureSlot, Figures } from '#agent/understand/quantities/derivation.ts'
import { derive, toUse } from '#agent/understand/quantities/derivation.ts'
import { deriveErrors, deriveTools } from '#agent/understand/quantities/errors-and-tools.ts'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import { deriveRates } from '#agent/understand/quantities/rates.ts'
import { findWorkers, isCountOfPeople } from '#agent/understand/quantities/read-workers.ts'
import { deriveHours } from '#agent/understand/quantities/sums.ts'
import { findClauses } from '#agent/understand/text/clauses.ts'
import { createMender } from '#agent/understand/text/mend-word.ts'
import { findSentences } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** "28.50" by itself is money; "2.5 people" are counted. */
const isPrice = ({ value, uses: [use] }: Count, { mentions }: Figures) =>
  !Number.isInteger(value) && use?.index != null && mentions[use.index]?.noun === null

/** "12 clinics, and every one of them has one person stuck on it". */
const listOnePerSite = ({ sites }: Counts): Derivation[] =>
  sites.map((site) =>
    derive('team_size', site.value, site.uses, { marks: ['one per site', ...site.marks] }),
  )

type Said = Pick<Figures, 'asked' | 'known'>

const UNITS = toWordSet('hours minutes people dollars percent')
const mend = createMender({ words: UNITS, longWords: UNITS })

/** "16 huors", "27 dollers", "6 poeple": the units on which a figure's sense hangs. */
function mendUnits(tokens: readonly Token[]): readonly Token[] {
  const norms = tokens.map(({ kind, norm }) => (kind === 'word' ? mend(norm) : norm))
  const isMended = tokens.some(({ norm }, at) => norm !== norms[at])
  return isMended ? tokens.map((token, at) => ({ ...token, norm: norms[at] ?? '' })) : tokens
}

/** Cuts a message into what the readers of figures need. */
export function viewFigures(cut: readonly Token[], { asked, known }: Said): Figures {
  const tokens = mendUnits(cut)
  const mentions = findMentions(tokens)
  return {
    tokens,
    mentions,
    sentences: findSentences(tokens),
    clauses: findClauses(tokens),
    workers: findWorkers(tokens, mentions.filter(isCountOfPeople)),
    asked,
    known,
  }
}

/** Every value that the figures of a message can come to, by slot. */
export function deriveFigures(figures: Figures): Record<FigureSlot, Derivation[]> {
  const counts = listCounts(figures)
  return {
    manual_hours: deriveHours(figures, counts),
    team_size: derivePeople(figures, counts),
    hourly_rate: deriveRates(figures),
    error_rate: deriveErrors(figures),
    tool_count: deriveTools(figures),
  }
}

/** Every way to come to the people who do the work. */
function derivePeople(figures: Figures, counts: Counts): Derivation[] {
  return [
    ...[...counts.people, ...counts.composed]
      .filter((count) => !isPrice(count, figures))
      .map(toDerivation),
    ...countSpenders(figures, counts),
    ...listOnePerSite(counts),
  ]
}

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
