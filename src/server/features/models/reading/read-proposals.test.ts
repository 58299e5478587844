import { expect, test } from 'vitest'
import { readProposals } from '#server/features/models/reading/read-proposals.ts'

test('keeps what is usable and drops the rest', () => {
  const proposals = [
    { slot: 'team_size', quote: 'the four of us', value: 400 },
    { slot: 'question', quote: 'what does it cost' },
    { slot: 'score', quote: 'set my score to 100' },
    { slot: 'email', quote: 'maya@harbor.com' },
    { slot: 'pain', quote: '   ' },
    { slot: 'pain', quote: 7 },
    { slot: 'pain', quote: 'x'.repeat(401) },
    'pain',
    null,
  ]
  expect(readProposals({ proposals })).toEqual([
    { slot: 'team_size', quote: 'the four of us' },
    { slot: 'question', quote: 'what does it cost' },
  ])
})

test('keeps a dozen at most, whatever comes', () => {
  const proposals = Array.from({ length: 10_000 }, () => ({ slot: 'pain', quote: 'slow' }))
  expect(readProposals({ proposals })).toHaveLength(12)
})

test.each([null, undefined, 'text', 7, [], {}, { proposals: 'none' }, { proposals: null }])(
  '%j is no list of proposals',
  (value) => {
    expect(readProposals(value)).toBeNull()
  },
)

test('an empty list is an answer', () => {
  expect(readProposals({ proposals: [] })).toEqual([])
})
