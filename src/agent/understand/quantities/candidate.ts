import type { Factor } from '#agent/understand/quantities/effort.ts'
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

/** The mean of several figures, from the lowest end to the highest. */
export function averageMentions(
  slot: FigureSlot,
  mentions: readonly Mention[],
  convert: (value: number, mention: Mention) => number,
): Candidate {
  const values = mentions.map((mention) => convert(mention.value, mention))
  const mean = values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)
  const low = Math.min(...mentions.map((mention) => convert(mention.low, mention)))
  const high = Math.max(...mentions.map((mention) => convert(mention.high, mention)))
  return createCandidate(slot, mean, mentions, { low, high, isWorkedOut: mentions.length > 1 })
}
