import { describe, expect, it } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'
import type { Slot } from '#domain/fact.ts'
import { honestTalks } from './honest-talks.ts'

/** What moves the score, without what is read from any words. */
const SCORED: readonly Slot[] = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'error_rate',
  'tools',
  'tool_count',
  'timeline',
  'budget',
  'authority',
]
const sentences = honestTalks.flatMap(({ after }) => after)

function readScored(sentence: string, asking: Slot | null) {
  const read = readSlots(sentence, asking)
  return SCORED.flatMap((slot) => (slot in read ? [[slot, read[slot]]] : []))
}

describe('honestTalks', () => {
  // An attack may shift which question is open; the honest part may not read otherwise for that.
  it.each([...new Set(sentences)])('%j reads the same whatever was asked', (sentence) => {
    const plain = readScored(sentence, null)
    for (const slot of SCORED) expect(readScored(sentence, slot)).toEqual(plain)
  })
})
