import type { Logger } from 'pino'

/** Ends everything in order, and gives what is under way so much time. */
export type Stop = (reason: string, graceMs?: number) => Promise<void>

/** Other work under way may finish; the code that threw may have left anything half done. */
const GRACE_MS = 3_000
/** A stop that hangs leaves no process behind that neither works nor ends. */
const LIMIT_MS = 8_000
const FAILED = 1

/**
 * The last resort for what nobody caught, a bug by definition: it is logged as the log allows, and the process ends
 * with a code that makes the service manager start another. It never goes on.
 */
export function watchForTheUnexpected(logger: Pick<Logger, 'fatal'>) {
  let stop: Stop = async () => {}
  let isEnding = false

  function end(error: unknown, origin: string) {
    logger.fatal({ err: error, origin }, 'unexpected failure; this process ends')
    if (isEnding) process.exit(FAILED)
    isEnding = true
    setTimeout(() => process.exit(FAILED), LIMIT_MS).unref()
    stop('unexpected failure', GRACE_MS).then(
      () => process.exit(FAILED),
      () => process.exit(FAILED),
    )
  }

  // Of promises, too: without a handler of their own, Node brings them here.
  process.on('uncaughtException', end)
  return {
    stopBy(next: Stop) {
      stop = next
    },
  }
}
