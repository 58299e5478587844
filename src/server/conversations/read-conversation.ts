import { asc, eq } from 'drizzle-orm'
import { toBookingView } from '#server/bookings/booking-view.ts'
import { findLeadingBooking } from '#server/bookings/ledger/note-in-conversation.ts'
import { composeConversationKey } from '#server/bookings/manage-key.ts'
import { describeKeeping } from '#server/conversations/describe-keeping.ts'
import { type Key, readOwnConversation } from '#server/conversations/owner.ts'
import { listSignalScores } from '#server/conversations/signal-scores.ts'
import { toChatMessage } from '#server/conversations/to-chat-message.ts'
import { diagnosticMessages } from '#server/db/schema/messages.ts'
import type { Deps } from '#server/deps.ts'
import { readCompanyView } from '#server/enrichment/read-company-view.ts'
import { ConversationView } from '#server/routes/conversations.schema.ts'
import { describePresence } from '#server/takeover/describe-presence.ts'

/** A conversation as its owner gets it back after a reload. */
export async function readConversation(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'brain' | 'turnsUnderWay'>,
  key: Key,
): Promise<ConversationView> {
  const { db } = deps
  const { id } = await readOwnConversation(db, key)
  // Whoever reads in the middle of a reply would see words that are about to become others.
  await deps.turnsUnderWay.whenQuiet(id)
  const conversation = await readOwnConversation(db, key)
  const [messages, booking, company] = await Promise.all([
    db
      .select()
      .from(diagnosticMessages)
      .where(eq(diagnosticMessages.conversationId, conversation.id))
      .orderBy(asc(diagnosticMessages.position)),
    findLeadingBooking(db, conversation.id, { now: deps.clock(), isUsed: true }),
    readCompanyView(db, conversation.id),
  ])
  return ConversationView.parse({
    conversationId: conversation.id,
    ownKey: composeConversationKey(deps.config.authSecret, conversation.id),
    messages: messages.map(toChatMessage),
    leadScore: conversation.leadScore,
    qualificationSignals: listSignalScores(conversation.scoreCard),
    scoreCard: conversation.scoreCard,
    facts: conversation.facts,
    booking: booking && toBookingView(deps, booking),
    person: describePresence(deps, conversation),
    company,
    ...describeKeeping(deps),
  })
}
