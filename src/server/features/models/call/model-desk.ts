import type { Deps } from '#server/deps.ts'
import {
  type Circuit,
  createCircuit,
  createStreak,
  type Streak,
} from '#server/features/models/circuit/create-circuit.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import { countInDatabase } from '#server/platform/limits/count-in-database.ts'

const MINUTE_SECONDS = 60
const PLACES = 'model_calls:all'

/** State that all calls of one process share. */
export type ModelDesk = Pick<Deps, 'db' | 'clock' | 'logger'> & {
  settings: LlmSettings
  circuit: Circuit
  /** Answers that were of no use, though the provider gave them. */
  uselessWords: Streak
  uselessReadings: Streak
  /** False from when the server refused a schema for the answer, and answered without one. */
  takesSchema: boolean
  takePlace: () => Promise<boolean>
}

const MISSES = 5
const WORDS_PAUSE_MS = 60_000
const READING_PAUSE_MS = 300_000

export function openDesk(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'> & { settings: LlmSettings },
): ModelDesk {
  const { clock } = deps
  return {
    ...deps,
    circuit: createCircuit(clock),
    uselessWords: createStreak(clock, { misses: MISSES, pauseMs: WORDS_PAUSE_MS }),
    uselessReadings: createStreak(clock, { misses: MISSES, pauseMs: READING_PAUSE_MS }),
    takesSchema: true,
    takePlace: () => takePlace(deps, deps.settings),
  }
}

/** So many calls in a minute, of all processes together. False where there were as many. */
async function takePlace(
  { db }: Pick<Deps, 'db'>,
  { callsPerMinute }: Pick<LlmSettings, 'callsPerMinute'>,
): Promise<boolean> {
  const place = new Map([[PLACES, { seconds: MINUTE_SECONDS }]])
  const counted = await countInDatabase(db, place, { isKept: false })
  return (counted.get(PLACES)?.points ?? 0) <= callsPerMinute
}
