import { SMALL_NUMBERS, TENS } from '#agent/lexicon/numbers.ts'
import { VOICE_LISTS, VOICE_PHRASES } from '#agent/lexicon/voice-phrases.ts'
import { compareHashes, hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
import { unifyWord } from '#agent/understand/text/phrase-items.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const CUES = compilePhrases(VOICE_PHRASES, { lists: VOICE_LISTS })
export type Cue = keyof typeof VOICE_PHRASES

/** A sentence with the cues in it. */
export type Scene = Range & { cues: ReadonlySet<Cue>; features: ReadonlySet<number> }

const NUMBER = '#'
const EDGE = '^'
/** So many words of a sentence are described; a longer one says enough by these. */
const WORDS_MAX = 60

function nameWord({ kind, norm }: Token): string {
  if (kind === 'number' || norm in SMALL_NUMBERS || norm in TENS) return NUMBER
  return kind === 'word' ? unifyWord(norm) : norm
}

type CueMatch = PhraseMatch<Cue>

export const findCues = (tokens: readonly Token[]): readonly CueMatch[] => findPhrases(CUES, tokens)

/** Cues by sentence or clause; both come in the order of the message. */
export function groupCues(matches: readonly CueMatch[], ranges: readonly Range[]): Set<Cue>[] {
  const cues = ranges.map(() => new Set<Cue>())
  let at = 0
  for (const { label, first } of matches) {
    while (at < ranges.length - 1 && first >= (ranges[at]?.to ?? 0)) at += 1
    cues[at]?.add(label)
  }
  return cues
}

/**
 * What the learned reader of voices is told of each sentence: its words, pairs and threes of them, its cues, and less
 * exactly what stands beside it. A figure is a figure, so that no value decides.
 */
export function describeSentences(
  tokens: readonly Token[],
  sentences: readonly Range[],
  matches: readonly CueMatch[] = findCues(tokens),
): Scene[] {
  const cues = groupCues(matches, sentences)
  const words = sentences.map(({ from, to }) =>
    tokens.slice(from, Math.min(to, from + WORDS_MAX)).map((token) => hashText(nameWord(token))),
  )
  const told = new Set(words.flat())
  const allCues = new Set(cues.flatMap((found) => [...found]))
  return sentences.map((sentence, index) => {
    const features = new Set<number>()
    const own = words[index] ?? []
    const found = cues[index] ?? new Set<Cue>()
    addWords(features, own)
    addCues(features, found, own[0] ?? 0)
    for (const word of words[index - 1] ?? [hashText(EDGE)])
      features.add(mixHashes(SPACES.before, word))
    for (const word of words[index + 1] ?? [hashText(EDGE)])
      features.add(mixHashes(SPACES.after, word))
    for (const word of told) features.add(mixHashes(SPACES.told, word))
    for (const cue of allCues) features.add(mixHashes(SPACES.toldCue, hashText(cue)))
    features.add(
      mixHashes(SPACES.size, Math.min(5, own.length >> 2), Math.min(4, sentences.length)),
    )
    features.add(mixHashes(SPACES.place, Math.min(3, index)))
    return { ...sentence, cues: found, features }
  })
}

/** What a feature is of, so that the same word counts apart in each. */
const SPACES = {
  bias: hashText('voice bias'),
  word: hashText('voice word'),
  pair: hashText('voice pair'),
  skip: hashText('voice skip'),
  three: hashText('voice three'),
  cue: hashText('voice cue'),
  cues: hashText('voice cues'),
  first: hashText('voice first'),
  before: hashText('voice before'),
  after: hashText('voice after'),
  told: hashText('voice told'),
  toldCue: hashText('voice told cue'),
  size: hashText('voice size'),
  place: hashText('voice place'),
}

function addWords(features: Set<number>, words: readonly number[]): void {
  features.add(SPACES.bias)
  const edge = hashText(EDGE)
  const padded = [edge, edge, ...words, hashText('$')]
  for (let at = 2; at < padded.length; at += 1) {
    const [two = 0, one = 0, word = 0] = padded.slice(at - 2, at + 1)
    features.add(mixHashes(SPACES.word, word))
    features.add(mixHashes(SPACES.pair, one, word))
    features.add(mixHashes(SPACES.skip, two, word))
    features.add(mixHashes(SPACES.three, two, one, word))
  }
}

function addCues(features: Set<number>, cues: ReadonlySet<Cue>, first: number): void {
  const all = [...cues].map(hashText)
  for (const [index, cue] of all.entries()) {
    features.add(mixHashes(SPACES.cue, cue))
    features.add(mixHashes(SPACES.first, cue, first))
    for (const other of all.slice(index + 1)) {
      const [low = 0, high = 0] = [cue, other].toSorted(compareHashes)
      features.add(mixHashes(SPACES.cues, low, high))
    }
  }
  if (!cues.has('own')) for (const cue of all) features.add(mixHashes(SPACES.cues, cue, 1))
}
