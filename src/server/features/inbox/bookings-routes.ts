import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import {
  AdminBookingReply,
  AdminBookingsReply,
  AdminBrief,
  OutcomeRequest,
} from '#contract/admin-bookings.ts'
import type { Deps } from '#server/deps.ts'
import { findEventTime } from '#server/features/bookings/change-schedule.ts'
import { lockBooking } from '#server/features/bookings/ledger/lock-ledger.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { listBookings, readBooking } from '#server/features/inbox/bookings/read-bookings.ts'
import { readBrief } from '#server/features/inbox/bookings/read-brief.ts'
import {
  type AdminEnv,
  requireAdmin,
  requireStaff,
} from '#server/features/staff/auth/require-admin.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'
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

type OutcomeDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>

/** Records the outcome that staff choose for a call. Another choice corrects it. */
async function recordOutcome(
  deps: OutcomeDeps,
  bookingId: string,
  request: OutcomeRequest,
): Promise<AdminBookingReply> {
  await deps.db.transaction(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId)
    const inviteeUri = requireConfirmed(booking)
    if (request.outcome !== null) {
      const at = await findEventTime(transaction, bookingId, deps.clock())
      const event = { kind: request.outcome, source: 'staff', at, inviteeUri } as const
      await recordEvents(deps, transaction, bookingId, [event])
    }
    if (request.was_score_right !== null) {
      await judgeScore(deps, transaction, { booking, wasScoreRight: request.was_score_right })
    }
  })
  return readBooking(deps, bookingId)
}

/** Nothing can be said of a call that nobody was to come to. */
function requireConfirmed({ status, inviteeUri }: BookingRow): string {
  if (status === 'cancelled') throw new AppError('conflict', 'This booking was canceled.')
  const isConfirmed = !['offered', 'opened', 'claimed'].includes(status)
  if (isConfirmed && inviteeUri !== null) return inviteeUri
  throw new AppError('conflict', 'This booking was never confirmed.')
}

type Judgement = { booking: BookingRow; wasScoreRight: boolean }

async function judgeScore(
  { clock }: OutcomeDeps,
  transaction: Transaction,
  { booking, wasScoreRight }: Judgement,
): Promise<void> {
  const [scored] = await transaction
    .select({ score: diagnosticConversations.leadScore })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, booking.conversationId ?? booking.id))
  if (!scored) {
    const message = 'There was no conversation before this call, so there is no score to judge.'
    throw new AppError('conflict', message)
  }
  const now = clock()
  await transaction
    .update(bookings)
    .set({ wasScoreRight, judgedScore: scored.score, judgedAt: now, updatedAt: now })
    .where(eq(bookings.id, booking.id))
}
