import { expect, test } from 'vitest'
import { measureTail } from '#agent/perception/tool-tails.ts'

test.each([
  ['netsuite for the orders', ' for the orders'],
  ['excel all day long!', ' all day long!'],
  ['slack, mostly', ' mostly'],
  ['xero is what we use for invoices', ' is what we use for invoices'],
  ['trello on our screens too', ' on our screens too'],
  ['jira to keep track of it all', ' to keep track of it all'],
  ['outlook when customers write to us lol', ' when customers write to us lol'],
])('behind the name in "%s" stands "%s"', (text, tail) => {
  expect(text.slice(text.length - measureTail(text))).toBe(tail)
})

test.each(['netsuite', 'day one', 'to do', 'formstack'])('all of "%s" may be a name', (text) => {
  expect(measureTail(text)).toBe(0)
})

test('takes no longer for phrases that could be cut in many ways', () => {
  const text = `${'researching for '.repeat(100)}~`
  expect(measureTail(text)).toBe(0)
})
