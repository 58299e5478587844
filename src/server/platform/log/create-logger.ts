import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { DatabaseError } from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'

/** The log of a process: one JSON object per line, to standard output unless told otherwise. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: (error: unknown) => describeError(error) },
    hooks: { streamWrite: cleanLine },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * Characters that JSON leaves as they are, and that terminals obey or readers are fooled by: DEL, the second set of control characters,
 * line and paragraph separators, characters without width, marks that turn the direction of writing, tags.
 */
const OBEYED =
  /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\u{e0000}|[\u{e0020}-\u{e007f}]/gu
const MAIL_ADDRESS =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const MASKED = '(address)'

/**
 * The last look at a line of the log, which is JSON and stays it. Nothing should write an address of a person into it;
 * but libraries and servers of others word their errors as they like.
 */
export function cleanLine(line: string): string {
  return line.replace(OBEYED, escapeCharacter).replace(MAIL_ADDRESS, MASKED)
}

function escapeCharacter(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
}

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
