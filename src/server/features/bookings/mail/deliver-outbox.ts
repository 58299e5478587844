import { and, eq } from 'drizzle-orm'
import type { SendMailOptions } from 'nodemailer'
import { site } from '#content/site.ts'
import type { Deps } from '#server/deps.ts'
import { claimMessage } from '#server/features/bookings/mail/claim-message.ts'
import type { OutboxAttachment } from '#server/platform/db/schema/outbox.ts'
import { type OutboxMessage, outboxMessages } from '#server/platform/db/schema/outbox.ts'
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
    headers: { 'Auto-Submitted': 'auto-generated' },
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
