import { TIME_WHOLES, WHOLE_OWNERS } from '#agent/lexicon/figure-words.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** What a share is a share of, and the token after it. */
type TimeWhole = { unit: string; to: number }

const REACH = 6

/** Whether the words after a share say that it is one of somebody's time: "of her week", "the day". */
export function readTimeWhole(tokens: readonly Token[], at: number): TimeWhole | null {
  for (let end = at; end < at + REACH; end += 1) {
    const norm = tokens[end]?.norm ?? ''
    if (TIME_WHOLES.has(norm) && (end > at || norm === 'time')) return { unit: norm, to: end + 1 }
    const isOwner =
      WHOLE_OWNERS.has(norm) || PEOPLE_NOUNS.has(norm) || (tokens[end]?.isCapital ?? false)
    if (!isOwner) return null
  }
  return null
}

const PRONOUNS = toWordSet('hers his mine theirs yours')

/** "and 20 percent of Ben's", "a quarter of hers": the same whole as before. */
export function readOwnersWhole(tokens: readonly Token[], at: number): TimeWhole | null {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  if (norm(at) !== 'of') return null
  if (PRONOUNS.has(norm(at + 1))) return { unit: 'time', to: at + 2 }
  const end = [at + 2, at + 3].find((index) => norm(index) === "'s")
  return end !== undefined && tokens[end + 1]?.kind !== 'word'
    ? { unit: 'time', to: end + 1 }
    : null
}

/** "and Lorraine a quarter of hers": an owner follows, whatever comes after it. */
export function hasOwnersWhole(tokens: readonly Token[], at: number): boolean {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isOwned = PRONOUNS.has(norm(at + 1)) || norm(at + 2) === "'s" || norm(at + 3) === "'s"
  return norm(at) === 'of' && isOwned
}
