import { AsyncLocalStorage } from 'node:async_hooks'

/** Less than the patience of a browser, and as long as the longest silence of a database. */
export const REQUEST_MS = 11_000
/** Figures of a million conversations take longer, and staff wait for them. */
export const STAFF_REQUEST_MS = 30_000

type Deadline = { atMs: number; now: () => number }

const deadlines = new AsyncLocalStorage<Deadline>()

/**
 * Gives all that `work` waits for one deadline together: the way to the database and the thread that reads read what is
 * left of it. Once `work` is over it holds for nothing that goes on behind it. `now` is a clock in milliseconds.
 */
export async function runWithin<Value>(
  limitMs: number,
  work: () => Promise<Value>,
  now: () => number = () => performance.now(),
): Promise<Value> {
  const deadline = { atMs: now() + limitMs, now }
  try {
    return await deadlines.run(deadline, work)
  } finally {
    deadline.atMs = Number.POSITIVE_INFINITY
  }
}

/** What is left of the request's time; without a request there is no end to it. */
export function readLeftMs(): number {
  const deadline = deadlines.getStore()
  return deadline ? deadline.atMs - deadline.now() : Number.POSITIVE_INFINITY
}

/** For what has a limit of its own by the settings, such as a language model. */
export function extendDeadline(byMs: number): void {
  const deadline = deadlines.getStore()
  if (deadline) deadline.atMs += byMs
}

/** Gives up waiting, not the work. @throws when the time is over. */
export async function answerWithin<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
    // Nobody waits for a failure after the deadline.
    work.catch(() => {})
  }
}
