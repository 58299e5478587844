import type { Span } from '#agent/understand/act.ts'

const QUOTED = /"[^"\n]{8,300}"|“[^”\n]{8,300}”|(?<![\p{L}\d])'[^'\n]{12,300}'(?![\p{L}\d])/gu
/** Names are often put in quotes, and people quote their own. */
const OWN_BEFORE =
  /\b(?:called|named|name is|name:|(?:my|our) (?:boss|manager|colleague|ceo|cfo|coo|team|owner|director|people|clerks?)[^"“.?!\n]{0,40})\s{0,3}:?\s{0,2}$/i
const LOOK_BACK_CHARS = 60

/** Quoted words with figures in them, where nobody of the visitor's own is quoted. */
export function findQuotes(text: string): Span[] {
  return [...text.matchAll(QUOTED)].flatMap((match): Span[] => {
    const before = text.slice(Math.max(0, match.index - LOOK_BACK_CHARS), match.index)
    const isOwn = OWN_BEFORE.test(before) || !/\d/.test(match[0])
    return isOwn ? [] : [[match.index, match.index + match[0].length]]
  })
}
