import type { Tally } from './fuzz-units.ts'
import { KNOWN_ATTACKS } from './known-attacks.ts'
import { type Attack, composeAttack } from './support/derive-attacks.ts'
import type { State } from './support/states.ts'
import { STATES, weighCorrections, weighTurn } from './support/trial.ts'
import { isTooMuch, LIMIT_MS, TEXT_CHARS } from './support/weigh.ts'

/** A visitor who has told nothing, who was asked, and of whom all else is known. */
const CORRECTED_STATES = STATES.slice(0, 3)

/** The states in which the attack costs too much as a message. */
export function findCostlyStates(attack: Attack, states: readonly State[]): string[] {
  const text = composeAttack(attack, TEXT_CHARS)
  return states
    .filter((state) => isTooMuch(weighTurn(state, text, LIMIT_MS)))
    .map(({ name }) => name)
}

/** The facts as which the attack costs too much, typed into the score card. */
export function findCostlyFacts(attack: Attack, states: readonly State[]): string[] {
  const text = composeAttack(attack, TEXT_CHARS)
  return states.flatMap((state) =>
    weighCorrections(state, text, LIMIT_MS)
      .filter(isTooMuch)
      .map(({ slot }) => `${slot}, ${state.name}`),
  )
}

/** Every known attack in every state: what `known-attacks.test.ts` tries in some of them. */
export function tryKnownAttacks(): Tally {
  const costly = KNOWN_ATTACKS.map((attack) => ({
    attack,
    places: [...findCostlyStates(attack, STATES), ...findCostlyFacts(attack, CORRECTED_STATES)],
  })).filter(({ places }) => places.length > 0)
  console.log(`\nKnown attacks: ${KNOWN_ATTACKS.length} texts in ${STATES.length} states`)
  for (const { attack, places } of costly) {
    console.log(`too much: ${JSON.stringify(attack)}: ${places.join('; ')}`)
  }
  return { tried: KNOWN_ATTACKS.length, failed: costly.length }
}
