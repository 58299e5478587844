import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Figures } from '#agent/understand/quantities/roles.ts'
import type { Workers } from '#agent/understand/quantities/workers.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

type Text = Pick<Figures, 'workers' | 'sentences'>

/** Words between a figure and the people after it who are its subject. */
const AFTER_REACH = 3

/** The people whose time it is: named before it in the sentence, right after it, or last before. */
export function findSubject({ workers, sentences }: Text, mention: Mention): Workers | null {
  const sentence = findSentenceOf(sentences, mention.from)
  const own = workers.find(({ from, to }) => from >= mention.from && to <= mention.to)
  if (own !== undefined) return own
  const after = workers.find(
    ({ from, isEach }) =>
      from >= mention.to && from < sentence.to && (from <= mention.to + AFTER_REACH || isEach),
  )
  const inside = workers.filter(({ from, to }) => from >= sentence.from && to <= mention.from)
  const nearest = inside.at(-1)
  if (nearest?.isEach) return nearest
  if (after?.isEach) return after
  const counted = inside.findLast(({ count }) => count !== null)
  if (counted !== undefined) return counted
  if (after !== undefined && after.count !== null) return after
  return nearest ?? after ?? workers.findLast(({ to }) => to <= mention.from) ?? null
}

/** Words between "each" and the figure that it is said of. */
const EACH_REACH = 6

/** "each of us then spends 20 minutes": "each" stands shortly before the figure. */
export function followsEach(
  { tokens, sentences }: Pick<Figures, 'tokens' | 'sentences'>,
  { from }: Mention,
): boolean {
  const start = Math.max(findSentenceOf(sentences, from).from, from - EACH_REACH)
  return tokens.slice(start, from).some(({ norm }) => norm === 'each')
}
