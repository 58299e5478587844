import type { Reply, Turn } from '#agent/turn.ts'
import type { Conversation } from '#server/conversations/owner.ts'
import { readText, toCalculatedRoi } from '#server/conversations/to-agent-reply.ts'
import type { MessageRow } from '#server/conversations/to-chat-message.ts'
import type { Deps } from '#server/deps.ts'
import type { ChatMessage } from '#server/routes/conversations.schema.ts'

/** The spec's own words, to the letter. */
const BOOKING_INTRODUCTION = "Perfect! Here's my calendar - pick a time that works for you:"

/** The page of the embedded scheduler. Relative, so that it works under whatever name the visitor uses. */
const EMBEDDED_SCHEDULER = '/schedule'

type Exchange = {
  conversation: Conversation
  turn: Turn
  userMessageId: string
  text: string
  now: Date
}

/** The rows of one turn in their order: what was said, what is answered, and the calendar when it is offered. */
export function composeTurnMessages(
  { createId, config }: Pick<Deps, 'createId'> & { config: { calendlyUrl: string | undefined } },
  { conversation, turn, userMessageId, text, now }: Exchange,
): [MessageRow, MessageRow] | [MessageRow, MessageRow, MessageRow] {
  const base = { conversationId: conversation.id, createdAt: now }
  const { reply } = turn
  const user: MessageRow = {
    ...base,
    id: userMessageId,
    position: conversation.messageCount,
    role: 'user',
    type: 'text',
    content: text,
    metadata: null,
  }
  const assistant: MessageRow = {
    ...base,
    id: createId(),
    position: conversation.messageCount + 1,
    role: 'assistant',
    type: hasSavings(reply) ? 'roi_calculation' : 'text',
    content: reply.text,
    metadata: composeMetadata(reply),
  }
  if (!reply.booking) return [user, assistant]
  const widget: MessageRow = {
    ...base,
    id: createId(),
    position: conversation.messageCount + 2,
    role: 'assistant',
    type: 'booking_widget',
    content: BOOKING_INTRODUCTION,
    metadata: {
      calendlyUrl: config.calendlyUrl ?? EMBEDDED_SCHEDULER,
      prefill: {
        email: readText(turn.facts, 'email') ?? '',
        name: readText(turn.facts, 'company_name') ?? readText(turn.facts, 'contact_name') ?? '',
      },
    },
  }
  return [user, assistant, widget]
}

function hasSavings({ roi }: Reply): boolean {
  return roi !== null && roi.annualSavingsCents > 0 && roi.weeklyHoursSaved > 0
}

function composeMetadata(reply: Reply): NonNullable<ChatMessage['metadata']> | null {
  const roi = toCalculatedRoi(reply)
  const metadata = {
    ...(roi && { roi }),
    ...(reply.caseStudy && { caseStudy: reply.caseStudy }),
    ...(reply.citations.length > 0 && { citations: [...reply.citations] }),
    ...(reply.quickReplies.length > 0 && { quickReplies: [...reply.quickReplies] }),
  }
  return Object.keys(metadata).length > 0 ? metadata : null
}
