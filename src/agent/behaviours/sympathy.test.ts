import { expect, test } from 'vitest'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

const OPENING = 'Carmen, ruizplumbing.com'

test.each([
  'My business partner died in June and I’ve been doing all the invoicing alone since',
  'our bookkeeper passed away last month, so now it is me',
  'I lost my husband this spring, he did the books',
])('“%s” gets a word of sympathy first', (message) => {
  const { reply } = talkToEnd(OPENING, message)
  expect(reply.text).toMatch(/^I’m very sorry for your loss\./)
  expect(reply.asking).not.toBeNull()
})

test.each([
  ['My office manager is in the hospital, so I do it at night', 'I’m sorry to hear that'],
  ['I’m completely burned out from this', 'That sounds exhausting'],
  ['we had to lay off half our staff', 'That sounds exhausting'],
])('“%s” is not passed over', (message, words) => {
  expect(talkToEnd(OPENING, message).reply.text).toContain(words)
})

test('it is said once', () => {
  const [, second] = talk(OPENING, 'my partner died in June', 'my partner died, I do it all').slice(
    -2,
  )
  expect(second?.reply.text).not.toContain('sorry')
})

test.each([
  'the deal died in June',
  'our server passed away last week lol',
  'my laptop died',
  'we lost our best customer',
  'this process is killing us',
  'we process death certificates and funeral invoices',
  'patients have surgery and we code the claims',
])('“%s” is no bad news about a person', (message) => {
  expect(talkToEnd(OPENING, message).reply.text).not.toMatch(/sorry/i)
})
