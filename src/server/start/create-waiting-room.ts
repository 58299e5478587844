export type WaitingLimits = { waitMs: number; places: number }

/** Where requests wait for something that comes once, each for a limited time; who finds no place goes on at once. */
export function createWaitingRoom({ waitMs, places }: WaitingLimits) {
  const waiting = new Set<() => void>()
  let isClosed = false
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        if (isClosed || waiting.size >= places) return resolve()
        const leave = () => {
          clearTimeout(timer)
          waiting.delete(leave)
          resolve()
        }
        const timer = setTimeout(leave, waitMs)
        waiting.add(leave)
      }),
    /** Lets everybody go, and whoever comes later pass. */
    close() {
      isClosed = true
      for (const leave of waiting) leave()
    },
  }
}
