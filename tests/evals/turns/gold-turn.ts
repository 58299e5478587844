import { readdir, readFile } from 'node:fs/promises'
import type { Slot } from '#domain/fact.ts'

export type GoldValue = string | number | readonly string[]

/** One message with what a careful reader knows from it. Values are in the units of src/domain/fact.ts. */
export type GoldTurn = {
  id: string
  kind: string
  /** What the agent asked just before. */
  asking: Slot | null
  /** What the visitor told earlier. */
  known?: Partial<Record<Slot, GoldValue>>
  message: string
  /** What must be known after the message; {} when it tells nothing. */
  facts: Partial<Record<Slot, GoldValue>>
  /** Any value from low to high is right: the visitor gave a range. */
  range?: Partial<Record<Slot, readonly [number, number]>>
  /** Other values a careful reader may settle on. */
  accept?: Partial<Record<Slot, readonly GoldValue[]>>
  /** Slots that a careful reader says back before use; saying the right value back is right, too. */
  ask?: readonly Slot[]
  /** Slots that must stay as they were. */
  absent?: readonly Slot[]
  /** Slots that may be filled or left: not counted either way. */
  tolerated?: readonly Slot[]
  /** Slots that the visitor will not tell. */
  refused?: readonly Slot[]
  acts?: readonly string[]
}

const FOLDER = new URL('./', import.meta.url)

/** Every turn of the files named after the set: `development-turns.json`, `development-people.json` and so on. */
export async function loadTurns(set: 'development' | 'blind'): Promise<GoldTurn[]> {
  const names = (await readdir(FOLDER)).filter(
    (name) => name.startsWith(`${set}-`) && name.endsWith('.json'),
  )
  const texts = await Promise.all(
    names.toSorted().map((name) => readFile(new URL(name, FOLDER), 'utf8')),
  )
  return texts.flatMap((text) => JSON.parse(text) as GoldTurn[])
}
