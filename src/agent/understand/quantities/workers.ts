import { PEOPLE_NOUNS, SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/**
 * People who are named together as those who do the work: "me and two clerks" is three. `count` is null where the words
 * point back ("each of them", "everybody"), so that the number stands elsewhere.
 */
export type Workers = {
  count: number | null
  from: number
  to: number
  /** "Each", "everyone", "per clerk": a figure beside it is one person's. */
  isEach: boolean
  /** "The rest", "the others": those of the whole that were not named. */
  isRest: boolean
  /** So many at each site. */
  isPerSite: boolean
  /** A number or a noun was said, and not only "they". */
  isCounted: boolean
}

/** One group; what is not said of it does not hold. */
export function createWorkers(
  count: number | null,
  from: number,
  to: number,
  rest: Partial<Workers> = {},
): Workers {
  return {
    count,
    from,
    to,
    isEach: false,
    isRest: false,
    isPerSite: false,
    isCounted: count !== null,
    ...rest,
  }
}

const AHEAD = 9
const BACK = 8

/** "at each shop there are two clerks", "three yards each with two clerks", "on every shift": so many at each site. */
export function isAtEachSite(tokens: readonly Token[], at: number): boolean {
  return isSiteAhead(tokens, at) || isSiteBefore(tokens, at)
}

const PREPOSITIONS = toWordSet('at in on for per')

function isSiteAhead(tokens: readonly Token[], at: number): boolean {
  const ahead = tokens.slice(at, at + AHEAD).map(({ norm }) => norm)
  const each = ahead.findIndex((norm) => norm === 'each' || norm === 'every' || norm === 'per')
  const isAtEach = each > 0 && PREPOSITIONS.has(ahead[each - 1] ?? '')
  const isSite = ahead.slice(each + 1, each + 5).some((norm) => SITE_NOUNS.has(norm))
  return (isAtEach || ahead[each] === 'per') && isSite
}

const EACH = toWordSet('each every per ea')
const AFTER_EACH_SITE = toWordSet('with has have one')

function isSiteBefore(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - BACK); index -= 1) {
    const token = tokens[index]
    if (token === undefined || token.kind === 'break' || token.norm === '.') return false
    if (EACH.has(token.norm)) return isEachSite(tokens, index, at)
  }
  return false
}

/** Whether "each" is said of a site, and not of people who are named before the place. */
function isEachSite(tokens: readonly Token[], each: number, at: number): boolean {
  const next = tokens.slice(each + 1, each + 4).map(({ norm }) => norm)
  const isSite = next.some((norm) => SITE_NOUNS.has(norm)) || AFTER_EACH_SITE.has(next[0] ?? '')
  const person = next.findIndex((norm) => PEOPLE_NOUNS.has(norm))
  return isSite && !(person >= 0 && each + 1 + person < at)
}
