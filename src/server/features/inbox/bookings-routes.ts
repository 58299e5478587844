import { Hono } from 'hono'
import { z } from 'zod'
import {
  AdminBookingReply,
  AdminBookingsReply,
  AdminBrief,
  OutcomeRequest,
} from '#contract/admin-bookings.ts'
import type { Deps } from '#server/deps.ts'
import { listBookings } from '#server/features/inbox/bookings/list-bookings.ts'
import { readBooking } from '#server/features/inbox/bookings/read-booking.ts'
import { readBrief } from '#server/features/inbox/bookings/read-brief.ts'
import { recordOutcome } from '#server/features/inbox/bookings/record-outcome.ts'
import {
  type AdminEnv,
  requireAdmin,
  requireStaff,
} from '#server/features/staff/auth/require-admin.ts'
import { describe } from '#server/platform/http/describe.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Staff'
const BookingParam = z.object({ id: z.uuid() })
const refusals = ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'] as const

export const adminBookingRoutes = (deps: Deps) =>
  new Hono<AdminEnv>()
    .use('/admin/bookings/*', requireStaff(deps, { role: 'viewer' }))
    .get(
      '/admin/bookings',
      describe({
        summary: 'List the bookings: upcoming, unconfirmed, and the rest',
        tag,
        reply: { status: 200, description: 'The list', schema: AdminBookingsReply },
        refusals: ['unauthenticated', 'forbidden'],
      }),
      async (c) => c.json(await listBookings(deps), 200),
    )
    .get(
      '/admin/bookings/:id',
      describe({
        summary: 'Read one booking with its history',
        tag,
        reply: { status: 200, description: 'The booking', schema: AdminBookingReply },
        refusals,
      }),
      valid('param', BookingParam),
      async (c) => c.json(await readBooking(deps, c.req.valid('param').id), 200),
    )
    .get(
      '/admin/bookings/:id/brief',
      describe({
        summary: 'Read what is known before the call, with its sources',
        tag,
        reply: { status: 200, description: 'The brief', schema: AdminBrief },
        refusals,
      }),
      valid('param', BookingParam),
      async (c) => c.json(await readBrief(deps, c.req.valid('param').id), 200),
    )
    .post(
      '/admin/bookings/:id/outcome',
      requireAdmin(deps),
      describe({
        summary: 'Say what became of a call, and whether its score was right',
        tag,
        reply: { status: 200, description: 'The booking as it stands', schema: AdminBookingReply },
        refusals: [...refusals, 'conflict'],
      }),
      valid('param', BookingParam),
      valid('json', OutcomeRequest),
      async (c) => {
        const { id } = c.req.valid('param')
        return c.json(await recordOutcome(deps, id, c.req.valid('json')), 200)
      },
    )
