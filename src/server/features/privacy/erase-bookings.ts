import { eq, inArray, or, sql } from 'drizzle-orm'
import { site } from '#content/site.ts'
import { erasedCallMail } from '#content/staff/calls.ts'
import { isUpcoming } from '#domain/booking-status.ts'
import type { Deps } from '#server/deps.ts'
import { findEventTime } from '#server/features/bookings/change-schedule.ts'
import { isOpen, lockBookings } from '#server/features/bookings/ledger/lock-ledger.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import {
  type Erased,
  type ErasedCounts,
  type ErasureActor,
  type ErasureDeps,
  eraseRows,
  sumCounts,
} from '#server/features/privacy/erase-rows.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  type BookingRow,
  bookingInvitees,
  bookings,
  calendlyInbox,
  conversationBookings,
} from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'

/** To the letter what the indexes `calendly_inbox_…` are made on. */
const uri = sql<string>`(${calendlyInbox.body} #>> '{payload,uri}')`

const invitee = sql<string>`(${calendlyInbox.body} #>> '{payload,invitee}')`

/** Takes the person out of these bookings; calls to come are cancelled first. */
export async function eraseBookings(
  deps: ErasureDeps,
  transaction: Transaction,
  { ids, actor }: { ids: readonly string[]; actor: ErasureActor },
): Promise<Erased> {
  const rows = await lockBookings(transaction, ids)
  const coming = rows.filter(
    // A call without a time when the retention period has passed will not take place.
    (row) => isComing(row, deps.clock()) && (actor !== 'retention' || row.startsAt !== null),
  )
  for (const booking of coming) await cancelCall(deps, transaction, { booking, actor })
  return {
    counts: await erasePeople(deps, transaction, rows),
    callsCancelled: coming.length,
    callsAtCalendly: coming.filter(({ provider }) => provider === 'calendly').length,
  }
}

/** Somebody will come, as far as is known; a time that nobody told yet may lie ahead. */
export function isComing({ status, startsAt }: BookingRow, now: Date): boolean {
  return isUpcoming(status) && (startsAt === null || startsAt > now)
}

/** A booking keeps its time and its outcome; an offered calendar that nobody used is deleted whole. */
async function erasePeople(
  deps: ErasureDeps,
  transaction: Transaction,
  rows: readonly BookingRow[],
): Promise<ErasedCounts> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return {}
  const uris = await listInviteeUris(transaction, ids)
  const messages = await eraseCalendlyMessages(deps, transaction, uris)
  const erased = await eraseRows(transaction, 'booking', ids)
  for (const row of rows) await erasePerson(deps, transaction, row)
  const offered = rows.filter(isOpen).length
  return sumCounts([
    ...erased.values(),
    { bookings: rows.length - offered, bookings_offered: offered, calendly_inbox: messages },
  ])
}

async function erasePerson(deps: ErasureDeps, transaction: Transaction, row: BookingRow) {
  const isRow = eq(bookings.id, row.id)
  if (isOpen(row)) {
    await transaction.delete(bookings).where(isRow)
    return
  }
  await transaction
    .update(bookings)
    .set({ ...NOBODY, reference: deps.createId(), updatedAt: deps.clock() })
    .where(isRow)
}

/** All but the provider, the status and the times. */
const NOBODY = {
  conversationId: null,
  eventUri: null,
  inviteeUri: null,
  timeZone: '',
  name: '',
  email: '',
  company: '',
  joinUrl: null,
  rescheduleUrl: null,
  cancelUrl: null,
  moves: 0,
  claimedAt: null,
  outcome: null,
  wasScoreRight: null,
  judgedScore: null,
  judgedAt: null,
  utm: null,
  ownerHash: null,
} satisfies Partial<BookingRow>

export async function listBookingIds(transaction: Transaction, conversationId: string) {
  const confirmed = transaction
    .select({ id: conversationBookings.bookingId })
    .from(conversationBookings)
    .where(eq(conversationBookings.conversationId, conversationId))
  // A union, each side by its index; with "or" all bookings would be read.
  const rows = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.conversationId, conversationId))
    .union(confirmed)
  return rows.map(({ id }) => id)
}

async function listInviteeUris(transaction: Transaction, bookingIds: string[]) {
  const rows = await transaction
    .select({ uri: bookingInvitees.inviteeUri })
    .from(bookingInvitees)
    .where(inArray(bookingInvitees.bookingId, bookingIds))
  return rows.map(({ uri }) => uri)
}

/**
 * Empties what Calendly told of these invitees. The rows stay, so that a repeated delivery is still known for one
 * and does not bring the person back.
 */
async function eraseCalendlyMessages(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  inviteeUris: string[],
): Promise<number> {
  if (inviteeUris.length === 0) return 0
  const blanked = await transaction
    .update(calendlyInbox)
    .set({ body: {}, processedAt: clock(), error: null })
    .where(or(inArray(uri, inviteeUris), inArray(invitee, inviteeUris)))
  return blanked.rowCount ?? 0
}

type Cancelling = { booking: BookingRow; actor: ErasureActor }

/**
 * Gives the time of a call back because its visitor is being forgotten. Staff are told of the time alone; the
 * visitor is not written to, since the address goes with the rest.
 */
async function cancelCall(
  deps: ErasureDeps,
  transaction: Transaction,
  { booking, actor }: Cancelling,
): Promise<void> {
  if (booking.inviteeUri !== null) {
    await recordEvents(deps, transaction, booking.id, [
      {
        kind: 'cancelled',
        source: actor === 'visitor' ? 'visitor' : 'staff',
        at: await findEventTime(transaction, booking.id, deps.clock()),
        inviteeUri: booking.inviteeUri,
        isMove: false,
        oldInviteeUri: null,
        newInviteeUri: null,
        reason: '',
      },
    ])
  }
  await tellStaff(deps, transaction, { booking, actor })
}

async function tellStaff(deps: ErasureDeps, transaction: Transaction, cancelling: Cancelling) {
  const { config, clock, createId } = deps
  const isSendable = config.smtpUrl !== undefined && config.notifyEmail !== undefined
  const now = clock()
  const id = createId()
  await transaction.insert(outboxMessages).values({
    id,
    dedupeKey: `erased|${id}`,
    audience: 'staff',
    recipient: config.notifyEmail ?? site.email.contact,
    ...composeNews(config.bookingTimeZone, cancelling),
    status: isSendable ? 'waiting' : 'kept',
    nextAttemptAt: now,
    createdAt: now,
  })
}

function composeNews(timeZone: string, { booking, actor }: Cancelling) {
  const { noTime, subject, text, atCalendly } = erasedCallMail
  const time = booking.startsAt ? formatTime(booking.startsAt, timeZone) : noTime
  const who = actor === 'visitor' ? 'visitor' : 'staff'
  const end = booking.provider === 'calendly' ? atCalendly : ''
  return { subject: subject(time), text: `${text(who, time)}${end}` }
}

function formatTime(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
}
