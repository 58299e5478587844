import type { Answer } from '#agent/knowledge/answer.ts'
import { answerHint, answerObjection } from '#agent/knowledge/answer-question.ts'
import { getPageKnowledge, type Knowledge } from '#agent/knowledge/knowledge.ts'
import type { KnownSum } from '#agent/knowledge/what-if.ts'
import type { LastAsked } from '#agent/state/conversation-state.ts'
import type { Act } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'

/** What tells a figure or another fact. */
export const TELLS: readonly Act['kind'][] = ['inform', 'items', 'confirm']

/** Beside these, words that do not ask may still be meant as a question. */
const BESIDE_HINTS: readonly Act['kind'][] = [
  'greet',
  'thanks',
  'inform',
  'off_topic',
  'correct',
  'unsure',
  'affirm',
  'deny',
  // "You did not count the errors" complains, and asks for them.
  'complaint',
]
/** Named in passing; a message that tells more than these does not ask. */
export const PASSING_SLOTS: readonly Slot[] = ['tools', 'tool_count', 'industry']
/** What is told of these may sound like anything. */
const FREELY_ANSWERED: readonly (Slot | null)[] = ['pain', 'tools']
const HINT_MAX_WORDS = 28
const YES_OR_NO: readonly Act['kind'][] = ['affirm', 'deny', 'thanks']
/** A yes or a no in fewer words is no more than that. */
const ANSWER_AND_MORE_WORDS = 4
/** In a single word nothing is objected. */
const OBJECTION_MIN_WORDS = 2
/** A longer statement tells of the work, whatever else it says. */
const OBJECTION_MAX_WORDS = 18

/** "We use Zapier instead of RPA" tells of the visitor. */
const TELLING =
  /^\W*(?:(?:and|but|so|well|yes|yeah|no|ok|okay|actually|hi|hello|hey|good (?:morning|afternoon|day|evening))\W+)*(?:we|i|our|my|we're|i'm|we've|i've)\b/i
/** "I want details on the retainer" does not. */
const SEEKING =
  /\b(?:want|wants|need|looking|interested|worr\w+|concern\w*|afraid|scared|nervous|s[kc]eptical|comfortable|trust|wonder\w*|curious|unsure|unclear|clear|not sure|no idea|question|details|information|info|hear|know|learn|understand|see|get how|should|could|would|rather|hop(?:e|ing)|assum\w+|suppose|guess|surely|if|whether|before|what then|or not|anything like|any experience|done that)\b/i

/** "My devs say they can build it": somebody's view, which an answer of ours may meet. */
const REPORTING =
  /^\W*(?:my|our) (?:\p{L}+ ){1,3}(?:says?|said|thinks?|reckons?|claims?|swears?|keeps? saying)\b/iu

const isSeeking = (text: string) => SEEKING.test(text)

/** A message before it is decided on. */
export type Read = {
  acts: readonly Act[]
  text: string
  asking: Slot | null
  /** A yes or no to a figure that was said back: "no, that's too much" speaks of the figure, not of a price. */
  isYesOrNo?: boolean
  /** What a question may suppose otherwise. */
  known?: KnownSum
  /** The visitor's question before, for "you didn't answer me". */
  lastAsked?: LastAsked | undefined
  /** The visitor was told that it is too small for us. */
  isTooSmall?: boolean
  /** The tools that the visitor named. */
  tools?: readonly string[]
  /** The figure that was said back and waits for a yes. */
  open?: number
}

export function mayHint({ acts, text, asking }: Read): boolean {
  const isShort = text.trim().split(/\s+/).length <= HINT_MAX_WORDS
  const isBare = acts.every(
    (act) =>
      BESIDE_HINTS.includes(act.kind) &&
      (act.kind !== 'inform' || PASSING_SLOTS.includes(act.slot)),
  )
  const isTold = TELLING.test(text) && !REPORTING.test(text) && !isSeeking(text)
  const isYesOrNo = acts.some(({ kind }) => YES_OR_NO.includes(kind))
  if (isYesOrNo && text.trim().split(/\s+/).length < ANSWER_AND_MORE_WORDS) return false
  const isUnsure =
    asking !== null && acts.some(({ kind }) => kind === 'unsure') && !ABOUT_US.test(text)
  if (isUnsure || countUntold(acts, text) < HINT_MIN_WORDS) return false
  return isShort && isBare && !isTold && !FREELY_ANSWERED.includes(asking)
}

const ABOUT_US = /\byou(?:r|rs)?\b/i
const HINT_MIN_WORDS = 2

/** "Shopify, Gmail" tells tools and asks for none of ours. */
function countUntold(acts: readonly Act[], text: string): number {
  const told = acts.flatMap((act) => (act.kind === 'inform' ? [act.span] : []))
  const rest = [...text].map((letter, at) =>
    told.some(([start, end]) => start <= at && at < end) ? ' ' : letter,
  )
  return rest.join('').match(/[\p{L}\d]+/gu)?.length ?? 0
}

const countWords = (text: string) => text.trim().split(/\s+/).length

export function readHint({ text }: Read, knowledge?: Knowledge): Answer | null {
  return answerHint(knowledge ?? getPageKnowledge(), text, isSeeking(text))
}

/** Figures are told, not objected with. */
export const FIGURES: readonly Slot[] = [
  'manual_hours',
  'hourly_rate',
  'team_size',
  'error_rate',
  'timeline',
  'tools',
]
const ANSWERED_BEFORE_OBJECTIONS: readonly Act['kind'][] = [
  'abuse',
  'injection',
  'other_lang',
  'book',
  'handoff',
]

const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*/g

const mayAsk = (said: string) =>
  said.split(/\s+/).length >= ANSWER_AND_MORE_WORDS && (said.includes('?') || ASKS_FIRST.test(said))
const ASKS_FIRST =
  /(?:^|[.!?] )(?:if|what|who|how|why|when|where|which|does|do|is|are|can|could|will|would)\b/i

/** "June. If it orders the wrong part, who eats it": the sentences that tell nothing, where others do; else null. */
export function cutTold(read: Read): Read | null {
  const { acts, text } = read
  const told = acts.filter(({ kind }) => TELLS.includes(kind))
  const rest = Array.from(text.matchAll(SENTENCE)).filter(
    ({ 0: sentence, index }) =>
      !told.some(({ span }) => span[0] < index + sentence.length && index < span[1]),
  )
  const said = rest
    .map(([sentence]) => sentence.trim())
    // "20 hours a WEEK. total. not per year": what goes on with the correction asks nothing.
    .filter((sentence) => sentence !== '' && !/^(?:not|total|in total|in all)\b/i.test(sentence))
    .join(' ')
  // "Ten minutes. Includes matching the PO" only goes on to tell.
  if (told.length === 0 || !mayAsk(said)) return null
  return { ...read, text: said, asking: null, acts: acts.filter((act) => !told.includes(act)) }
}

/** What holds the visitor back, said of themselves: "we tried that and it failed", "I have to ask my boss". */
export function readObjection(read: Read, knowledge?: Knowledge): Answer | null {
  const { acts, text, asking } = read
  // "That's a mystery to me" to a question for a figure doubts nothing of ours.
  const words = countWords(text)
  // "I dunno", to a question.
  const isUnsure = acts.some(
    ({ kind, quote }) => kind === 'unsure' && words - countWords(quote) < HINT_MIN_WORDS,
  )
  if (isUnsure && asking !== null) return null
  const isBare = acts.some(({ kind }) => YES_OR_NO.includes(kind))
  const least = isBare ? ANSWER_AND_MORE_WORDS : OBJECTION_MIN_WORDS
  const isTold = acts.some((act) =>
    act.kind === 'inform'
      ? FIGURES.includes(act.slot) || act.slot === asking
      : act.kind === 'confirm' || act.kind === 'items',
  )
  const isElse = acts.some(({ kind }) => ANSWERED_BEFORE_OBJECTIONS.includes(kind))
  if (words < least || words > OBJECTION_MAX_WORDS || isTold || isElse) return null
  return answerObjection(knowledge ?? getPageKnowledge(), text)
}
