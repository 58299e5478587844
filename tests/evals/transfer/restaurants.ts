import path from 'node:path'
import Recognizers from '@microsoft/recognizers-text-suite'
import type { Measure } from '../measure.ts'
import { type Counts, measureCounts } from '../turns/counts.ts'
import { readJson } from './public-data.ts'
import { readSlot } from './read-slot.ts'

type Label = { slot: string; valueSpan: { startIndex?: number; endIndex: number } }
type Turn = {
  userInput: { text: string }
  context?: { requestedSlots?: readonly string[] }
  labels?: readonly Label[]
}

const COUNTS_SPEAKER = /\b(me|i|my|myself|our|we|us|couple)\b/i

const NAME_SLOTS = ['first_name', 'last_name']

// 0.94 was reached on the asked names when the approach was chosen, some of what is left being label errors.
const NAMES_GATE = { atLeast: 0.88 }
// "A table for 4" is farther from a team than a name is from a name.
const PEOPLE_GATE = { atLeast: 0.85 }

/** People who answer a restaurant's question for their name and for how many they are. */
export async function measureRestaurants(folder: string): Promise<Measure[]> {
  const turns = await readJson<Turn[]>(path.join(folder, 'restaurants-8k/test.json'))
  return [...measureNames(turns), ...measurePeople(turns)]
}

function measureNames(turns: readonly Turn[]): Measure[] {
  const cases = turns.filter((turn) => isOnlyAsked(turn, NAME_SLOTS))
  return measure('restaurants-8k names, asked', cases, NAMES_GATE, (turn) => {
    const stored = readSlot(turn.userInput.text, 'contact_name', 'contact_name')
    return { stored, gold: readLabel(turn, NAME_SLOTS)?.toLowerCase() ?? null }
  })
}

/** Only labels that hold one number and no person beside it: "me and two kids" is labelled two, and is three. */
function measurePeople(turns: readonly Turn[]): Measure[] {
  const cases = turns.filter(
    (turn) => isOnlyAsked(turn, ['people']) && readPeople(turn) !== undefined,
  )
  return measure('restaurants-8k people, asked', cases, PEOPLE_GATE, (turn) => ({
    stored: readSlot(turn.userInput.text, 'team_size', 'team_size'),
    gold: readPeople(turn) ?? null,
  }))
}

function measure(
  name: string,
  turns: readonly Turn[],
  gate: { atLeast: number },
  read: (turn: Turn) => { stored: unknown; gold: string | number | null },
): Measure[] {
  const misses: string[] = []
  const counts = turns.map((turn): Counts => {
    const { stored, gold } = read(turn)
    const value = typeof stored === 'string' ? stored.toLowerCase() : stored
    if (value === gold) return { right: gold === null ? 0 : 1, extra: 0, missing: 0 }
    misses.push(`"${turn.userInput.text}" → ${String(stored)} for ${String(gold)}`)
    return { right: 0, extra: value === null ? 0 : 1, missing: gold === null ? 0 : 1 }
  })
  const common = { suite: 'transfer', origin: 'public', cases: turns.length } as const
  return measureCounts(name, counts, common, { gate, misses })
}

function isOnlyAsked({ context }: Turn, slots: readonly string[]): boolean {
  const asked = context?.requestedSlots ?? []
  return asked.length > 0 && asked.every((slot) => slots.includes(slot))
}

/** From the first character that is labelled to the last. */
function readLabel({ userInput, labels = [] }: Turn, slots: readonly string[]): string | null {
  const spans = labels.filter(({ slot }) => slots.includes(slot)).map(({ valueSpan }) => valueSpan)
  if (spans.length === 0) return null
  const start = Math.min(...spans.map(({ startIndex = 0 }) => startIndex))
  const end = Math.max(...spans.map(({ endIndex }) => endIndex))
  return userInput.text.slice(start, end)
}

function readPeople(turn: Turn): number | null | undefined {
  const label = readLabel(turn, ['people'])
  if (label === null) return null
  if (COUNTS_SPEAKER.test(label)) return undefined
  const numbers = Recognizers.recognizeNumber(label, Recognizers.Culture.English)
  const value = Number(numbers[0]?.resolution?.value)
  return numbers.length === 1 && Number.isInteger(value) ? value : undefined
}
