import { expect, test } from 'vitest'
import { KNOWN } from '#agent/testing/known.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

const LOST =
  /Roughly how many hours is it|I’m not sure what you meant|went past me|couldn’t make that out|didn’t/

test('what was not understood is met with what was hoped for and an example, and nothing else is asked', () => {
  const { reply } = talkToEnd('Maya, acme.com', 'order entry', 'purple monkey')
  expect(reply.asking).toBe('manual_hours')
  expect(reply.text).toMatch(/^Roughly how many hours is it, such as “about 20 a week”/)
  expect(reply.text.split('?')).toHaveLength(2)
  expect(reply.text.split(/[.](?= |$)/).length).toBeLessThanOrEqual(3)
})

test('it is said in other words each time', () => {
  const turns = talk(...KNOWN, 'blue', 'green', 'red', 'pink', 'grey').slice(2)
  const texts = turns.map(({ reply }) => reply.text)
  expect(new Set(texts).size).toBe(texts.length)
})

test.each([
  'hello',
  'thanks',
  'what does it cost?',
  '$32 an hour',
  'it is a nightmare',
  'ok',
  'no',
  'book a call',
  'I’d rather not say',
])('“%s” is understood', (message) => {
  expect(talkToEnd(...KNOWN, message).reply.text).not.toMatch(LOST)
})

test('“what do you mean?” is answered with an example of what was asked', () => {
  const { reply } = talkToEnd(...KNOWN, 'what do you mean?')
  expect(reply.asking).toBe('hourly_rate')
  expect(reply.text).toContain('such as “$30”')
})

test.each(['??', 'I don’t understand', 'what should I write?'])(
  '“%s” closes no question, and gets an example',
  (message) => {
    const { reply } = talkToEnd(...KNOWN, message)
    expect(reply.asking).toBe('hourly_rate')
    expect(reply.text).toContain('such as “$30”')
  },
)
