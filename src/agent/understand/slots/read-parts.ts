import type { Span } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import type { Head } from '#agent/understand/readers/head-labels.ts'
import { type HeadReading, readHead } from '#agent/understand/readers/heads.ts'
import type { PhraseMatch } from '#agent/understand/text/phrases.ts'
import { findSentenceOf, type Range } from '#agent/understand/text/sentences.ts'

/** More sentences than this are a story, whose rest answers nothing. */
const PARTS_MAX = 40

export type PartReading<Name extends Head> = HeadReading<Name> & {
  range: Range
  isSentence: boolean
}

/** What a head says of every sentence, of every clause of a sentence that has several, and of other ranges. */
export function readParts<Name extends Head>(
  head: Name,
  message: Message,
  others: readonly Range[] = [],
): PartReading<Name>[] {
  const parts = message.sentences.slice(0, PARTS_MAX).flatMap((sentence) => {
    const clauses = message.clauses.filter(
      ({ from, to }) => from >= sentence.from && to <= sentence.to,
    )
    const whole = { range: sentence, isSentence: true }
    return clauses.length > 1
      ? [whole, ...clauses.map((range) => ({ range, isSentence: false }))]
      : [whole]
  })
  return [
    ...parts.slice(0, PARTS_MAX),
    ...others.slice(0, PARTS_MAX).map((range) => ({ range, isSentence: false })),
  ].map((part) => ({ ...part, ...readHead(head, message, part.range) }))
}

/** So many words before and after a phrase say what it is about, where nobody set commas. */
const WINDOW = 6

/** A phrase of a long sentence with the words next to it. */
export function widen({ sentences }: Message, place: Range): Range {
  const { from, to } = findSentenceOf(sentences, place.from)
  if (to - from <= 3 * WINDOW) return { from, to }
  return { from: Math.max(from, place.from - WINDOW), to: Math.min(to, place.to + WINDOW) }
}

/** Phrases without those that a longer one holds: "not my call" is no "my call". */
export function dropHeld<Label extends string>(
  found: readonly PhraseMatch<Label>[],
): PhraseMatch<Label>[] {
  return found.filter((one) => !found.some((other) => holds(other, one)))
}

const holds = (long: PhraseMatch, short: PhraseMatch) =>
  long.first <= short.first &&
  long.last >= short.last &&
  long.last - long.first > short.last - short.first

/** Whether the sentence of a token ends with a question mark. */
export function isInQuestion({ tokens, sentences }: Message, at: number): boolean {
  return tokens[findSentenceOf(sentences, at).to]?.norm === '?'
}

/** "How long does it take you? 2 weeks?": figures in a message that asks are part of the question. */
export function asksUs({ tokens, sentences, clauses }: Message): boolean {
  return sentences.some(
    ({ from, to }) =>
      tokens[to]?.norm === '?' &&
      clauses.some((clause) => clause.from >= from && clause.to <= to && clause.isSupposed),
  )
}

/** Where a range of tokens stands in the message. */
export function toSpan({ tokens }: Pick<Message, 'tokens'>, { from, to }: Range): Span {
  return [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
}
