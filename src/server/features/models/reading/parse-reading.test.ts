import { expect, test } from 'vitest'
import { findReading, parseReading } from '#server/features/models/reading/parse-reading.ts'
import { composeReading, sayFact, workOut } from '#tests/support/compose-reading.ts'

const GOOD = sayFact('team_size', 4, 'the four of us')

test('keeps what is usable and drops the rest', () => {
  const facts = [
    { ...GOOD, more: 'ignored' },
    workOut('manual_hours', 140, '7 * 0.5 * 40', '7 locations', 'half'),
    { ...GOOD, slot: 'score' },
    { ...GOOD, quotes: [] },
    { ...GOOD, quotes: 'the four of us' },
    { ...GOOD, quotes: ['   '] },
    { ...GOOD, quotes: ['x'.repeat(401)] },
    { ...GOOD, value: Number.NaN },
    { ...GOOD, value: { four: 4 } },
    { ...GOOD, certainty: 'sure' },
    { ...GOOD, workings: 4 },
    'pain',
    null,
  ]
  const answer = {
    language: 'es',
    facts,
    questions: [{ quote: 'what does it cost' }, {}, 7],
    refuses: ['budget', 'score'],
    wants_person: 'yes',
    wants_call: true,
  }
  expect(parseReading(answer)).toEqual(
    composeReading({
      language: 'es',
      facts: [GOOD, workOut('manual_hours', 140, '7 * 0.5 * 40', '7 locations', 'half')],
      questions: [{ quote: 'what does it cost' }],
      refuses: ['budget'],
      wantsCall: true,
    }),
  )
})

test('keeps a few facts at most, whatever comes', () => {
  const facts = Array.from({ length: 10_000 }, () => GOOD)
  expect(parseReading({ facts })?.facts).toHaveLength(16)
})

test.each([null, undefined, 'text', 7, [], {}, { facts: 'none' }, { facts: null }])(
  '%j is no reading',
  (value) => {
    expect(parseReading(value)).toBeNull()
  },
)

test('one that says nothing is an answer', () => {
  expect(parseReading({ facts: [] })).toEqual(composeReading())
})

test('a reading is found among braces, quotes, and other objects', () => {
  const reading = { language: 'en', facts: [{ ...GOOD, quotes: ['so "} four'] }] }
  const text = `{not it} {"facts": 7} ${JSON.stringify(reading)} {"facts": []}`
  expect(findReading(text)).toMatchObject({ facts: reading.facts })
  expect(findReading(JSON.stringify(reading).slice(0, -1))).toBeNull()
})

test.each(['{', '{"', '"', '{"a":', '\\"{'])('a run of "%s" takes no time to speak of', (piece) => {
  const from = performance.now()
  expect(findReading(piece.repeat(20_000))).toBeNull()
  expect(performance.now() - from).toBeLessThan(500)
})
