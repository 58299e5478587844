import type { ConversationView, PersonPresence, Worksheet } from '#contract/conversations.ts'
import { type Fact, ROW_NAMES } from '#domain/fact.ts'
import {
  composeMessage,
  type LocalStamps,
  type Message,
  readCaseStudy,
  readHandoff,
  readMessage,
  readPrefill,
  readRoi,
  readSuggestions,
} from '#site/islands/chat/api/message.ts'
import {
  isRecord,
  type JsonRecord,
  readList,
  readNumber,
  readRecord,
  readText,
  readTime,
} from '#site/islands/chat/api/shape.ts'

/** `userMessageId` is the id under which the visitor's message was stored, when the server says. */
export type Reply = {
  userMessageId: string | null
  messages: readonly Message[]
  knowledge: Knowledge
  /** What it tells of the people behind the conversation. */
  person: Partial<Presence>
}

export const BOOKING_INTRODUCTION = "Perfect! Here's my calendar - pick a time that works for you:"
export const EMPTY_REPLY_TEXT = 'Noted.'
/** The firm's own scheduler, for a server that names no other calendar. */
const DEFAULT_CALENDAR = '/schedule'

const SPEC_FIELDS = [
  'response',
  'calculatedROI',
  'caseStudy',
  'leadScore',
  'qualificationSignals',
  'triggerBooking',
  'capturedEmail',
  'selfReportedData',
]

/** The answer of `bd-agent-conversation`, any of whose fields may be absent. Null when it is no such answer at all. */
export function readAgentReply(value: unknown, stamps: LocalStamps): Reply | null {
  if (!isRecord(value) || !SPEC_FIELDS.some((name) => Object.hasOwn(value, name))) return null
  const userMessageId = readText(value.userMessageId)
  const knowledge = readKnowledge(value)
  if (value.isSilent === true) {
    const person = { joinedBy: readText(value.answeredBy), prefersAgent: false, isWanted: false }
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

/** Asking for a person in words is a wish for one. */
function readWish({ metadata: { handoff } }: Message): Partial<Presence> {
  if (handoff?.reason === 'question')
    return { isWanted: true, answersFrom: handoff.answersFrom ?? null }
  if (handoff?.reason !== 'asked') return {}
  return { isWanted: true, prefersAgent: false, answersFrom: handoff.answersFrom ?? null }
}

/** The answer of `correct-fact`: the visitor's side as it was stored, and the reply to it. */
export function readCorrectionReply(value: unknown, stamps: LocalStamps): Reply | null {
  const reply = readAgentReply(value, stamps)
  const said = readMessage(readRecord(value).correctionMessage, stamps)
  return reply && { ...reply, messages: said ? [said, ...reply.messages] : reply.messages }
}

function readAnswer(value: JsonRecord, { createId, now }: LocalStamps): Message {
  const roi = readRoi(value.calculatedROI)
  return composeMessage(
    {
      id: readText(value.messageId) ?? createId(),
      role: 'assistant',
      type: roi ? 'roi_calculation' : 'text',
      content: readText(value.response) ?? EMPTY_REPLY_TEXT,
      timestamp: readTime(value.timestamp) ?? now(),
    },
    {
      roi,
      caseStudy: readCaseStudy(value.caseStudy),
      handoff: readHandoff(value.handoff),
      ...readSuggestions(value),
    },
  )
}

function readCalendar(
  value: JsonRecord,
  { answer, stamps }: { answer: Message; stamps: LocalStamps },
): Message | null {
  if (value.triggerBooking !== true) return null
  // Also without an address, when the visitor asked for a call and would not give one.
  const stored = readMessage(value.bookingMessage, stamps)
  if (stored) return stored
  const email = readText(value.capturedEmail)
  if (email === null) return null
  const company = readText(readRecord(value.selfReportedData).company_name) ?? ''
  return composeMessage(
    {
      id: `${answer.id}-booking`,
      role: 'assistant',
      type: 'booking_widget',
      content: BOOKING_INTRODUCTION,
      timestamp: answer.timestamp,
    },
    {
      calendlyUrl: readText(value.calendlyUrl) ?? DEFAULT_CALENDAR,
      prefill: readPrefill(value.prefill) ?? { email, name: company },
    },
  )
}

/** Whether a person is in the conversation, is wanted there, and when one can be. */
export type Presence = PersonPresence

export const NOBODY: Presence = {
  joinedBy: null,
  prefersAgent: false,
  isWanted: false,
  answersFrom: null,
}

/** Who answers instead of the assistant. */
export function findAnswerer({ joinedBy, prefersAgent }: Presence): string | null {
  return prefersAgent ? null : joinedBy
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

/** What the server knows of the visitor so far. Null is what it did not say, which changes nothing. */
export type Knowledge = {
  leadScore: number | null
  qualificationSignals: Readonly<Record<string, number>> | null
  scoreCard: ScoreCard | null
  facts: Facts | null
  worksheet: Worksheet | null
}

export function readKnowledge(value: JsonRecord): Knowledge {
  const leadScore = readNumber(value.leadScore)
  return {
    leadScore: leadScore === null ? null : Math.round(leadScore),
    qualificationSignals: readSignals(value.qualificationSignals),
    scoreCard: readScoreCard(value.scoreCard),
    facts: readFacts(value.facts),
    worksheet: readWorksheet(value.worksheet),
  }
}

function readSignals(value: unknown): Knowledge['qualificationSignals'] {
  if (!isRecord(value)) return null
  const numbers = Object.entries(value).map(([name, signal]) => [name, readNumber(signal)] as const)
  return Object.fromEntries(numbers.filter((entry): entry is [string, number] => entry[1] !== null))
}

function readFacts(value: unknown): Facts | null {
  if (!isRecord(value)) return null
  return Object.fromEntries(
    Object.entries(value).map(([slot, told]) => [slot, readFact(readRecord(told))]),
  )
}

function readFact(fact: JsonRecord): KnownFact {
  return {
    value: readValue(fact.value),
    quote: readText(fact.quote) ?? '',
    messageId: readText(fact.messageId) ?? '',
    derivation: readText(fact.derivation) ?? '',
    isCorrected: fact.source === 'widget',
  }
}

function readValue(value: unknown): Fact['value'] {
  if (Array.isArray(value)) return readList(value, readText)
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

function readScoreCard(value: unknown): ScoreCard | null {
  if (!isRecord(value) || !Array.isArray(value.signals)) return null
  return {
    score: readNumber(value.score) ?? 0,
    coverage: readNumber(value.coverage) ?? 0,
    caps: readList(value.caps, readCap),
    signals: readList(value.signals, readSignal),
  }
}

function readCap(value: unknown): ScoreCard['caps'][number] | null {
  const { id, limit, reason } = readRecord(value)
  const words = readText(reason)
  if (words === null) return null
  return { id: readText(id) ?? words, limit: readNumber(limit) ?? 100, reason: words }
}

function readSignal(value: unknown): ScoreCard['signals'][number] | null {
  const signal = readRecord(value)
  const name = readText(signal.name)
  if (name === null) return null
  return {
    name,
    score: readNumber(signal.score) ?? 0,
    weight: readNumber(signal.weight) ?? 0,
    points: readNumber(signal.points) ?? 0,
    evidence: readList(signal.evidence, readEvidence),
  }
}

function readEvidence(value: unknown): { quote: string; messageId: string } | null {
  const { quote, messageId } = readRecord(value)
  const words = readText(quote)
  return words === null ? null : { quote: words, messageId: readText(messageId) ?? '' }
}

/** A sheet of another shape is none. */
function readWorksheet(value: unknown): Worksheet | null {
  const { rows, estimate } = readRecord(value)
  const hasRows = Array.isArray(rows) && rows.every(({ row }) => ROW_NAMES.includes(row))
  const hasEstimate = estimate === null || isRecord(estimate)
  return hasRows && hasEstimate ? (value as Worksheet) : null
}
