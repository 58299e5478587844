import { expect, test } from 'vitest'
import { NewPassword } from '#contract/new-password.ts'

/** Spaces and letters of any script count as what they are. */
const SENTENCE = 'Größe ist 東京 und sehr viel mehr als ein Wort, 🚀 auch. '

const compose = (length: number) => [...SENTENCE.repeat(9)].slice(0, length).join('')
const isTaken = (password: string) => NewPassword.safeParse(password).success

test.each([12, 64, 128])('a password of %i characters is taken', (length) => {
  expect(isTaken(compose(length))).toBe(true)
})

test.each([0, 8, 11, 129])('one of %i is not', (length) => {
  expect(isTaken(compose(length))).toBe(false)
})
