import type { QueueName } from '#server/deps.ts'

/** One kind of background work. Its tasks are rows of the database, so it may run any number of times. */
export type Queue = {
  name: QueueName
  /** Time after which the work is looked for without a wake, in case one was lost. */
  lookEveryMs: number
  /** Works through all that is due. On `signal` it ends after what it has in hand. */
  run: (signal: AbortSignal) => Promise<void>
}

/** Passes wakes on, and runs the work. `run` never throws. */
export type Dispatcher = {
  send(name: QueueName): Promise<void>
  /** Waits for what runs, but not longer than that. */
  stop(graceMs: number): Promise<void>
}
export type Runnable = { name: QueueName; run: () => Promise<void> }
