import { eq } from 'drizzle-orm'
import { type BookingUris, parseBookingUris } from '#server/bookings/booking-uri.ts'
import { confirmInConversation } from '#server/bookings/confirm-in-conversation.ts'
import { lockOwnConversation } from '#server/conversations/owner.ts'
import type { Transaction } from '#server/db/client.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type {
  CalendlyBookingReply,
  CalendlyBookingRequest,
} from '#server/routes/bookings.schema.ts'

type Claim = CalendlyBookingRequest & {
  secret: string | null
  /** Origins under which this server is known. */
  ownOrigins: readonly string[]
}
type ClaimDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'brain' | 'config'>

/**
 * Ties what a scheduling widget reported to the visitor's conversation, once. A booking of our own
 * scheduler is looked up and believed; Calendly's stays `claimed` until Calendly itself says so.
 */
export function recordBookingClaim(deps: ClaimDeps, claim: Claim): Promise<CalendlyBookingReply> {
  const uris = parseBookingUris(claim, claim.ownOrigins)
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockOwnConversation(transaction, claim)
    if (uris.provider === 'calendly') await insertClaim(deps, transaction, { claim, uris })
    const booking = await lockBooking(transaction, uris)
    if (!booking) throw new AppError('not_found', 'There is no such booking.')
    return {
      confirmationMessage: await confirmInConversation(deps, transaction, {
        conversation,
        booking,
      }),
    }
  })
}

/** Locked, so that two conversations that report one booking are told apart instead of colliding. */
async function lockBooking(transaction: Transaction, { inviteeUri }: BookingUris) {
  const [booking] = await transaction
    .select()
    .from(bookings)
    .where(eq(bookings.inviteeUri, inviteeUri))
    .for('update')
  return booking
}

async function insertClaim(
  { clock, createId }: ClaimDeps,
  transaction: Transaction,
  { claim, uris }: { claim: Claim; uris: BookingUris },
): Promise<void> {
  const now = clock()
  await transaction
    .insert(bookings)
    .values({
      id: createId(),
      ...uris,
      status: 'claimed',
      startsAt: claim.scheduledTime ? new Date(claim.scheduledTime) : null,
      name: claim.inviteeName,
      email: claim.inviteeEmail,
      company: '',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: bookings.inviteeUri })
}
