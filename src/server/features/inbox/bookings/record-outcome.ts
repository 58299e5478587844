import { eq } from 'drizzle-orm'
import type { AdminBookingReply, OutcomeRequest } from '#contract/admin-bookings.ts'
import type { Deps } from '#server/deps.ts'
import { findEventTime } from '#server/features/bookings/find-event-time.ts'
import { lockBooking } from '#server/features/bookings/ledger/lock-ledger.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { readBooking } from '#server/features/inbox/bookings/read-booking.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'

type OutcomeDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>

/** Records the outcome that staff choose for a call. Another choice corrects it. */
export async function recordOutcome(
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
