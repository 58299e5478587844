import {
  isRecord,
  type JsonRecord,
  readList,
  readNumber,
  readRecord,
  readText,
} from '#site/islands/chat/replies/read-json.ts'
import type { ConversationView } from '#site/lib/api.ts'

export type ScoreCard = NonNullable<ConversationView['scoreCard']>
export type Facts = Readonly<Record<string, { value: unknown; quote: string; messageId: string }>>

/** What the server knows of the visitor so far. Null is what it did not say, which changes nothing. */
export type Knowledge = {
  leadScore: number | null
  qualificationSignals: Readonly<Record<string, number>> | null
  scoreCard: ScoreCard | null
  facts: Facts | null
}

export function readKnowledge(value: JsonRecord): Knowledge {
  const leadScore = readNumber(value.leadScore)
  return {
    leadScore: leadScore === null ? null : Math.round(leadScore),
    qualificationSignals: readSignals(value.qualificationSignals),
    scoreCard: readScoreCard(value.scoreCard),
    facts: readFacts(value.facts),
  }
}

function readSignals(value: unknown): Knowledge['qualificationSignals'] {
  if (!isRecord(value)) return null
  const numbers = Object.entries(value).map(([name, signal]) => [name, readNumber(signal)] as const)
  return Object.fromEntries(numbers.filter((entry): entry is [string, number] => entry[1] !== null))
}

function readFacts(value: unknown): Facts | null {
  if (!isRecord(value)) return null
  const facts = Object.entries(value).map(([slot, told]) => {
    const fact = readRecord(told)
    const quote = readText(fact.quote) ?? ''
    return [slot, { value: fact.value, quote, messageId: readText(fact.messageId) ?? '' }] as const
  })
  return Object.fromEntries(facts)
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
