import { expect, test } from 'vitest'
import { KNOWN_ATTACKS } from './known-attacks.ts'
import { composeAttack } from './support/derive-attacks.ts'
import { STATES, warmUpAgent, weighCorrections, weighTurn } from './support/trial.ts'
import { isTooMuch, TEXT_CHARS } from './support/weigh.ts'

warmUpAgent()

test.each(KNOWN_ATTACKS)(
  '"$prefix$pump…$suffix" costs no turn too much, whatever was asked',
  (attack) => {
    const text = composeAttack(attack, TEXT_CHARS)
    // The first state is enough: where a text is endless, it is so in most of them.
    const costly = STATES.find((state) => isTooMuch(weighTurn(state, text)))
    expect(costly?.name).toBeUndefined()
  },
)

test.each(KNOWN_ATTACKS)('"$prefix$pump…$suffix" can be typed as any fact', (attack) => {
  const text = composeAttack(attack, TEXT_CHARS)
  const costly = STATES.slice(0, 3).flatMap((state) =>
    weighCorrections(state, text).filter(isTooMuch).slice(0, 1),
  )
  expect(costly).toEqual([])
})
