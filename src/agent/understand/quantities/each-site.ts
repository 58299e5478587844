import { SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Figures } from '#agent/understand/quantities/roles.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

const EACH = toWordSet('each every per any ea')
const AFTER_EACH_SITE = toWordSet('one has loses spends')
const NOUN_REACH = 4

/** "every branch loses", "each one has", "at both shops": a figure after it is one site's. */
export function isSitesEach(figures: Figures, mention: Mention): boolean {
  const { tokens, sentences, mentions } = figures
  if (!mentions.some(({ nounClass }) => nounClass === 'site')) return false
  const sentence = findSentenceOf(sentences, mention.from)
  const inside = tokens.slice(sentence.from, mention.from).map(({ norm }) => norm)
  const hasPeopleAtSites = mentions.some(
    ({ per, nounClass, to }) => nounClass === 'person' && per.site && to <= mention.from,
  )
  return inside.some((norm, index) => {
    if (!EACH.has(norm)) return false
    const next = inside.slice(index + 1, index + 1 + NOUN_REACH)
    const isSite = next.some((word) => SITE_NOUNS.has(word))
    // "two clerks per shop, 3 hours": the divisor is that of the people.
    return norm === 'per'
      ? isSite && !hasPeopleAtSites
      : isSite || AFTER_EACH_SITE.has(next[0] ?? '')
  })
}
