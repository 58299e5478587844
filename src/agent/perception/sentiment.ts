import vader from 'vader-sentiment'
import type { Span } from '#agent/understand/act.ts'

/** Words of the task that the lexicon takes for feeling: "error rate", "kill the old process", "no, nothing like that". */
const TASK_WORDS =
  /\b(?:errors?|late|invoices?|claims?|kill(?:ing|s)?|cut(?:ting|s)?|defects?|mistakes?|wrong|fail\w*|reject\w*|pain\w*|problems?|issues?|manual\w*|no|none|nothing|nobody|lost?|losing|waste\w*|drowning|nightmare|frustrat\w*|tedious|chas\w+|missed|missing|penalt\w*|risk\w*|fraud|complaints?|incident\w*|alerts?|threats?|dispute\w*|debt|collections?|denied|denials?|care|health\w*|energy|security|secure|assets?|trust|value|share\w*|support\w*|free|interest(?:ed|s)?|credit|benefits?|gross|overdue|hate|sick|tired|hell|slow\w*|hard|bad(?:ly)?|worst|mess\w*|stuck|struggl\w*|boring|annoy\w*|stress\w*|chaos|disaster|burn\w*|overwhelm\w*|desperate|crushing|inefficient|unsustainable|cumbersome)\b/gi
/** These feelings count when they are aimed at us or the chat. */
const ABOUT_US =
  /\b(?:you|your|this (?:chat|bot|site|conversation)|the (?:bot|chat)|assistant|loopwright)\b/i
const TEXT_MAX_CHARS = 600
const SMOOTHING = 0.5

type Sentence = { text: string; start: number; end: number }

function splitSentences(text: string): Sentence[] {
  return [...text.slice(0, TEXT_MAX_CHARS).matchAll(/[^.!?;\n]+[.!?;\n]*/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** A sentence that answers is about the work; it counts only when it speaks of us, and then without the answer. */
function readSentence(sentence: Sentence, answered: readonly Span[]): string {
  const inside = answered.filter(([start, end]) => start < sentence.end && end > sentence.start)
  const rest = inside.reduce((text, [start, end]) => {
    const from = Math.max(0, start - sentence.start)
    const to = Math.min(text.length, end - sentence.start)
    return text.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + text.slice(to)
  }, sentence.text)
  if (ABOUT_US.test(rest)) return rest
  return inside.length > 0 ? '' : rest.replaceAll(TASK_WORDS, ' ')
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
