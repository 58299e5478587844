import type { ReadFact } from '#agent/understand/message/act.ts'
import type { Facts, Slot } from '#domain/fact.ts'
import type { GoldTurn } from '#tests/evals/turns/gold-turn.ts'
import { judgeTurn, type Verdict } from '#tests/evals/turns/judge-turn.ts'
import { runTurn } from '#tests/evals/turns/run-turn.ts'
import { composeReading } from '#tests/support/compose-reading.ts'
import { LIES_PER_TURN } from './cheating-model.ts'

/** What a reading changed about one turn. */
export type Difference = {
  turn: GoldTurn
  read: number
  without: Verdict
  /** The verdict with each batch of what was read, as many as are looked at in one turn. */
  withModel: readonly Verdict[]
  /** Values that the rules alone did not store, or stored otherwise. */
  changed: readonly string[]
}

function listBatches(facts: readonly ReadFact[]): ReadFact[][] {
  const starts = Array.from({ length: Math.ceil(facts.length / LIES_PER_TURN) })
  return starts.map((_, index) => facts.slice(index * LIES_PER_TURN, (index + 1) * LIES_PER_TURN))
}

function listChanged(before: Facts, after: Facts): string[] {
  const slots = [...new Set([...Object.keys(before), ...Object.keys(after)])] as Slot[]
  return slots
    .filter((slot) => JSON.stringify(before[slot]) !== JSON.stringify(after[slot]))
    .map((slot) => `${slot} ${JSON.stringify(after[slot]?.value)} from "${after[slot]?.quote}"`)
}

/** Takes a turn by the rules alone, and again with every batch of what a model read. */
export function compareTurn(turn: GoldTurn, facts: readonly ReadFact[]): Difference {
  const alone = runTurn(turn)
  const runs = listBatches(facts).map((batch) => runTurn(turn, composeReading({ facts: batch })))
  return {
    turn,
    read: facts.length,
    without: judgeTurn(turn, alone.before, alone.after),
    withModel: runs.map(({ before, after }) => judgeTurn(turn, before, after)),
    changed: runs.flatMap(({ after }) => listChanged(alone.after.facts, after.facts)),
  }
}

const countExtra = ({ counts }: Verdict) =>
  Object.values(counts).reduce((sum, { extra }) => sum + extra, 0)

/** Something false is stored that the rules alone did not store. A right value that is asked about instead is no lie told. */
export const isWorse = ({ without, withModel }: Difference) =>
  withModel.some((verdict) => countExtra(verdict) > countExtra(without))

export const isBetter = ({ without, withModel }: Difference) =>
  !without.isExact && withModel.some(({ isExact }) => isExact)

/** Values whose quote is not in the message, or numbers from words without one, that the rules alone did not store. */
export function countInvented({ without, withModel }: Difference): number {
  return withModel
    .flatMap(({ invented }) => invented)
    .filter((slot) => !without.invented.includes(slot)).length
}
