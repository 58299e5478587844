import { callCardWords } from '#content/chat/cards.ts'
import type {
  AgentReply,
  ConversationView,
  CorrectFactReply,
  Worksheet,
} from '#contract/conversations.ts'
import type { Fact } from '#domain/fact.ts'
import {
  composeMessage,
  fillIn,
  isTold,
  type Keeping,
  type LocalStamps,
  type Message,
  type Presence,
  readKeeping,
  type Told,
} from '#site/islands/chat/api/message.ts'
import {
  type Booking,
  type Company,
  readBooking,
  readCards,
  readCompany,
  readMessage,
} from '#site/islands/chat/api/view.ts'

/** `userMessageId` is the id under which the visitor's message was stored, when the server says. */
export type Reply = {
  userMessageId: string | null
  messages: readonly Message[]
  knowledge: Knowledge
  /** Fields about the person who answers or was asked for. */
  person: Partial<Presence>
}

export const BOOKING_INTRODUCTION = callCardWords.introduction
export const EMPTY_REPLY_TEXT = 'Noted.'
/** The firm's own scheduler, for a server that names no other calendar. */
const DEFAULT_CALENDAR = '/schedule'

/** The answer of `bd-agent-conversation`. Null when it is none. */
export function readAgentReply(value: unknown, stamps: LocalStamps): Reply | null {
  if (!isTold<AgentReply>(value, 'response')) return null
  const userMessageId = value.userMessageId ?? null
  const knowledge = readKnowledge(value)
  if (value.isSilent) {
    const person = { joinedBy: value.answeredBy ?? null, prefersAgent: false, isWanted: false }
    return { userMessageId, messages: [], knowledge, person }
  }
  const answer = readAnswer(value, stamps)
  const calendar = readCalendar(value, { answer, stamps })
  return {
    userMessageId,
    messages: calendar ? [answer, calendar] : [answer],
    knowledge,
    person: readWish(answer),
  }
}

/** Asking for a person in words counts as a request for one. */
function readWish({ metadata: { handoff } }: Message): Partial<Presence> {
  if (handoff?.reason === 'question')
    return { isWanted: true, answersFrom: handoff.answersFrom ?? null }
  if (handoff?.reason !== 'asked') return {}
  return { isWanted: true, prefersAgent: false, answersFrom: handoff.answersFrom ?? null }
}

/** The answer of `correct-fact`: the visitor's side as it was stored, and the reply to it. */
export function readCorrectionReply(value: unknown, stamps: LocalStamps): Reply | null {
  const reply = readAgentReply(value, stamps)
  const { correctionMessage: said } = (value ?? {}) as Told<CorrectFactReply>
  return reply && said
    ? { ...reply, messages: [readMessage(said, stamps), ...reply.messages] }
    : reply
}

function readAnswer(told: Told<AgentReply>, { createId, now }: LocalStamps): Message {
  const cards = readCards({ ...told, roi: told.calculatedROI })
  return composeMessage(
    {
      id: told.messageId ?? createId(),
      role: 'assistant',
      type: cards.roi ? 'roi_calculation' : 'text',
      content: told.response?.trim() ? told.response : EMPTY_REPLY_TEXT,
      timestamp: told.timestamp ?? now(),
      ...(told.origin && { origin: told.origin }),
    },
    { ...cards, quickReplies: told.quickReplies ?? [], language: told.language ?? null },
  )
}

function readCalendar(
  told: Told<AgentReply>,
  { answer, stamps }: { answer: Message; stamps: LocalStamps },
): Message | null {
  const { triggerBooking, bookingMessage, capturedEmail: email } = told
  if (!triggerBooking) return null
  // Also without an address, when the visitor asked for a call and would not give one.
  if (bookingMessage) return readMessage(bookingMessage, stamps)
  if (!email) return null
  return composeMessage(
    {
      id: `${answer.id}-booking`,
      role: 'assistant',
      type: 'booking_widget',
      content: BOOKING_INTRODUCTION,
      timestamp: answer.timestamp,
    },
    {
      calendlyUrl: told.calendlyUrl ?? DEFAULT_CALENDAR,
      prefill: told.prefill ?? { email, name: told.selfReportedData?.company_name ?? '' },
    },
  )
}

export type ScoreCard = NonNullable<ConversationView['scoreCard']>
/** `value` is null when the visitor would not say it, or took it back. */
export type KnownFact = {
  value: Fact['value']
  quote: string
  messageId: string
  /** How the value came from the words; empty when it was said as it is. */
  derivation: string
  isCorrected: boolean
}
export type Facts = Readonly<Partial<Record<string, KnownFact>>>
type SentFact = AgentReply['facts'][string]

/** What the server knows of the visitor so far. Null is what it did not say, which changes nothing. */
export type Knowledge = {
  leadScore: number | null
  qualificationSignals: Readonly<Record<string, number>> | null
  scoreCard: ScoreCard | null
  facts: Facts | null
  worksheet: Worksheet | null
}

const NOTHING_NEW: Knowledge = {
  leadScore: null,
  qualificationSignals: null,
  scoreCard: null,
  facts: null,
  worksheet: null,
}

export function readKnowledge(told: Told<AgentReply | ConversationView>): Knowledge {
  const { facts, ...known } = told
  const { leadScore, ...others } = fillIn(NOTHING_NEW, known)
  return {
    ...others,
    leadScore: leadScore === null ? null : Math.round(leadScore),
    facts: facts ? readFacts(facts) : null,
  }
}

function readFacts(told: Readonly<Record<string, Told<SentFact>>>): Facts {
  return Object.fromEntries(Object.entries(told).map(([slot, fact]) => [slot, readFact(fact)]))
}

function readFact(told: Told<SentFact>): KnownFact {
  const { value = null, quote, messageId, derivation, source } = told
  return {
    value,
    quote: quote ?? '',
    messageId: messageId ?? '',
    derivation: derivation ?? '',
    isCorrected: source === 'widget',
  }
}

export type View = {
  conversationId: string
  ownKey: string | null
  messages: readonly Message[]
  knowledge: Knowledge
  booking: Booking | null
  /** Null where the server reports nothing of people; its messages may then have no lasting ids either. */
  person: Presence | null
  company: Company | null
  keeping: Keeping | null
}

/** A conversation as its owner gets it back after a reload, or null when this is none. */
export function readView(value: unknown, stamps: LocalStamps): View | null {
  if (!isTold<ConversationView>(value, 'conversationId')) return null
  const { conversationId, messages } = value
  if (!conversationId || !messages) return null
  return {
    conversationId,
    ownKey: value.ownKey ?? null,
    messages: messages.map((message) => readMessage(message, stamps)),
    knowledge: readKnowledge(value),
    booking: readBooking(value.booking),
    person: value.person ?? null,
    company: readCompany(value.company),
    keeping: readKeeping(value),
  }
}
