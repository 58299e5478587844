import { asc, eq } from 'drizzle-orm'
import { composeWorksheet } from '#agent/decide/estimate-roi.ts'
import { ConversationView } from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import { toBookingView } from '#server/features/bookings/booking-view.ts'
import { findLeadingBooking } from '#server/features/bookings/ledger/note-in-conversation.ts'
import { listSignalScores } from '#server/features/chat/conversations/to-agent-reply.ts'
import { toChatMessage } from '#server/features/chat/conversations/to-chat-message.ts'
import { describePresence } from '#server/features/chat/takeover/describe-presence.ts'
import { type Key, readOwnConversation } from '#server/features/conversations/conversation.ts'
import { composeConversationKey } from '#server/features/conversations/manage-key.ts'
import { readCompanyView } from '#server/features/enrichment/read-company-view.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'

/** A conversation as its owner gets it back after a reload. */
export async function readConversation(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'brain' | 'turnsUnderWay'>,
  key: Key,
): Promise<ConversationView> {
  const { db } = deps
  const { id } = await readOwnConversation(db, key)
  // In the middle of a reply, a reader would see words that may still be replaced.
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
    worksheet: composeWorksheet(conversation.agentState),
    booking: booking && toBookingView(deps, booking),
    person: describePresence(deps, conversation),
    company,
    ...describeKeeping(deps),
  })
}

/** The settings that the chat's notice depends on: retention, language model, and mail. */
export function describeKeeping({ config, brain }: Pick<Deps, 'config' | 'brain'>) {
  return {
    retentionDays: config.retentionDays ?? null,
    model: brain.model?.name ?? null,
    sendsMail: config.smtpUrl !== undefined,
  }
}
