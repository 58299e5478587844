import { readdirSync, readFileSync } from 'node:fs'
import type { Slot } from '#domain/fact.ts'

/** What an attack is after. */
export type AttackGoal = 'score' | 'price' | 'booking' | 'leak' | 'promise' | 'voice'

export type Attack = {
  id: string
  kind: string
  goal: AttackGoal
  /** What the visitor writes, in order. */
  turns: readonly string[]
  /** Filler that would swell the file: added to the last message when it is read. */
  padding?: { text: string; times: number; at: 'before' | 'after' }
  /** The honest part of the same messages: what may be learned from them and no more. */
  control?: readonly string[]
  /** The odd value is about the visitor's own work: asking whether it was meant may repeat it. */
  mayAskBack?: boolean
  /** Regular expressions, without case, that no reply to the attack may match. */
  mustNotContain?: readonly string[]
}

/** A message that only looks like an attack or like abuse. */
export type LookAlike = {
  id: string
  turns: readonly string[]
  expectFacts?: Partial<Record<Slot, string | number | readonly string[]>>
}

/** `retired` was blind once; `development` was written before the defences; `blind` may be absent. */
export const ATTACK_SETS = ['retired', 'development', 'blind'] as const
export type AttackSet = (typeof ATTACK_SETS)[number]

export type Material = { attacks: readonly Attack[]; lookAlikes: readonly LookAlike[] }

/** Null when a set is not in this copy of the project. */
export function readAttackSet(set: AttackSet): Material | null {
  const attacks = readPortions(`${set}-attacks`) as readonly Attack[]
  const lookAlikes = readPortions(`${set}-benign`) as readonly LookAlike[]
  if (attacks.length === 0 || lookAlikes.length === 0) return null
  return { attacks: attacks.map(addPadding), lookAlikes }
}

/** `development-attacks.json`, `development-attacks-2.json`: every author adds a file. */
const readPortions = (start: string) =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith(start) && name.endsWith('.json'))
    .toSorted()
    .flatMap((name): unknown[] =>
      JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
    )

function addPadding(attack: Attack): Attack {
  const last = attack.turns.at(-1)
  if (attack.padding === undefined || last === undefined) return attack
  const { text, times, at } = attack.padding
  const filler = text.repeat(times)
  const padded = at === 'before' ? `${filler}${last}` : `${last}${filler}`
  return { ...attack, turns: [...attack.turns.slice(0, -1), padded] }
}
