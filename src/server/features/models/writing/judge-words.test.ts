import { expect, test } from 'vitest'
import { judgeWords } from '#server/features/models/writing/judge-words.ts'

test.each([
  [{ accepted: 2, refused: 0, placed: 0 }, true, null],
  [{ accepted: 1, refused: 5, placed: 0 }, true, null],
  [{ accepted: 0, refused: 0, placed: 2 }, true, null],
  [{ accepted: 0, refused: 3, placed: 1 }, true, null],
  [{ accepted: 0, refused: 0, placed: 0 }, true, null],
  [{ accepted: 0, refused: 1, placed: 0 }, true, 'ungrounded'],
  [{ accepted: 0, refused: 0, placed: 0 }, false, 'empty'],
] as const)('%j with text: %s is %s', (tally, hasText, fault) => {
  expect(judgeWords(tally, hasText)).toBe(fault)
})
