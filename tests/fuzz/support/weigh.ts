import { measureCpuMs } from '#tests/support/measure-cpu.ts'
import { type Fault, runBounded } from './run-bounded.ts'
import { measureSlowness } from './slowness.ts'

/** What a text of so many characters may cost, in processor time of a quiet machine. */
export const LIMIT_MS = 50
/** As many as a message may have (src/contract/conversations.ts). */
export const TEXT_CHARS = 2_000
/** After this a text is called endless. It is time by the clock, so there is room for others in it. */
const ENDLESS_MS = 3_000
/** What is over the limit is over it every time; from half of it on, a first figure is not trusted. */
const TRIES = 5
/** On a shared machine five tries in a row can all be slow. */
const TRIES_OVER_LIMIT = 40
const TRUSTED_MS = LIMIT_MS / 2

export type Weight = { ms: number; fault: Fault }

export const isTooMuch = ({ ms, fault }: Weight) => fault !== null || ms > LIMIT_MS

/**
 * What `work` costs: as it is measured, and where that is more than `trustedMs`, the least of five tries, as on a quiet
 * machine. To know only whether it is too much, trust the limit: what was once within it is so.
 */
export function weigh(work: () => void, trustedMs = TRUSTED_MS): Weight {
  const first = measureBounded(work)
  if (first.fault !== null || first.ms <= trustedMs) return first
  let least = Number.POSITIVE_INFINITY
  for (let count = 0; count < (least > LIMIT_MS ? TRIES_OVER_LIMIT : TRIES); count++) {
    if (least <= trustedMs) break
    const before = measureSlowness()
    const { ms, fault } = measureBounded(work)
    if (fault !== null) return { ms, fault }
    least = Math.min(least, ms / Math.max(before, measureSlowness()))
  }
  return { ms: least, fault: null }
}

function measureBounded(work: () => void): Weight {
  let fault: Fault = null
  const ms = measureCpuMs(() => {
    fault = runBounded(work, ENDLESS_MS)
  })
  return { ms, fault }
}
