import {
  averageMentions,
  type Candidate,
  createCandidate,
} from '#agent/understand/quantities/candidate.ts'
import { tellsWhatIsRight } from '#agent/understand/quantities/error-roles.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { listByRole, type RoledFigures } from '#agent/understand/quantities/roles.ts'

/** "4 percent", "3 of 50": a share in percent. */
export function readErrors(figures: RoledFigures): Candidate | null {
  const parts = listByRole(figures, 'errors')
  const percents = parts.filter(({ kind }) => kind === 'percent')
  if (percents.length > 0)
    return averageMentions('error_rate', percents.slice(0, 1), (value, mention) =>
      tellsWhatIsRight(figures, mention) ? 100 - value : value,
    )
  const [first, second] = parts
  if (first === undefined) return null
  return second === undefined ? readSingle(first) : readRatio(first, second)
}

/** "a tenth"; a number alone answers the question in percent. */
function readSingle(mention: Mention): Candidate {
  const { kind, value, low, high } = mention
  return kind === 'fraction'
    ? createCandidate('error_rate', value * 100, [mention])
    : createCandidate('error_rate', value, [mention], { low, high })
}

function readRatio(first: Mention, second: Mention): Candidate | null {
  const [part, whole] = first.value <= second.value ? [first, second] : [second, first]
  if (whole.value <= 0) return null
  const factors = [
    { value: part.value, unit: 'of' },
    { value: whole.value, unit: whole.noun ?? '' },
  ]
  const value = (part.value / whole.value) * 100
  return createCandidate('error_rate', value, [first, second], { workings: [factors] })
}
