import type { SlotValue } from '#agent/understand/message/act.ts'
import { understand } from '#agent/understand/understand.ts'
import type { Slot } from '#domain/fact.ts'

export type Read = Partial<Record<Slot, SlotValue>>

/** What a message says for each slot, for tests. Inferred values are left out. */
export function readSlots(
  text: string,
  asking: Slot | null = null,
  teamSize: number | null = null,
): Read {
  const read: Read = {}
  for (const act of understand(text, { asking, knownSlots: new Set(), teamSize })) {
    if (act.kind === 'inform' && !act.reading.isInferred) read[act.slot] = act.value
    // Said back as a question before it is used.
    if (act.kind === 'confirm') read[act.slot] = act.value
  }
  return read
}

/** The kinds of acts in a message, without informs and pain cues. */
export function readKinds(text: string, asking: Slot | null = null): string[] {
  const acts = understand(text, { asking, knownSlots: new Set(), teamSize: null })
  return acts.flatMap((act) => (act.kind === 'inform' || act.kind === 'pain' ? [] : [act.kind]))
}
