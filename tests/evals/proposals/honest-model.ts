import type { ModelReading, ReadFact } from '#agent/understand/message/act.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'
import type { GoldTurn, GoldValue } from '#tests/evals/turns/gold-turn.ts'
import { composeReading, sayFact } from '#tests/support/compose-reading.ts'

const CLAUSE = /[^,;:!?\n]+/g
const SENTENCE = /[^.!?\n]+[.!?]?/g

function listPieces(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ 0: piece }) => piece.trim())
}

/** Where a careful reader finds the value: the clause or else the sentence that holds its words. */
function quoteValue(text: string, slot: Slot, value: GoldValue): string[] {
  const pieces = [...listPieces(text, CLAUSE), ...listPieces(text, SENTENCE)]
  const words = typeof value === 'object' ? value : [String(value)]
  const isThere = (piece: string) =>
    words.some((word) => piece.toLowerCase().includes(word.toLowerCase()))
  const around = pieces.filter(isThere).slice(0, 1)
  return SLOT_UNITS[slot] === null && around.length === 0 ? pieces.slice(0, 1) : around
}

/** Reads what the labels of a turn say, and nothing else. */
export function readTruth({ message, facts }: GoldTurn): ModelReading {
  const labelled = Object.entries(facts) as [Slot, GoldValue][]
  return composeReading({
    facts: labelled.flatMap(([slot, value]): ReadFact[] => {
      const quotes = quoteValue(message, slot, value)
      return quotes.length > 0 ? [sayFact(slot, value, ...quotes)] : []
    }),
  })
}
