import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  FIGURE_SLOTS,
  type FigureSlot,
  type KnownFigure,
} from '../src/agent/understand/quantities/derivation.ts'
import type { Slot } from '../src/domain/fact.ts'
import { type Sampled, sampleBuyers } from './sample-buyers.ts'
import { AUTHORS, readAuthor, type Span } from './shared/read-messages.ts'

/** What is then known of a slot: any of some values, a value in a range, nothing, or anything. */
export type Gold = {
  values: readonly number[]
  range: readonly [number, number] | null
  isFree: boolean
}

/** A message with the values that are known after it. */
export type Valued = {
  source: string
  text: string
  asked: readonly Slot[]
  known: readonly KnownFigure[]
  gold: Readonly<Record<FigureSlot, Gold>>
  /** Figures whose roles were marked, in characters. */
  spans: readonly Span[]
  /** How much it counts; phrases that are filled with other figures count less. */
  weight: number
  /** Hours of each person, while nobody said how many there are. */
  each?: number
}

type Values = Partial<Record<string, unknown>>
type Turn = {
  message: string
  asking?: Slot | null
  facts: Values
  known?: Values
  range?: Partial<Record<string, readonly [number, number]>>
  accept?: Partial<Record<string, readonly unknown[]>>
  tolerated?: readonly string[]
}

const EVALS = path.join(import.meta.dirname, '../tests/evals')
/** By author: the files that one author wrote are one source. */
const SETS: readonly (readonly [source: string, file: string])[] = [
  ['turns-1', 'turns/development-turns.json'],
  ['turns-2', 'turns/development-turns-2.json'],
  ['turns-3', 'turns/development-turns-3.json'],
  ['people', 'turns/development-people.json'],
  ['people-2', 'turns/development-people-2.json'],
  ['sense', 'turns/development-sense.json'],
  ['will', 'turns/development-will.json'],
  ['turns-4', 'turns/development-turns-4.json'],
  ['turns-5', 'turns/development-turns-5.json'],
  ['stories', 'stories/development-stories-2.json'],
  ['corrections-1', 'corrections/development-corrections.json'],
]

export function readValues(): Valued[] {
  return [
    ...AUTHORS.flatMap((author) =>
      readAuthor(author).map(({ text, asked, facts, known, spans }) => ({
        ...toValued(`author-${author}`, {
          message: text,
          asking: asked as Slot | null,
          facts,
          known,
        }),
        spans,
      })),
    ),
    ...readPlain('counts'),
    ...readPlain('phrases'),
    ...SETS.flatMap(([source, file]) => readTurns(file).map((turn) => toValued(source, turn))),
    ...sampleBuyers().map(toSampled),
  ].map(withKnown)
}

/** Messages that tell values alone; of those with `only`, one slot is known and the others may be anything. */
function readPlain(source: string): Valued[] {
  const file = path.join(import.meta.dirname, `messages/${source}.jsonl`)
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => {
    const { asked, text, only, each, ...rest } = JSON.parse(line)
    const tolerated = FIGURE_SLOTS.filter((slot) => only !== undefined && slot !== only)
    const valued = toValued(source, { message: text, asking: asked, tolerated, ...rest })
    return each === undefined ? valued : { ...valued, each }
  })
}

const BANK_WEIGHT = 0.25

function toSampled({ source, text, asked, known, told }: Sampled): Valued {
  const gold = Object.fromEntries(
    FIGURE_SLOTS.map((slot) => {
      const expected = told[slot]
      const range =
        expected?.kind === 'number' ? ([expected.low * 0.99, expected.high * 1.01] as const) : null
      return [
        slot,
        { values: [], range, isFree: slot === 'tool_count' && told.tools !== undefined },
      ]
    }),
  ) as unknown as Record<FigureSlot, Gold>
  return { source, text, asked, known, gold, spans: [], weight: BANK_WEIGHT }
}

/** Figures that a visitor may have told before; in a talk some are always known. */
const BEFORE: readonly (readonly [FigureSlot, readonly number[]])[] = [
  ['manual_hours', [12, 25, 40, 60]],
  ['team_size', [2, 3, 5, 8]],
  ['hourly_rate', [22, 30, 41]],
  ['error_rate', [2, 4, 8]],
  ['tool_count', [2, 3, 5]],
]
const EACH = /\b(?:each|every|everyone|everybody|apiece|per|both|all)\b/i

/** Two of three messages get what was known before, of slots that the message does not tell. */
function withKnown(valued: Valued, at: number): Valued {
  if (valued.known.length > 0 || at % 3 === 0) return valued
  const known = BEFORE.flatMap(([slot, values], index): KnownFigure[] => {
    const isOpen =
      hasGold(valued.gold[slot]) ||
      valued.asked.some((one) => one === slot) ||
      (slot === 'team_size' && EACH.test(valued.text))
    const isKnown = !isOpen && (at + index) % 2 === 0
    return isKnown ? [[slot, values[at % values.length] ?? 0]] : []
  })
  return { ...valued, known }
}

const readTurns = (file: string): Turn[] => JSON.parse(readFileSync(path.join(EVALS, file), 'utf8'))

function toValued(source: string, turn: Turn): Valued {
  const { message, asking, known = {} } = turn
  const told = Object.entries(known).flatMap(([slot, value]): KnownFigure[] =>
    typeof value === 'number' ? [[slot as Slot, value]] : [],
  )
  const gold = Object.fromEntries(FIGURE_SLOTS.map((slot) => [slot, toGold(turn, slot)])) as Record<
    FigureSlot,
    Gold
  >
  return {
    source,
    text: message,
    asked: asking ? [asking] : [],
    known: told,
    gold,
    spans: [],
    weight: 1,
  }
}

function toGold({ facts, known = {}, range, accept, tolerated }: Turn, slot: FigureSlot): Gold {
  const values = [facts[slot], ...(accept?.[slot] ?? [])].filter((one) => typeof one === 'number')
  // What was known before and still is, need not be said again.
  const isOld = values.length > 0 && values.includes(known[slot] as number)
  const isFree = isOld || (values.length === 0 && tolerated?.includes(slot) === true)
  return { values, range: range?.[slot] ?? null, isFree }
}

/** As `tests/evals/turns/compare-value.ts` compares. */
const TOLERANCE = 0.015

export function isGold({ values, range }: Gold, value: number): boolean {
  if (range !== null && value >= range[0] && value <= range[1]) return true
  return values.some((one) => Math.abs(value - one) <= Math.abs(one) * TOLERANCE)
}

export const hasGold = ({ values, range }: Gold) => values.length > 0 || range !== null

/** Sources that are left out together, with the author of marked messages of that number. */
const FOLDS: Readonly<Record<string, number>> = {
  'turns-1': 1,
  'turns-2': 2,
  'turns-3': 3,
  counts: 3,
  phrases: 1,
  sense: 4,
  will: 4,
  people: 5,
  'people-2': 5,
  'turns-4': 6,
  'turns-5': 6,
  stories: 6,
}

export const ALL_FOLDS = [1, 2, 3, 4, 5, 6] as const

/** "author-3" and "bank-3" are in the third; there are six. */
export const foldOf = (source: string): number =>
  FOLDS[source] ?? ((Number(source.split('-')[1] ?? 1) - 1) % ALL_FOLDS.length) + 1
