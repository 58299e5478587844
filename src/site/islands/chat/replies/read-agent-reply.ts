import { composeMessage, type Message } from '#site/islands/chat/replies/message.ts'
import type { Presence } from '#site/islands/chat/replies/presence.ts'
import { readCaseStudy } from '#site/islands/chat/replies/read-case-study.ts'
import {
  isRecord,
  type JsonRecord,
  readRecord,
  readText,
  readTime,
} from '#site/islands/chat/replies/read-json.ts'
import { type Knowledge, readKnowledge } from '#site/islands/chat/replies/read-knowledge.ts'
import {
  type LocalStamps,
  readHandoff,
  readMessage,
  readPrefill,
  readSuggestions,
} from '#site/islands/chat/replies/read-message.ts'
import { readRoi } from '#site/islands/chat/replies/read-roi.ts'

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
