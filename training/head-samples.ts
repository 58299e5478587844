import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Message } from '../src/agent/understand/message/message.ts'
import type { Focus } from '../src/agent/understand/readers/clause-features.ts'
import { HEADS, type Head, SILENT } from '../src/agent/understand/readers/head-labels.ts'
import { listAmounts } from '../src/agent/understand/slots/budget.ts'
import { findTimeSpans } from '../src/agent/understand/slots/time-spans.ts'
import { listTimes } from '../src/agent/understand/slots/timeline.ts'
import type { Token } from '../src/agent/understand/text/tokens.ts'
import { AUTHORITIES, type Slot, TIMELINES } from '../src/domain/fact.ts'
import { readBanks } from './bank-phrases.ts'
import { AUTHORS, type Span, stripMarks } from './shared/read-messages.ts'

/** A message with what it tells, from whichever collection. */
export type Sample = {
  author: string
  text: string
  asked: Slot | null
  facts: Partial<Record<Slot, unknown>>
  /** Marked words, where the message has them. */
  spans: readonly Span[]
  /** Slots whose label a careful reader may also give otherwise, so that nothing is learned of them. */
  open: readonly Slot[]
}

type Lesson = {
  slot: Slot
  /** Roles of marked words that hold what the slot's label says. */
  roles: readonly string[]
  toLabel: (value: unknown) => string
  /** The label of a part of the message, where its words say more than the value. */
  toPartLabel?: (label: string, words: readonly Token[]) => string
  /** What the head is asked about one by one: its value, and its label where the message tells just this value. */
  listPlaces?: (message: Message) => readonly (Focus & { value: unknown; label: string })[]
}

const named = (values: readonly string[]) => (value: unknown) =>
  values.find((one) => one === value) ?? SILENT

/** For every head what the labeled messages tell of it. */
export const LESSONS: Readonly<Record<Head, Lesson>> = {
  authority: { slot: 'authority', roles: ['decides'], toLabel: named(AUTHORITIES) },
  timeline: {
    slot: 'timeline',
    roles: ['when', 'start'],
    toLabel: named(TIMELINES),
    toPartLabel: (label, words) =>
      label !== 'none' && findTimeSpans(words).length > 0 ? 'span' : label,
    listPlaces: (message) =>
      listTimes(message).map((time) => ({ ...time, label: time.isCounted ? 'span' : time.value })),
  },
  budget: {
    slot: 'budget',
    roles: ['budget'],
    toLabel: (value) => {
      if (value === undefined) return SILENT
      return value === 0 || value === 'none' ? 'none' : 'amount'
    },
    listPlaces: (message) =>
      listAmounts(message).map((amount) => ({
        ...amount,
        label: amount.value === 0 ? 'none' : 'amount',
      })),
  },
}

const TURNS = path.join(import.meta.dirname, '../tests/evals/turns')
const PHRASINGS = path.join(import.meta.dirname, 'phrasings')

export function readSamples(): Sample[] {
  return [...readMessages(), ...readDecides(), ...readTurns(), ...readBanks(), ...readPhrasings()]
}

function readMessages(): Sample[] {
  return AUTHORS.flatMap((author) => {
    const file = path.join(import.meta.dirname, 'messages', `author-${author}.jsonl`)
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines
      .filter((line) => line.trim() !== '')
      .map((line): Sample => {
        const { text, asked = null, facts = {} } = JSON.parse(line)
        return { author: `message-${author}`, asked, facts, open: [], ...stripMarks(text) }
      })
  })
}

const DECIDES = path.join(import.meta.dirname, 'decides')

/** What visitors say of who decides and when, and what only sounds like it; other slots are not labeled. */
function readDecides(): Sample[] {
  return readdirSync(DECIDES)
    .toSorted()
    .flatMap((name) =>
      readFileSync(path.join(DECIDES, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): Sample => {
          const { text, asked, facts, open = [] } = JSON.parse(line)
          return { author: name, text, asked, facts, spans: [], open: [...open, 'budget'] }
        }),
    )
}

type Turn = {
  message: string
  asking: Slot | null
  facts: Partial<Record<Slot, unknown>>
  accept?: Partial<Record<Slot, unknown>>
  tolerated?: readonly Slot[]
}

function readTurns(): Sample[] {
  const files = readdirSync(TURNS).filter(
    (name) => name.startsWith('development-') && !isHeldOut(name),
  )
  return files.toSorted().flatMap((name) => {
    const turns: Turn[] = JSON.parse(readFileSync(path.join(TURNS, name), 'utf8'))
    return turns.map(({ message, asking, facts, accept = {}, tolerated = [] }): Sample => {
      const open = [...(Object.keys(accept) as Slot[]), ...tolerated]
      return { author: name, text: message, asked: asking, facts, spans: [], open }
    })
  })
}

/** `HOLD_OUT=blind` leaves files of that name out, to be read by a model that has not seen them. */
const isHeldOut = (name: string) =>
  process.env.HOLD_OUT !== undefined && name.startsWith(process.env.HOLD_OUT)

type Phrasings = Record<'answers' | 'anywhere', Record<string, string[]>>

/** `phrasings/<slot>.json` holds words by label: answers, and what is understood anywhere. */
function readPhrasings(): Sample[] {
  return readdirSync(PHRASINGS).flatMap((name) => {
    const slot = path.basename(name, '.json') as Head
    const { answers, anywhere }: Phrasings = JSON.parse(
      readFileSync(path.join(PHRASINGS, name), 'utf8'),
    )
    return [
      ...listPhrasings(slot, answers, slot),
      ...listPhrasings(slot, anywhere, slot),
      ...listPhrasings(slot, anywhere, null),
    ]
  })
}

function listPhrasings(slot: Head, groups: Record<string, string[]>, asked: Slot | null): Sample[] {
  // What they tell of other slots is not labeled.
  const open = (Object.keys(HEADS) as Head[]).filter((one) => one !== slot)
  return Object.entries(groups).flatMap(([label, texts]) =>
    texts.map((text): Sample => {
      const facts = label === SILENT ? {} : { [slot]: label }
      return { author: `phrasings-${slot}`, asked, facts, open, ...stripMarks(text) }
    }),
  )
}
