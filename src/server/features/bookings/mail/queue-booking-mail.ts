import { and, eq, max } from 'drizzle-orm'
import { site } from '#content/site.ts'
import { foldBooking } from '#domain/booking-ledger.ts'
import type { Deps, ServerConfig } from '#server/deps.ts'
import { composeCalendarFile } from '#server/features/bookings/mail/calendar-file.ts'
import {
  type BookingMail,
  type BookingOccasion,
  composeStaffMail,
  composeVisitorMail,
} from '#server/features/bookings/mail/compose-booking-mail.ts'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookingEvents } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { type OutboxAttachment, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import type { CallTime } from '#server/platform/mail/describe-call-time.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'

const MINUTE_MS = 60_000

type MailDeps = Pick<Deps, 'clock' | 'createId' | 'config'>
type News = { booking: BookingRow; occasion: BookingOccasion }
type Letter = MailText & {
  audience: 'visitor' | 'staff'
  recipient: string
  isSendable: boolean
}

/**
 * Writes what people are told of a booking to the outbox, in the caller's transaction: staff always, visitors
 * of the embedded scheduler alone, since Calendly writes to its invitees itself. The same news twice is one message.
 */
export async function queueBookingMail(
  deps: MailDeps,
  transaction: Transaction,
  news: News,
): Promise<void> {
  const mail = await readBookingMail(deps.config, transaction, news)
  const letters = [
    composeForVisitor(deps.config, news, mail),
    await composeForStaff(deps.config, transaction, { ...news, mail }),
  ].filter((letter) => letter !== null)
  for (const letter of letters) await queueLetter(deps, transaction, { ...news, letter })
}

function composeForVisitor(
  config: Deps['config'],
  { booking }: News,
  mail: BookingMail,
): Letter | null {
  if (booking.provider !== 'embedded' || !booking.email || !mail.time) return null
  const manageKey = composeManageKey(config.authSecret, booking.id)
  return {
    audience: 'visitor',
    recipient: booking.email,
    isSendable: config.smtpUrl !== undefined,
    ...composeVisitorMail({
      ...mail,
      time: mail.time,
      manageUrl: `${config.siteUrl}/booking#${manageKey}`,
      bookUrl: `${config.siteUrl}${site.schedulingUrl}`,
    }),
  }
}

/** Without NOTIFY_EMAIL the message can only be read here: the address in the content may be a placeholder. */
async function composeForStaff(
  config: Deps['config'],
  transaction: Transaction,
  { booking, mail }: News & { mail: BookingMail },
): Promise<Letter> {
  const { id, name, email, company, provider } = booking
  return {
    audience: 'staff',
    recipient: config.notifyEmail ?? site.email.contact,
    isSendable: config.smtpUrl !== undefined && config.notifyEmail !== undefined,
    ...composeStaffMail({
      ...mail,
      person: { name, email, company },
      provider,
      lead: await readLead(transaction, booking),
      briefUrl: `${config.siteUrl}/admin/brief?booking=${id}`,
    }),
  }
}

async function queueLetter(
  deps: MailDeps,
  transaction: Transaction,
  { booking, occasion, letter }: News & { letter: Letter },
): Promise<void> {
  const { isSendable, ...message } = letter
  const now = deps.clock()
  await transaction
    .insert(outboxMessages)
    .values({
      ...message,
      id: deps.createId(),
      bookingId: booking.id,
      // The count of moves tells a call that came back to a time it had before from the first time.
      dedupeKey: [
        booking.id,
        occasion,
        booking.moves,
        booking.startsAt?.toISOString() ?? '',
        letter.audience,
      ].join('|'),
      attachments: attachCalendarFile(deps.config, booking, letter.audience),
      status: isSendable ? 'waiting' : 'kept',
      nextAttemptAt: now,
      createdAt: await chooseTime(transaction, { booking, audience: letter.audience, now }),
    })
    .onConflictDoNothing({ target: outboxMessages.dedupeKey })
}

type Place = { booking: BookingRow; audience: Letter['audience']; now: Date }

/** Messages about one booking go out in this order, so a clock that runs behind must not turn it round. */
async function chooseTime(
  transaction: Transaction,
  { booking, audience, now }: Place,
): Promise<Date> {
  const [newest] = await transaction
    .select({ createdAt: max(outboxMessages.createdAt) })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.bookingId, booking.id), eq(outboxMessages.audience, audience)))
  const earliest = newest?.createdAt ? newest.createdAt.getTime() + 1 : 0
  return new Date(Math.max(now.getTime(), earliest))
}

/** Mail programs act on the method of the content type, which has to be the one inside the file. */
function attachCalendarFile(
  config: ServerConfig,
  booking: BookingRow,
  audience: 'visitor' | 'staff',
): OutboxAttachment[] {
  if (booking.startsAt === null) return []
  const content = composeCalendarFile(config, booking, audience)
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH'
  return [
    {
      fileName: 'call.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content,
    },
  ]
}

/** The parts of a message about a booking that all readers get. */
async function readBookingMail(
  config: Pick<ServerConfig, 'bookingTimeZone'>,
  transaction: Transaction,
  { booking, occasion }: { booking: BookingRow; occasion: BookingOccasion },
): Promise<BookingMail> {
  const firmZone = config.bookingTimeZone
  return {
    occasion,
    time: readTime(booking),
    oldStartsAt: occasion === 'rescheduled' ? await readOldStart(transaction, booking.id) : null,
    visitorZone: isTimeZone(booking.timeZone) ? booking.timeZone : firmZone,
    firmZone,
    joinUrl: booking.joinUrl,
  }
}

/** Score and reason of the conversation that the call was booked in; null when there is none. */
async function readLead(
  transaction: Transaction,
  { conversationId }: Pick<BookingRow, 'conversationId'>,
): Promise<{ score: number; reason: 'qualified' | 'requested' | null } | null> {
  if (conversationId === null) return null
  const [conversation] = await transaction
    .select({
      score: diagnosticConversations.leadScore,
      reason: diagnosticConversations.bookingReason,
    })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  return conversation ?? null
}

function readTime({ startsAt, endsAt }: BookingRow): CallTime | null {
  if (startsAt === null) return null
  return { startsAt, endsAt: endsAt ?? new Date(startsAt.getTime() + site.callMinutes * MINUTE_MS) }
}

async function readOldStart(transaction: Transaction, bookingId: string): Promise<Date | null> {
  const stored = await transaction
    .select({ event: bookingEvents.event })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
  const from = foldBooking(stored.map(({ event }) => event)).moves.at(-1)?.from
  return from ? new Date(from) : null
}

/** Empty when unknown, and what a provider calls a zone need not be one here. */
function isTimeZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
