import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { DatabaseError } from 'pg'

const CAUSES_MAX = 4
const FRAME = /^\s+at /

export type ErrorDescription = {
  kind: string
  message?: string
  /** SQLSTATE, or Node's own. */
  code?: string
  /** Of the database: where a value did not fit, not the value. */
  table?: string
  column?: string
  constraint?: string
  frames: string[]
  cause?: ErrorDescription
}

/**
 * The parts of an error that the log may hold: message and place. Values of a query are left out: they are what visitors
 * said; the database repeats values in its messages, and Drizzle lists them all.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { kind: typeof error, frames: [] }
  const cause = error.cause instanceof Error && depth < CAUSES_MAX ? error.cause : undefined
  return {
    kind: error.name,
    ...(!holdsValues(error) && { message: error.message }),
    ...('code' in error && { code: String(error.code) }),
    ...(isFromDatabase(error) && describePlace(error)),
    frames: (error.stack ?? '').split('\n').filter((line) => FRAME.test(line)),
    ...(cause && { cause: describeError(cause, depth + 1) }),
  }
}

function holdsValues(error: Error): boolean {
  return error instanceof DrizzleQueryError || isFromDatabase(error)
}

/** By what the driver gives each of its errors: the driver itself is not loaded to write a log. */
function isFromDatabase(error: Error): error is DatabaseError {
  return error.name === 'error' && 'severity' in error
}

function describePlace({ table, column, constraint }: DatabaseError) {
  return { ...(table && { table }), ...(column && { column }), ...(constraint && { constraint }) }
}
