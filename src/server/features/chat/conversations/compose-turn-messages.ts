import type { Reply, Turn } from '#agent/state/turn.ts'
import { site } from '#content/site.ts'
import type { ChatMessage, Handoff } from '#contract/conversations.ts'
import type { Slot } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import { readText, toCalculatedRoi } from '#server/features/chat/conversations/to-agent-reply.ts'
import type { MessageRow } from '#server/features/chat/conversations/to-chat-message.ts'
import { findAnswerTime } from '#server/features/chat/takeover/find-answer-time.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'

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
    metadata: composeMetadata(turn, composeHandoff(reply, config, now)),
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
  handoff: Handoff | null,
): NonNullable<ChatMessage['metadata']> | null {
  const { reply } = turn
  const roi = toCalculatedRoi(turn)
  const metadata = {
    ...(roi && { roi }),
    ...(reply.caseStudy && { caseStudy: reply.caseStudy }),
    ...(reply.citations.length > 0 && { citations: [...reply.citations] }),
    ...(reply.quickReplies.length > 0 && { quickReplies: [...reply.quickReplies] }),
    ...(handoff && { handoff }),
  }
  return Object.keys(metadata).length > 0 ? metadata : null
}
