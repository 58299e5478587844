import type { Dispatcher, Runnable } from '#server/platform/jobs/queue.ts'

/** Runs each queue in this process: never twice at once, and once more when it was woken meanwhile. */
export function dispatchLocally(runnables: readonly Runnable[]): Dispatcher {
  const lanes = new Map(runnables.map(({ name, run }) => [name, openLane(run)]))
  return {
    async send(name) {
      lanes.get(name)?.wake()
    },
    async stop(graceMs) {
      const isDone = Promise.all([...lanes.values()].map(({ waitUntilIdle }) => waitUntilIdle()))
      const deadline = Promise.withResolvers<void>()
      const timer = setTimeout(deadline.resolve, graceMs)
      await Promise.race([isDone, deadline.promise])
      clearTimeout(timer)
    },
  }
}

function openLane(run: () => Promise<void>) {
  let running: Promise<void> | null = null
  let isWanted = false

  async function runWhileWanted() {
    while (isWanted) {
      isWanted = false
      await run()
    }
    running = null
  }

  return {
    wake() {
      isWanted = true
      running ??= runWhileWanted()
    },
    waitUntilIdle: async () => {
      await running
    },
  }
}
