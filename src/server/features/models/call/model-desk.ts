import type { Deps } from '#server/deps.ts'
import { limitCalls } from '#server/features/models/call/limit-calls.ts'
import { type Circuit, createCircuit } from '#server/features/models/circuit/create-circuit.ts'
import { createStreak, type Streak } from '#server/features/models/circuit/create-streak.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'

/** What all calls of one process share. */
export type ModelDesk = Pick<Deps, 'db' | 'clock' | 'logger'> & {
  settings: LlmSettings
  circuit: Circuit
  /** Answers that were of no use, though the provider gave them. */
  uselessWords: Streak
  uselessReadings: Streak
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
    takePlace: limitCalls(deps, deps.settings),
  }
}
