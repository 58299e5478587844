import type { Decision, Notice } from '#agent/decide/decision.ts'
import { needsPerson } from '#agent/decide/plan-pass-on.ts'
import type { Answer } from '#agent/knowledge/answer.ts'
import { joinSections, listSections, type Section } from '#agent/respond/list-sections.ts'
import { sayNotice } from '#agent/respond/notice-texts.ts'
import { getQuickReplies, TALK_TO_PERSON } from '#agent/respond/quick-replies.ts'
import { type SaidAnswer, sayAnswer } from '#agent/respond/say-answer.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import type { Citation, Handoff, Reply } from '#agent/state/turn.ts'
import type { StateTopic } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'

const HANDOFFS: readonly (readonly [Notice, Handoff['reason']])[] = [
  ['handoff', 'asked'],
  ['abuse_end', 'abuse'],
  ['off_topic_again', 'off_topic'],
  ['question_passed_on', 'question'],
]

function planHandoff({ notices, passedOn }: Decision): Handoff | null {
  const found = HANDOFFS.find(([notice]) => notices.includes(notice))
  if (found === undefined) return null
  return { reason: found[1], ...(passedOn !== null && { question: passedOn }) }
}

const SAID_BY_ESTIMATE: readonly StateTopic[] = ['my_savings', 'my_payback']

function isSaidByEstimate(answer: Answer): boolean {
  return answer.kind === 'state' && SAID_BY_ESTIMATE.includes(answer.topic)
}

/** Beside an answer that we do not have, a person is one click away, also where nothing is asked. */
function offersPerson({ answers, question }: Decision): boolean {
  return question?.kind !== 'pass_on' && answers.some(needsPerson)
}

function uniteCitations(all: readonly Citation[]): Citation[] {
  return all.filter(
    (citation, index) => all.findIndex((other) => other.url === citation.url) === index,
  )
}

/** The estimate of this reply, or the figures that the visitor supposed, say more than this card does of them. */
const isSaidByFigures = (answer: Answer, { estimate, answers }: Decision): boolean =>
  answer.kind === 'card' &&
  answer.id === 'small-firm' &&
  (estimate !== null || answers.some(({ kind }) => kind === 'what_if'))

const BRIEF_WITH_ESTIMATE: readonly StateTopic[] = ['my_verdict', 'my_advice']

/** Beside the estimate, which says why, the yes or no is enough. */
function cutVerdict(answer: Answer, said: SaidAnswer, { estimate }: Decision): SaidAnswer {
  const isBrief =
    estimate !== null && answer.kind === 'state' && BRIEF_WITH_ESTIMATE.includes(answer.topic)
  return isBrief ? { ...said, text: said.text.split(/(?<=\.) /)[0] ?? '' } : said
}

function sayAnswers(state: ConversationState, decision: Decision): SaidAnswer[] {
  return (
    decision.answers
      // On the turn that shows the estimate, the estimate is the answer.
      .filter((answer) => decision.estimate === null || !isSaidByEstimate(answer))
      .filter((answer) => !isSaidByFigures(answer, decision))
      .map((answer) => cutVerdict(answer, sayAnswer(answer, state, decision), decision))
  )
}

/** A reply, the sections its text is joined from, and the answers that are among them. */
export type ComposedReply = {
  reply: Reply
  sections: readonly Section[]
  answers: readonly SaidAnswer[]
}

/** Turns a decision into the words and cards of one reply. */
export function composeReply(state: ConversationState, decision: Decision): ComposedReply {
  const answers = sayAnswers(state, decision)
  const sections = listSections(
    state,
    decision,
    answers.map(({ text }) => text),
  )
  const { caseStudy, question, estimate } = decision
  const formCitation = decision.notices.includes('handoff') ? [PAGES.contactForm] : []
  const studyCitation = caseStudy === null ? [] : [{ title: caseStudy.title, url: caseStudy.url }]
  const quickReplies = getQuickReplies(question)
  const reply: Reply = {
    text: joinSections(sections) || sayNotice('quiet', state, decision),
    asking: question?.kind === 'slot' || question?.kind === 'confirm' ? question.slot : null,
    alsoAsking: question?.kind === 'slot' && question.also ? [question.also] : [],
    quickReplies: offersPerson(decision) ? [...quickReplies, TALK_TO_PERSON] : quickReplies,
    citations: uniteCitations([
      ...answers.flatMap((answer) => answer.citations),
      ...formCitation,
      ...studyCitation,
    ]),
    roi: estimate?.roi ?? null,
    roiInput: estimate?.input ?? null,
    caseStudy,
    booking: composeOffer(decision),
    handoff: planHandoff(decision),
  }
  return { reply, sections, answers }
}

function composeOffer({ booking, callTime }: Decision): Reply['booking'] {
  return booking === null || callTime === null ? booking : { ...booking, time: callTime }
}
