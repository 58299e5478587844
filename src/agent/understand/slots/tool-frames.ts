import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import {
  ARTICLES,
  BEFORE_NAME,
  LIST_JOINTS,
  SAID_OF,
  TOOL_BEHIND_PHRASES,
  TOOL_FRAMES,
  TOOL_PHRASE_LISTS,
} from '#agent/lexicon/tool-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { createMender } from '#agent/understand/text/mend-word.ts'
import {
  compilePhrases,
  findPhrases,
  type PhraseMatch,
  type Phrases,
} from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** Phrases with one letter wrong, where the word is none of everyday: "wasting" is no slip of "wanting". */
export function compileWithSlips<Label extends string>(
  families: Readonly<Record<Label, string>>,
): Phrases<Label> {
  const phrases = compilePhrases(families, { lists: TOOL_PHRASE_LISTS })
  const { words, longWords } = phrases.graph
  const mend = createMender({ words: new Set([...words, ...COMMON_WORDS]), longWords })
  return { ...phrases, mend }
}

const FRAMES = compileWithSlips(TOOL_FRAMES)
const BEHIND = compilePhrases(TOOL_BEHIND_PHRASES, { lists: { saidof: SAID_OF } })
const LIST_SIGNS = toWordSet(', & + / > | ( ) → ; : -')
const JOINT_MAX = 5

export type Frame = keyof typeof TOOL_FRAMES
/** What leads to a name, by the token behind it. */
export type Frames = ReadonlyMap<number, Frame>

export function findFrames({ tokens }: Message): Frames {
  const ends = new Map<number, Frame>()
  for (const { label, last } of findPhrases(FRAMES, tokens))
    if (label === 'strong' || !ends.has(last)) ends.set(last, label)
  return ends
}

const OPENING = toWordSet('" ( : \'')

/** What stands right before a name, but for words such as "our" and "mostly". */
export function readFrame(
  frames: Frames,
  tokens: readonly Token[],
  from: number,
): { frame: Frame | undefined; hasArticle: boolean } {
  let hasArticle = false
  for (let at = from; at >= 0; at -= 1) {
    const frame = frames.get(at)
    const norm = tokens[at - 1]?.norm ?? ''
    if (frame !== undefined) return { frame, hasArticle }
    hasArticle ||= ARTICLES.has(norm)
    if (!BEFORE_NAME.has(norm) && !OPENING.has(norm)) break
  }
  return { frame: undefined, hasArticle }
}

/** Whether a token parts two names of a list. */
export function isJoint({ norm, kind, isGlued }: Token): boolean {
  if (norm === '-') return !isGlued
  return kind === 'sign' ? LIST_SIGNS.has(norm) : LIST_JOINTS.has(norm)
}

/** Whether two names stand in one list, with nothing but signs and joints between them. */
export function isListed(tokens: readonly Token[], one: Range, other: Range): boolean {
  const [left, right] = one.from < other.from ? [one, other] : [other, one]
  const between = tokens.slice(left.to, right.from)
  return between.length <= JOINT_MAX && between.every((token) => isJoint(token))
}

/** What is said right behind each place, the longest phrase of all that begin there. */
export type SaidBehind = ReadonlyMap<number, PhraseMatch<keyof typeof TOOL_BEHIND_PHRASES>>

export function findBehind({ tokens }: Message): SaidBehind {
  const found = new Map<number, PhraseMatch<keyof typeof TOOL_BEHIND_PHRASES>>()
  for (const match of findPhrases(BEHIND, tokens)) {
    const known = found.get(match.first)
    if (known === undefined || known.last < match.last) found.set(match.first, match)
  }
  return found
}
