import { gradeAll, holdConversations } from '#tests/evals/buyers/buyers-suite.ts'
import type { Grade } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { readNothing, type ScriptedModel } from './scripted-model.ts'

export type Outcomes = {
  cases: number
  /** Share of conversations in which every slot ends right. */
  jointAccuracy: number
  /** Calendars that opened as earned for somebody who does not qualify. */
  falseBookings: number
  scores: readonly number[]
}

const isFalselyBooked = ({ isQualified, bookingReason }: Grade) =>
  !isQualified && bookingReason !== null && bookingReason !== 'requested'

function readOutcomes(set: string, buyers: number, model: ScriptedModel): Outcomes {
  const grades = gradeAll(holdConversations(set, { buyers, model }))
  const right = grades.filter(({ misses }) => misses.length === 0)
  return {
    cases: grades.length,
    jointAccuracy: right.length / grades.length,
    falseBookings: grades.filter(isFalselyBooked).length,
    scores: grades.map(({ score }) => score),
  }
}

/** The same buyers without a model and with one. */
export function compareBuyers(
  set: string,
  buyers: number,
  model: ScriptedModel,
): { without: Outcomes; withModel: Outcomes } {
  return {
    without: readOutcomes(set, buyers, readNothing),
    withModel: readOutcomes(set, buyers, model),
  }
}
