import { type Candidate, createCandidate } from '#agent/understand/quantities/candidate.ts'
import { composeHours } from '#agent/understand/quantities/compose-hours.ts'
import { readTeam } from '#agent/understand/quantities/compose-team.ts'
import { readErrors } from '#agent/understand/quantities/errors-candidate.ts'
import { readHours } from '#agent/understand/quantities/hours-candidate.ts'
import { readRate } from '#agent/understand/quantities/rate-candidate.ts'
import { listByRole, type RoledFigures } from '#agent/understand/quantities/roles.ts'

/** What the figures of a message come to, given what each is said of. */
export function composeFigures(figures: RoledFigures): Candidate[] {
  const efforts = composeHours(figures)
  return [
    readHours(figures, efforts),
    readTeam(figures, efforts),
    readRate(figures),
    readErrors(figures),
    readToolCount(figures),
  ].filter((candidate) => candidate !== null)
}

function readToolCount(figures: RoledFigures): Candidate | null {
  const [count] = listByRole(figures, 'tool_count')
  return count === undefined || !Number.isInteger(count.value)
    ? null
    : createCandidate('tool_count', count.value, [count])
}
