import { Hono } from 'hono'
import {
  CalendarFileQuery,
  CancelRequest,
  ManagedBooking,
  RescheduleRequest,
} from '#contract/bookings.ts'
import { isUpcoming } from '#domain/booking-status.ts'
import type { Deps } from '#server/deps.ts'
import {
  changeSchedule,
  findEventTime,
  refuseTakenSlot,
} from '#server/features/bookings/change-schedule.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { queueBookingMail } from '#server/features/bookings/mail/queue-booking-mail.ts'
import {
  type EmbeddedBooking,
  findManagedBooking,
  readCalendarFile,
  readManagedBooking,
  toManagedBooking,
} from '#server/features/bookings/managed-booking.ts'
import {
  composeSpan,
  listBookingsWithin,
  requireOffered,
  SLOT_MINUTES,
} from '#server/features/bookings/working-slots.ts'
import { readManageKey } from '#server/features/conversations/manage-key.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { readBearer } from '#server/platform/http/request-identity.ts'
import { valid } from '#server/platform/http/valid.ts'

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>

type Change = (transaction: Transaction, booking: EmbeddedBooking) => Promise<unknown>

/** Each move writes to the address that was typed in, which may be anybody's. */
const MAXIMUM_MOVES = 20

type Move = { booking: EmbeddedBooking; startsAt: Date; timeZone: string }

const tag = 'Booking'

/** Routes for the holder of a booking's key: `Authorization: Bearer <manageKey>`. */
export const managedBookingRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .get(
      '/booking',
      describe({
        summary: 'Read one booking of the embedded scheduler, by its key as bearer token',
        tag,
        reply: { status: 200, description: 'The booking', schema: ManagedBooking },
        refusals: ['not_found', 'too_many_requests'],
      }),
      limitRate(deps, ['read-booking']),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        return c.json(await readManagedBooking(deps, readBearer(c)), 200)
      },
    )
    .post(
      '/booking/reschedule',
      describe({
        summary: 'Move a booking of the embedded scheduler, by its key as bearer token',
        tag,
        reply: { status: 200, description: 'Moved', schema: ManagedBooking },
        refusals: ['body', 'not_found', 'conflict', 'slot_taken', 'too_many_requests'],
      }),
      valid('json', RescheduleRequest),
      limitRate(deps, ['booking-change']),
      async (c) => {
        const request = { ...c.req.valid('json'), key: readBearer(c) }
        return c.json(await rescheduleBooking(deps, request), 200)
      },
    )
    .post(
      '/booking/cancel',
      describe({
        summary: 'Cancel a booking of the embedded scheduler, by its key as bearer token',
        tag,
        reply: { status: 200, description: 'Canceled', schema: ManagedBooking },
        refusals: ['body', 'not_found', 'conflict', 'too_many_requests'],
      }),
      valid('json', CancelRequest),
      limitRate(deps, ['booking-change']),
      async (c) => {
        const request = { ...c.req.valid('json'), key: readBearer(c) }
        return c.json(await cancelBooking(deps, request), 200)
      },
    )
    .get(
      '/booking/calendar.ics',
      describe({
        summary: 'Download a booking of the embedded scheduler as an iCalendar file',
        tag,
        reply: { status: 200, description: 'The file, text/calendar' },
        refusals: ['not_found', 'too_many_requests'],
      }),
      limitRate(deps, ['read-booking']),
      valid('query', CalendarFileQuery),
      async (c) => {
        const file = await readCalendarFile(deps, c.req.valid('query').key)
        return c.body(file, 200, {
          'Cache-Control': 'no-store',
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'attachment; filename="call.ics"',
        })
      },
    )

/** Gives the time of a call back. A second cancellation changes nothing. */
function cancelBooking(
  deps: ChangeDeps,
  { key, reason }: CancelRequest & { key: string },
): Promise<ManagedBooking> {
  return changeBooking(deps, key, async (transaction, booking) => {
    if (booking.status === 'cancelled') return
    requireUpcoming(booking, deps.clock())
    const cancelled = await recordEvents(deps, transaction, booking.id, [
      {
        kind: 'cancelled',
        source: 'visitor',
        at: await findEventTime(transaction, booking.id, deps.clock()),
        inviteeUri: booking.inviteeUri,
        isMove: false,
        oldInviteeUri: null,
        newInviteeUri: null,
        reason,
      },
    ])
    await queueBookingMail(deps, transaction, { booking: cancelled, occasion: 'cancelled' })
  })
}

/** Moves a call of the embedded scheduler to another slot that it offers. */
function rescheduleBooking(
  deps: ChangeDeps,
  { key, ...request }: RescheduleRequest & { key: string },
): Promise<ManagedBooking> {
  const startsAt = new Date(request.startsAt)
  return changeBooking(deps, key, async (transaction, booking) => {
    requireUpcoming(booking, deps.clock())
    if (booking.startsAt.getTime() === startsAt.getTime()) return
    requireMovable(booking)
    requireOffered(deps.config, startsAt, deps.clock())
    const search = { ...composeSpan(deps.config, startsAt), exceptBookingId: booking.id }
    const standing = await listBookingsWithin(transaction, search)
    if (standing.length > 0) refuseTakenSlot()
    await move(deps, transaction, { booking, startsAt, timeZone: request.timeZone })
  })
}

async function move(
  deps: ChangeDeps,
  transaction: Transaction,
  { booking, startsAt, timeZone }: Move,
): Promise<void> {
  const moved = await recordEvents(deps, transaction, booking.id, [
    {
      kind: 'moved',
      source: 'visitor',
      at: await findEventTime(transaction, booking.id, deps.clock()),
      inviteeUri: booking.inviteeUri,
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + SLOT_MINUTES * 60_000).toISOString(),
      timeZone,
    },
  ])
  await queueBookingMail(deps, transaction, { booking: moved, occasion: 'rescheduled' })
}

function requireMovable({ moves }: EmbeddedBooking): void {
  if (moves < MAXIMUM_MOVES) return
  throw new AppError(
    'conflict',
    'This call has been rescheduled too many times. Cancel it and book another time.',
  )
}

/** Lets the holder of the key change the booking, and shows the result. */
async function changeBooking(
  deps: ChangeDeps,
  key: string,
  change: Change,
): Promise<ManagedBooking> {
  const bookingId = readManageKey(deps.config.authSecret, key)
  // A request without the key never gets to the lock.
  await findManagedBooking(deps.db, bookingId)
  const changed = await changeSchedule(deps.db, async (transaction) => {
    await change(transaction, await findManagedBooking(transaction, bookingId))
    return findManagedBooking(transaction, bookingId)
  })
  await deps.jobs.wake('outbox')
  return toManagedBooking(deps, changed)
}

/** @throws AppError when the call was cancelled, has begun, or is over. */
function requireUpcoming({ status, startsAt }: EmbeddedBooking, now: Date): void {
  if (status === 'cancelled') throw new AppError('conflict', 'This booking was canceled.')
  if (!isUpcoming(status) || startsAt <= now) {
    throw new AppError('conflict', 'This call has started, so it can’t be changed.')
  }
}
