import type { ConversationView, Worksheet } from '#contract/conversations.ts'
import { type Fact, ROW_NAMES } from '#domain/fact.ts'
import {
  isRecord,
  type JsonRecord,
  readList,
  readNumber,
  readRecord,
  readText,
} from '#site/islands/chat/replies/read-json.ts'

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
