import { expect, test } from 'vitest'
import { KNOWN, VALUED } from '#agent/testing/known.ts'
import { talk } from '#agent/testing/talk.ts'

/** Up to "Shall I open the calendar?" */
const OFFERED = [
  ...KNOWN,
  '$32 an hour',
  'NetSuite, Excel, Outlook',
  'no idea',
  'next year',
  'my boss decides',
  'not set yet',
  'maya@harborfreightco.com',
]
const QUALIFIED = [...VALUED, 'next month', 'I decide', '$80k', 'maya@harborfreightco.com']

const listOffers = (...messages: readonly string[]) =>
  talk(...messages).map(({ reply }) => reply.booking?.reason ?? null)

test.each(['yes', 'Yes, open the calendar', 'yep, thanks!', "ok let's do it", 'sounds good', '👍'])(
  'to the offer of a call, %j is a yes',
  (answer) => {
    expect(talk(...OFFERED).at(-1)?.reply.text).toContain('Shall I open the calendar')
    expect(listOffers(...OFFERED, answer).at(-1)).toBe('requested')
  },
)

test.each([
  'Okay, and what happens with this?',
  'sure, but who reads this?',
  'Yes, we use SAP',
  'ok so first tell me the price',
  'Right, how much is the audit?',
])('to the offer of a call, %j is no yes, and the offer lapses with it', (answer) => {
  expect(listOffers(...OFFERED, answer, 'yes')).not.toContain('requested')
})

test.each(['Not now', 'no thanks', 'maybe later', 'no, what does the audit cost?'])(
  'after %j to the offer of a call, none is offered until the visitor asks',
  (answer) => {
    const turns = talk(
      ...OFFERED,
      answer,
      'we have 60 hours a week, and I decide, we start next month with $90k',
      'yes',
      'thanks',
      'can we book a call?',
    )
    const after = turns.slice(OFFERED.length)
    expect(after.map(({ reply }) => reply.booking?.reason ?? null)).toEqual([
      null,
      null,
      null,
      null,
      'requested',
    ])
    for (const { reply } of after.slice(0, -1)) {
      expect(reply.text).not.toMatch(/shall i open|i will open the calendar|call with one of our/i)
      expect(reply.quickReplies).not.toContain('Yes, open the calendar')
    }
  },
)

test('"ok" to a call that was only mentioned takes note of it, and "yes" asks for it', () => {
  const unready = [
    'Ines, molinovet.com',
    'reminder letters, 60 hours a week, two of us',
    '$30 an hour',
    'Provet and Outlook',
    '2% wrong',
    'no rush',
    'I decide',
    'no budget',
    'ines@molinovet.com',
  ]
  expect(talk(...unready).at(-1)?.reply.text).toContain('say so and I will open the calendar')
  expect(listOffers(...unready, 'ok, thanks')).not.toContain('requested')
  expect(listOffers(...unready, 'yes please').at(-1)).toBe('requested')
})

test('a call declined at the start is not offered by the rule either', () => {
  expect(listOffers('no calls please', ...QUALIFIED)).not.toContain('qualified')
  expect(listOffers(...QUALIFIED)).toContain('qualified')
  expect(listOffers("I don't want a call", ...QUALIFIED)).not.toContain('qualified')
})

test.each([
  'we get 50 calls a day',
  "don't call us",
  'do I need to book a call to get prices?',
  'our call center takes 200 calls a day',
  'we schedule a call with patients each day',
])('%j opens no calendar', (text) => {
  expect(listOffers(text, 'bob@acme.com')).toEqual([null, null])
})

test('a call that was asked for can be called off while its address is asked for', () => {
  expect(listOffers('book a call', 'never mind', 'yes')).toEqual([null, null, null])
})
