import type { Grade } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { describeTask, isTaskDone, type Row, share } from '#tests/evals/buyers/grading/row.ts'

const isFalselyBooked = ({ isQualified, bookingReason }: Grade) =>
  !isQualified && bookingReason !== null && bookingReason !== 'requested'
const isMissed = ({ isQualified, bookingReason }: Grade) => isQualified && bookingReason === null

function groupByBuyer(grades: readonly Grade[]): Grade[][] {
  return Object.values(Object.groupBy(grades, ({ conversation }) => conversation.profile.id)).map(
    (group) => group ?? [],
  )
}

function listTasks(grades: readonly Grade[], buyers: readonly Grade[][]): Row[] {
  const failed = grades.filter((grade) => !isTaskDone(grade))
  const isReliable = (group: readonly Grade[]) => group.every(isTaskDone)
  return [
    {
      name: 'task success',
      value: share(grades, isTaskDone),
      cases: grades.length,
      gate: { atLeast: 0.96 },
      aim: 0.98,
      misses: failed.map(describeTask),
    },
    {
      name: 'right band',
      value: share(grades, (grade) => grade.isBandRight),
      cases: grades.length,
    },
    {
      name: 'right booking outcome',
      value: share(grades, (grade) => grade.isBookingRight),
      cases: grades.length,
    },
    {
      name: 'e-mail right',
      value: share(grades, (grade) => grade.isEmailRight),
      cases: grades.length,
    },
    {
      name: 'pass^4 over perturbations',
      value: buyers.filter(isReliable).length / buyers.length,
      cases: buyers.length,
      gate: { atLeast: 0.88 },
      aim: 0.94,
    },
  ]
}

function listBookings(grades: readonly Grade[], buyers: readonly Grade[][]): Row[] {
  const qualified = grades.filter((grade) => grade.isQualified)
  return [
    {
      name: 'buyers falsely booked',
      unit: 'count',
      value: buyers.filter((group) => group.some(isFalselyBooked)).length,
      cases: buyers.length,
      gate: { atMost: 0 },
      misses: grades.filter(isFalselyBooked).map(describeTask),
    },
    {
      name: 'missed bookings',
      value: share(qualified, isMissed),
      cases: qualified.length,
      gate: { atMost: 0.04 },
      misses: qualified.filter(isMissed).map(describeTask),
    },
  ]
}

export function listOutcomes(grades: readonly Grade[]): Row[] {
  const buyers = groupByBuyer(grades)
  return [...listTasks(grades, buyers), ...listBookings(grades, buyers)]
}
