import { EXPECTED_TEXTS, LOST_TEXTS, MOVED_ON_TEXTS } from '#agent/respond/expected-texts.ts'
import type { Grade } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { nameOf, type Row, share } from '#tests/evals/buyers/grading/row.ts'
import { quantile } from '#tests/evals/buyers/grading/statistics.ts'

function listQuestions(grades: readonly Grade[]): Row[] {
  const questions = grades.flatMap(({ questionsToBooking }) =>
    questionsToBooking === null ? [] : [questionsToBooking],
  )
  return [
    {
      name: 'median questions to booking',
      unit: 'questions',
      value: quantile(questions, 0.5),
      cases: questions.length,
      gate: { atMost: 6 },
      aim: 5,
    },
    {
      name: 'p90 questions to booking',
      unit: 'questions',
      value: quantile(questions, 0.9),
      cases: questions.length,
    },
  ]
}

/** What a reply says when it got nothing from a message. */
const NOT_UNDERSTOOD = [...Object.values(EXPECTED_TEXTS).flat(), ...LOST_TEXTS, ...MOVED_ON_TEXTS]

/** The messages after which the reply said so. */
function listNotUnderstood({ conversation: { exchanges } }: Grade): string[] {
  return exchanges.flatMap(({ turn, message }) =>
    NOT_UNDERSTOOD.some((text) => turn.reply.text.includes(text)) ? [`"${message}"`] : [],
  )
}

export function listTalk(grades: readonly Grade[]): Row[] {
  const list = (pick: (grade: Grade) => readonly string[]) =>
    grades.flatMap((grade) => pick(grade).map((text) => `${nameOf(grade)}: ${text}`))
  const [again, told, loose] = [
    list((grade) => grade.askedAgain),
    list((grade) => grade.askedAfterTold),
    list((grade) => grade.looseNumbers),
  ]
  return [
    ...listQuestions(grades),
    {
      name: 'conversations with “not understood”',
      value: share(grades, (grade) => listNotUnderstood(grade).length > 0),
      cases: grades.length,
      gate: { atMost: 0.1 },
      aim: 0.05,
      misses: list(listNotUnderstood),
    },
    {
      name: 'numbers shown that state and facts do not hold',
      unit: 'count',
      value: loose.length,
      cases: grades.length,
      gate: { atMost: 0 },
      misses: loose,
    },
    {
      name: 'known or refused slot asked again',
      unit: 'count',
      value: again.length,
      cases: grades.length,
      gate: { atMost: 0 },
      misses: again,
    },
    {
      name: 'told but not understood, asked again',
      unit: 'count',
      value: told.length,
      cases: grades.length,
      misses: told,
    },
  ]
}
