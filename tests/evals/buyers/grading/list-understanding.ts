import type { Grade } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { nameOf, type Row, share } from '#tests/evals/buyers/grading/row.ts'

/** Micro F1 over slots told: a wrong value is both a false and a missing one. */
function measureSlots(grades: readonly Grade[]): number {
  const right = grades.reduce((sum, grade) => sum + grade.right, 0)
  const misses = grades.flatMap((grade) => grade.misses)
  const missing = misses.filter(({ kind }) => kind !== 'invented').length
  const invented = misses.filter(({ kind }) => kind !== 'missing').length
  return (2 * right) / (2 * right + missing + invented)
}

function listSlotMisses(grades: readonly Grade[]): string[] {
  return grades.flatMap((grade) =>
    grade.misses.map(
      ({ slot, kind, wanted, got, message }) =>
        `${nameOf(grade)} ${slot} ${kind}: wanted ${wanted}, got ${got}, from "${message}"`,
    ),
  )
}

export function listUnderstanding(grades: readonly Grade[]): Row[] {
  const isJointlyRight = (grade: Grade) => grade.misses.length === 0
  return [
    {
      name: 'slot F1',
      value: measureSlots(grades),
      cases: grades.reduce((sum, grade) => sum + grade.right + grade.misses.length, 0),
      gate: { atLeast: 0.93 },
      misses: listSlotMisses(grades),
    },
    {
      name: 'final-state joint accuracy',
      value: share(grades, isJointlyRight),
      cases: grades.length,
      gate: { atLeast: 0.86 },
      aim: 0.92,
    },
  ]
}
