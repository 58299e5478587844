/** `delivery`: the receiver will not have this one. `channel`: nothing can be delivered there now. */
export type DeliveryFailure = {
  kind: 'failed'
  concerns: 'delivery' | 'channel'
  isPermanent: boolean
  /** Null when there was no answer. */
  status: number | null
  /** How long the receiver asked to be left alone; null when it did not. */
  retryAfterMs: number | null
  /** For people; holds no secret. */
  text: string
}
export type DeliveryOutcome = { kind: 'sent'; status: number } | DeliveryFailure

const TEXT_MAX_CHARS = 300
/** A receiver must not be able to delay its news without end. */
const RETRY_AFTER_MAX_MS = 6 * 3_600_000
/** These two refusals are about the moment, not about the delivery. */
const TRANSIENT_REFUSALS = [408, 429]

type Refusal = { status: number; retryAfter: string | null; words: string; now: Date }

/** The meaning of an answer that is no success. */
export function describeRefusal({ status, retryAfter, words, now }: Refusal): DeliveryFailure {
  const isPermanent = status >= 400 && status < 500 && !TRANSIENT_REFUSALS.includes(status)
  const isRedirect = status >= 300 && status < 400
  const reason = isRedirect ? ' Redirects are not followed.' : words && ` ${words}`
  return {
    kind: 'failed',
    concerns: isPermanent ? 'delivery' : 'channel',
    isPermanent,
    status,
    retryAfterMs: isPermanent ? null : readRetryAfter(retryAfter, now),
    text: `The receiver answered ${status}.${reason}`.slice(0, TEXT_MAX_CHARS),
  }
}

/** No answer: nobody there, a broken connection, or one that took too long. */
export function describeSilence(error: unknown): DeliveryFailure {
  return {
    kind: 'failed',
    concerns: 'channel',
    isPermanent: false,
    status: null,
    retryAfterMs: null,
    text: describeError(error),
  }
}

/** Its code alone: messages of the network may hold the address, and the address may be the secret. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'The receiver was not reached.'
  if (error.name === 'TimeoutError') return 'The receiver did not answer in time.'
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : ''
  return `The receiver was not reached${code}.`
}

/** Seconds, or a date. */
function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now.getTime()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), RETRY_AFTER_MAX_MS)
}
