import type { ModelReading, ReadFact } from '#agent/understand/message/act.ts'

/** A model's reading that says nothing but what is given. */
export const composeReading = (changes: Partial<ModelReading> = {}): ModelReading => ({
  language: 'en',
  facts: [],
  questions: [],
  refuses: [],
  wantsPerson: false,
  wantsCall: false,
  ...changes,
})

/** A fact that is said as it is in one quote. */
export const sayFact = (
  slot: ReadFact['slot'],
  value: ReadFact['value'],
  ...quotes: readonly string[]
): ReadFact => ({ slot, value, quotes, workings: null, certainty: 'said' })

/** A figure that is computed from its quotes. */
export const workOut = (
  slot: ReadFact['slot'],
  value: number,
  workings: string,
  ...quotes: readonly string[]
): ReadFact => ({ slot, value, quotes, workings, certainty: 'worked_out' })
