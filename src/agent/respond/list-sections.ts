import type { ConversationState } from '#agent/conversation-state.ts'
import type { Decision, Notice } from '#agent/decide/decision.ts'
import { echo } from '#agent/respond/echo.ts'
import { greetByName } from '#agent/respond/greet.ts'
import { isAskedByNotice, sayLanguage, sayNotice } from '#agent/respond/notice-texts.ts'
import { sayQuestion } from '#agent/respond/say-question.ts'
import { sayBooking, sayCaseStudy, sayEstimate, sayImplausible } from '#agent/respond/sections.ts'

export type SectionName =
  | 'language'
  | 'notice'
  | 'greeting'
  | 'noted'
  | 'doubt'
  | 'answer'
  | 'estimate'
  | 'case_study'
  | 'booking'
  | 'question'
  | 'closing'

/** One thing that a reply says. `startsParagraph`: it does not continue the one before. */
export type Section = { name: SectionName; text: string; startsParagraph: boolean }

/** What is said last, where a question would stand. */
function isClosing(notice: Notice): boolean {
  return notice.startsWith('nothing_left')
}

function joinWords(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

/** All that a reply says, in its order; `answers` are the words that were found to the questions. */
export function listSections(
  state: ConversationState,
  decision: Decision,
  answers: readonly string[],
): Section[] {
  const { language, notices, implausible, question } = decision
  const closing = notices.find(isClosing)
  const meant = notices.filter((notice) => !isClosing(notice))
  const paragraphs: readonly (readonly [SectionName, string])[][] = [
    [
      ['language', language === null ? '' : sayLanguage(language)],
      ['notice', joinWords(meant.map((notice) => sayNotice(notice, state, decision)))],
      ['greeting', greetByName(state, decision.learned)],
      ['noted', echo(state, decision)],
      ['doubt', implausible === null ? '' : sayImplausible(implausible)],
    ],
    [['answer', joinWords(answers)]],
    [
      ['estimate', sayEstimate(state, decision)],
      ['case_study', sayCaseStudy(decision)],
    ],
    [
      ['booking', sayBooking(decision)],
      ['question', isAskedByNotice(decision) ? '' : sayQuestion(state, question)],
      ['closing', closing === undefined ? '' : sayNotice(closing, state, decision)],
    ],
  ]
  return paragraphs.flatMap((paragraph) =>
    paragraph
      .filter(([, text]) => text !== '')
      .map(([name, text], index) => ({ name, text, startsParagraph: index === 0 })),
  )
}

export function joinSections(sections: readonly Section[]): string {
  return sections
    .map(({ text, startsParagraph }, index) =>
      index === 0 ? text : `${startsParagraph ? '\n\n' : ' '}${text}`,
    )
    .join('')
}
