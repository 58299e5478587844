import { expect, test } from 'vitest'
import { understand } from '#agent/understand/understand.ts'

// Words that every JavaScript object knows. A table that inherits them once never ended on "constructor".
test.each(['constructor', '__proto__', 'valueOf', 'toString', 'hasOwnProperty'])(
  '“%s” is a word like any other',
  (word) => {
    const context = { asking: null, knownSlots: new Set<never>(), teamSize: null }
    const acts = understand(`Our ${word} team spends 5 hours a week on it`, context)
    expect(acts).toContainEqual(expect.objectContaining({ slot: 'manual_hours', value: 5 }))
  },
)
