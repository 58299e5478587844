import { expect, it } from 'vitest'
import { SLOT_UNITS } from '#domain/fact.ts'
import { loadTurns } from './gold-turn.ts'

const [development, blind] = await Promise.all([loadTurns('development'), loadTurns('blind')])
/** A retired blind set lies among the others until a new one is written. */
const sets = Object.entries({ development, blind }).filter(([, turns]) => turns.length > 0)
const SLOTS = Object.keys(SLOT_UNITS)

function readKeys(part: object | undefined): string[] {
  return Object.keys(part ?? {})
}

it('keeps the blind turns apart from those one may look at', () => {
  const phrasings = new Set(development.map(({ message }) => message.toLowerCase()))
  expect(blind.filter(({ message }) => phrasings.has(message.toLowerCase()))).toEqual([])
})

it.each(sets)('labels only slots that exist, each turn once: %s', (_name, turns) => {
  const named = turns.flatMap(({ asking, known, facts, range, accept, absent, tolerated }) => [
    ...(asking === null ? [] : [asking]),
    ...[known, facts, range, accept].flatMap(readKeys),
    ...(absent ?? []),
    ...(tolerated ?? []),
  ])
  expect(named.filter((slot) => !SLOTS.includes(slot))).toEqual([])
  expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length)
})

it.each(sets)('covers every slot: %s', (_name, turns) => {
  const labelled = new Set(turns.flatMap(({ facts }) => readKeys(facts)))
  expect(SLOTS.filter((slot) => !labelled.has(slot))).toEqual([])
})
