import { echo } from '#agent/action/echo.ts'
import { sayLanguage, sayNotice } from '#agent/action/notice-texts.ts'
import { QUICK_REPLIES } from '#agent/action/question-texts.ts'
import { sayAnswer } from '#agent/action/say-answer.ts'
import {
  sayBooking,
  sayCaseStudy,
  sayEstimate,
  sayImplausible,
  sayQuestion,
} from '#agent/action/sections.ts'
import type { ConversationState } from '#agent/conversation-state.ts'
import type { Decision, Notice, Question } from '#agent/decision/decision.ts'
import type { Answer } from '#agent/knowledge/answer.ts'
import { PAGES } from '#agent/knowledge/cards/pages.ts'
import type { Citation, Handoff, Reply } from '#agent/turn.ts'

const join = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part !== '').join(separator)

/** Of a question for two things, those for the first: one tap, and the other is asked for alone. */
export function getQuickReplies(question: Question | null): readonly string[] {
  if (question === null) return []
  return question.kind === 'calendar'
    ? ['Yes, open the calendar', 'Not now']
    : (QUICK_REPLIES[question.slot] ?? [])
}

const HANDOFFS: readonly (readonly [Notice, Handoff['reason']])[] = [
  ['handoff', 'asked'],
  ['abuse_end', 'abuse'],
  ['off_topic_again', 'off_topic'],
]

function planHandoff(notices: readonly Notice[]): Handoff | null {
  const found = HANDOFFS.find(([notice]) => notices.includes(notice))
  return found === undefined ? null : { reason: found[1] }
}

/** What is said last, where a question would stand. */
function isClosing(notice: Notice): boolean {
  return notice.startsWith('nothing_left')
}

function isAboutSavings(answer: Answer): boolean {
  return answer.kind === 'state' && answer.topic === 'my_savings'
}

/** Beside an answer that is not on the site, a person is one click away. */
function offersPerson({ answers }: Decision): boolean {
  return answers.some(
    (answer) =>
      (answer.kind === 'unknown' && !answer.isForeign) ||
      (answer.kind === 'card' && answer.isUnpublished),
  )
}

function uniteCitations(all: readonly Citation[]): Citation[] {
  return all.filter(
    (citation, index) => all.findIndex((other) => other.url === citation.url) === index,
  )
}

/** Turns a decision into the words and cards of one reply. */
export function composeReply(state: ConversationState, decision: Decision): Reply {
  const answers = decision.answers
    // On the turn that shows the estimate, the estimate is the answer.
    .filter((answer) => decision.estimate === null || !isAboutSavings(answer))
    .map((answer) => sayAnswer(answer, state, decision))
  const { caseStudy, question, estimate } = decision
  const understood = join(
    [
      decision.language === null ? '' : sayLanguage(decision.language),
      ...decision.notices
        .filter((notice) => !isClosing(notice))
        .map((notice) => sayNotice(notice, decision.wasAsking)),
      echo(state, decision),
      decision.implausible === null ? '' : sayImplausible(decision.implausible),
    ],
    ' ',
  )
  const answered = join(
    answers.map((answer) => answer.text),
    ' ',
  )
  const value = join([sayEstimate(state, decision), sayCaseStudy(decision)], ' ')
  const closing = decision.notices.find(isClosing)
  const next = join(
    [sayBooking(decision), sayQuestion(state, question), closing ? sayNotice(closing, null) : ''],
    ' ',
  )
  const formCitation = decision.notices.includes('handoff') ? [PAGES.contactForm] : []
  const studyCitation = caseStudy === null ? [] : [{ title: caseStudy.title, url: caseStudy.url }]
  return {
    text: join([understood, answered, value, next], '\n\n'),
    asking: question?.kind === 'slot' ? question.slot : null,
    alsoAsking: question?.kind === 'slot' && question.also ? [question.also] : [],
    quickReplies: offersPerson(decision)
      ? [...getQuickReplies(question), 'Talk to a person']
      : getQuickReplies(question),
    citations: uniteCitations([
      ...answers.flatMap((answer) => answer.citations),
      ...formCitation,
      ...studyCitation,
    ]),
    roi: estimate?.roi ?? null,
    roiInput: estimate?.input ?? null,
    caseStudy,
    booking: decision.booking,
    handoff: planHandoff(decision.notices),
  }
}
