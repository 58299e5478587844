import { site } from '#content/site.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Excess } from '#server/platform/limits/create-counter.ts'
import type { LimitName } from '#server/platform/limits/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

const BOOKED_HERE = `Too many calls were booked from your network. Start from the chat, or write to ${site.email.contact}.`

/** Says what happened in the words of the limit; the others share one sentence. */
const WORDS: Partial<Record<LimitName, string>> = {
  'create-conversation': 'Too many conversations were started from your network.',
  'create-conversation-hour': 'Too many conversations were started from your network.',
  message: 'You’ve sent a lot of messages in a short time.',
  'message-hour': 'You’ve sent a lot of messages in the last hour.',
  'message-day': `You’ve reached today’s limit of 40 messages. Nothing is lost: book a call, or write to ${site.email.contact}.`,
  'message-address': 'Too many messages from your network.',
  'audit-request': 'Too many requests from your network.',
  'audit-request-contact': 'This contact has already sent three requests in the last hour.',
  'estimate-mail': 'Too many estimates were emailed from your network.',
  'estimate-mail-conversation': 'This estimate has already been emailed five times today.',
  'estimate-mail-contact': 'This email address has already received three estimates today.',
  'booking-contact': 'You’ve already booked three calls today.',
  'booking-network': BOOKED_HERE,
  'booking-network-in-flood': BOOKED_HERE,
  booking: 'Too many calls were booked from your network.',
}

export function refuseExcess({ limit, seconds }: NonNullable<Excess>): AppError {
  return composeWait(seconds, WORDS[limit])
}

/** Says how long to wait, in words and in `Retry-After`. */
export function composeWait(seconds: number, why = 'Too many attempts.'): AppError {
  const wholeSeconds = Math.max(1, Math.ceil(seconds))
  const refusal = new AppError(
    'too_many_requests',
    `${why} Try again in ${describeWait(wholeSeconds)}.`,
  )
  refusal.retryAfterSeconds = wholeSeconds
  return refusal
}

function describeWait(seconds: number): string {
  if (seconds < 1.5 * MINUTE) return countOf(seconds, 'second')
  if (seconds < 1.5 * HOUR) return countOf(Math.ceil(seconds / MINUTE), 'minute')
  return countOf(Math.ceil(seconds / HOUR), 'hour')
}

function countOf(count: number, unit: string): string {
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`
}
