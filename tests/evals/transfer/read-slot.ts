import { understand } from '#agent/understand/understand.ts'
import type { Slot } from '#domain/fact.ts'

type Act = ReturnType<typeof understand>[number]

/** One message as the first answer of a conversation that asked for `asking`. */
export function readActs(text: string, asking: Slot | null): Act[] {
  return understand(text, { asking, knownSlots: new Set(), teamSize: null })
}

export function readSlot(text: string, slot: Slot, asking: Slot | null): unknown {
  const told = readActs(text, asking).filter(
    (act) => (act.kind === 'inform' || act.kind === 'correct') && act.slot === slot,
  )
  const last = told.at(-1)
  return last !== undefined && 'value' in last ? last.value : null
}
