import type { Language } from '#agent/lexicon/languages.ts'
import type { PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { OriginalMoney, Slot } from '#domain/fact.ts'

/** Start and end (exclusive) of a quote in the message, in UTF-16 units. */
export type Span = readonly [number, number]

export type SlotValue = string | number | readonly string[]

/**
 * Another value that the same words can tell: of everybody together rather than of each, of a month rather than a week,
 * or the result that was stated to a sum which comes to something else.
 */
export type OtherReading = {
  value: number
  derivation: string | null
  by: 'people' | 'period' | 'result' | 'added'
}

/** Where a value came from and how it was worked out, so that it can be echoed. */
export type Reading = {
  low?: number
  high?: number
  /** How the value was derived from the words, such as "3 people × 15 hours a week". */
  derivation?: string
  /** Hours of one person whose team size is still unknown. */
  isPerPerson?: boolean
  /** A value proposed from other words, such as a website from a work e-mail; it never replaces a stated one. */
  isInferred?: boolean
  /** Worked out, or read in two ways: it is said back as a question before anything is built on it. */
  isDoubtful?: boolean
  /** The second of two readings that the question names. */
  other?: OtherReading
  /** A family name told after the given one; it completes the name that is known. */
  isSurname?: boolean
  /** The amount in the currency that it was told in. */
  original?: OriginalMoney
  /** Money in a currency without a rate, which is asked about and never kept. */
  isUnconverted?: boolean
  /** Part of an address, or one that cannot be: its value is what was written, which is asked about and never kept. */
  isUnreadable?: boolean
  /** It takes the place of a known value, and the message says so. */
  isCorrection?: boolean
  /** The known value was none of this: "that's not my pay". */
  isTakenBack?: boolean
  /** Names of tools that are not or no longer in use, to be struck from what is known. */
  dropped?: readonly string[]
}

/** A value found in a message, before it becomes an act. */
export type Finding = {
  slot: Slot
  value: SlotValue
  span: Span
  /** The words that it rests on, where they are more than the span. */
  quote?: Span
  reading?: Reading
  /** What to blank when it is not the whole span. */
  consumed?: readonly Span[]
}

export type InformAct = {
  kind: 'inform'
  slot: Slot
  value: SlotValue
  quote: string
  span: Span
  reading: Reading
}

/** A value that cannot be right. It is asked about instead of stored. */
export type ImplausibleAct = {
  kind: 'implausible'
  slot: Slot
  /** A figure, or an address as it was written. */
  value: number | string
  quote: string
  span: Span
}

/** A phrase that shows how much the process hurts. `severity` 0..1. */
export type PainAct = { kind: 'pain'; cue: string; severity: number; quote: string; span: Span }

/**
 * A clause that asks something about us, or about what we know. `query` is the clause, `context` the message around
 * it, for a clause that does not say what it is about.
 */
export type FaqAct = {
  kind: 'ask_faq'
  query: string
  context: string
  quote: string
  span: Span
  /** Plainly put to us, and no hedge of what is told: it is answered, or said to have no answer. */
  isAsked?: boolean
  /** Asked before, and now once more: "I asked what it costs". */
  isRestated?: true
}

export type MoveKind =
  | 'refuse'
  | 'unsure'
  | 'correct'
  | 'why'
  | 'book'
  | 'decline_booking'
  | 'no_call'
  | 'handoff'
  /** Asks whether a question or a request of theirs has reached a person. */
  | 'ask_sent'
  | 'stop'
  | 'abuse'
  /** Annoyed with the conversation itself. */
  | 'complaint'
  | 'off_topic'
  | 'greet'
  | 'thanks'
  | 'affirm'
  | 'deny'
  | 'injection'
  /** Speaks of harm to oneself or others, or of a life in danger. Nothing else is read from such a message. */
  | 'distress'
  /** Speaks of a death, an illness, or exhaustion of their own or of somebody close. */
  | 'hardship'

/** Moves of words with a meaning of their own: nothing else is read from them. */
export const DECISIVE_MOVES: readonly MoveKind[] = [
  'refuse',
  'unsure',
  'why',
  'book',
  'decline_booking',
  'no_call',
  'handoff',
  'ask_sent',
  'greet',
  'thanks',
  'affirm',
  'deny',
]

/** What a message does apart from informing. `slot` is the slot it is about, when that is clear. */
export type MoveAct = {
  kind: MoveKind
  slot?: Slot
  cause?: 'death' | 'illness' | 'strain'
  /** Day and time of the call that is wished for, in the visitor's words. */
  time?: string
  /** What the person is to know, in the visitor's words. */
  note?: string
  /** By text message, and not by a call. */
  isByText?: true
  quote: string
  span: Span
}

/** An act with the words that it rests on. */
export function toMove(
  kind: MoveKind,
  { first, last }: Pick<PhraseMatch, 'first' | 'last'>,
  { tokens, text }: { tokens: readonly Token[]; text: string },
): MoveAct {
  // Of a contraction such as "haven't" both halves.
  const isHalf = tokens[first]?.kind === 'word' && tokens[first]?.isGlued === true
  const start = tokens[isHalf && tokens[first - 1]?.kind === 'word' ? first - 1 : first]?.start ?? 0
  const end = tokens[Math.max(first, last - 1)]?.end ?? text.length
  return { kind, quote: text.slice(start, end), span: [start, end] }
}

export type LanguageAct = {
  kind: 'other_lang'
  language: Language
  quote: string
  span: Span
}

/** "We have 5 clinics": kept, since a later message may tell hours of each. `noun` is in the singular. */
export type Places = { noun: string; value: number }

export type PlacesAct = Places & { kind: 'places'; quote: string; span: Span }

/** How many items come in a period: `told` of them, `value` a week. */
export type Volume = {
  noun: string
  told: number
  low: number
  high: number
  value: number
  period: 'day' | 'week' | 'month' | 'year'
}
/** How long one item takes, in hours. */
export type ItemTime = { hours: number; low: number; high: number }
/** Work that comes in items, as far as it is known. */
export type ItemWork = { volume?: Volume; each?: ItemTime }
export type ItemsAct = ItemWork & { kind: 'items'; quote: string; span: Span }

/** A figure that was worked out, or that two readers read in different ways: it is said back before it is used. */
export type ConfirmAct = {
  kind: 'confirm'
  slot: Slot
  value: number
  /** The sum in the visitor's figures, "7 sites × 20 hours"; empty where the figure stands in the message. */
  workings: string
  quote: string
  span: Span
  reading: Reading
}

/** One thing a message does, with the words it rests on. */
export type Act =
  | InformAct
  | ConfirmAct
  | ImplausibleAct
  | PainAct
  | FaqAct
  | MoveAct
  | LanguageAct
  | PlacesAct
  | ItemsAct

/** One thing that a model says a message tells. `workings` is the sum behind a value: digits, + - * / ( ) and a point. */
export type ReadFact = {
  slot: Slot
  value: SlotValue
  /** To the letter, from messages of the visitor. */
  quotes: readonly string[]
  workings: string | null
  certainty: 'said' | 'worked_out'
}

/** A model's reading of one message. All of it is a claim: code checks each part, and drops what does not hold. */
export type ModelReading = {
  /** ISO 639-1. */
  language: string
  facts: readonly ReadFact[]
  questions: readonly { quote: string }[]
  refuses: readonly Slot[]
  wantsPerson: boolean
  wantsCall: boolean
  /** What the visitor wrote before, as the model was shown it; quotes may be from there, too. */
  earlier?: readonly string[]
}
