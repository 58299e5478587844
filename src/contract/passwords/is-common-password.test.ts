import { expect, test } from 'vitest'
import { isCommonPassword } from '#contract/passwords/is-common-password.ts'

test.each([
  'password',
  'password1234',
  'Password1234!',
  'P@ssw0rd2026',
  'passwordpassword',
  '123456789012',
  '098765432109',
  'qwertyuiopasdf',
  '1qaz2wsx3edc',
  'aaaaaaaaaaaaaa',
  'dragondragon1',
  'Loopwright2026!',
  'administrator',
  'changeme!!!!!',
  'letmein12345',
  '1q2w3e4r5t6y',
])('%s is tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'correct horse battery',
  'another long password',
  'tidal-oxide-42-fern',
  '836104275519',
  'Pj4#kq9vLz!x',
  'ein schöner langer Satz',
  '',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(password === '')
})
