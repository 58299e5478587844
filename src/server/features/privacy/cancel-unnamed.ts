import { site } from '#content/site.ts'
import { findEventTime } from '#server/features/bookings/find-event-time.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import type { ErasureActor, ErasureDeps } from '#server/features/privacy/erasure-subject.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'

type Cancelling = { booking: BookingRow; actor: ErasureActor }

/**
 * Gives the time of a call back because its visitor is being forgotten. Staff are told of the time alone; the
 * visitor is not written to, since the address goes with the rest.
 */
export async function cancelUnnamed(
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
  const time = booking.startsAt ? formatTime(booking.startsAt, timeZone) : 'a time not known here'
  const who = actor === 'visitor' ? 'The visitor deleted' : 'A member of staff deleted'
  const atCalendly =
    booking.provider === 'calendly'
      ? '\nIt was booked at Calendly, which still has it: cancel it there.\n'
      : ''
  return {
    subject: `Call cancelled: ${time}`,
    text: `${who} the conversation, and all that was known of the person with it.\nThe call at ${time} does not take place.\n${atCalendly}`,
  }
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
