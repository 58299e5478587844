import { describe, expect, test } from 'vitest'
import { readClock } from '#agent/understand/quantities/whole-units.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

/** Hours of the first span of clock time. */
function read(text: string): number | null {
  const tokens = tokenize(text)
  return tokens.map((_, at) => readClock(tokens, at)?.hours ?? null).find(Number) ?? null
}

describe('hours between two times of day', () => {
  test.each([
    ['8 to noon', 4],
    ['from seven until nine', 2],
    ['9am-5pm', 8],
    ['11pm to 7am', 8],
    ['8:30 to 10:15', 1.75],
    ['9 a.m. to lunch', 3],
    ['noon till 4', 4],
    ['from 9 to 5', 8],
  ])('"%s" are %d', (text, hours) => {
    expect(read(text)).toBe(hours)
  })

  test.each(['9 to 12 hours', '9 to 12', 'from 8 to 10 people', 'at 9 am'])(
    '"%s" is no span of clock time',
    (text) => {
      expect(read(text)).toBeNull()
    },
  )
})
