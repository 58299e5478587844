import { expect, test } from 'vitest'
import { KNOWN_ATTACKS } from './known-attacks.ts'
import { STATES, warmUpAgent } from './support/trial.ts'
import { findCostlyFacts, findCostlyStates } from './try-known-attacks.ts'

/** A text that is endless is so in most states; `tests/fuzz/run.ts known` tries them all. */
const SOME_STATES = STATES.filter((_, index) => index % 16 === 0 || index === STATES.length - 1)
const ATTACKS = KNOWN_ATTACKS.map((attack) => {
  return [JSON.stringify(`${attack.prefix}${attack.pump}…${attack.suffix}`), attack] as const
})

warmUpAgent(SOME_STATES)

test.each(ATTACKS)('%s costs no turn too much, whatever was asked', (_, attack) => {
  expect(findCostlyStates(attack, SOME_STATES)).toEqual([])
})

test.each(ATTACKS)('%s can be typed as any fact', (_, attack) => {
  expect(findCostlyFacts(attack, STATES.slice(0, 1))).toEqual([])
})
