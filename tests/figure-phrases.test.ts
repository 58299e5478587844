import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { understand } from '#agent/understand/understand.ts'
import type { Slot } from '#domain/fact.ts'

type Phrase = {
  asked: Slot | null
  text: string
  only: Slot
  known?: { team_size?: number }
  facts: Partial<Record<Slot, number>>
}

const FILE = path.join(import.meta.dirname, '../training/messages/phrases.jsonl')
/** The ranker has seen them, so that fewer would be a fault of the code around it. */
const LEAST_RIGHT = 0.85
const WRONG_MOST = 0.05

function read({ asked, text, only, known }: Phrase): unknown {
  const teamSize = known?.team_size ?? null
  const figures = teamSize === null ? [] : [['team_size', teamSize] as const]
  const acts = understand(text, { asking: asked, knownSlots: new Set(), teamSize, figures })
  const act = acts.findLast(
    (one) => (one.kind === 'inform' || one.kind === 'confirm') && one.slot === only,
  )
  return act !== undefined && 'value' in act ? act.value : undefined
}

test('phrases of one figure are read as they were labeled', () => {
  const phrases: Phrase[] = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  const judged = phrases.map((phrase) => {
    const [value, wanted] = [read(phrase), phrase.facts[phrase.only]]
    const isRight =
      typeof value === 'number' && wanted !== undefined
        ? Math.abs(value - wanted) <= 0.015 * wanted
        : value === wanted
    return { isRight, isWrong: !isRight && value !== undefined }
  })
  const share = (count: number) => count / judged.length
  expect(share(judged.filter(({ isRight }) => isRight).length)).toBeGreaterThan(LEAST_RIGHT)
  expect(share(judged.filter(({ isWrong }) => isWrong).length)).toBeLessThan(WRONG_MOST)
})
