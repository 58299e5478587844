import type { Proposal } from '#agent/understand/message/act.ts'
import type { Facts, Slot } from '#domain/fact.ts'
import type { GoldTurn } from '#tests/evals/turns/gold-turn.ts'
import { judgeTurn, type Verdict } from '#tests/evals/turns/judge-turn.ts'
import { runTurn } from '#tests/evals/turns/run-turn.ts'
import { LIES_PER_TURN } from './cheating-model.ts'

/** What proposals changed about one turn. */
export type Difference = {
  turn: GoldTurn
  proposals: number
  without: Verdict
  /** The verdict with each batch of proposals, as many as are looked at in one turn. */
  withProposals: readonly Verdict[]
  /** Values that the rules alone did not store, or stored otherwise. */
  changed: readonly string[]
}

function listBatches(proposals: readonly Proposal[]): Proposal[][] {
  const starts = Array.from({ length: Math.ceil(proposals.length / LIES_PER_TURN) })
  return starts.map((_, index) =>
    proposals.slice(index * LIES_PER_TURN, (index + 1) * LIES_PER_TURN),
  )
}

function listChanged(before: Facts, after: Facts): string[] {
  const slots = [...new Set([...Object.keys(before), ...Object.keys(after)])] as Slot[]
  return slots
    .filter((slot) => JSON.stringify(before[slot]) !== JSON.stringify(after[slot]))
    .map((slot) => `${slot} ${JSON.stringify(after[slot]?.value)} from "${after[slot]?.quote}"`)
}

/** Takes a turn by the rules alone, and again with every batch of the proposals. */
export function compareTurn(turn: GoldTurn, proposals: readonly Proposal[]): Difference {
  const alone = runTurn(turn)
  const runs = listBatches(proposals).map((batch) => runTurn(turn, batch))
  return {
    turn,
    proposals: proposals.length,
    without: judgeTurn(turn, alone.before, alone.after),
    withProposals: runs.map(({ before, after }) => judgeTurn(turn, before, after)),
    changed: runs.flatMap(({ after }) => listChanged(alone.after.facts, after.facts)),
  }
}

export const isWorse = ({ without, withProposals }: Difference) =>
  without.isExact && withProposals.some(({ isExact }) => !isExact)

export const isBetter = ({ without, withProposals }: Difference) =>
  !without.isExact && withProposals.some(({ isExact }) => isExact)

/** Values whose quote is not in the message, or numbers from words without one, that the rules alone did not store. */
export function countInvented({ without, withProposals }: Difference): number {
  return withProposals
    .flatMap(({ invented }) => invented)
    .filter((slot) => !without.invented.includes(slot)).length
}
