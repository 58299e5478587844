import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Gate, Measure, Origin, Skipped, Suite } from '../measure.ts'
import type { GoldTurn } from '../turns/gold-turn.ts'
import { judgeTurn } from '../turns/judge-turn.ts'
import { runTurn } from '../turns/run-turn.ts'

const SUITE = 'corrections'
const RIGHT_GATE: Gate = { atLeast: 0.8 }

/**
 * Messages that correct what is known: by pronoun, part, contrast, or slot, and messages that only seem to. With
 * `examples`, corrections that were made in conversations, as `npm run admin -- corrections` writes them.
 */
export const evaluateCorrections: Suite = async ({ isQuick, examples }) => {
  const sets = [
    ...(isQuick ? [] : [['development-corrections.json', 'in-sample'] as const]),
    ['blind-corrections.json', 'blind'] as const,
  ]
  const measures: (Measure | Skipped)[] = []
  for (const [name, origin] of sets)
    measures.push(...measureFile(await read(new URL(name, import.meta.url)), { name, origin }))
  if (examples !== undefined)
    measures.push(...measureFile(await read(examples), { name: examples, origin: 'in-sample' }))
  return measures
}

function measureFile(
  turns: readonly GoldTurn[] | null,
  { name, origin }: { name: string; origin: Origin },
): (Measure | Skipped)[] {
  return turns === null
    ? [{ suite: SUITE, skipped: `${name} is not there` }]
    : measure(turns, origin)
}

async function read(file: URL | string): Promise<GoldTurn[] | null> {
  if (!existsSync(file)) return null
  const text = await readFile(file, 'utf8')
  return text.trimStart().startsWith('[')
    ? JSON.parse(text)
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line))
}

function measure(turns: readonly GoldTurn[], origin: Origin): Measure[] {
  const judged = turns.map((turn) => {
    const { before, after } = runTurn(turn)
    return { turn, after, verdict: judgeTurn(turn, before, after) }
  })
  const right = judged.filter(
    ({ verdict, after, turn }) => verdict.problems.length === 0 || isAskedBack(after, turn),
  )
  const wrong = judged.filter(({ verdict }) =>
    Object.values(verdict.counts).some(({ extra }) => extra > 0),
  )
  const common = { suite: SUITE, origin, cases: judged.length }
  return [
    {
      ...common,
      name: 'right or rightly asked back',
      value: right.length / judged.length,
      ...(origin === 'blind' && { gate: RIGHT_GATE }),
      misses: judged
        .filter((one) => !right.includes(one))
        .map(
          ({ turn, verdict }) =>
            `${turn.id} ${turn.kind} "${turn.message}" → ${verdict.problems.join('; ')}`,
        ),
    },
    { ...common, name: 'a wrong value stored', value: wrong.length / judged.length },
  ]
}

/** The new value is said back as a question. */
function isAskedBack({ state: { pending } }: ReturnType<typeof runTurn>['after'], turn: GoldTurn) {
  return pending?.kind === 'confirm' && turn.facts[pending.slot] === pending.value
}
