import type { Reach } from '#agent/perception/foreign/frames/frame.ts'
import { FRAMES, HANDLING } from '#agent/perception/foreign/frames.ts'
import { splitSentences } from '#agent/perception/foreign/split-sentences.ts'
import { oncePerText } from '#agent/perception/once-per-text.ts'
import type { Span } from '#agent/understand/act.ts'

/** The visitor as the one who works; "it takes" and "that's" say nothing of whose work it is. */
const OWN = /\b(?:we|we're|we've|we'd|us|our|ours|my|i|i'm|i've|i'd)\b/

export type FramedSpeech = {
  /** What tells nothing of the visitor's own work as it is. */
  spans: Span[]
  /** Questions with figures in them, which tell nothing either but may stand beside an answer. */
  asked: Span[]
  /** Somebody who writes so is believed only where they speak of themselves. */
  isFramed: boolean
}

/** "Would 90 hours be enough?", "which of Slack and Zoom do you hate?" */
const ASKS_ABOUT_FIGURES =
  /^\W*(?:(?:and|but|so|then|ok|now)\s)?(?:would|could|will|shall|is|are|does|do|did|can|which)\s[^?]*(?:\d[^?]*|do you (?:hate|love|like|prefer|think|know)[^?]*)\?/

const reach = (...reaches: readonly Reach[]) =>
  FRAMES.flatMap(([, reached, pattern]) => (reaches.includes(reached) ? [pattern] : []))

const createFinder = (patterns: readonly RegExp[]) =>
  oncePerText((text) =>
    patterns.flatMap((pattern): readonly RegExpExecArray[] => {
      const match = pattern.exec(text)
      return match === null ? [] : [match]
    }),
  )

const createTest = (patterns: readonly RegExp[]) =>
  oncePerText((text) => patterns.some((pattern) => pattern.test(text)))

const findRests = createFinder(reach('rest'))
const findWholes = createFinder(reach('all', 'talk'))
const isFramedSentence = createTest(reach('sentence'))
const isAside = createTest(reach('aside'))
const isGuardedTalk = createTest(reach('guard'))

/** Whether a sentence of a message tells of the visitor's own work. */
export function isPlainlyOwn(plain: string): boolean {
  if (findRests(plain).length + findWholes(plain).length > 0) return false
  const sentences = splitSentences(plain).map((span) => plain.slice(...span))
  return sentences.some((sentence) => OWN.test(sentence) && !isFramedSentence(sentence))
}

/** Suppositions, stories, tasks, others' figures, records and games: what is said there is not told by the visitor. */
export function findFramedSpeech(plain: string, isGuarded: boolean): FramedSpeech {
  const sentences = splitSentences(plain)
  const select = (isMeant: (sentence: string) => boolean) =>
    sentences.filter((span) => isMeant(plain.slice(...span)))
  const rests = findRests(plain).map(({ index }): Span => [index, plain.length])
  const wholes = findWholes(plain).map((): Span => [0, plain.length])
  const framed = [...rests, ...wholes, ...select(isFramedSentence)]
  const asides = select(isAside)
  const isFramed =
    isGuarded ||
    framed.length > 0 ||
    isGuardedTalk(plain) ||
    select((sentence) => HANDLING.test(sentence)).length > 0
  const aloof = isFramed ? select((sentence) => !OWN.test(sentence)) : []
  return {
    spans: [...framed, ...asides, ...aloof],
    asked: select((sentence) => ASKS_ABOUT_FIGURES.test(sentence) && !OWN.test(sentence)),
    isFramed,
  }
}
