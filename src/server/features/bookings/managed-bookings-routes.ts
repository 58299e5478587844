import { Hono } from 'hono'
import {
  CalendarFileQuery,
  CancelRequest,
  ManagedBooking,
  RescheduleRequest,
} from '#contract/bookings.ts'
import type { Deps } from '#server/deps.ts'
import { cancelBooking } from '#server/features/bookings/cancel-booking.ts'
import {
  readCalendarFile,
  readManagedBooking,
} from '#server/features/bookings/read-managed-booking.ts'
import { rescheduleBooking } from '#server/features/bookings/reschedule-booking.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { readBearer } from '#server/platform/http/read-bearer.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Booking'

/** What the holder of a booking's key can do: `Authorization: Bearer <manageKey>`. */
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
        refusals: [
          'invalid_request',
          'not_found',
          'conflict',
          'slot_taken',
          'too_many_requests',
          'unsupported_media_type',
        ],
      }),
      limitBody(),
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
        reply: { status: 200, description: 'Cancelled', schema: ManagedBooking },
        refusals: [
          'invalid_request',
          'not_found',
          'conflict',
          'too_many_requests',
          'unsupported_media_type',
        ],
      }),
      limitBody(),
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
