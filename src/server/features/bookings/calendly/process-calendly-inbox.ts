import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { describeFailure } from '#server/features/bookings/calendly/calendly-client.ts'
import { parseCalendlyMessage } from '#server/features/bookings/calendly/parse-calendly-message.ts'
import { recordProviderEvents } from '#server/features/bookings/ledger/record-provider-events.ts'
import { calendlyInbox } from '#server/platform/db/schema/bookings.ts'

/** After so many attempts, over about two hours, a message stays as it is, with its error. */
export const MESSAGE_ATTEMPTS_MAX = 8
const FIRST_DELAY_MS = 30_000
/** How long a process may work on one message before another one takes it: far longer than a transaction lasts. */
const LEASE_MS = 60_000

type InboxDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'logger' | 'jobs'>
type Message = typeof calendlyInbox.$inferSelect

/**
 * Works through the messages that wait, oldest first. Several processes may do so at once, and one that is
 * killed after it recorded a message does no harm: what is recorded again changes nothing.
 */
export async function processCalendlyInbox(deps: InboxDeps): Promise<void> {
  let message = await takeMessage(deps)
  while (message) {
    await processMessage(deps, message)
    message = await takeMessage(deps)
  }
}

/** Counted before the work starts, so that a message which ends the process is not tried for ever. */
async function takeMessage({ db, clock }: InboxDeps): Promise<Message | null> {
  const now = clock()
  return db.transaction(async (transaction) => {
    const [next] = await transaction
      .select()
      .from(calendlyInbox)
      .where(
        and(
          isNull(calendlyInbox.processedAt),
          lte(calendlyInbox.nextAttemptAt, now),
          lt(calendlyInbox.attempts, MESSAGE_ATTEMPTS_MAX),
        ),
      )
      .orderBy(asc(calendlyInbox.receivedAt), asc(calendlyInbox.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return null
    const attempts = next.attempts + 1
    await transaction
      .update(calendlyInbox)
      .set({
        attempts,
        nextAttemptAt: new Date(now.getTime() + LEASE_MS),
        error: 'The process ended while it worked on this message.',
      })
      .where(eq(calendlyInbox.id, next.id))
    return { ...next, attempts }
  })
}

async function processMessage(deps: InboxDeps, message: Message): Promise<void> {
  const problem = await recordMessage(deps, message.body)
  if (problem === null) await markProcessed(deps, message)
  else await putOff(deps, message, problem)
}

/** The failure, or null. */
async function recordMessage(deps: InboxDeps, body: unknown): Promise<string | null> {
  try {
    const parsed = parseCalendlyMessage(body)
    if (parsed.kind === 'malformed') return parsed.problem
    await recordProviderEvents(deps, parsed.news)
    return null
  } catch (error) {
    // Whatever one message does, the next ones are worked through.
    return describeFailure(error)
  }
}

async function markProcessed({ db, clock }: InboxDeps, { id }: Message): Promise<void> {
  await db
    .update(calendlyInbox)
    .set({ processedAt: clock(), error: null })
    .where(eq(calendlyInbox.id, id))
}

async function putOff(
  { db, clock, logger }: InboxDeps,
  { id, attempts }: Message,
  problem: string,
): Promise<void> {
  const isLast = attempts >= MESSAGE_ATTEMPTS_MAX
  logger[isLast ? 'error' : 'warn']({ id, attempts, problem }, 'message of Calendly not recorded')
  const delayMs = FIRST_DELAY_MS * 2 ** (attempts - 1)
  await db
    .update(calendlyInbox)
    .set({ error: problem, nextAttemptAt: new Date(clock().getTime() + delayMs) })
    .where(eq(calendlyInbox.id, id))
}
