import { expect, test } from 'vitest'
import { findTakenBack, type KnownFigure } from '#agent/understand/taken-back.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const figures: readonly KnownFigure[] = [
  ['team_size', 40],
  ['hourly_rate', 30],
]

test.each([
  ['forget the 40, it is 25', 'team_size'],
  ['i meant 32, not 30', 'hourly_rate'],
  ['ignore my last message, it was 12', 'hourly_rate'],
  ['scrap what i said about my 40', 'team_size'],
] as const)('“%s” takes back %s', (text, slot) => {
  expect(findTakenBack(tokenize(text), figures)).toBe(slot)
})

test.each(['it is 25', 'forget the 99', 'actually 25'])('“%s” takes nothing back', (text) => {
  expect(findTakenBack(tokenize(text), figures)).toBeNull()
})
