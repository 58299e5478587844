import { and, eq } from 'drizzle-orm'
import type { CalendlyBookingReply } from '#contract/bookings.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, conversationBookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { AppError } from '#server/platform/errors.ts'

type Confirmation = CalendlyBookingReply['confirmationMessage']

/** The confirmation in the conversation, stored the first time; a booking belongs to one conversation. */
export async function confirmInConversation(
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
