import { and, eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { claimMessage } from '#server/features/bookings/mail/claim-message.ts'
import { composeMessage } from '#server/features/bookings/mail/compose-message.ts'
import { type OutboxMessage, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { describeMailFailure, type MailFailure } from '#server/platform/mail/mail-failure.ts'
import { openMailer, type SendMail } from '#server/platform/mail/open-mailer.ts'
import { chooseRetryDelayMs } from '#server/platform/mail/retry-delay.ts'

type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>
type Options = { signal?: AbortSignal; timeoutMs?: number }

/** A whole attempt, from connecting to the receiver's word that it has the message. */
const SEND_TIMEOUT_MS = 30_000

/**
 * Sends what waits in the outbox, each message at least once, and does nothing without a mail server. A receiver's
 * refusal concerns its message alone; when the server cannot be used the rest stays due and is not tried now.
 */
export async function deliverOutbox(
  deps: DeliveryDeps,
  { signal, timeoutMs = SEND_TIMEOUT_MS }: Options = {},
): Promise<void> {
  const { smtpUrl, mailFrom } = deps.config
  if (smtpUrl === undefined || mailFrom === undefined) return
  let send: SendMail | undefined
  while (!signal?.aborted) {
    const row = await claimMessage(deps)
    if (!row) return
    send ??= await openMailer(smtpUrl, timeoutMs)
    const failure = await attempt(() => send?.(composeMessage(row, mailFrom)), smtpUrl)
    if (failure) await recordFailure(deps, row, failure)
    else await recordDelivery(deps, row)
    if (failure?.concerns === 'server') return
  }
}

async function attempt(
  send: () => Promise<void> | undefined,
  smtpUrl: string,
): Promise<MailFailure | null> {
  try {
    await send()
    return null
  } catch (error) {
    return describeMailFailure(error, smtpUrl)
  }
}

async function recordDelivery({ db, clock }: DeliveryDeps, row: OutboxMessage): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ status: 'sent', sentAt: clock(), error: null })
    .where(isStillOurs(row))
}

async function recordFailure(
  { db, clock, logger }: DeliveryDeps,
  row: OutboxMessage,
  { text, isPermanent }: MailFailure,
): Promise<void> {
  const delayMs = isPermanent ? null : chooseRetryDelayMs(row.attempts)
  const status = delayMs === null ? 'failed' : 'waiting'
  logger.warn({ message: row.id, attempts: row.attempts, status, reason: text }, 'mail not sent')
  await db
    .update(outboxMessages)
    .set({ status, error: text, nextAttemptAt: new Date(clock().getTime() + (delayMs ?? 0)) })
    .where(isStillOurs(row))
}

/** Whoever took the message over after a lease ran out has counted another attempt. */
function isStillOurs({ id, attempts }: OutboxMessage) {
  return and(
    eq(outboxMessages.id, id),
    eq(outboxMessages.attempts, attempts),
    eq(outboxMessages.status, 'waiting'),
  )
}
