import { AppError } from '#server/platform/errors.ts'

/** Half of the threads that Node has for such work: files and names are looked up in the others. */
const AT_ONCE = 2
/** At about 20 ms each, the last in the queue waits a little over a second. */
const WAITING_MAX = 100
const RETRY_AFTER_SECONDS = 2

/** So many at once, the others in a line, and no endless one: each takes 19 MiB and a whole core. */
export function createHashingLimit({ atOnce = AT_ONCE, waitingMax = WAITING_MAX } = {}) {
  const line: (() => void)[] = []
  let running = 0

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= waitingMax) throw refuse()
    await new Promise<void>((resolve) => line.push(resolve))
  }

  /** The place goes to who waited longest. */
  function leave(): void {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

function refuse(): AppError {
  const refusal = new AppError('unavailable', 'Too many sign-ins at once. Try again in a moment.')
  refusal.retryAfterSeconds = RETRY_AFTER_SECONDS
  return refusal
}
