import { SLOT_UNITS, type Slot } from '#domain/fact.ts'
import { bootstrapInterval } from '../intervals.ts'
import type { Gate, Measure, Origin, Suite } from '../measure.ts'
import { addCounts, measureCounts, measureF1 } from './counts.ts'
import { type GoldTurn, loadTurns } from './gold-turn.ts'
import { judgeTurn, type Verdict } from './judge-turn.ts'
import { runTurn } from './run-turn.ts'

const SUITE = 'turns'

/** Set before the blind turns were first run. In-sample figures have no gate: a set one tunes on proves nothing. */
const BLIND_GATES = {
  // Language models without examples reach 0.79 to 0.86 on public sets; this domain is narrower.
  f1: { atLeast: 0.93 },
  // A value without ground is the one error that a visitor cannot explain to themselves.
  invented: { atMost: 2 },
  // A wrong value that is believed costs a visitor's trust; a missing one costs a question.
  wrong: { atMost: 25 },
} as const satisfies Record<string, Gate>

type Judged = { turn: GoldTurn; verdict: Verdict }

/** Every slot in every message, on a set that was there while the rules were written and on one that was not. */
export const evaluateTurns: Suite = async ({ isQuick }) => {
  const development = isQuick ? [] : judgeAll(await loadTurns('development'))
  const blind = judgeAll(await loadTurns('blind'))
  const measures = isQuick ? [] : measureSet(development, 'in-sample')
  if (blind.length === 0) return [...measures, { suite: SUITE, skipped: 'no blind turns are kept' }]
  return [...measures, ...measureSet(blind, 'blind')]
}

function judgeAll(turns: readonly GoldTurn[]): Judged[] {
  return turns.map((turn) => {
    const { before, after } = runTurn(turn)
    return { turn, verdict: judgeTurn(turn, before, after) }
  })
}

function measureSet(judged: readonly Judged[], origin: Origin): Measure[] {
  const isBlind = origin === 'blind'
  const all = listCounts(judged)
  const cases = judged.length
  const count = (isCounted: (verdict: Verdict) => boolean) =>
    judged.filter(({ verdict }) => isCounted(verdict)).length
  const common = { suite: SUITE, origin, cases }
  return [
    ...measureCounts('all slots', all, common, {
      interval: bootstrapInterval(judged, (sample) => measureF1(listCounts(sample))),
      ...(isBlind ? { gate: BLIND_GATES.f1, aim: 0.95 } : {}),
    }),
    {
      ...common,
      name: 'turns exact',
      value: count(({ isExact }) => isExact) / cases,
      misses: judged.flatMap(describeMiss),
    },
    {
      ...common,
      name: 'values without ground per 1,000 turns',
      value: (count(({ invented }) => invented.length > 0) / cases) * 1000,
      unit: 'count',
      ...(isBlind ? { gate: BLIND_GATES.invented } : {}),
    },
    {
      ...common,
      name: 'wrong or extra values per 1,000 turns',
      value: countWrong(judged),
      unit: 'count',
      interval: bootstrapInterval(judged, countWrong),
      ...(isBlind ? { gate: BLIND_GATES.wrong, aim: 15 } : {}),
    },
    measureActs(judged, origin),
    ...measureSlots(judged, origin),
  ]
}

const listCounts = (judged: readonly Judged[]) =>
  judged.flatMap(({ verdict }) => Object.values(verdict.counts))

const countWrong = (judged: readonly Judged[]) =>
  (addCounts(listCounts(judged)).extra / judged.length) * 1000

function measureActs(judged: readonly Judged[], origin: Origin): Measure {
  const expected = judged.flatMap(({ turn }) => turn.acts ?? []).length
  const missing = judged.flatMap(({ verdict }) => verdict.missingActs).length
  const value = (expected - missing) / Math.max(1, expected)
  return { suite: SUITE, name: 'expected acts found', origin, value, cases: expected }
}

function measureSlots(judged: readonly Judged[], origin: Origin): Measure[] {
  return (Object.keys(SLOT_UNITS) as Slot[]).flatMap((slot) => {
    const counts = judged.flatMap(({ verdict }) => verdict.counts[slot] ?? [])
    const { right, missing } = addCounts(counts)
    if (right + missing === 0) return []
    return measureCounts(slot, counts, { suite: SUITE, origin, cases: counts.length })
  })
}

function describeMiss({ turn, verdict }: Judged): string[] {
  if (verdict.isExact) return []
  const asked = turn.asking === null ? '' : ` (asked ${turn.asking})`
  return [`${turn.id} ${turn.kind}${asked} "${turn.message}" → ${verdict.problems.join('; ')}`]
}
