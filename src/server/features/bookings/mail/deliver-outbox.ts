import { and, eq, sql } from 'drizzle-orm'
import type { SendMailOptions } from 'nodemailer'
import { site } from '#content/site.ts'
import type { Deps } from '#server/deps.ts'
import {
  type OutboxAttachment,
  type OutboxMessage,
  outboxMessages,
} from '#server/platform/db/schema/outbox.ts'
import {
  chooseRetryDelayMs,
  describeMailFailure,
  type MailFailure,
  openMailer,
  type SendMail,
} from '#server/platform/mail/mailer.ts'

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

/** A process that took the message over after a lease ran out has counted another attempt. */
function isStillOurs({ id, attempts }: OutboxMessage) {
  return and(
    eq(outboxMessages.id, id),
    eq(outboxMessages.attempts, attempts),
    eq(outboxMessages.status, 'waiting'),
  )
}

/** A message of the outbox as it goes over the wire. The same row is the same message, however often it is sent. */
function composeMessage(row: OutboxMessage, mailFrom: string): SendMailOptions {
  return {
    // Addresses as objects are taken as they are: a comma in one makes no second recipient.
    from: { name: site.name, address: mailFrom },
    to: { name: '', address: row.recipient },
    subject: row.subject,
    text: row.text,
    messageId: composeMessageId(row.id, mailFrom),
    date: row.createdAt,
    // What a person wrote is answered to that person.
    ...(row.authorEmail === null
      ? { headers: { 'Auto-Submitted': 'auto-generated' } }
      : { replyTo: { name: '', address: row.authorEmail } }),
    ...attach(row.attachments),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** By it a receiver, or a person, knows a repeat. */
function composeMessageId(rowId: string, mailFrom: string): string {
  return `<${rowId}@${mailFrom.split('@').at(-1)}>`
}

/** A calendar file goes twice, as mail programs want it: to be acted upon, and to be saved. */
function attach(attachments: readonly OutboxAttachment[]): SendMailOptions {
  const calendar = attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))
  const others = attachments.filter((attachment) => attachment !== calendar)
  return {
    attachments: others.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content,
    })),
    ...(calendar && {
      icalEvent: {
        filename: calendar.fileName,
        method: /method=(\w+)/.exec(calendar.contentType)?.[1] ?? 'PUBLISH',
        content: calendar.content,
      },
    }),
  }
}

/** Longer than any attempt takes: a message whose process died in the middle is tried again after it. */
const LEASE_MS = 5 * 60_000
export const OVERTAKEN = 'Not sent: a later message about this booking replaced it.'

/**
 * Takes the next message that is due, so that no other process sends it at the same time; null when there is none.
 * Messages about one booking go to one audience in the order they were written. One that was not sent before
 * the next was written is never sent: nobody is told of a confirmation after the cancellation.
 */
function claimMessage(deps: Pick<Deps, 'db' | 'clock'>): Promise<OutboxMessage | null> {
  return deps.db.transaction(async (transaction) => {
    for (;;) {
      const now = deps.clock()
      const { rows } = await transaction.execute<{ id: string; is_overtaken: boolean }>(
        selectNext(now),
      )
      const next = rows[0]
      if (!next) return null
      const [row] = await transaction
        .update(outboxMessages)
        .set(next.is_overtaken ? { status: 'failed', error: OVERTAKEN } : lease(now))
        .where(eq(outboxMessages.id, next.id))
        .returning()
      if (row && !next.is_overtaken) return row
    }
  })
}

/** An attempt under way has no error yet, and its time to be tried again lies ahead. */
function lease(now: Date) {
  return {
    attempts: sql`${outboxMessages.attempts} + 1`,
    nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    error: null,
  }
}

/** A message that waits for a receiver that was down is dropped once a later message replaces it. */
function selectNext(now: Date) {
  return sql`
    select message.id, later.is_there as is_overtaken
    from outbox_messages as message
    cross join lateral (
      select exists (
        select from outbox_messages as other
        where other.booking_id = message.booking_id and other.audience = message.audience
          and other.created_at > message.created_at
      ) as is_there
    ) as later
    where message.status = 'waiting'
      and (message.next_attempt_at <= ${now.toISOString()} or (later.is_there and message.error is not null))
      and not exists (
        select from outbox_messages as earlier
        where earlier.booking_id = message.booking_id and earlier.audience = message.audience
          and earlier.status = 'waiting' and earlier.created_at < message.created_at
      )
    order by message.created_at, message.id
    limit 1
    for update of message skip locked`
}
