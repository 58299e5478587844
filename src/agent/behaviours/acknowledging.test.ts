import { expect, test } from 'vitest'
import { BUYERS } from '#agent/testing/buyers.ts'
import { OFFICE_BUYERS } from '#agent/testing/office-buyers.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'
import { TRADE_BUYERS } from '#agent/testing/trade-buyers.ts'

test.each([
  ['We re-key bookings that arrive by email into our TMS', 'go into re-keying bookings'],
  ['Invoice matching. 20 hours a week', 'How many people work on invoice matching'],
  ['we do PO matching all day', 'go into PO matching'],
])('after “%s” the question names the work', (pain, words) => {
  expect(talkToEnd('Maya, acme.com', pain).reply.text).toContain(words)
})

test('a work that has no short name is called “that work”', () => {
  const { reply } = talkToEnd('Maya, acme.com', 'everything is a mess, 20 hours a week')
  expect(reply.text).not.toMatch(/mess/)
})

test.each([...BUYERS, ...TRADE_BUYERS, ...OFFICE_BUYERS])(
  '$who never reads the same sentence twice',
  (buyer) => {
    const sentences = talk(...buyer.messages).flatMap(({ reply }) =>
      reply.text.split(/(?<=[.?])\s+/).filter((sentence) => sentence.length > 12),
    )
    const twice = sentences.filter((one, at) => sentences.indexOf(one) !== at)
    expect(twice).toEqual([])
  },
)

test('a case is called close only where industry and work both match', () => {
  const close = talk(
    'Ann Lee, I work for a freight company, acmefreight.com',
    'order entry, 80 hours a week',
    '$30 an hour',
    'SAP',
    '4%',
  ).at(-1)
  const other = talk(
    'Ann Lee, acme.com',
    'order entry, 80 hours a week',
    '$30 an hour',
    'SAP',
    '4%',
  )
  expect(close?.reply.text).toContain('A case close to yours is below.')
  expect(other.at(-1)?.reply.text).not.toContain('close to yours')
  expect(other.at(-1)?.reply.caseStudy).not.toBeNull()
})

test('asked for a call, it asks where the invitation should go', () => {
  expect(talkToEnd('book a call').reply.text).toContain(
    'Which email address should the invitation go to?',
  )
})

test.each(['Ann Lee, acme.com', 'why do you need my email?'])(
  '%s promises no estimate by mail',
  () => {
    const texts = talk(...(BUYERS[0]?.messages ?? [])).map(({ reply }) => reply.text)
    for (const text of texts)
      expect(text).not.toMatch(/send (?:you )?(?:this|the) estimate|e-mail/i)
  },
)

test('people who stand in the sum are known, and the work is named as something done', () => {
  const { facts, reply } = talkToEnd(
    'Maya, acme.com',
    'retyping customs forms',
    '6 people, 12 hours a week each',
  )
  expect(facts.team_size?.value).toBe(6)
  expect(reply.asking).not.toBe('team_size')
  const { reply: asked } = talkToEnd('Maya, acme.com', 'retyping customs forms', '10 hours a week')
  expect(asked.text).toContain('involved in retyping customs forms')
})
