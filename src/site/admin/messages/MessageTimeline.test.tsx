import { expect, test } from 'vitest'
import { describeBrain } from '#site/admin/messages/MessageTimeline.tsx'

test.each([
  [null, null, null],
  ['offline', null, 'rules'],
  ['openai', null, 'openai'],
  ['offline', 'timeout', 'rules · the model did not answer in time'],
  ['openai', 'client_gone', 'openai · stopped by the visitor, or left'],
  ['offline', 'a_later_reason', 'rules · a_later_reason'],
  ['offline', 'constructor', 'rules · constructor'],
])('the brain %s with the note %s is told as %s', (brain, brain_note, told) => {
  expect(describeBrain({ brain, brain_note })).toBe(told)
})
