import { eq } from 'drizzle-orm'
import type { Reply, Turn } from '#agent/state/turn.ts'
import { site } from '#content/site.ts'
import type { AgentReply, ChatMessage, CorrectFactReply, Handoff } from '#contract/conversations.ts'
import type { StaffNews } from '#contract/live.ts'
import type { Slot } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import type { TurnHashes } from '#server/features/chat/conversations/lock-turn.ts'
import {
  findLanguage,
  type MessageRow,
  readText,
  toCalculatedRoi,
} from '#server/features/chat/conversations/to-agent-reply.ts'
import { findAnswerTime } from '#server/features/chat/takeover/describe-presence.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'

type TakenTurn = {
  id: string
  hashes: TurnHashes
  messages: readonly MessageRow[]
  reply: AgentReply | CorrectFactReply
  isSettled: boolean
  /** New values of the conversation's columns. */
  changes: Partial<Conversation>
  /** The lead of a visitor who wrote again and told nothing new. */
  heardLeadId: string | null
  news: readonly StaffNews[]
  now: Date
}

/**
 * Writes a turn: what was said, the reply for a retry, and what is now known; and tells the staff of it. The statements
 * are sent together, in this order.
 */
export async function storeTurn(
  transaction: Transaction,
  { id: conversationId, turnCount, messageCount }: Conversation,
  { id, messages, reply, isSettled, changes, heardLeadId, news, now, hashes }: TakenTurn,
): Promise<void> {
  const turn = { conversationId, id, position: turnCount, ...hashes, reply, isSettled }
  const known = {
    ...changes,
    turnCount: turnCount + 1,
    messageCount: messageCount + messages.length,
    updatedAt: now,
  }
  await Promise.all([
    transaction
      .insert(diagnosticMessages)
      .values([...messages])
      .execute(),
    transaction
      .insert(diagnosticTurns)
      .values({ ...turn, createdAt: now })
      .execute(),
    transaction
      .update(diagnosticConversations)
      .set(known)
      .where(eq(diagnosticConversations.id, conversationId))
      .execute(),
    heardLeadId === null
      ? null
      : transaction
          .update(leads)
          .set({ updatedAt: now })
          .where(eq(leads.id, heardLeadId))
          .execute(),
    ...news.map((one) => notifyStaff(transaction, one)),
  ])
}

/** The spec's own words, to the letter. */
const BOOKING_INTRODUCTION = "Perfect! Here's my calendar - pick a time that works for you:"

type Exchange = {
  conversation: Conversation
  turn: Turn
  userMessageId: string
  text: string
  /** The slot that was corrected on the score card, when this is no message. */
  correction?: Slot | undefined
  /** Of the booking that lies open, when the turn offers one. */
  reference: string | null
  /** The person who answers instead of the agent, which then has no side. */
  answeredBy: string | null
  isSettled: boolean
  /** Whose words the answer is in. */
  brain: string
  now: Date
}

type Composing = Pick<Deps, 'clock' | 'createId' | 'config'>

/** The rows of one turn in their order: what was said, what is answered, and the calendar when it is offered. */
export function composeTurnMessages(
  { clock, createId, config }: Composing,
  {
    conversation,
    turn,
    userMessageId,
    text,
    correction,
    reference,
    answeredBy,
    brain,
    isSettled,
    now,
  }: Exchange,
): [user: MessageRow, assistant?: MessageRow, widget?: MessageRow] {
  const base = {
    conversationId: conversation.id,
    authorName: null,
    brain: null,
    brainNote: null,
    createdAt: now,
  }
  const { reply } = turn
  const user: MessageRow = {
    ...base,
    id: userMessageId,
    position: conversation.messageCount,
    role: 'user',
    type: 'text',
    content: text,
    metadata: correction === undefined ? null : { correction: { slot: correction } },
  }
  if (answeredBy !== null) return [user]
  // Later than the question by as long as the answer took: that is what staff see as the response time.
  const answer = { ...base, createdAt: clock() }
  const assistant: MessageRow = {
    ...answer,
    id: createId(),
    brain,
    position: conversation.messageCount + 1,
    role: 'assistant',
    type: hasSavings(reply) ? 'roi_calculation' : 'text',
    content: reply.text,
    metadata: composeMetadata(turn, {
      handoff: composeHandoff(reply, config, now),
      language: findLanguage({ turn, isSettled }),
    }),
  }
  if (!reply.booking) return [user, assistant]
  const widget: MessageRow = {
    ...answer,
    id: createId(),
    position: conversation.messageCount + 2,
    role: 'assistant',
    type: 'booking_widget',
    content: BOOKING_INTRODUCTION,
    metadata: {
      calendlyUrl: config.calendlyUrl ?? site.schedulingUrl,
      prefill: {
        email: readText(turn.facts, 'email') ?? '',
        name: readText(turn.facts, 'company_name') ?? readText(turn.facts, 'contact_name') ?? '',
      },
      ...(reference && { reference }),
      ...(reply.booking.time && { callTime: reply.booking.time }),
      ...readUtm(conversation),
    },
  }
  return [user, assistant, widget]
}

/** The campaign that brought the visitor, for the scheduler to keep with the booking. */
function readUtm({ utmSource, utmMedium, utmCampaign }: Conversation) {
  if (!utmSource && !utmMedium && !utmCampaign) return {}
  return { utm: { source: utmSource, medium: utmMedium, campaign: utmCampaign } }
}

function hasSavings({ roi }: Reply): boolean {
  return roi !== null && roi.annualSavingsCents > 0 && roi.weeklyHoursSaved > 0
}

/** Where a person is found, when the turn hands over to one. */
export function composeHandoff(
  { handoff }: Reply,
  config: Composing['config'],
  now: Date,
): Handoff | null {
  if (handoff === null) return null
  return {
    reason: handoff.reason,
    email: site.email.contact,
    schedulingUrl: config.calendlyUrl ?? site.schedulingUrl,
    answersFrom: findAnswerTime(config, now)?.toISOString() ?? null,
    ...(handoff.question !== undefined && { question: handoff.question }),
  }
}

function composeMetadata(
  turn: Turn,
  { handoff, language }: { handoff: Handoff | null; language: string | null },
): NonNullable<ChatMessage['metadata']> | null {
  const { reply } = turn
  const roi = toCalculatedRoi(turn)
  const metadata = {
    ...(roi && { roi }),
    ...(reply.caseStudy && { caseStudy: reply.caseStudy }),
    ...(reply.citations.length > 0 && { citations: [...reply.citations] }),
    ...(reply.quickReplies.length > 0 && { quickReplies: [...reply.quickReplies] }),
    ...(handoff && { handoff }),
    ...(language && { language }),
  }
  return Object.keys(metadata).length > 0 ? metadata : null
}
