import { toWordSet } from '#agent/lexicon/word-set.ts'
import { NEVER_WORK, WORK_ARTICLES, WORK_EDGES, WORK_ENDS } from '#agent/lexicon/work-words.ts'
import type { Scene } from '#agent/understand/slots/pain/view-scene.ts'
import { readVerb } from '#agent/understand/slots/work-words.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** The name of a work is not longer. */
const MOST_TOKENS = 16

const TIMES = toWordSet(
  'day days week weeks wk wks month months mo year years yr morning mornings night nights hour hours hr hrs time evening afternoon friday monday tuesday wednesday thursday saturday sunday quarter',
)
const PER_TIME: ReadonlySet<string> = new Set(['a', 'an', 'each', 'every', 'all', 'this', 'that'])
const isGluedSign = (token: Token | undefined, next: Token | undefined) =>
  token?.kind === 'sign' && token.isGlued && next?.isGlued === true
const PARTS_OF_NAMES: ReadonlySet<string> = new Set(['&', "'", '/', '"'])

/** From where a name of work begins to where it ends, without small words at its edges; null where nothing is left. */
export function takePhrase(scene: Scene, from: number, limit: number): Range | null {
  const { tokens } = scene
  let start = from
  while (start < limit && isOpening(tokens[start])) start += 1
  let end = start
  const last = Math.min(limit, start + MOST_TOKENS)
  while (end < last && goesOn(scene, start, end)) end += 1
  return trimPhrase(tokens, { from: start, to: end })
}

/** Before a name may stand an article; "mostly" and "of" belong to no name. */
function isOpening(token: Token | undefined): boolean {
  if (token === undefined) return false
  const { norm } = token
  return WORK_EDGES.has(norm) && !WORK_ARTICLES.has(norm)
}

function goesOn(scene: Scene, start: number, at: number): boolean {
  const { tokens, isTold } = scene
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token === undefined || token.kind === 'break') return false
  const { norm, kind } = token
  if (norm === ',') return continuesList(tokens, start, at)
  if (kind === 'sign') return isGluedSign(token, next) || PARTS_OF_NAMES.has(norm)
  // "W-9".
  if (kind === 'number' && tokens[at - 1]?.norm === '-') return at > start
  if (isTold[at] === true) return false
  // "form 1099 entry".
  if (kind === 'number') return at > start + 1 && isNameWord(next) && !TIMES.has(next?.norm ?? '')
  if (WORK_ENDS.has(norm)) return at > start && norm === 'it' && goesOnWithWord(scene, start, at)
  return goesOnWithWord(scene, start, at)
}

/** A word that a name may end in. */
const isNameWord = (token: Token | undefined) =>
  token?.kind === 'word' && !WORK_EDGES.has(token.norm) && !WORK_ENDS.has(token.norm)

function goesOnWithWord({ tokens, isTold }: Scene, start: number, at: number): boolean {
  const [norm, next, before] = [tokens[at]?.norm ?? '', tokens[at + 1], tokens[at - 1]]
  const isVerbBefore = readVerb(before) !== undefined
  if (norm === 'it' || norm === 'them')
    return at > start && (isVerbBefore || WORK_EDGES.has(before?.norm ?? ''))
  if (PER_TIME.has(norm) && TIMES.has(next?.norm ?? '')) return false
  if (norm === 'each' || norm === 'every') return isVerbBefore && isNameWord(next)
  if (JOINTS.has(norm)) return isTold[at + 1] !== true && isLinked(next)
  return !ADVERBS.has(norm) || isNameWord(next)
}

const isLinked = (next: Token | undefined) =>
  next?.kind === 'word' && (next.norm === 'then' || !WORK_ENDS.has(next.norm))

const JOINTS = toWordSet('and or but')
const ADVERBS = toWordSet('daily weekly monthly')

/** "Sorting the post, scanning the post", "print, sign, scan and email": what goes on in the same form. */
function continuesList(tokens: readonly Token[], start: number, comma: number): boolean {
  const first = readVerb(tokens[start])
  const at =
    tokens[comma + 1]?.norm === 'and' || tokens[comma + 1]?.norm === 'then' ? comma + 2 : comma + 1
  const next = readVerb(tokens[at])
  return (
    first !== undefined &&
    next !== undefined &&
    first.form === next.form &&
    tokens[at]?.norm !== 'time'
  )
}

/** "Calls a day": how often is no part of the name. */
const isTail = (tokens: readonly Token[], at: number, start: number) =>
  TIMES.has(tokens[at]?.norm ?? '') && at > start && PER_TIME.has(tokens[at - 1]?.norm ?? '')

/** Leaves out small words and signs at both edges; a name needs a word that is none of them. */
export function trimPhrase(tokens: readonly Token[], { from, to }: Range): Range | null {
  let [start, end] = [from, to]
  const isEdge = (token: Token | undefined) =>
    token?.kind !== 'word' && token?.kind !== 'number' ? true : WORK_EDGES.has(token.norm)
  // "Follow-up" is one word.
  const isHyphened = (at: number) =>
    tokens[at]?.isGlued === true && tokens[at - 1]?.norm === '-' && tokens[at - 1]?.isGlued === true
  while (
    end > start &&
    ((isEdge(tokens[end - 1]) && !isHyphened(end - 1)) || isTail(tokens, end - 1, start))
  )
    end -= 1
  while (start < end && isEdge(tokens[start]) && !WORK_ARTICLES.has(tokens[start]?.norm ?? ''))
    start += 1
  const words = tokens.slice(start, end).filter((token) => token.kind === 'word' && !isEdge(token))
  if (words.length === 0 || words.every(({ norm }) => NEVER_WORK.has(norm))) return null
  return { from: start, to: end }
}

/** The name that ends before a place, such as the subject of "takes" and "is a nightmare". */
export function takePhraseBefore(scene: Scene, to: number, limit: number): Range | null {
  const { tokens, isTold } = scene
  let start = to
  const first = Math.max(limit, to - MOST_TOKENS)
  while (start > first) {
    const token = tokens[start - 1]
    if (token === undefined || token.kind === 'break' || isTold[start - 1] === true) break
    if (token.kind === 'sign' && !isGluedSign(token, tokens[start])) break
    if (WORK_ENDS.has(token.norm)) break
    start -= 1
  }
  return trimPhrase(tokens, { from: start, to })
}
