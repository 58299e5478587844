import Recognizers from '@microsoft/recognizers-text-suite'
import { findNumbers } from '#agent/understand/quantities/numbers.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Measure } from '../measure.ts'
import { loadTurns } from '../turns/gold-turn.ts'

// "This one", "one of my people": the oracle counts articles and pronouns.
const SMALLEST = 2
// The oracle itself found 57 of 62 numbers of this kind of text, at a precision of 0.97.
const AGREEMENT_GATE = { atLeast: 0.9 }

/** Whether every number that an independent recogniser sees in the development turns is seen here too. */
export async function measureNumberOracle(): Promise<Measure> {
  const turns = await loadTurns('development')
  const seen = turns
    .filter(
      ({ asking }) => asking !== 'phone' && asking !== 'email' && asking !== 'company_website',
    )
    .flatMap(({ message }) => readOracle(message).map((number) => ({ message, number })))
  const unseen = seen.filter(({ message, number }) => !holds(message, number))
  return {
    ...{ suite: 'transfer', name: 'numbers agree with the oracle', origin: 'in-sample' },
    value: (seen.length - unseen.length) / seen.length,
    cases: seen.length,
    gate: AGREEMENT_GATE,
    misses: unseen.map(({ message, number }) => `"${message}" lacks ${number}`),
  }
}

function readOracle(message: string): number[] {
  return Recognizers.recognizeNumber(message, Recognizers.Culture.English)
    .filter(({ resolution }) => resolution?.subtype !== 'fraction')
    .map(({ resolution }) => Number(resolution?.value))
    .filter((number) => number >= SMALLEST)
}

function holds(message: string, number: number): boolean {
  return findNumbers(tokenize(message)).some(({ value, low, high }) =>
    // It knows no "grand", and takes the thousands of "15-20k" for the second number's alone.
    [number, number * 1000].some((wanted) => [value, low, high].includes(wanted)),
  )
}
