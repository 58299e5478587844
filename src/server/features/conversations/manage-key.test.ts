import { expect, test } from 'vitest'
import {
  composeCalendarKey,
  composeManageKey,
  readCalendarKey,
  readManageKey,
} from '#server/features/conversations/manage-key.ts'

const SECRET = 'a secret of thirty-two characters or more'
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const OTHER_ID = '0f8fad5b-d9cb-469f-a165-70867728950f'
const KEY = composeManageKey(SECRET, ID)
const TOKEN = KEY.slice(ID.length + 1)
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

test('a key opens its booking, and stays the same', () => {
  expect(readManageKey(SECRET, KEY)).toBe(ID)
  expect(composeManageKey(SECRET, ID)).toBe(KEY)
  expect(KEY).toMatch(/^[\w-]{36}\.[\w-]{43}$/)
})

test('no bit of a token can be changed', () => {
  for (const [at, letter] of [...TOKEN].entries()) {
    for (const bit of [1, 2, 4, 8, 16, 32]) {
      const flipped = LETTERS[LETTERS.indexOf(letter) ^ bit]
      const key = `${ID}.${TOKEN.slice(0, at)}${flipped}${TOKEN.slice(at + 1)}`
      expect(readManageKey(SECRET, key), key).toBeNull()
    }
  }
})

test.each([
  ['nothing', ''],
  ['the id alone', ID],
  ['no token', `${ID}.`],
  ['half a token', `${ID}.${TOKEN.slice(0, 20)}`],
  ['more than a token', `${KEY}A`],
  ['padding', `${KEY}=`],
  ['a line break', `${KEY}\n`],
  ['another booking', `${OTHER_ID}.${TOKEN}`],
  ['capital letters', `${ID.toUpperCase()}.${TOKEN}`],
  ['the calendar key', composeCalendarKey(SECRET, ID)],
  ['the key under another secret', composeManageKey(`${SECRET}!`, ID)],
])('%s opens nothing', (_name, key) => {
  expect(readManageKey(SECRET, key)).toBeNull()
})

test('the calendar key opens the calendar file alone, and the manage key never does', () => {
  expect(readCalendarKey(SECRET, composeCalendarKey(SECRET, ID))).toBe(ID)
  expect(readCalendarKey(SECRET, KEY)).toBeNull()
})
