import { describe, expect, test } from 'vitest'
import { KNOWN, VALUED } from '#agent/testing/known.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

test('a lead over the line gets the calendar as soon as the email is there', () => {
  const last = talkToEnd(...VALUED, 'next month', 'I decide', '$80k', 'maya@harborfreightco.com')
  expect(last.scoreCard.score).toBeGreaterThanOrEqual(60)
  expect(last.reply.booking).toEqual({ reason: 'qualified' })
})

test('a lead that leaves its address early is asked on, and no calendar opens below the line', () => {
  const last = talkToEnd(
    'Maya, acme.com',
    '45 hours a week',
    '$32, NetSuite, Excel, Slack',
    '4% errors, team of 3, next month',
    'maya@acme.com',
  )
  expect(last.scoreCard.score).toBeLessThan(60)
  expect(last.reply.booking).toBeNull()
  expect(last.reply.asking).not.toBeNull()
})

test('work that is too small for us is told so, is offered no call, and gets one by asking', () => {
  const turns = talk(
    'Ines, molinovet.com',
    'reminder letters, 9 hours a week, two of us',
    '$18 an hour',
    'Provet and Outlook',
    '2% wrong',
    'within the year',
    'I decide',
    'about 20k',
    'ines@molinovet.com',
    'can we have a call anyway?',
  )
  const texts = turns.map(({ reply }) => reply.text).join('\n')
  expect(texts).toContain('This is too small for us')
  expect(texts).not.toContain('open the calendar')
  expect(turns.at(-2)?.reply.booking).toBeNull()
  expect(turns.at(-1)?.reply.booking).toEqual({ reason: 'requested' })
})

test.each([
  ['few hours', ['reminder letters, 3 hours a week, two of us', 'next month']],
  ['no date', ['reminder letters, 30 hours a week, two of us', 'no rush']],
  ['no budget', ['reminder letters, 30 hours a week, two of us', 'next month, we have no budget']],
  ['no buyer', ['I am a student. 30 hours a week, two of us', 'next month']],
  ['no wish for a call', ['letters, 30 hours a week, two of us', 'next month. No calls please']],
] as const)('%s speaks against offering a call', (_, [work, date]) => {
  const turns = talk(
    'Ines, molinovet.com',
    work,
    '$18 an hour',
    'Provet and Outlook',
    '2% wrong',
    date,
    'ines@molinovet.com',
  )
  expect(turns.every(({ reply }) => reply.booking === null)).toBe(true)
  expect(turns.at(-1)?.reply.text).not.toContain('Shall I open the calendar')
})

test('who wants no call is not offered one until they ask for it', () => {
  const turns = talk(
    ...VALUED,
    'next month. Please no phone calls or meetings, write to maya@harborfreightco.com',
    'i don’t need a call',
    'ok, let’s book a call after all',
  )
  expect(turns.at(-3)?.reply.text).toContain('No call, then')
  expect(turns.slice(0, -1).every(({ reply }) => reply.booking === null)).toBe(true)
  expect(turns.at(-1)?.reply.booking).toEqual({ reason: 'requested' })
})

test('after the calendar nothing more is asked', () => {
  const turns = talk(
    ...VALUED,
    'next month',
    'I decide',
    '$80k, maya@harborfreightco.com',
    'thanks',
    'ok',
  )
  const openedAt = turns.findIndex(({ reply }) => reply.booking !== null)
  expect(openedAt).toBeGreaterThan(0)
  expect(turns.slice(openedAt).map(({ reply }) => reply.asking)).toEqual([null, null, null])
})

test('an unfit lead is not pushed to the calendar', () => {
  const turns = talk(
    'Bob, bobsplumbing.net',
    'invoicing',
    '3 hours',
    '$25 an hour',
    'QuickBooks',
    'no errors',
    'no rush',
    'I decide',
    'no budget',
    'bob@bobsplumbing.net',
  )
  expect(turns.every((turn) => turn.reply.booking === null)).toBe(true)
  expect(turns.map(({ reply }) => reply.text).join()).toContain('too small for us')
})

test('a call can be asked for at any time; without an address it is asked for once', () => {
  const turns = talk('I would like to book a call', 'bob@acme.com')
  expect(turns[0]?.reply.asking).toBe('email')
  expect(turns[1]?.reply.booking).toEqual({ reason: 'requested' })
})

test('a call is offered without an address when that is refused', () => {
  const turns = talk('book a call please', 'I’d rather not say')
  expect(turns[1]?.reply.booking).toEqual({ reason: 'requested' })
  expect(turns[1]?.facts.email?.value).toBeNull()
})

test('a plain yes opens the calendar that was offered in words', () => {
  const turns = talk(
    ...KNOWN,
    '$32 an hour',
    'NetSuite, Excel, Outlook',
    'no idea',
    'next year',
    'my boss decides',
    'not set yet',
    'maya@harborfreightco.com',
    'yes',
  )
  expect(turns.at(-2)?.reply.text).toContain('Shall I open the calendar')
  expect(turns.at(-1)?.reply.booking).toEqual({ reason: 'requested' })
})

test('the calendar is offered once and again only on request', () => {
  const turns = talk(
    ...VALUED,
    'next month',
    'I decide',
    '$80k',
    'maya@harborfreightco.com',
    'thanks',
    'can we schedule a call?',
  )
  expect(
    turns.map((turn) => turn.reply.booking?.reason ?? null).filter((reason) => reason !== null),
  ).toEqual(['qualified', 'requested'])
})

test('a call that was asked for before the lead qualified stays requested, also when it qualifies later', () => {
  const turns = talk(
    'I would like to book a call, maya@harborfreightco.com',
    ...VALUED,
    'next month',
    'I decide',
    '$80k',
  )
  const last = turns.at(-1)
  expect(turns[0]?.scoreCard.score).toBeLessThan(60)
  expect(last?.scoreCard.score).toBeGreaterThanOrEqual(60)
  expect(turns.map(({ reply }) => reply.booking).filter((offer) => offer !== null)).toEqual([
    { reason: 'requested' },
  ])
})

test('who says "not now" to the calendar is not shown it again until they ask', () => {
  const turns = talk(
    ...VALUED,
    'next month',
    'I decide',
    '$80k, maya@harborfreightco.com',
    'not now',
    'thanks',
    'ok, let’s book a call after all',
  )
  const offers = turns.map(({ reply }) => reply.booking?.reason ?? null)
  expect(offers.slice(-4)).toEqual(['qualified', null, null, 'requested'])
})

test.each([
  ['can we do next Tuesday 3pm?', 'next Tuesday 3pm'],
  ['Tuesday 3pm, can you put it in?', 'Tuesday 3pm'],
  ['um 15 Uhr telefonieren', 'um 15 Uhr'],
])('“%s” is picked in the calendar', (text, time) => {
  const { reply, facts } = talkToEnd('Pat Reed, acme.example.com, pat@acme.example.com', text)
  expect(reply.booking).toEqual({ reason: 'requested', time })
  expect(reply.text).toContain(`You can pick “${time}” there, which also confirms the time zone.`)
  expect(Object.keys(facts).filter((slot) => slot.startsWith('team'))).toEqual([])
})

test('a named time is said back before the address is asked for', () => {
  const { reply } = talkToEnd('Pat Reed, acme.example.com', 'can we do next Tuesday 3pm?')
  expect(reply.text).toContain(
    'Sure. You can pick “next Tuesday 3pm” in the calendar, which also confirms the time zone. Which email address',
  )
})

test.each(['please just have someone call me 216-555-0148', 'let someone ring me at 216-555-0148'])(
  '%j asks for a person by phone',
  (text) => {
    const turn = talk('Kwame, osei-logistics.com', text).at(-1)
    expect(turn?.reply.handoff?.reason).toBe('asked')
    expect(turn?.reply.text).toMatch(/follows up at \(216\) 555-0148 within one business day/)
  },
)

describe('who left a number for a person', () => {
  const CALLED = ['can somebody call me', '918 555 0142. im marcus']

  test.each([
    [
      'yes pass it on. and tell him its a lumber yard 6 trucks',
      'I’ve noted “its a lumber yard 6 trucks” for that person.',
    ],
    ['i dont do email much just use the phone number i gave u', 'follows up at (918) 555-0142'],
    ['is it ok if they text instead of calling', 'you prefer a text to (918) 555-0142'],
    [
      'no i mean your guy. can he text me instead of call me',
      'you prefer a text to (918) 555-0142',
    ],
    ['how long til they call? im driving, after 4 is best', 'I’ve noted “after 4” for the call.'],
  ])('“%s” is noted for that person', (text, said) => {
    const { reply, facts } = talkToEnd(...CALLED, text)
    expect(reply.text).toContain(said)
    expect(reply.text).not.toMatch(/audit takes|agent that talks|email address/)
    expect([reply.asking, facts.email]).toEqual([null, undefined])
  })

  test('is asked for no address when a question is passed on', () => {
    const { reply } = talkToEnd(...KNOWN, '918 555 0142', 'which insurance do you carry?', 'yes')
    expect(reply.text).toContain('The answer goes to (918) 555-0142.')
    expect(reply.asking).not.toBe('email')
  })
})
