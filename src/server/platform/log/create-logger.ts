import { type DestinationStream, type Logger, pino } from 'pino'
import { cleanLine } from '#server/platform/log/clean-line.ts'
import { describeError } from '#server/platform/log/describe-error.ts'

/** The log of a process: one JSON object per line, to standard output unless told otherwise. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: (error: unknown) => describeError(error) },
    hooks: { streamWrite: cleanLine },
  }
  return destination ? pino(options, destination) : pino(options)
}
