import type { z } from 'zod'
import type { InsightFigure } from '#contract/admin-insight.ts'
import { BOOKABLE_SCORE } from '#domain/booking-rule.ts'
import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import { OUTCOMES, WAIT_BANDS } from '#server/features/insight/facts/insight-row.ts'

/** The share of one conversation, or one audit request, in the figures. */
export type Fact = {
  subjectId: string
  createdAt: Date
  updatedAt: Date
  /** The numbers that count it, each once: "step:chat", "score:60:won". A list stands behind each. */
  cells: readonly string[]
  /** Amounts that no list stands behind: "answer_ms:300" → 2. */
  weights: Readonly<Record<string, number>>
}

/** Cells and weights added up. */
export type Sums = ReadonlyMap<string, number>

/** Which conversations a number counts. The same filter makes the number and the list behind it. */
export type Filter = z.infer<typeof InsightFigure>
/** A filter's inputs beside the facts: the threshold that is tried, and the sources that have a line of their own. */
export type Asked = { threshold: number; named: ReadonlySet<string> }
/** A conversation has at most one of these cells. `except` takes those away that stand elsewhere. */
export type Cells = { anyOf: readonly string[]; except?: readonly string[] }

const HIGHEST_SCORE = 100

const CELLS: Readonly<Record<Filter['figure'], (filter: Filter, asked: Asked) => Cells>> = {
  opened: () => ({ anyOf: ['opened'] }),
  step: ({ of }) => ({ anyOf: [`step:${of}`] }),
  beside: ({ of }) => ({ anyOf: [`beside:${of}`] }),
  source: findSourceCells,
  score: ({ of, part }) => ({
    anyOf:
      part === '' ? OUTCOMES.map((outcome) => `score:${of}:${outcome}`) : [`score:${of}:${part}`],
  }),
  judged: ({ of, part }) => ({ anyOf: [`judged:${of}:${part === 'right' ? 'right' : 'wrong'}`] }),
  question: ({ of, part }) => ({ anyOf: [`${part === 'ended' ? 'quiet' : 'asked'}:${of}`] }),
  mood: ({ of }) => ({ anyOf: [`mood:${of}`] }),
  answer: ({ of }) => ({ anyOf: [`answer:${of}`] }),
  person: ({ of }) => ({
    anyOf: (of === 'all' ? [...Object.keys(WAIT_BANDS), 'open'] : [of]).map(
      (wait) => `person:${wait}`,
    ),
  }),
  replay: findReplayCells,
}

/** The cells that a filter means. */
export function findCells(filter: Filter, asked: Asked): Cells {
  return CELLS[filter.figure](filter, asked)
}

/** A conversation ended at a question if it has been quiet for a while, so recent ones do not count. */
export function meansQuiet({ figure, part }: Filter): boolean {
  return figure === 'question' && part === 'ended'
}

export function countCells(sums: Sums, { anyOf, except = [] }: Cells): number {
  const add = (cells: readonly string[]) =>
    cells.reduce((total, cell) => total + (sums.get(cell) ?? 0), 0)
  return add(anyOf) - add(except)
}

/** Rare sources stand in one line: all who came so far, but for those who stand in lines of their own. */
function findSourceCells({ of, part }: Filter, { named }: Asked): Cells {
  if (part === '' || !named.has(of)) return { anyOf: [] }
  if (of !== OTHER_SOURCE) return { anyOf: [`source:${of}:${part}`] }
  const elsewhere = [...named].filter((source) => source !== OTHER_SOURCE)
  return {
    anyOf: [`step:${part}`],
    except: elsewhere.map((source) => `source:${source}:${part}`),
  }
}

/** The effect of another threshold. `today` is the present rule. */
function findReplayCells({ of, part }: Filter, { threshold }: Asked): Cells {
  const ends = {
    today: [BOOKABLE_SCORE, HIGHEST_SCORE],
    offered: [threshold, HIGHEST_SCORE],
    gained: [threshold, BOOKABLE_SCORE - 1],
    lost: [BOOKABLE_SCORE, threshold - 1],
  }[of]
  if (!ends) return { anyOf: [] }
  const [first = 0, last = 0] = ends
  const scores = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  return {
    anyOf: scores.map((score) => `bookable:${score}${part === '' ? '' : `:${part}`}`),
  }
}
