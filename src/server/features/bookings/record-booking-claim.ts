import { and, eq } from 'drizzle-orm'
import type { CalendlyBookingReply, CalendlyBookingRequest } from '#contract/bookings.ts'
import type { BookingEvent } from '#domain/booking-event.ts'
import type { Deps } from '#server/deps.ts'
import { type BookingUris, parseBookingUris } from '#server/features/bookings/ledger/booking-uri.ts'
import {
  findOpenBooking,
  lockBooking,
  lockLedger,
} from '#server/features/bookings/ledger/lock-ledger.ts'
import { mergeBookings } from '#server/features/bookings/ledger/merge-bookings.ts'
import { tieToConversation } from '#server/features/bookings/ledger/note-in-conversation.ts'
import { insertBooking } from '#server/features/bookings/ledger/open-booking.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import { toBookingView } from '#server/features/bookings/managed-booking.ts'
import {
  type Conversation,
  lockOwnConversation,
} from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  type BookingRow,
  bookingInvitees,
  conversationBookings,
} from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

type Claim = CalendlyBookingRequest & {
  secret: string | null
  /** Origins under which this server is known. */
  ownOrigins: readonly string[]
}
type ClaimDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'brain' | 'config' | 'jobs'>

/**
 * Ties what a scheduling widget reported to the visitor's conversation, once. A booking of our own
 * scheduler is looked up and believed; Calendly's stays `claimed` until Calendly itself says so.
 */
export async function recordBookingClaim(
  deps: ClaimDeps,
  claim: Claim,
): Promise<CalendlyBookingReply> {
  const uris = parseBookingUris(claim, claim.ownOrigins)
  const reply = await deps.db.transaction(async (transaction) => {
    await lockLedger(transaction)
    const conversation = await lockOwnConversation(transaction, claim)
    const found = await findBooking(deps, transaction, { uris, conversation })
    const events = uris.provider === 'calendly' ? [composeClaim(deps, uris, claim)] : []
    const booking = await recordEvents(deps, transaction, found.id, events)
    const confirmationMessage = await confirmInConversation(deps, transaction, {
      conversation,
      booking,
    })
    return { confirmationMessage, booking: toBookingView(deps, booking) }
  })
  // Calendly can be asked at once, where there is a token.
  if (reply.booking.status === 'claimed') await deps.jobs.wake('reconcile_bookings')
  return reply
}

type Search = { uris: BookingUris; conversation: Conversation }

/** The one booking of this invitee and of the calendar that lies open in the conversation. */
async function findBooking(
  deps: ClaimDeps,
  transaction: Transaction,
  { uris, conversation }: Search,
): Promise<BookingRow> {
  const known = await findByInvitee(transaction, uris)
  if (known?.conversationId === conversation.id) return known
  if (known?.conversationId) {
    throw new AppError('conflict', 'This booking belongs to another conversation.')
  }
  if (!known && uris.provider === 'embedded') {
    throw new AppError('not_found', 'There is no such booking.')
  }
  const { id: conversationId, ownerHash } = conversation
  const open = await findOpenBooking(transaction, conversationId)
  if (!known) {
    const booking = { provider: uris.provider, conversationId, ownerHash }
    return open ?? insertBooking(deps, transaction, booking)
  }
  // Its id stands in links that people have: to move or cancel the call, and to the brief.
  const others = open ? [open] : []
  const merged = await mergeBookings(transaction, { kept: known, others, now: deps.clock() })
  return tieToConversation(transaction, merged, { conversationId, ownerHash })
}

async function findByInvitee(
  transaction: Transaction,
  { inviteeUri }: BookingUris,
): Promise<BookingRow | null> {
  const [invitee] = await transaction
    .select()
    .from(bookingInvitees)
    .where(eq(bookingInvitees.inviteeUri, inviteeUri))
  return invitee ? lockBooking(transaction, invitee.bookingId) : null
}

function composeClaim(
  { clock }: ClaimDeps,
  { inviteeUri }: BookingUris,
  { scheduledTime, inviteeName, inviteeEmail }: Claim,
): BookingEvent {
  return {
    kind: 'claimed',
    source: 'browser',
    at: clock().toISOString(),
    inviteeUri,
    startsAt: scheduledTime && new Date(scheduledTime).toISOString(),
    invitee: { name: inviteeName, email: inviteeEmail, company: '', timeZone: '' },
  }
}

type Confirmation = CalendlyBookingReply['confirmationMessage']

/** The confirmation in the conversation, stored the first time; a booking belongs to one conversation. */
async function confirmInConversation(
  deps: Pick<Deps, 'clock' | 'createId' | 'brain' | 'config'>,
  transaction: Transaction,
  { conversation, booking }: { conversation: Conversation; booking: BookingRow },
): Promise<Confirmation> {
  const stored = await findConfirmation(transaction, conversation, booking)
  if (stored) return stored
  const now = deps.clock()
  const { state, text } = deps.brain.confirmBooking(conversation.agentState, {
    scheduledTime: booking.startsAt?.toISOString() ?? null,
    timeZone: booking.timeZone || deps.config.bookingTimeZone,
    isConfirmed: booking.status !== 'claimed',
  })
  const message = {
    conversationId: conversation.id,
    id: deps.createId(),
    position: conversation.messageCount,
    role: 'assistant' as const,
    type: 'text' as const,
    content: text,
    createdAt: now,
  }
  await transaction.insert(diagnosticMessages).values(message)
  await transaction.insert(conversationBookings).values({
    conversationId: conversation.id,
    bookingId: booking.id,
    messageId: message.id,
    createdAt: now,
  })
  await transaction
    .update(diagnosticConversations)
    .set({
      agentState: state,
      messageCount: conversation.messageCount + 1,
      updatedAt: now,
    })
    .where(eq(diagnosticConversations.id, conversation.id))
  return toConfirmation(message)
}

async function findConfirmation(
  transaction: Transaction,
  conversation: Conversation,
  booking: BookingRow,
): Promise<Confirmation | null> {
  const [link] = await transaction
    .select()
    .from(conversationBookings)
    .where(eq(conversationBookings.bookingId, booking.id))
  if (!link) return null
  if (link.conversationId !== conversation.id) {
    throw new AppError('conflict', 'This booking belongs to another conversation.')
  }
  const [message] = await transaction
    .select()
    .from(diagnosticMessages)
    .where(
      and(
        eq(diagnosticMessages.conversationId, conversation.id),
        eq(diagnosticMessages.id, link.messageId),
      ),
    )
  return message ? toConfirmation(message) : null
}

function toConfirmation(message: { id: string; content: string; createdAt: Date }): Confirmation {
  return {
    response: message.content,
    messageId: message.id,
    timestamp: message.createdAt.toISOString(),
  }
}
