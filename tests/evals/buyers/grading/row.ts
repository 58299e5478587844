import type { Grade } from '#tests/evals/buyers/grading/grade-conversation.ts'
import type { Gate, Measure } from '#tests/evals/measure.ts'

/** A measure before its origin is known; its gate holds for blind material alone. */
export type Row = {
  name: string
  value: number
  cases: number
  gate?: Gate
  aim?: number
  unit?: Measure['unit']
  misses?: readonly string[]
}

export const nameOf = ({ conversation: { profile, perturbation } }: Grade) =>
  `${profile.id} ${profile.tier} ${profile.behaviour} ${perturbation}`

export const share = (grades: readonly Grade[], isTrue: (grade: Grade) => boolean) =>
  grades.filter(isTrue).length / Math.max(1, grades.length)

export const isTaskDone = (grade: Grade): boolean =>
  grade.isBandRight && grade.isBookingRight && grade.isEmailRight

export function describeTask(grade: Grade): string {
  const { score, trueScore, bookingReason, isQualified, isEmailRight } = grade
  return `${nameOf(grade)}: score ${score} for ${trueScore}, booking ${bookingReason ?? 'none'} for ${isQualified ? 'qualified' : 'unqualified'}, e-mail ${isEmailRight ? 'right' : 'wrong'}`
}
