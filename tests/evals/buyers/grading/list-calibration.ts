import type { Grade } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { describeTask, type Row } from '#tests/evals/buyers/grading/row.ts'
import { correlateRanks, mean } from '#tests/evals/buyers/grading/statistics.ts'

export function listCalibration(grades: readonly Grade[]): Row[] {
  const errors = grades.map(({ score, trueScore }) => Math.abs(score - trueScore))
  const worst = grades.toSorted(
    (left, right) =>
      Math.abs(right.score - right.trueScore) - Math.abs(left.score - left.trueScore),
  )
  return [
    {
      name: 'score MAE',
      unit: 'points',
      value: mean(errors),
      cases: grades.length,
      gate: { atMost: 5 },
      misses: worst.map(describeTask),
    },
    {
      name: 'score Spearman',
      value: correlateRanks(
        grades.map(({ score }) => score),
        grades.map(({ trueScore }) => trueScore),
      ),
      cases: grades.length,
      gate: { atLeast: 0.93 },
    },
  ]
}
