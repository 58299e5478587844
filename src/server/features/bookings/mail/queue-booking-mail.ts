import { and, eq, max } from 'drizzle-orm'
import { site } from '#content/site.ts'
import type { Deps } from '#server/deps.ts'
import { attachCalendarFile } from '#server/features/bookings/mail/attach-calendar-file.ts'
import type { BookingMail, BookingOccasion } from '#server/features/bookings/mail/booking-mail.ts'
import { composeStaffMail } from '#server/features/bookings/mail/compose-staff-mail.ts'
import { composeVisitorMail } from '#server/features/bookings/mail/compose-visitor-mail.ts'
import { readBookingMail, readLead } from '#server/features/bookings/mail/read-booking-mail.ts'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import type { MailText } from '#server/platform/mail/mail-text.ts'

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
