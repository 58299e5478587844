import { asc, desc, eq } from 'drizzle-orm'
import { type Conversation, type Key, readOwnConversation } from '#server/conversations/owner.ts'
import { listSignalScores } from '#server/conversations/signal-scores.ts'
import { toChatMessage } from '#server/conversations/to-chat-message.ts'
import { bookings, conversationBookings } from '#server/db/schema/bookings.ts'
import { diagnosticMessages } from '#server/db/schema/messages.ts'
import type { Deps } from '#server/deps.ts'
import { ConversationView } from '#server/routes/conversations.schema.ts'

/** A conversation as its owner gets it back after a reload. */
export async function readConversation(
  { db }: Pick<Deps, 'db'>,
  key: Key,
): Promise<ConversationView> {
  const conversation = await readOwnConversation(db, key)
  const [messages, booking] = await Promise.all([
    db
      .select()
      .from(diagnosticMessages)
      .where(eq(diagnosticMessages.conversationId, conversation.id))
      .orderBy(asc(diagnosticMessages.position)),
    findLatestBooking(db, conversation),
  ])
  return ConversationView.parse({
    conversationId: conversation.id,
    messages: messages.map(toChatMessage),
    leadScore: conversation.leadScore,
    qualificationSignals: listSignalScores(conversation.scoreCard),
    scoreCard: conversation.scoreCard,
    facts: conversation.facts,
    booking: booking && {
      status: booking.status,
      scheduledTime: booking.startsAt?.toISOString() ?? null,
    },
  })
}

async function findLatestBooking(db: Deps['db'], { id }: Conversation) {
  const [booking] = await db
    .select({ status: bookings.status, startsAt: bookings.startsAt })
    .from(conversationBookings)
    .innerJoin(bookings, eq(bookings.id, conversationBookings.bookingId))
    .where(eq(conversationBookings.conversationId, id))
    .orderBy(desc(conversationBookings.createdAt))
    .limit(1)
  return booking ?? null
}
