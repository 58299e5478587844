import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Token indexes, `to` exclusive. */
export type Range = { from: number; to: number }

const ENDS = toWordSet('. ? ! ; • · * …')

/** Cuts a message into sentences at end signs and line breaks. A point inside "e.g." or after an initial ends none. */
export function findSentences(tokens: readonly Token[]): Range[] {
  const sentences: Range[] = []
  let from = 0
  for (const [index, token] of tokens.entries()) {
    if (!endsSentence(tokens, index, token)) continue
    if (index > from) sentences.push({ from, to: index })
    from = index + 1
  }
  if (tokens.length > from) sentences.push({ from, to: tokens.length })
  return sentences
}

/** A point after one of these ends no sentence, unless a capital follows. */
const ABBREVIATIONS = toWordSet(
  'mr mrs ms dr st inc co ltd approx hrs hr min mins ca vs no e g i a p m',
)

function endsSentence(tokens: readonly Token[], index: number, { kind, norm }: Token): boolean {
  if (kind === 'break') return true
  if (kind !== 'sign' || !ENDS.has(norm)) return false
  if (norm === '*') return !isBetweenFigures(tokens, index)
  if (norm !== '.') return true
  const [before, after] = [tokens[index - 1], tokens[index + 1]]
  if (after === undefined || after.kind === 'break') return true
  if (after.isGlued) return false
  return !(before !== undefined && ABBREVIATIONS.has(before.norm) && !after.isCapital)
}

/** "6 * 3 * 5", "4 people * 6 hours": a sign of multiplication begins no point of a list. */
function isBetweenFigures(tokens: readonly Token[], index: number): boolean {
  const [first, unit, after] = [tokens[index - 2], tokens[index - 1], tokens[index + 1]]
  const isBehind = unit?.kind === 'number' || (unit?.kind === 'word' && first?.kind === 'number')
  return isBehind && after?.kind === 'number'
}

/** The sentence that holds a token; an end sign is one of its own. */
export function findSentenceOf(sentences: readonly Range[], index: number): Range {
  return findRangeOf(sentences, index) ?? { from: index, to: index + 1 }
}

/** The range that holds a token, of ranges in order that do not overlap. Halves them until one is left. */
export function findRangeOf<Found extends Range>(
  ranges: readonly Found[],
  index: number,
): Found | undefined {
  let [low, high] = [0, ranges.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((ranges[middle]?.from ?? 0) <= index) low = middle
    else high = middle - 1
  }
  const found = ranges[low]
  return found !== undefined && index >= found.from && index < found.to ? found : undefined
}
