import type { Random } from '#tests/faults/support/random.ts'
import type { Tally } from './fuzz-units.ts'
import type { Expression } from './support/collect-expressions.ts'
import { composeAttack, deriveAttacks } from './support/derive-attacks.ts'
import { shuffle } from './support/shuffle.ts'
import { STATES, weighCorrections, weighExpression, weighTurn } from './support/trial.ts'
import { TEXT_CHARS } from './support/weigh.ts'
import { type Cost, createWorstList, reportCosts, type WorstList } from './support/worst-list.ts'

/** The share of the time that single expressions get; whole turns get the rest. */
const ALONE_SHARE = 0.4
const KEPT = 300
const KEPT_OF_ONE = 3
const CORRECTED_EVERY = 20
const FILE_CHARS = 32

/** The items again and again, in their order. */
function* repeatWhile<Item>(items: readonly Item[], isOn: () => boolean): Generator<Item> {
  while (items.length > 0) {
    for (const item of items) {
      if (!isOn()) return
      yield item
    }
  }
}

/** Repetitions that each expression is prone to: on it alone first, and the worst of them in whole turns. */
export function fuzzPumps(
  expressions: readonly Expression[],
  { random, seconds }: { random: Random; seconds: number },
): Tally {
  const started = performance.now()
  const hasTime = (share: number) => performance.now() - started < seconds * share * 1_000
  const alone = createWorstList(KEPT)
  const turns = createWorstList(KEPT)
  const corrections = createWorstList(KEPT)
  let tried = 0
  let rounds = 0

  function tryAsTurn({ text, unit }: Cost): void {
    const state = random.pick(STATES)
    turns.add({ unit, text, place: state.name, ...weighTurn(state, text) })
    if (random.below(CORRECTED_EVERY) > 0) return
    for (const { slot, ...weight } of weighCorrections(state, text)) {
      corrections.add({ unit, text, place: `correction of ${slot}`, ...weight })
    }
  }

  for (const expression of repeatWhile(shuffle(expressions, random), () => hasTime(ALONE_SHARE))) {
    tried += tryAlone(expression, random, alone)
    rounds += 1 / expressions.length
  }
  for (const cost of repeatWhile(alone.costs, () => hasTime(1))) {
    tryAsTurn(cost)
    tried++
  }
  const title = `Pumps on ${expressions.length} expressions alone, ${rounds.toFixed(1)} rounds`
  const failed =
    reportCosts(title, alone) +
    reportCosts('The worst of them as turns', turns) +
    reportCosts('The worst of them as corrections', corrections)
  return { tried, failed }
}

/** The costliest attacks on one expression join the list. */
function tryAlone(expression: Expression, random: Random, alone: WorstList): number {
  const { source, flags, file } = expression
  const pattern = new RegExp(source, flags)
  const worst = createWorstList(KEPT_OF_ONE)
  const attacks = deriveAttacks(expression, random)
  for (const attack of attacks) {
    const text = composeAttack(attack, TEXT_CHARS)
    const unit = `${attack.prefix}(${attack.pump})*${attack.suffix} in ${source}`
    worst.add({ text, unit, place: file.slice(-FILE_CHARS), ...weighExpression(pattern, text) })
  }
  for (const cost of [...worst.costs, ...worst.faults]) alone.add(cost)
  return attacks.length
}
