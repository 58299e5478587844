import type { Grade } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { listCalibration } from '#tests/evals/buyers/grading/list-calibration.ts'
import { listOutcomes } from '#tests/evals/buyers/grading/list-outcomes.ts'
import { listTalk } from '#tests/evals/buyers/grading/list-talk.ts'
import { listUnderstanding } from '#tests/evals/buyers/grading/list-understanding.ts'
import type { Measure, Origin } from '#tests/evals/measure.ts'

const SUITE = 'buyers'
const MOST_MISSES = 2000

/** One line per measure; gates hold for blind material alone. */
export function measureGrades(grades: readonly Grade[], origin: Origin): Measure[] {
  const rows = [
    ...listUnderstanding(grades),
    ...listOutcomes(grades),
    ...listTalk(grades),
    ...listCalibration(grades),
  ]
  return rows.map(({ gate, aim, misses, ...row }) => ({
    suite: SUITE,
    origin,
    ...row,
    ...(gate !== undefined && origin === 'blind' && { gate, ...(aim !== undefined && { aim }) }),
    ...(misses !== undefined && { misses: misses.slice(0, MOST_MISSES) }),
  }))
}
