import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
import WORD_GROUPS from '#agent/understand/readers/word-groups.json' with { type: 'json' }

/** What is read of a message; the API takes 2,000 characters. */
const READ_MAX_CHARS = 2_000
/** Letters of a word that are compared in pieces of these lengths, so that "kil myslef" is near "kill myself". */
const PIECE_LENGTHS = [3, 4, 5]
const WORD_MAX_CHARS = 24

const SPACE = {
  word: 1,
  pair: 2,
  three: 3,
  skip: 4,
  piece: 5,
  group: 6,
  groupPair: 7,
  groupSkip: 8,
  wordGroup: 9,
  groupWord: 10,
}

const GROUP_OF: ReadonlyMap<string, number> = new Map(
  WORD_GROUPS.flatMap((group, index) => group.split(' ').map((word) => [word, index + 1] as const)),
)

const WORD = /[\p{L}\p{M}]+|\d+|[.!?\n]/gu
const APOSTROPHES = /['‘’ʼ`´]/gu
const MARKS = /\p{M}/gu
/** "sooo": letters drawn out. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu
const END = '.'

/**
 * The words of a message as a hurried writer and a careful one both have them: lower case, no accents, no apostrophes,
 * one sign for every end of a sentence and one for every number.
 */
function listWords(text: string): string[] {
  const plain = text
    .slice(0, READ_MAX_CHARS)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .replaceAll(APOSTROPHES, '')
    .replaceAll(DRAWN_OUT, '$1')
  return Array.from(plain.matchAll(WORD), ([word]) => {
    if (/[.!?\n]/.test(word)) return END
    return /\d/.test(word) ? '0' : word.slice(0, WORD_MAX_CHARS)
  })
}

/** Hashed words, runs of two and three words, pairs with one word between, and pieces of words. */
export function describeText(text: string): ReadonlySet<number> {
  const words = [END, ...listWords(text), END]
  const features = new Set<number>()
  const hashes = words.map(hashText)
  // A word of no group is one of its own.
  const groups = words.map((word, at) => GROUP_OF.get(word) ?? hashes[at] ?? 0)
  for (const [at, hash] of hashes.entries()) {
    const [second, third] = [hashes[at + 1], hashes[at + 2]]
    features.add(mixHashes(SPACE.word, hash))
    if (second !== undefined) features.add(mixHashes(SPACE.pair, hash, second))
    if (second !== undefined && third !== undefined) {
      features.add(mixHashes(SPACE.three, hash, second, third))
      features.add(mixHashes(SPACE.skip, hash, third))
    }
    const group = groups[at] ?? 0
    const [nextGroup, thirdGroup] = [groups[at + 1], groups[at + 2]]
    features.add(mixHashes(SPACE.group, group))
    if (nextGroup !== undefined && second !== undefined) {
      features.add(mixHashes(SPACE.groupPair, group, nextGroup))
      features.add(mixHashes(SPACE.wordGroup, hash, nextGroup))
      features.add(mixHashes(SPACE.groupWord, group, second))
    }
    if (thirdGroup !== undefined) features.add(mixHashes(SPACE.groupSkip, group, thirdGroup))
  }
  for (const word of new Set(words))
    for (const piece of listPieces(word)) features.add(mixHashes(SPACE.piece, piece))
  return features
}

function listPieces(word: string): number[] {
  if (word.length < 2) return []
  const bounded = `<${word}>`
  return PIECE_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, bounded.length - length + 1) }, (_, at) =>
      hashText(bounded.slice(at, at + length)),
    ),
  )
}
