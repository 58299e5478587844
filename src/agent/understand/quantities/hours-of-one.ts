import { PEOPLE_NOUNS, SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Derivation, Figures } from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const EACH_WORDS = toWordSet(
  'each ea apiece everyone everybody every per both all respectively individually',
)

/** "each", "apiece", "everyone": only then hours can be one person's. */
export function saysEach({ tokens, sentences }: Figures, { from, per }: Mention): boolean {
  const { from: start, to } = findSentenceOf(sentences, from)
  return per.person || tokens.slice(start, to).some(({ norm }) => EACH_WORDS.has(norm))
}

/** "10 hours each", "10 hours a week per location", "2 hours a day, each shop": by itself no total. */
export function isOfOne(
  { tokens, sentences }: Figures,
  { uses, marks }: Pick<Derivation, 'uses' | 'marks'>,
): boolean {
  const [use] = uses
  const isMultiplied = marks.some((mark) => mark.startsWith('by '))
  if (isMultiplied || (use?.as !== 'hours' && use?.as !== 'hours each')) return false
  const { to } = findSentenceOf(sentences, use.from)
  return tokens.slice(use.from, to).some(({ norm }, at) => isEach(norm, tokens[use.from + at + 1]))
}

function isEach(norm: string, next: Token | undefined): boolean {
  if (norm === 'apiece' || norm === 'ea') return true
  if (norm !== 'each' && norm !== 'per') return false
  const isEnd = next === undefined || next.kind !== 'word'
  return (norm === 'each' && (isEnd || next?.norm === 'of')) || isOne(next?.norm ?? '')
}

const isOne = (norm: string) => SITE_NOUNS.has(norm) || PEOPLE_NOUNS.has(norm) || norm === 'head'
