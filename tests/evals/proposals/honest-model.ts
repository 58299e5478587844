import type { Proposal } from '#agent/understand/message/act.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'
import type { GoldTurn, GoldValue } from '#tests/evals/turns/gold-turn.ts'

const NUMBER = /[$€£]?\d[\d.,]*/
const CLAUSE = /[^,;:!?\n]+/g
const SENTENCE = /[^.!?\n]+[.!?]?/g

function listPieces(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ 0: piece }) => piece.trim())
}

/** The words as they stand in the message, whatever their case. */
function findAsWritten(text: string, words: string): string[] {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  return at < 0 ? [] : [text.slice(at, at + words.length)]
}

/** Where a careful reader would find the value: its own words, else the clause or sentence that tells it. */
function quoteValue(text: string, slot: Slot, value: GoldValue): string[] {
  const pieces = [...listPieces(text, CLAUSE), ...listPieces(text, SENTENCE)]
  if (SLOT_UNITS[slot] !== null) return pieces.filter((piece) => NUMBER.test(piece))
  const words = typeof value === 'object' ? value : [String(value)]
  const written = words.flatMap((name) => findAsWritten(text, name))
  const around = pieces.filter((piece) => written.some((words_) => piece.includes(words_)))
  return written.length > 0 ? [...written, ...around] : pieces
}

/** Proposes what the labels of a turn say, and nothing else, with the most telling quotes first. */
export function proposeTruth({ message, facts }: GoldTurn): Proposal[] {
  const labelled = Object.entries(facts) as [Slot, GoldValue][]
  return labelled.flatMap(([slot, value]) =>
    quoteValue(message, slot, value).map((quote) => ({ slot, quote })),
  )
}
