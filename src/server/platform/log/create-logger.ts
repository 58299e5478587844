import { type DestinationStream, type Logger, pino } from 'pino'
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
