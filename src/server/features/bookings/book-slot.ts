import { and, desc, eq, gt } from 'drizzle-orm'
import type { BookSlotReply, BookSlotRequest } from '#contract/bookings.ts'
import type { Deps } from '#server/deps.ts'
import {
  changeSchedule,
  findEventTime,
  refuseTakenSlot,
} from '#server/features/bookings/change-schedule.ts'
import { composeEmbeddedUris } from '#server/features/bookings/ledger/booking-uri.ts'
import { openBooking } from '#server/features/bookings/ledger/open-booking.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { queueBookingMail } from '#server/features/bookings/mail/queue-booking-mail.ts'
import { composeCalendarLinks } from '#server/features/bookings/managed-booking.ts'
import {
  composeSpan,
  listBookingsWithin,
  requireOffered,
  SLOT_MINUTES,
} from '#server/features/bookings/working-slots.ts'
import { hashSecret } from '#server/features/conversations/conversation.ts'
import { composeManageKey } from '#server/features/conversations/manage-key.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { widenToNetwork } from '#server/platform/http/client-address.ts'
import { listExcesses, refuseExcess } from '#server/platform/limits/count-within.ts'
import type { Count } from '#server/platform/limits/create-counter.ts'

/** `origin` is the one under which the visitor reached us, `address` the one that the request came from. */
type Request = BookSlotRequest & { secret: string | null; origin: string; address: string }
type Wish = { request: Request; startsAt: Date; ownerHash: string | null }
type BookingDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs' | 'logger'>

/** Books one slot of the embedded scheduler. The database decides who gets it. */
export async function bookSlot(deps: BookingDeps, request: Request): Promise<BookSlotReply> {
  const startsAt = new Date(request.startsAt)
  const ownerHash = request.secret && hashSecret(request.secret)
  const booking = await changeSchedule(deps.db, async (transaction) => {
    const wish = { request, startsAt, ownerHash }
    return (await findOwnBooking(deps, transaction, wish)) ?? book(deps, transaction, wish)
  })
  await deps.jobs.wake('outbox')
  return {
    eventUri: `${request.origin}${booking.eventUri}`,
    inviteeUri: `${request.origin}${booking.inviteeUri}`,
    scheduledTime: startsAt.toISOString(),
    manageKey: composeManageKey(deps.config.authSecret, booking.id),
    joinUrl: booking.joinUrl,
    calendarLinks: composeCalendarLinks(deps.config, booking),
  }
}

/**
 * A second click of the same browser, and a request that is sent again because its answer was lost, get the booking that
 * the first one made, also when its time is no longer offered.
 * @throws AppError when the time is not offered, or the slot is anybody else's.
 */
async function findOwnBooking(
  { config, clock }: BookingDeps,
  transaction: Transaction,
  { request, startsAt, ownerHash }: Wish,
): Promise<BookingRow | null> {
  const span = composeSpan(config, startsAt)
  const standing = await listBookingsWithin(transaction, { ...span, exceptBookingId: null })
  const isOwn = (booking: BookingRow) =>
    (ownerHash !== null && booking.ownerHash === ownerHash) ||
    booking.id === request.attemptId ||
    booking.reference === request.reference
  const own = standing.find(
    (booking) =>
      isOwn(booking) &&
      booking.email === request.email &&
      booking.startsAt?.getTime() === startsAt.getTime(),
  )
  if (own) return own
  requireOffered(config, startsAt, clock())
  return standing.length === 0 ? null : refuseTakenSlot()
}

async function book(
  deps: BookingDeps,
  transaction: Transaction,
  { request, startsAt, ownerHash }: Wish,
): Promise<BookingRow> {
  const reference = await keepOwnReference(transaction, request.reference, ownerHash)
  const conversationId = reference ? null : await findOwnTalk(transaction, ownerHash)
  const hasTalked = reference !== null || conversationId !== null
  const { address, email } = request
  await countBooking(deps, transaction, { address, email, hasTalked })
  const opened = await openBooking(deps, transaction, {
    provider: 'embedded',
    reference,
    conversationId,
    ownerHash,
    id: request.attemptId,
  })
  const booking = await recordEvents(deps, transaction, opened.id, [
    {
      kind: 'created',
      source: 'provider',
      at: await findEventTime(transaction, opened.id, deps.clock()),
      inviteeUri: composeEmbeddedUris(opened.id, deps.createId()).inviteeUri,
      oldInviteeUri: null,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + SLOT_MINUTES * 60_000).toISOString(),
      invitee: describeInvitee(request),
      links: { join: deps.config.bookingJoinUrl ?? null, reschedule: null, cancel: null },
    },
  ])
  await queueBookingMail(deps, transaction, { booking, occasion: 'confirmed' })
  return booking
}

function describeInvitee({ name, email, company, timeZone }: BookSlotRequest) {
  return { name, email, company, timeZone }
}

/** The frame says which calendar it was opened from; whose that is, the cookie says. Another's is passed over. */
async function keepOwnReference(
  transaction: Transaction,
  reference: string | null,
  ownerHash: string | null,
): Promise<string | null> {
  if (reference === null || ownerHash === null) return null
  const [own] = await transaction
    .select({ reference: bookings.reference })
    .from(bookings)
    .innerJoin(diagnosticConversations, eq(diagnosticConversations.id, bookings.conversationId))
    .where(and(eq(bookings.reference, reference), eq(diagnosticConversations.ownerHash, ownerHash)))
  return own?.reference ?? null
}

/** A visitor who chatted and then booked on the scheduler's own page is matched by the conversation's cookie. */
async function findOwnTalk(
  transaction: Transaction,
  ownerHash: string | null,
): Promise<string | null> {
  if (ownerHash === null) return null
  const [newest] = await transaction
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(
      and(
        eq(diagnosticConversations.ownerHash, ownerHash),
        gt(diagnosticConversations.turnCount, 0),
      ),
    )
    .orderBy(desc(diagnosticConversations.createdAt), desc(diagnosticConversations.id))
    .limit(1)
  return newest?.id ?? null
}

/** `hasTalked`: the booking belongs to a conversation of the visitor's own. */
type Booked = { address: string; email: string; hasTalked: boolean }

const FLOOD =
  'many bookings without a conversation within the hour: from now on each network makes two an hour'

/**
 * Counts a booking in the transaction that makes it: whoever finds slots taken may try on. For its address, for whom it
 * is mailed to, and, where nobody talked to us before, for the network. What all of them book together refuses nobody
 * by itself, or one person with a few addresses could close the calendar: it narrows what a network may.
 */
async function countBooking(
  deps: Pick<Deps, 'config' | 'logger'>,
  transaction: Transaction,
  { address, email, hasTalked }: Booked,
): Promise<void> {
  const counts: Count[] = [
    { limit: 'booking', subject: address },
    { limit: 'booking-contact', subject: readMailbox(email) },
  ]
  if (!hasTalked) counts.push(...countStranger(widenToNetwork(address)))
  const excesses = await listExcesses(deps, transaction, counts)
  const isFlood = excesses.some(({ limit }) => limit === 'booking-flood')
  if (isFlood) deps.logger.warn(FLOOD)
  const refused = excesses.find(({ limit }) =>
    limit === 'booking-network-in-flood' ? isFlood : limit !== 'booking-flood',
  )
  if (refused) throw refuseExcess(refused)
}

function countStranger(network: string): Count[] {
  return [
    { limit: 'booking-network', subject: network },
    { limit: 'booking-network-in-flood', subject: network },
    { limit: 'booking-flood', subject: '' },
  ]
}

/** An address with a plus tag reaches the same person. */
function readMailbox(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '')
}
