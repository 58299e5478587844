import type { Turn } from '#agent/turn.ts'
import type { Slot } from '#domain/fact.ts'
import { offerBooking } from '#server/bookings/ledger/open-booking.ts'
import { composeHandoff, composeTurnMessages } from '#server/conversations/compose-turn-messages.ts'
import type { TurnHashes } from '#server/conversations/find-earlier-turn.ts'
import type { Conversation } from '#server/conversations/owner.ts'
import { storeTurn } from '#server/conversations/store-turn.ts'
import { toAgentReply } from '#server/conversations/to-agent-reply.ts'
import { toChatMessage } from '#server/conversations/to-chat-message.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { requestEnrichment } from '#server/enrichment/request-enrichment.ts'
import { linkConversation } from '#server/leads/link-conversation.ts'
import { notifyStaff } from '#server/live/notify-staff.ts'
import type { AgentReply, CorrectFactReply } from '#server/routes/conversations.schema.ts'

type TakenTurn = {
  conversation: Conversation
  turn: Turn
  /** Of the turn; it makes a retry harmless. */
  id: string
  hashes: TurnHashes
  userMessageId: string
  text: string
  /** The slot that was corrected on the score card, when this was no message. */
  correction?: Slot
  brain: string
  /** False while a model may still find other words. */
  isSettled: boolean
  /** The person who answers instead of the agent. */
  answeredBy: string | null
  /** Whether the company is to be looked up, and who counts for the limit of that. */
  enrichment: { isTriggered: boolean; addressKey: string | null }
  now: Date
}

type RecordedTurn = {
  reply: AgentReply | CorrectFactReply
  /** The job that looks companies up has something to do once this is committed. */
  wantsEnrichment: boolean
}

/** Stores both sides of a turn with the new state, and returns the reply. */
export async function recordTurn(
  deps: Pick<Deps, 'clock' | 'createId' | 'config'>,
  transaction: Transaction,
  taken: TakenTurn,
): Promise<RecordedTurn> {
  const { conversation, turn, id, hashes, userMessageId, correction, brain, answeredBy, now } =
    taken
  const offered = turn.reply.booking && (await offerBooking(deps, transaction, conversation))
  const reference = offered?.reference ?? null
  const messages = composeTurnMessages(deps, { ...taken, reference })
  const [user, assistant, widget] = messages
  const agentReply = toAgentReply({
    turn,
    brain,
    userMessageId,
    handoff: composeHandoff(turn.reply, deps.config, now),
    messageId: assistant?.id ?? null,
    answeredBy,
    timestamp: now,
    bookingMessage: widget ? toChatMessage(widget) : null,
  })
  const reply =
    correction === undefined
      ? agentReply
      : { ...agentReply, correctionMessage: toChatMessage(user) }
  await storeTurn(transaction, conversation, {
    id,
    hashes,
    turn,
    messages,
    reply,
    correction,
    brain,
    isSettled: taken.isSettled,
    now,
  })
  await linkConversation(deps, transaction, conversation.id)
  await notifyStaff(transaction, { kind: 'message', conversationId: conversation.id })
  const wantsEnrichment = await requestEnrichment(deps, transaction, {
    conversation,
    facts: turn.facts,
    ...taken.enrichment,
  })
  return { reply, wantsEnrichment }
}
