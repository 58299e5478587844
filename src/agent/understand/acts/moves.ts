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

/** One of the smallest parts of a message, with the chances that it asks and that it tells. */
export type Grain = { span: Span; asks: number; tells: number }

/** A stretch of a message that does one thing, and the highest chance of that among its smallest parts. */
export type Part = { move: Move; chance: number; span: Span; grains: readonly Grain[] }

/** Where a part may end: at a sign, before a joint, and before a word that may begin a question. */
const CUTS =
  /(?<=[.!?;:,\n…])\s+|\s+(?:-+|–|—)\s+|\s+(?=(?:and|but|so|also|because|plus|though|then|or|if|what|whats|how|hows|who|whos|where|when|why|can|could|do|does|did|will|would|is|are|should|tell|which)\b)/gi
/** No part by itself, without a sign behind it: "but | what does it cost", "how much | do we spend". */
const BEGINNING =
  /^\s*(?:[\p{L}\p{M}'’]+|(?:[\p{L}\p{M}'’]+\s+)?(?:what|how|who|where|when|why|which)(?:\s+[\p{L}\p{M}'’]+){0,2})$/iu
/** "We could build this ourselves, no?" */
const TAG_QUESTION = /^(?:no|right|correct|yes|ok|okay|eh|huh|yeah)\s?\?/i
const TAG_CHARS = 10
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
    if (BEGINNING.test(text.slice(start, index))) continue
    if (TAG_QUESTION.test(text.slice(index + gap.length, index + gap.length + TAG_CHARS))) continue
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
/** How many times as likely a question is where a part without a figure ends in the sign of one: 30 to 1 in training. */
const ASKS_BY_SIGN = 5
const SIGNED = /^[^\d]*\?\s*$/

function favorQuestion(chances: readonly number[], text: string): readonly number[] {
  if (!SIGNED.test(text)) return chances
  const raised = chances.map((chance, at) =>
    MOVES[at] === 'ask' || MOVES[at] === 'what_if' ? chance * ASKS_BY_SIGN : chance,
  )
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}

/** What it counts for, as a logarithm, that a part without a sign before it does what the part before it does. */
const STAY = 1
const SENTENCE_END = /[.!?;:…\n]\s*$/

/** What each stretch of a message does, as learned from `training/moves`; neighbors that do the same are one. */
export function readMoves(text: string, asked: Asked): Part[] {
  const parts = cutParts(text)
  const texts = parts.map((part) => part.text)
  const rows = texts.map((own, index) =>
    favorQuestion(weighMessage(MODEL, describePart(texts, index, asked), MOVES.length), own),
  )
  const stretches: Part[] = []
  for (const [index, at] of findLikeliest(rows, texts).entries()) {
    const [part, before] = [parts[index], stretches.at(-1)]
    const chances = rows[index] ?? []
    const [move, chance] = [MOVES[at] ?? 'tell', chances[at] ?? 0]
    if (part === undefined) continue
    const { span } = part
    const of = (one: Move) => chances[MOVES.indexOf(one)] ?? 0
    const grain = { span, asks: of('ask') + of('what_if'), tells: of('tell') }
    if (before?.move === move) {
      before.span = [before.span[0], span[1]]
      before.chance = Math.max(before.chance, chance)
      before.grains = [...before.grains, grain]
    } else stretches.push({ move, chance, span, grains: [grain] })
  }
  return stretches
}

/** The likeliest moves in their order (Viterbi). */
function findLikeliest(rows: readonly (readonly number[])[], texts: readonly string[]): number[] {
  const log = (chance = 0) => Math.log(Math.max(1e-9, chance))
  let best = (rows[0] ?? []).map((chance) => ({ score: log(chance), path: [] as number[] }))
  best = best.map(({ score }, at) => ({ score, path: [at] }))
  for (const [index, row] of rows.entries()) {
    if (index === 0) continue
    const stay = SENTENCE_END.test(texts[index - 1] ?? '') ? 0 : STAY
    const top = best.reduce((one, other) => (other.score > one.score ? other : one))
    best = row.map((chance, at) => {
      const same = best[at] ?? top
      const from = same.score + stay >= top.score ? { ...same, score: same.score + stay } : top
      return { score: from.score + log(chance), path: [...from.path, at] }
    })
  }
  return best.reduce((one, other) => (other.score > one.score ? other : one), {
    score: Number.NEGATIVE_INFINITY,
    path: [],
  }).path
}
