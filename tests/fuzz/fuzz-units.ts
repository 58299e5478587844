import type { Random } from '#tests/faults/support/random.ts'
import type { Expression } from './support/collect-expressions.ts'
import { KNOWLEDGE, STATES, weighCorrections, weighTurn } from './support/trial.ts'
import { TEXT_CHARS } from './support/weigh.ts'
import { changeUnit, composeUnit, gatherWords, type WordPool } from './support/word-pool.ts'
import { createWorstList, reportCosts } from './support/worst-list.ts'

const KEPT = 60
const CORRECTED_EVERY = 25
/** Then the search for worse texts starts anew, as it would otherwise stay with those of one kind. */
const LITTER = 600

type Settings = { random: Random; seconds: number }
export type Tally = { tried: number; failed: number }

function repeat(unit: string): string {
  return unit.repeat(Math.ceil(TEXT_CHARS / unit.length)).slice(0, TEXT_CHARS)
}

/** Many different units, as somebody writes who has a lot to tell. */
function composeLetter(pool: WordPool, random: Random): string {
  let text = ''
  while (text.length < TEXT_CHARS) text += composeUnit(pool, random)
  return text.slice(0, TEXT_CHARS)
}

/** Units of words and signs, repeated to the length of a message, in every state of a conversation. */
export function fuzzUnits(
  expressions: readonly Expression[],
  { random, seconds }: Settings,
): Tally {
  const pool = gatherWords(expressions, KNOWLEDGE.spelling.words, random)
  const turns = createWorstList(KEPT)
  const corrections = createWorstList(KEPT)
  let litter = createWorstList(KEPT)

  function chooseUnit(): string {
    const dice = random.below(10)
    if (dice === 0) return composeLetter(pool, random)
    const isBred = dice < 6 && litter.costs.length >= KEPT
    return isBred
      ? changeUnit(random.pick(litter.costs).unit, pool, random)
      : composeUnit(pool, random)
  }

  const end = performance.now() + seconds * 1_000
  let tried = 0
  while (performance.now() < end) {
    if (tried % LITTER === 0) litter = createWorstList(KEPT)
    const unit = chooseUnit()
    const text = repeat(unit)
    const state = random.pick(STATES)
    const cost = { unit, text, place: state.name, ...weighTurn(state, text) }
    turns.add(cost)
    litter.add(cost)
    if (tried % CORRECTED_EVERY === 0) {
      for (const { slot, ...weight } of weighCorrections(state, text)) {
        corrections.add({ unit, text, place: `correction of ${slot}`, ...weight })
      }
    }
    tried++
  }
  const failed =
    reportCosts(`Units, repeated: ${tried} turns`, turns) +
    reportCosts('The same as corrections', corrections)
  return { tried, failed }
}
