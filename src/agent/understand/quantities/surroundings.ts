import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Figures } from '#agent/understand/quantities/roles.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

type Place = Pick<Mention, 'from' | 'to'>
type Text = Pick<Figures, 'tokens' | 'sentences'>

/** The words within so many tokens of a figure, inside its sentence. */
export function wordsAround(
  { tokens, sentences }: Text,
  { from, to }: Place,
  reach: number,
): string[] {
  const sentence = findSentenceOf(sentences, from)
  const start = Math.max(sentence.from, from - reach)
  return tokens.slice(start, Math.min(sentence.to, to + reach)).map(({ norm }) => norm)
}

export function isNear(text: Text, place: Place, words: ReadonlySet<string>, reach = 12): boolean {
  return wordsAround(text, place, reach).some((word) => words.has(word))
}
