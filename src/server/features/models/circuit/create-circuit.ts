import type { ModelFailure } from '#domain/model-failure.ts'

const FAILURES_TO_OPEN = 3
const WINDOW_MS = 60_000
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 300_000

/** To be called once, when the call is over. */
export type Pass = {
  succeed(): void
  fail(failure: ModelFailure, retryAfterMs?: number | null): void
  /** The call ended without telling anything of the provider. */
  leave(): void
}

export type Circuit = {
  /** Null while the provider is left alone. After a pause one call goes first, and the others wait for how it ends. */
  enter(): Pass | null
  isClosed(): boolean
  fail(failure: ModelFailure, retryAfterMs?: number | null): void
}

/** Leaves a failing provider alone for a while, so that visitors need not wait for its next failure. */
export function createCircuit(clock: () => Date): Circuit {
  let failedAt: number[] = []
  let opensAgainAt: number | null = null
  let pauseMs = FIRST_PAUSE_MS
  let isProbing = false

  /** A later end stands: a provider that asks for a second is not asked sooner than we meant to. */
  function open(forMs: number): void {
    opensAgainAt = Math.max(opensAgainAt ?? 0, clock().getTime() + forMs)
    failedAt = []
  }

  function fail(failure: ModelFailure, retryAfterMs?: number | null): void {
    const now = clock().getTime()
    failedAt = [...failedAt.filter((at) => now - at < WINDOW_MS), now]
    if (failure === 'key_refused') open(LONGEST_PAUSE_MS)
    else if (retryAfterMs) open(Math.min(retryAfterMs, LONGEST_PAUSE_MS))
    else if (failedAt.length >= FAILURES_TO_OPEN) open(pauseMs)
  }

  function startProbe(): Pass {
    isProbing = true
    return {
      succeed() {
        isProbing = false
        opensAgainAt = null
        pauseMs = FIRST_PAUSE_MS
      },
      fail(failure, retryAfterMs) {
        isProbing = false
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        open(pauseMs)
        fail(failure, retryAfterMs)
      },
      leave() {
        isProbing = false
      },
    }
  }

  return {
    enter() {
      if (opensAgainAt === null) return { succeed: () => {}, fail, leave: () => {} }
      if (isProbing || clock().getTime() < opensAgainAt) return null
      return startProbe()
    },
    isClosed: () => opensAgainAt === null,
    fail,
  }
}

export type Streak = { isPaused(): boolean; miss(): void; hit(): void }

/** Pauses work that has been of no use so many times in a row. */
export function createStreak(
  clock: () => Date,
  { misses, pauseMs }: { misses: number; pauseMs: number },
): Streak {
  let missed = 0
  let pausedUntil = 0
  return {
    isPaused: () => clock().getTime() < pausedUntil,
    miss() {
      missed += 1
      if (missed < misses) return
      missed = 0
      pausedUntil = clock().getTime() + pauseMs
    },
    hit() {
      missed = 0
    },
  }
}

/** Milliseconds from a Retry-After header, which holds seconds or a date; null where it says nothing to wait for. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null
  const ms = /^\d+(?:\.\d+)?$/.test(header.trim())
    ? Number(header) * 1_000
    : Date.parse(header) - now.getTime()
  return ms > 0 ? ms : null
}
