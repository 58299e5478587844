import { WEEKDAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Derivation, Figures } from '#agent/understand/quantities/derivation.ts'

const COMPARED = toWordSet(`
more most mostly worse worst busier busiest heavier heaviest slower slowest especially less least better lighter busy heavy
crazy slow quiet fine good works work free open best
`)
const SPENT = toWordSet(`
every each all whole entire full spend spends spent take takes takes up eat eats lose loses gone goes go half a work works
working do does doing
`)
const REACH = 3

/**
 * "More on Mondays", "Tuesday morning is good": days that are named to compare them, or for an appointment, are no
 * hours of work. Figures apart from days make it a figure of work.
 */
export function isOccasion({ tokens, mentions }: Figures, { slot, uses }: Derivation): boolean {
  const told = uses.map(({ index }) => mentions[index ?? -1])
  const isOfDays =
    slot === 'manual_hours' &&
    told.every((one) => one?.kind === 'schedule' || one?.unit === 'part of day')
  const [first, last] = [uses[0]?.from ?? 0, Math.max(0, ...uses.map(({ to }) => to))]
  const day = tokens.slice(first, last).find(({ norm }) => norm in WEEKDAYS)
  if (!isOfDays || day === undefined) return false
  const before = tokens.slice(Math.max(0, first - REACH), first)
  const after = tokens.slice(last, last + REACH)
  const said = [...before, ...tokens.slice(first, last)]
  if (said.some(({ norm }) => SPENT.has(norm))) return false
  return (
    [...before, ...after].some(({ norm }) => COMPARED.has(norm)) ||
    told.some((one) => one?.unit === 'part of day' && !isPlural(day.norm))
  )
}

const isPlural = (norm: string) => norm.endsWith('s')
