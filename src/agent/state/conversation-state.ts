import type { Language } from '#agent/lexicon/languages.ts'
import type { DangerKind } from '#agent/understand/danger/read-danger.ts'
import type { ItemWork, Places, Reading } from '#agent/understand/message/act.ts'
import type { Fact, Facts, Slot } from '#domain/fact.ts'

/** What the echo of a value needs beyond the fact itself. */
export type FactDetail = {
  low: number | null
  high: number | null
  derivation: string | null
  isInferred: boolean
}

export type PainCue = { cue: string; severity: number; quote: string; messageId: string }

/**
 * A value that was replaced, kept for the staff's score card: the words it rested on, the message that held them
 * and the message that replaced it (both absent in older rows).
 */
export type Superseded = {
  slot: Slot
  value: Fact['value']
  quote: string
  turn: number
  messageId?: string
  replacedIn?: string
}

/** A sentence that carried a feeling toward us, -1..1, and the 0..1 that the conversation stood at after it. */
export type FeltSentence = {
  quote: string
  messageId: string
  feeling: number
  sentimentScore: number
}

/** How the last reply put a call: as a question, in passing, or by showing the calendar. */
export type CalendarOffer = 'question' | 'mention' | 'shown'

/**
 * Whether to pass a question on to a person, in the visitor's words; `slot` and `also` were asked for before it. `near`
 * names cards and topics that may be meant instead.
 */
export type PassOn = {
  kind: 'pass_on'
  question: string
  /** Something to be sent, rather than answered. */
  isRequest?: true
  near?: readonly string[]
  slot?: Slot
  also?: Slot
}

/** A figure said back as a question; a yes stores it with the words and the message that it was read from. */
export type Confirmation = {
  kind: 'confirm'
  slot: Slot
  also?: undefined
  value: number
  workings: string
  quote: string
  messageId: string
  reading: Reading
}

/**
 * What the last reply asked for: a slot, whether to open the calendar, or nothing. An `offer` is answered by the next
 * message or by none; it is absent in older rows, which hold questions.
 */
export type Pending =
  | {
      kind: 'slot'
      slot: Slot
      /** The second thing the same question asked for. */
      also?: Slot
      /** Asked by itself for the first time, after it was the second thing of a question. */
      wasHalf?: true
      /** Hours were asked for by what is missing of items times time. */
      missing?: 'volume' | 'each'
      /** Other work than what is known was asked for. */
      isOther?: true
    }
  | { kind: 'calendar'; offer?: CalendarOffer }
  | PassOn
  | Confirmation
  | null

/** The visitor's last question, and by what names it was answered. */
export type LastAsked = { question: string; given: readonly string[] }

/** Everything the agent remembers between turns. JSON only; `version` guards old rows. Every list has a bound. */
export type ConversationState = {
  version: 1
  turn: number
  facts: Facts
  details: Partial<Record<Slot, FactDetail>>
  history: readonly Superseded[]
  painCues: readonly PainCue[]
  /** How often each slot was asked for. */
  asks: Partial<Record<Slot, number>>
  /** Asked about because a value could not be right; once per slot, beside the two ordinary questions. Absent in older rows. */
  clarified?: readonly Slot[]
  /** Asked for once, and only as the second thing of a question. Absent in older rows. */
  halfAsked?: readonly Slot[]
  pending: Pending
  /** The question that was last offered to a person and has no answer to the offer. Absent in older rows. */
  unpassed?: string
  /** Absent in older rows. */
  lastAsked?: LastAsked | undefined
  /** Figures that were said back as a question, as "slot:value". Absent in older rows. */
  confirmed?: readonly string[]
  /** Figures that were said back and have no yes: they wait on the worksheet, and nothing counts them. Absent in older rows. */
  proposed?: Readonly<Partial<Record<Slot, Confirmation>>>
  /** Hours of one person, waiting for the number of people. */
  hoursPerPerson: { value: number; quote: string; messageId: string } | null
  /** Places that were counted, newest last. Absent in older rows. */
  places?: readonly Places[]
  /** The number of items and the time of one, where the work was told so. Absent in older rows. */
  itemWork?: ItemWork
  /** -1..1, toward us. */
  feeling: number
  /** The sentences that moved it, newest last. Absent in older rows. */
  feltSentences?: readonly FeltSentence[]
  abuseCount: number
  offTopicStreak: number
  /** For how many more messages a game or a story that was opened may go on. Absent in older rows. */
  guardedMessages?: number
  /** Calendar was asked for and waits for an email. */
  isBookingWanted: boolean
  isBooked: boolean
  /** It is too small for us, and the visitor wants to go on with it. Absent in older rows. */
  isSetOn?: boolean
  /** The visitor wants no call; only asking for one takes it back. Absent in older rows. */
  hasDeclinedCall?: boolean
  /** Replies to messages of danger. Absent in older rows. */
  distress?: {
    count: number
    /** Until the visitor says that they are safe or turns back to work. */
    isRecent: boolean
    kind?: DangerKind
    /** The last reply asked whether they are safe. */
    isAsked?: boolean
  }
  /** The visitor's last message, which the next may complete: "I have the pills here" and then "I'll take them all". Absent in older rows. */
  heard?: string
  /** The language of the visitor's last message that was not in English. Absent in older rows. */
  language?: Language
  /** The language of the last reply, as two letters or "other". Absent while all replies were in English. */
  replyLanguage?: string
  /** How often each thing was said, so that it is said in other words. Absent in older rows. */
  said?: Readonly<Record<string, number>>
  /** Hashes of the words in which each card was last asked for. Absent in older rows. */
  askedWords?: Readonly<Record<string, number>>
  /** For how many more replies nothing is asked, because the visitor wants no questions. Absent in older rows. */
  quietReplies?: number
  /** How many messages in a row only asked. Absent in older rows. */
  questionsInRow?: number
  shown: {
    /** The inputs of the last ROI card. */
    roiKey: string | null
    caseStudySlug: string | null
    hasCalendar: boolean
    hasOfferedInWords: boolean
    /** The closing words said that a call is to be had. Absent in older rows. */
    hasMentionedCall?: boolean
  }
}

export const HISTORY_MAX = 24
export const CONFIRMED_MAX = 12
export const PAIN_CUES_MAX = 12
export const FELT_SENTENCES_MAX = 12
export const PLACES_MAX = 4
export const QUOTE_MAX_CHARS = 240
export const VALUE_MAX_CHARS = 300
export const TOOLS_MAX = 30

export function createState(): ConversationState {
  return {
    version: 1,
    turn: 0,
    facts: {},
    details: {},
    history: [],
    painCues: [],
    asks: {},
    pending: null,
    hoursPerPerson: null,
    feeling: 0,
    abuseCount: 0,
    offTopicStreak: 0,
    isBookingWanted: false,
    isBooked: false,
    shown: { roiKey: null, caseStudySlug: null, hasCalendar: false, hasOfferedInWords: false },
  }
}

/** Whether the last reply asked in words to open the calendar, so that a yes or a no is due. */
export function isCalendarQuestion(pending: Pending): boolean {
  return pending?.kind === 'calendar' && (pending.offer ?? 'question') === 'question'
}

/** What the last reply asked for, at most two slots of one question. */
export function listPending({ pending }: ConversationState): Slot[] {
  if (pending === null || pending.kind === 'calendar' || pending.slot === undefined) return []
  return pending.also === undefined ? [pending.slot] : [pending.slot, pending.also]
}

export function getKnownNumber(state: ConversationState, slot: Slot): number | null {
  const value = state.facts[slot]?.value
  return typeof value === 'number' ? value : null
}

export function getKnownText(state: ConversationState, slot: Slot): string | null {
  const value = state.facts[slot]?.value
  return typeof value === 'string' ? value : null
}

export function getKnownTools(state: ConversationState): readonly string[] {
  const value = state.facts.tools?.value
  return Array.isArray(value) ? value : []
}

/** Known or refused: not to be asked for. */
export function isSettled(state: ConversationState, slot: Slot): boolean {
  const fact = state.facts[slot]
  if (fact !== undefined && !state.details[slot]?.isInferred) return true
  return slot === 'company_website' && fact !== undefined
}
