import { expect, test } from 'vitest'
import { mergeByTime } from '#site/admin/messages/MessagesView.tsx'
import { describeBrain, groupByDay } from '#site/admin/messages/MessageTimeline.tsx'

test.each([
  [null, null, null],
  ['offline', null, 'rules'],
  ['openai', null, 'openai'],
  ['offline', 'timeout', 'rules · the model did not answer in time'],
  ['openai', 'client_gone', 'openai · the visitor stopped it or left'],
  ['offline', 'a_later_reason', 'rules · a_later_reason'],
  ['offline', 'constructor', 'rules · constructor'],
])('the brain %s with the note %s is told as %s', (brain, brain_note, told) => {
  expect(describeBrain({ brain, brain_note })).toBe(told)
})

const before = { created_at: '2026-03-12T23:30:00.000Z' }
const after = { created_at: '2026-03-13T00:30:00.000Z' }

test('a day ends at the reader’s midnight', () => {
  expect(groupByDay([before, after], 'UTC')).toEqual([
    { day: 'Mar 12, 2026', messages: [before] },
    { day: 'Mar 13, 2026', messages: [after] },
  ])
  expect(groupByDay([before, after], 'America/New_York')).toEqual([
    { day: 'Mar 12, 2026', messages: [before, after] },
  ])
})

test('each email stands before the first newer message, and messages keep their order', () => {
  const at = (id: string, minute: number) => ({
    id,
    created_at: new Date(Date.UTC(2026, 2, 12, 9, minute)).toISOString(),
  })
  const messages = [at('m1', 5), at('m2', 10), at('m3', 8)]
  const emails = [at('e1', 1), at('e2', 7), at('e3', 10), at('e4', 12)]
  const order = mergeByTime(messages, emails).map(({ id }) => id)
  expect(order).toEqual(['e1', 'm1', 'e2', 'e3', 'm2', 'm3', 'e4'])
})
