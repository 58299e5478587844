import { echo } from '#agent/action/echo.ts'
import { answerFaq } from '#agent/action/faq-answers.ts'
import { sayLanguage, sayNotice } from '#agent/action/notice-texts.ts'
import { QUICK_REPLIES } from '#agent/action/question-texts.ts'
import {
  sayBooking,
  sayCaseStudy,
  sayEstimate,
  sayImplausible,
  sayQuestion,
} from '#agent/action/sections.ts'
import type { ConversationState } from '#agent/conversation-state.ts'
import type { Decision, Notice, Question } from '#agent/decision/decision.ts'
import { estimateRoi } from '#agent/decision/estimate-roi.ts'
import type { Citation, Reply } from '#agent/turn.ts'

const join = (parts: readonly string[], separator: string) =>
  parts.filter((part) => part !== '').join(separator)

function getQuickReplies(question: Question | null): readonly string[] {
  if (question === null) return []
  return question.kind === 'calendar'
    ? ['Yes, open the calendar', 'Not now']
    : (QUICK_REPLIES[question.slot] ?? [])
}

/** What is said last, where a question would stand. */
function isClosing(notice: Notice): boolean {
  return notice.startsWith('nothing_left')
}

function uniteCitations(all: readonly Citation[]): Citation[] {
  return all.filter(
    (citation, index) => all.findIndex((other) => other.url === citation.url) === index,
  )
}

/** Turns a decision into the words and cards of one reply. */
export function composeReply(state: ConversationState, decision: Decision): Reply {
  const known = estimateRoi(state)
  const answers = decision.answers
    // On the turn that shows the estimate, the estimate is the answer.
    .filter((topic) => topic !== 'roi' || decision.estimate === null)
    .map((topic) => answerFaq(topic, known))
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
  const studyCitation = caseStudy === null ? [] : [{ title: caseStudy.title, url: caseStudy.url }]
  return {
    text: join([understood, answered, value, next], '\n\n'),
    asking: question?.kind === 'slot' ? question.slot : null,
    quickReplies: getQuickReplies(question),
    citations: uniteCitations([...answers.flatMap((answer) => answer.citations), ...studyCitation]),
    roi: estimate?.roi ?? null,
    roiInput: estimate?.input ?? null,
    caseStudy,
    booking: decision.booking,
  }
}
