import type { Mention } from '#agent/understand/quantities/mention.ts'

/** One figure in a working, with the word for it: 7 "sites". */
export type Factor = { value: number; unit: string }

/** Hours a week that one part of a message tells, as a product of what was said. */
export type Effort = {
  hours: number
  low: number
  high: number
  factors: readonly Factor[]
  /** What it was worked out from. */
  mentions: readonly Mention[]
  /** People who are part of it; null where none were named. */
  people: number | null
  /** Where they are named, so that the same people are not counted twice. */
  namedAt: number | null
  /** Something was assumed that the words do not say: that half a day is meant daily, or hours weekly. */
  isAssumed: boolean
  /** One person's hours, while nobody said how many people there are. */
  isPerPerson: boolean
}

type Told = Pick<Effort, 'hours' | 'factors' | 'mentions'>

/** Hours that were told as they are; what is not said of them does not hold. */
export function createEffort(told: Told, rest: Partial<Effort> = {}): Effort {
  return {
    low: told.hours,
    high: told.hours,
    people: null,
    namedAt: null,
    isAssumed: false,
    isPerPerson: false,
    ...told,
    ...rest,
  }
}
