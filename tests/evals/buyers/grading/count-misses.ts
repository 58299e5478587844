import type { Grade } from '#tests/evals/buyers/grading/grade-conversation.ts'
import { isTaskDone } from '#tests/evals/buyers/grading/row.ts'

function tally(names: readonly string[]): string[] {
  const counts = Object.entries(Object.groupBy(names, (name) => name)).map(
    ([name, all]) => [name, all?.length ?? 0] as const,
  )
  return counts
    .toSorted((left, right) => right[1] - left[1])
    .map(([name, count]) => `${name} ${count}`)
}

/** How often each slot and behaviour goes wrong, without a word of what was said. */
export function countMisses(grades: readonly Grade[]): string[] {
  const slots = grades.flatMap((grade) => grade.misses.map(({ slot, kind }) => `${slot} ${kind}`))
  const failed = grades.filter((grade) => !isTaskDone(grade))
  const joint = grades.filter((grade) => grade.misses.length > 0)
  return [
    `slots: ${tally(slots).join(' · ')}`,
    `joint state wrong, by behaviour: ${tally(joint.map(({ conversation }) => conversation.profile.behaviour)).join(' · ')}`,
    `joint state wrong, by perturbation: ${tally(joint.map(({ conversation }) => conversation.perturbation)).join(' · ')}`,
    `task failed, by behaviour: ${tally(failed.map(({ conversation }) => conversation.profile.behaviour)).join(' · ')}`,
    `task failed, by tier: ${tally(failed.map(({ conversation }) => conversation.profile.tier)).join(' · ')}`,
    `task failed, by cause: ${tally(failed.flatMap((grade) => [...(grade.isBandRight ? [] : ['band']), ...(grade.isBookingRight ? [] : [`booking ${grade.bookingReason ?? 'missed'}`]), ...(grade.isEmailRight ? [] : ['e-mail'])])).join(' · ')}`,
  ]
}
