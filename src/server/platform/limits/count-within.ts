import { site } from '#content/site.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { AppError } from '#server/platform/errors.ts'
import { allow, countInDatabase, hashSubject } from '#server/platform/limits/count-in-database.ts'
import type { Count, Excess } from '#server/platform/limits/create-counter.ts'
import { LIMITS, type LimitName } from '#server/platform/limits/limits.ts'

type CountingDeps = { config: Pick<Deps['config'], 'authSecret' | 'limitFactor'> }

/**
 * Counts in the transaction that does what is limited: only what was done counts, repeats do not, and requests at one
 * moment do not slip past the limit together.
 */
export async function countWithin(
  deps: CountingDeps,
  transaction: Pick<Transaction, 'execute'>,
  counts: readonly Count[],
): Promise<void> {
  const [excess] = await listExcesses(deps, transaction, counts)
  if (excess) throw refuseExcess(excess)
}

/** The same, for a caller that decides what follows: the limits that are used up, in their order. */
export async function listExcesses(
  { config }: CountingDeps,
  transaction: Pick<Transaction, 'execute'>,
  counts: readonly Count[],
): Promise<NonNullable<Excess>[]> {
  const nameKey = ({ limit, subject }: Count) =>
    `${limit}:${hashSubject(config.authSecret, subject)}`
  const keys = new Map(counts.map((each) => [nameKey(each), LIMITS[each.limit]]))
  const counted = await countInDatabase(transaction, keys, { isKept: true })
  return counts.flatMap((each) => {
    const { points, secondsLeft } = counted.get(nameKey(each)) ?? { points: 0, secondsLeft: 0 }
    const isOver = points > allow(each.limit, config.limitFactor)
    return isOver ? [{ limit: each.limit, seconds: secondsLeft }] : []
  })
}

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
  'staff-email': 'You’ve sent a lot of emails in the last hour.',
  'staff-email-day': 'You’ve sent a lot of emails today.',
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
