import { expect, test } from 'vitest'
import { describeReplyDue } from '#site/admin/parts/lead-words.tsx'

const NOW = Date.parse('2026-03-12T12:00:00.000Z')

test.each([
  { due: '2026-03-12T12:00:30.000Z', words: 'Reply due in 0 min', state: 'soon' },
  { due: '2026-03-12T12:25:00.000Z', words: 'Reply due in 25 min', state: 'soon' },
  { due: '2026-03-12T13:00:00.000Z', words: 'Reply due in 1 h', state: 'soon' },
  { due: '2026-03-12T13:25:00.000Z', words: 'Reply due in 1 h 25 min', state: 'soon' },
  { due: '2026-03-12T15:00:00.000Z', words: 'Reply due in 3 h', state: 'due' },
  { due: '2026-03-13T14:30:00.000Z', words: 'Reply due in 26 h', state: 'due' },
  { due: '2026-03-15T12:00:00.000Z', words: 'Reply due in 3 days', state: 'due' },
  { due: '2026-03-12T11:59:00.000Z', words: 'Reply overdue by 1 min', state: 'overdue' },
  { due: '2026-03-12T07:00:00.000Z', words: 'Reply overdue by 5 h', state: 'overdue' },
])('due at $due it reads "$words"', ({ due, words, state }) => {
  expect(describeReplyDue({ reply_due_at: due, replied_at: null }, NOW)).toEqual({ words, state })
})

test('a promise that was kept says when, whatever was due', () => {
  const kept = { reply_due_at: '2026-03-12T07:00:00.000Z', replied_at: '2026-03-12T06:05:00.000Z' }
  expect(describeReplyDue(kept, NOW)).toMatchObject({
    words: expect.stringMatching(/^Replied Mar 12, 2026, \d{1,2}:\d5 [AP]M$/),
    state: 'kept',
  })
})

test('where nothing was promised there is nothing to say', () => {
  expect(describeReplyDue({ reply_due_at: null, replied_at: null }, NOW)).toBeNull()
})
