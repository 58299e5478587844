import type { Factor } from '#agent/understand/quantities/compose-hours.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'

export type FigureSlot = 'manual_hours' | 'team_size' | 'hourly_rate' | 'error_rate' | 'tool_count'

/** A value for a slot, with what it was worked out from. */
export type Candidate = {
  slot: FigureSlot
  value: number
  low: number
  high: number
  mentions: readonly Mention[]
  /** The sum, in the figures of the message; empty where the value stands there as it is. */
  workings: readonly (readonly Factor[])[]
  /** It took several steps, or something that was not said. */
  isWorkedOut: boolean
  /** Other figures of the message may belong to the sum. */
  isLoose: boolean
  /** Hours of one person, while nobody said how many people there are. */
  isPerPerson: boolean
}

export function createCandidate(
  slot: FigureSlot,
  value: number,
  mentions: readonly Mention[],
  rest: Partial<Candidate> = {},
): Candidate {
  return {
    slot,
    value,
    low: value,
    high: value,
    mentions,
    workings: [],
    isWorkedOut: false,
    isLoose: false,
    isPerPerson: false,
    ...rest,
  }
}
