import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Figures } from '#agent/understand/quantities/roles.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

const RETRACTED_BEFORE = toWordSet('not instead forget ignore scrap disregard versus')
const SAID = toWordSet('said wrote typed put entered')
const MEANT = toWordSet('meant actually should correct really mean')
const BETWEEN_RETRACTED = toWordSet('a the my of about around $ hours is it was that')
const EMPHASIS = toWordSet('only just even more less')

/** "not 20 but 30", "I said 60, I meant 16", "30 instead of 20", "ten, no, twelve": the figure no longer stands. */
export function isRetracted(figures: Figures, mention: Mention): boolean {
  const { tokens, sentences, mentions } = figures
  const norm = (index: number) => tokens[index]?.norm ?? ''
  for (let index = mention.from - 1; index >= mention.from - 3; index -= 1) {
    if (norm(index) === 'than' && norm(index - 1) === 'rather') return true
    if (RETRACTED_BEFORE.has(norm(index))) return !EMPHASIS.has(norm(index + 1))
    if (SAID.has(norm(index))) {
      const { to } = findSentenceOf(sentences, mention.from)
      return tokens.slice(mention.to, to).some((token) => MEANT.has(token.norm))
    }
    if (!BETWEEN_RETRACTED.has(norm(index))) break
  }
  const next = mentions.find(({ from }) => from > mention.from)
  if (next === undefined) return false
  const between = tokens
    .slice(mention.to, next.from)
    .flatMap((token) => ([',', '.'].includes(token.norm) ? [] : [token.norm]))
  const isTakenBack =
    ['no', 'nope', 'sorry', 'wait'].includes(between[0] ?? '') ||
    between.slice(0, 2).join(' ') === 'i mean'
  return between.length <= 3 && isTakenBack
}
