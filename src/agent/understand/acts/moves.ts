import MOVE_WEIGHTS from '#agent/understand/acts/move-weights.json' with { type: 'json' }
import type { Span } from '#agent/understand/message/act.ts'
import { describeText } from '#agent/understand/readers/describe-text.ts'
import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
import { openHead, weighMessage } from '#agent/understand/readers/head-model.ts'

/** What a part of a message does. */
export const MOVES = [
  'tell',
  'ask',
  'what_if',
  'change',
  'yes',
  'no',
  'unsure',
  'refuse',
  'person',
  'leave',
  'complain',
  'social',
] as const
export type Move = (typeof MOVES)[number]

/** What the last reply asked for, as training names it. */
export type Asked =
  | 'greeting'
  | 'pain'
  | 'hours'
  | 'people'
  | 'rate'
  | 'tools'
  | 'errors'
  | 'timing'
  | 'decider'
  | 'budget'
  | 'email'
  | 'name'
  | 'confirm'
  | 'call'
  | 'nothing'

/** A part of a message and the chance of every move. */
export type Part = { text: string; span: Span; chances: Readonly<Record<Move, number>> }

/** Where a part may end: at a sign, before a joint, and before a word that may begin a question. */
const CUTS =
  /(?<=[.!?;:,\n…])\s+|\s+(?:-+|–|—)\s+|\s+(?=(?:and|but|so|also|because|plus|though|then|or|if|what|whats|how|hows|who|whos|where|when|why|can|could|do|does|did|will|would|is|are|should|tell|which)\b)/gi
/** Of no message are more parts read. */
const PARTS_MAX = 60

/** The smallest parts of a message. */
export function cutParts(text: string): { text: string; span: Span }[] {
  const parts: { text: string; span: Span }[] = []
  let start = 0
  const add = (end: number) => {
    if (text.slice(start, end).trim() !== '')
      parts.push({ text: text.slice(start, end), span: [start, end] })
  }
  for (const { index, 0: gap } of text.matchAll(CUTS)) {
    if (parts.length >= PARTS_MAX) break
    // One word and no sign behind it is no part: "but | what does it cost".
    if (/^\s*[\p{L}\p{M}'’]+$/u.test(text.slice(start, index))) continue
    add(index)
    start = index + gap.length
  }
  add(text.length)
  return parts
}

const SPACE = { asked: 31, askedFirst: 32, before: 33, after: 34, first: 35, sign: 36, figure: 37 }
const WORD = /[\p{L}\p{M}]+|\d+|[?]/gu

const listWords = (text: string): string[] =>
  Array.from(text.toLowerCase().replaceAll(/['’]/g, '').matchAll(WORD), ([word]) =>
    /\d/.test(word) ? '0' : word,
  )

/** The features of one part: its own words, those around it, and what was asked. */
export function describePart(
  texts: readonly string[],
  index: number,
  asked: Asked,
): ReadonlySet<number> {
  const own = texts[index] ?? ''
  const features = new Set(describeText(own))
  const words = listWords(own)
  const askedHash = hashText(asked)
  const isQuestion = words.includes('?')
  features.add(mixHashes(SPACE.asked, askedHash))
  features.add(mixHashes(SPACE.askedFirst, askedHash, hashText(words[0] ?? '')))
  features.add(mixHashes(SPACE.figure, askedHash, words.includes('0') ? 1 : 2))
  features.add(mixHashes(SPACE.sign, isQuestion ? 1 : 2))
  features.add(mixHashes(SPACE.sign, isQuestion ? 1 : 2, hashText(words[0] ?? '')))
  features.add(mixHashes(SPACE.first, index === 0 ? 1 : 2, index === texts.length - 1 ? 1 : 2))
  for (const [at, word] of listWords(texts[index - 1] ?? '')
    .slice(-4)
    .toReversed()
    .entries()) {
    features.add(mixHashes(SPACE.before, hashText(word)))
    if (at === 0) features.add(mixHashes(SPACE.before, hashText(word), hashText(words[0] ?? '')))
  }
  for (const word of listWords(texts[index + 1] ?? '').slice(0, 4))
    features.add(mixHashes(SPACE.after, hashText(word)))
  return features
}

const MODEL = openHead(MOVE_WEIGHTS)

/** What each part of a message does, as learned from `training/moves`. */
export function readMoves(text: string, asked: Asked): Part[] {
  const parts = cutParts(text)
  const texts = parts.map((part) => part.text)
  return parts.map((part, index) => {
    const shares = weighMessage(MODEL, describePart(texts, index, asked), MOVES.length)
    const chances = Object.fromEntries(MOVES.map((move, at) => [move, shares[at] ?? 0]))
    return { ...part, chances: chances as Record<Move, number> }
  })
}
