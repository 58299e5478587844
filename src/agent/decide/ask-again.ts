import type { Read } from '#agent/decide/read-hints.ts'
import { type Answer, nameAnswer } from '#agent/knowledge/answer.ts'
import { answerOtherwise } from '#agent/knowledge/answer-question.ts'
import { getPageKnowledge, type Knowledge } from '#agent/knowledge/knowledge.ts'
import type { LastAsked } from '#agent/state/conversation-state.ts'
import type { Act, FaqAct } from '#agent/understand/message/act.ts'
import { cutText } from '#domain/cut-text.ts'

const LEADS = String.raw`^\W*(?:(?:but|no|nope|huh|hey|hello|sorry|and|so|well|again|still|ok(?:ay)?|wait|please|pls|can you|could you|just|i didn['’]?t (?:quite )?follow(?: that)?)\W+)*`
const COMPLAINTS = [
  `(?:you|u|that|this|it)(?:['’]?ve)? (?:still |just |really )*(?:did(?: not|n['’]?t)?|have(?: not|n['’]?t)|has(?: not|n['’]?t)|never|do(?:es)?(?: not|n['’]?t)|are(?: not|n['’]?t)|were(?: not|n['’]?t)|not) (?:really |even |actually )*answer(?:ed|ing|s)?(?: (?:me|my question|the question|that|it|this|what i asked|what i was asking|anything))?(?: (?:yet|though|at all))?`,
  `(?:you|u)(?:['’]?ve)? (?:just |completely )*(?:ignored|skipped|dodged|missed|avoided|ducked)(?: me| (?:my|the|that) (?:question|second half|second part|first half|other half|rest))?`,
  `(?:that|this|it)(?:['’]?s| is| was|s)? ?(?:not|n['’]?t) (?:really )?(?:what i asked|an answer|the answer|my question|the question|what i was asking|what i meant)`,
  'answer (?:me|my question|the question|please)',
  'what about my question',
  'i asked you (?:a question|something)',
]
const YES_OR_NO = [
  '(?:is|was) (?:that|this|it) an? (?:yes|no)(?:,? (?:or|not) an? (?:yes|no))?',
  'yes or (?:a )?no',
]
const toPattern = (all: readonly string[]) =>
  new RegExp(`${LEADS}(?:${all.join('|')})(?: then| please| now)?\\W*$`, 'i')
const COMPLAINT = toPattern(COMPLAINTS)
const YES_OR_NO_WANTED = toPattern(YES_OR_NO)

/** "You didn't answer me", "is that a yes?": words too few to say what is asked. */
export const isBareAskingAgain = (query: string): boolean =>
  COMPLAINT.test(query) || YES_OR_NO_WANTED.test(query)

/** Whether a sentence of a message only asks for an answer to what was asked before. */
function findBareAskingAgain(text: string): string | null {
  const sentences = text.split(/(?<=[.!?\n])\s+|,\s+(?=is (?:that|it|this) )/)
  return sentences.find((sentence) => isBareAskingAgain(sentence.trim())) ?? null
}

/** The question before, answered in another way than the last reply did, or plainly not at all. */
function answerLastAsked(
  { question, given }: LastAsked,
  words: string,
  knowledge: Knowledge,
): Answer | null {
  // Of other questions, a yes or no is wanted of the estimate.
  const isOfEstimate = given.some((name) => name.startsWith('my_'))
  if (YES_OR_NO_WANTED.test(words) && (isOfEstimate || !WANTS_YES_OR_NO.test(question))) return null
  const query = question.toLowerCase()
  return answerOtherwise(knowledge, { query, context: query, said: question }, given)
}

/** "You didn't answer me" asks the last question once more. */
export function readAskedAgain(
  { text, lastAsked }: Read,
  knowledge = getPageKnowledge(),
): { answer: Answer; question: string; words: string } | null {
  const words = findBareAskingAgain(text)
  if (words === null || lastAsked === undefined) return null
  const answer = answerLastAsked(lastAsked, words, knowledge)
  return answer === null ? null : { answer, question: lastAsked.question, words }
}

/** What is asked once more right after its answer was not meant so: the next best, where there is one. */
export function answerRestated(
  { lastAsked: { given } = { question: '', given: [] } }: Read,
  act: FaqAct,
  knowledge = getPageKnowledge(),
): Answer | null {
  if (act.isRestated !== true || given.length === 0) return null
  const answer = answerOtherwise(knowledge, act, given)
  return answer.kind === 'unknown' ? null : answer
}

/** After an estimate, "is that a no?" asks for its verdict. */
export const withVerdict = (before: LastAsked | undefined): LastAsked => ({
  question: before?.question ?? '',
  given: [...(before?.given ?? []), 'my_verdict'].slice(-GIVEN_MAX),
})

const WANTS_YES_OR_NO =
  /(?:^|\W)(?:is|are|do|does|did|can|could|will|would|have|has|should)(?:n['’]?t)? \p{L}/iu
/** What these words point at stands before them. */
const POINTING = /\b(?:it|that|this|they|them|those)\b/i

const ASKED_MAX_CHARS = 240
const GIVEN_MAX = 6

/** What is asked again if the visitor says that it was not answered. */
export function keepLastAsked(
  before: LastAsked | undefined,
  acts: readonly Act[],
  answers: readonly Answer[],
): LastAsked | undefined {
  const asked = acts.flatMap((act) =>
    act.kind === 'ask_faq' && !isBareAskingAgain(act.query)
      ? [POINTING.test(act.quote) ? act.context : act.quote]
      : [],
  )
  const named = answers.flatMap((answer) => (answer.kind === 'unknown' ? [] : [nameAnswer(answer)]))
  const isAgain =
    before !== undefined && acts.some((act) => act.kind === 'ask_faq') && !asked.length
  if (isAgain) return { ...before, given: [...before.given, ...named].slice(-GIVEN_MAX) }
  const question = asked.at(-1)
  if (question === undefined) return before
  return { question: cutText(question, ASKED_MAX_CHARS), given: named.slice(-GIVEN_MAX) }
}
