import vader from 'vader-sentiment'
import { ABOUT_US_PHRASES, TASK_STEMS, TASK_WORDS } from '#agent/lexicon/task-words.ts'
import type { Span } from '#agent/understand/message/act.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { findSentences } from '#agent/understand/text/sentences.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

const ABOUT_US = compilePhrases({ us: ABOUT_US_PHRASES })
const TEXT_MAX_CHARS = 600
const SMOOTHING = 0.5

type Sentence = { text: string; start: number; end: number; tokens: readonly Token[] }

/** Each with its signs, whose number tells of feeling too. */
function splitSentences(text: string): Sentence[] {
  const read = text.slice(0, TEXT_MAX_CHARS)
  const tokens = tokenize(read)
  const ranges = findSentences(tokens).filter(({ from, to }) =>
    tokens.slice(from, to).some(({ kind }) => kind === 'word'),
  )
  return ranges.map(({ from, to }, index) => {
    const start = index === 0 ? 0 : (tokens[from]?.start ?? 0)
    const next = ranges[index + 1]
    const end = next === undefined ? read.length : (tokens[next.from]?.start ?? read.length)
    return { text: read.slice(start, end), start, end, tokens: tokens.slice(from, to) }
  })
}

function blank(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, [from, to]) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  )
}

const isTaskWord = ({ norm }: Token) =>
  TASK_WORDS.has(norm) || TASK_STEMS.some((stem) => norm.startsWith(stem))

/** A sentence that answers is about the work; it counts only when it speaks of us, and then without the answer. */
function readSentence({ text, start, end, tokens }: Sentence, answered: readonly Span[]): string {
  const inside = answered.filter((span) => span[0] < end && span[1] > start)
  const isLeft = ({ start: from, end: to }: Token) =>
    !inside.some((span) => span[0] < to && span[1] > from)
  const rest = blank(
    text,
    inside.map(([from, to]) => [Math.max(0, from - start), Math.min(text.length, to - start)]),
  )
  if (findPhrases(ABOUT_US, tokens.filter(isLeft)).length > 0) return rest
  if (inside.length > 0) return ''
  const words = tokens.filter((token) => isTaskWord(token) && token.end > token.start)
  return blank(
    text,
    words.map((token) => [token.start - start, token.end - start]),
  )
}

/** Feeling toward us in one message, -1 to 1. Answers and words of the task are left out. */
export function readFeeling(text: string, answered: readonly Span[]): number {
  const aimed = splitSentences(text)
    .map((sentence) => readSentence(sentence, answered))
    .join(' ')
  return readFeelingOf(aimed)
}

function readFeelingOf(words: string): number {
  if (!/\p{L}{2}/u.test(words)) return 0
  return vader.SentimentIntensityAnalyzer.polarity_scores(words).compound
}

/** The sentence that carries most of a message's feeling, as it was written. */
export function findFeltSentence(
  text: string,
  answered: readonly Span[],
): { quote: string; feeling: number } | null {
  const felt = splitSentences(text)
    .map((sentence) => ({
      quote: sentence.text.trim(),
      feeling: readFeelingOf(readSentence(sentence, answered)),
    }))
    .toSorted((left, right) => Math.abs(right.feeling) - Math.abs(left.feeling))[0]
  return felt === undefined || felt.feeling === 0 ? null : felt
}

/** A moving average: half of it is the newest message that carried a feeling. */
export function blendFeeling(current: number, feeling: number): number {
  const next = feeling === 0 ? current : current * (1 - SMOOTHING) + feeling * SMOOTHING
  return Math.max(-1, Math.min(1, next))
}

/** From -1..1 to the 0..1 of `sentiment_score`. */
export function toSentimentScore(feeling: number): number {
  return Math.round(((1 + feeling) / 2) * 1_000) / 1_000
}
