import { ERROR_WORDS, RIGHT_WORDS } from '#agent/lexicon/role-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { isNear, wordsAround } from '#agent/understand/quantities/surroundings.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** What comes back. */
const RETURNS = toWordSet('back off')
const COME = toWordSet('come comes came coming sent send kicked kick')

export function isAboutErrors(
  figures: Pick<Figures, 'tokens' | 'sentences'>,
  place: Pick<Mention, 'from' | 'to'>,
): boolean {
  const around = wordsAround(figures, place, 14)
  return (
    around.some((word) => ERROR_WORDS.has(word)) ||
    (around.some((word) => RETURNS.has(word)) && around.some((word) => COME.has(word)))
  )
}

export function readPercentRole(figures: Figures, mention: Mention): Role {
  return isAboutErrors(figures, mention) || figures.asked.includes('error_rate')
    ? 'errors'
    : 'percent'
}

/** "97 percent accuracy", "95% are right": what is left goes wrong. */
export function tellsWhatIsRight(
  figures: Pick<Figures, 'tokens' | 'sentences'>,
  mention: Mention,
): boolean {
  return mention.value > 50 && isNear(figures, mention, RIGHT_WORDS, 5)
}

/** Words that may stand between the two numbers of a ratio besides "of", "in", and the like. */
const RATIO_REACH = 6
const RATIO_WORDS = toWordSet('in of out every per')

/** "3 of 50", "one in ten", "12 bad ones per 1000", "of 400 shipments 12 went wrong": both numbers tell how often. */
export function markRatios(figures: Figures, roles: readonly Role[]): Role[] {
  const marked = [...roles]
  for (const [index, first] of figures.mentions.entries()) {
    const second = figures.mentions[index + 1]
    if (second === undefined || !isRatio(figures, first, second)) continue
    marked[index] = 'errors'
    marked[index + 1] = 'errors'
  }
  return marked
}

function isRatio(figures: Figures, first: Mention, second: Mention): boolean {
  if (first.kind !== 'count' || second.kind !== 'count') return false
  const { tokens, sentences, asked } = figures
  const sentence = findSentenceOf(sentences, first.from)
  if (second.from >= sentence.to || second.from - first.to > RATIO_REACH) return false
  const isError =
    asked.includes('error_rate') || isAboutErrors(figures, { from: first.from, to: second.to })
  const before = tokens[second.from - 1]?.norm ?? ''
  const isPartFirst =
    first.value < second.value &&
    RATIO_WORDS.has(
      before === 'the' || before === 'every' ? (tokens[second.from - 2]?.norm ?? '') : before,
    )
  const lead = [1, 2].map((back) => tokens[first.from - back]?.norm ?? '')
  const isWholeFirst = first.value > second.value && lead.includes('of') && first.per.week === null
  return isError && (isPartFirst || isWholeFirst)
}
