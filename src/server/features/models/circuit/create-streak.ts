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
