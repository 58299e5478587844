import type { Decision } from '#agent/decide/decision.ts'
import { estimateRoi, isTooSmall } from '#agent/decide/estimate-roi.ts'
import {
  type Answer,
  type CardAnswer,
  nameAnswer,
  type UnknownAnswer,
} from '#agent/knowledge/answer.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { hashText } from '#agent/understand/readers/hashing.ts'
import { allCards } from '#content/answers/all-cards.ts'
import type { Slot } from '#domain/fact.ts'

/** Under which name it is counted that a slot was asked for once more. */
export const nameRepeat = (slot: Slot) => `again_${slot}`

/** Under which name it is counted that a card was given as the answer. */
export const nameCard = (id: string) => `card_${id}`

/** Answered with what costs less, where even the audit does not pay. */
export const CHEAPER: readonly string[] = ['price-worry', 'instead-of-us', 'smaller-step']

const saysInstead = (answer: Answer): boolean =>
  answer.kind === 'card' ? CHEAPER.includes(answer.id) : nameAnswer(answer) === 'my_instead'

function listSaid(state: ConversationState, decision: Decision): string[] {
  const { notices, answers, learned, question, provisional, isComparisonDue } = decision
  const isUnknown = answers.some((answer) => answer.kind === 'unknown' && !answer.isForeign)
  const isNoted = learned.some(({ change }) => change === 'new')
  return [
    ...notices,
    ...(decision.language === null ? [] : ['language']),
    ...(isUnknown ? ['unknown'] : []),
    ...answers.flatMap((answer) => (answer.kind === 'card' ? [nameCard(answer.id)] : [])),
    ...(isTooSmall(state) && answers.some(saysInstead) ? ['instead'] : []),
    ...(isNoted ? ['noted'] : []),
    ...(provisional === null ? [] : ['provisional']),
    ...(isComparisonDue ? ['comparison'] : []),
    ...(learned.some(({ slot }) => slot === 'pain') ? ['pain'] : []),
    ...(question?.kind === 'pass_on' ? ['pass_on'] : []),
    ...(question?.kind === 'slot' && question.attempt > 1 ? [nameRepeat(question.slot)] : []),
    ...(learned.some(({ change }) => change === 'changed') ? ['changed'] : []),
    ...(learned.length > 0 ? ['thanked'] : []),
  ]
}

/** Counts what this reply says, before it is put into words. */
export function countSaid(
  state: ConversationState,
  decision: Decision,
): Readonly<Record<string, number>> {
  const { said = {} } = state
  const counted = listSaid(state, decision).map((name) => [name, (said[name] ?? 0) + 1] as const)
  return { ...said, ...Object.fromEntries(counted) }
}

/** Said of the visitor’s own figures, or of how to go on: that is said once more. */
const SAID_AGAIN: ReadonlySet<string> = new Set([
  ...allCards.filter(({ isObjection }) => isObjection).map(({ id }) => id),
  'roi-formula',
  'small-firm',
  'price-worry',
  'instead-of-us',
  'smaller-step',
  'contact',
  'ask-away',
  'next-step',
  'the-call',
  'calendar-trouble',
])

const hashWords = ({ asked = '' }: CardAnswer): number =>
  hashText(
    asked
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )

/** What was answered before, where it is asked for in other words, is offered to a person. */
export function markGiven(state: ConversationState, answers: readonly Answer[]): readonly Answer[] {
  const { askedWords = {} } = state
  return answers.map((answer) => {
    if (answer.kind === 'unknown') return keepOpen(state, answer)
    if (answer.kind !== 'card' || answer.isTailored === true || SAID_AGAIN.has(answer.id))
      return answer
    const before = askedWords[answer.id]
    if (before === undefined || before === hashWords(answer)) return answer
    return { ...answer, isGivenBefore: true, offersPerson: true }
  })
}

/** Topics that the talk has something to say on before there is an estimate. */
const BEFORE_ESTIMATE: readonly string[] = ['my_missing', 'my_facts', 'my_boss_lines']

/** Without choices that were given already, or that have no answer yet. */
function keepOpen(state: ConversationState, { near = [], ...answer }: UnknownAnswer): Answer {
  const { askedWords = {}, replyLanguage = 'en', shown } = state
  const isOpen = (name: string) =>
    askedWords[name] === undefined &&
    (!name.startsWith('my_') ||
      BEFORE_ESTIMATE.includes(name) ||
      (name === 'my_case' ? shown.caseStudySlug !== null : estimateRoi(state) !== null))
  const open = replyLanguage === 'en' ? near.filter(isOpen) : []
  return open.length > 0 ? { ...answer, near: open } : answer
}

/** In which words each card of this reply was asked for. */
export function keepAskedWords(
  { askedWords = {} }: ConversationState,
  { answers }: Decision,
): Readonly<Record<string, number>> {
  const asked = answers.flatMap((answer) =>
    answer.kind === 'card' ? [[answer.id, hashWords(answer)] as const] : [],
  )
  return { ...askedWords, ...Object.fromEntries(asked) }
}
