import { describe, expect, test } from 'vitest'
import { readSlots } from '#agent/testing/read-slots.ts'
import { findCallMoves } from '#agent/understand/acts/calls.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const read = (text: string) => findCallMoves(tokenize(text), text)
const listKinds = (text: string) => read(text).map(({ kind }) => kind)

test.each([
  'book a call',
  'I would like to book a call',
  'can we schedule a call?',
  'ok, let’s book a call after all',
  'let’s talk tomorrow',
  'can you call me back?',
  'call me tomorrow',
  'please call me at 555-123-4567',
  'I want a demo',
  'could we set up a quick 30 minute chat next week',
  'open the calendar',
  'show me your calendar please',
  'send me a calendar link',
  'a call would be great',
  'happy to jump on a call',
  'when can we talk?',
  'demo please',
  'schedule a demo',
  'how do I book a call?',
  'I am ready for a call',
  'Sounds great, please book me a call with one of your people',
  'book a call please',
  'put me on the calendar',
  'are you free tomorrow?',
  "We'd love to hop on a zoom",
  'it would be great if someone could call me',
  'yes schedule a call',
  "I'd like to set up a meeting with your team",
])('%j asks for a call', (text) => {
  expect(listKinds(text)).toContain('book')
})

test.each([
  'we get 50 calls a day',
  "don't call us",
  'do I need to book a call to get prices?',
  'our call center takes 200 calls',
  'schedule a call with patients',
  'we schedule calls with patients by hand',
  'customers can book a call on our website',
  'can your agent book a meeting for our reps?',
  'before we book a call, what does the audit cost?',
  'what happens when I book a call?',
  "I don't want to book a call",
  'can I see the price without a call?',
  'we want to schedule a call with each new client automatically',
  'people call me at all hours',
  'you can call me Bob',
  'our reps book demos all day',
  'is it necessary to book a call?',
  'what is in the call?',
  'is the call recorded?',
  'let me think about a call',
  'we call the carrier, book a slot and write it down',
  'I need to have a meeting with my team first',
  'no call please',
  'how long is the call?',
  'can we talk about the price first?',
  'our meeting notes get typed up',
  'must I take a call before the estimate?',
  'it can take up to a year',
])('%j does not', (text) => {
  expect(listKinds(text)).not.toContain('book')
})

test.each([
  'no calls please',
  "don't call me",
  'Please no phone calls or meetings, write to me',
  'email only',
  'I hate sales calls',
  'no phone, just email me',
  "I'd prefer email",
  "I don't do calls",
  'i don’t need a call',
  'not ready for a call',
  'only by email',
  'without a call please',
])('%j wants none', (text) => {
  const kinds = listKinds(text)
  expect(kinds.includes('no_call') || kinds.includes('decline_booking')).toBe(true)
})

test.each([
  'we have no calls on sundays',
  'customers do not want calls',
  'no call center here',
  'we get 50 calls a day',
  'no calls are logged',
  'I miss calls because I type all day',
  'budget not yet approved',
  'just email me at maya@acme.com',
])('%j says nothing against one', (text) => {
  const kinds = listKinds(text)
  expect(kinds.includes('no_call') || kinds.includes('decline_booking')).toBe(false)
})

test.each([
  'give me human',
  'speak to the manager',
  'put me through with a real person',
  'can I talk to someone next week?',
  'get me a human being',
  'connect me with someone',
  'how can I reach you?',
  'I want to talk to a real person',
])('%j asks for a person', (text) => {
  expect(listKinds(text)).toContain('handoff')
})

test.each([
  'we find a manager for each shift',
  'we hand it over to the team',
  'patients want to talk to a person',
  'are you a real person?',
])('%j asks for nobody', (text) => {
  expect(listKinds(text)).not.toContain('handoff')
})

describe('a named time', () => {
  test.each([
    ['can we do next Tuesday 3pm?', 'next Tuesday 3pm'],
    ['Tuesday 3pm, can you put it in?', 'Tuesday 3pm'],
    ['Thursday 10am my time', 'Thursday 10am my time'],
    ['um 15 Uhr telefonieren', 'um 15 Uhr'],
    ['können wir um 15 Uhr telefonieren?', 'um 15 Uhr'],
    ['how about tomorrow at 2?', 'tomorrow at 2'],
    ['Friday 10:30 works for me', 'Friday 10:30'],
    ['dana@brightfreight.example.com, and can we do next Tuesday 3pm?', 'next Tuesday 3pm'],
    ['call me at 3pm', 'at 3pm'],
    ['let us talk Wednesday at noon', 'Wednesday at noon'],
  ])('“%s” asks for a call at %s', (text, time) => {
    const [call, ...others] = read(text).filter(({ kind }) => kind === 'book')
    expect(call?.time).toBe(time)
    expect(others).toEqual([])
  })

  test.each([
    'we ship every Tuesday at 3pm',
    'payroll is due Thursday 10am',
    'Monday 9am to 5pm',
    'we do it Tuesday 3pm',
    'orders come in by phone until 4pm',
    '3 people, 10 hours',
  ])('“%s” asks for none', (text) => {
    expect(read(text).filter(({ kind }) => kind === 'book')).toEqual([])
  })

  test.each(['um 15 Uhr telefonieren', 'Thursday 10am my time', 'how about tomorrow at 2?'])(
    '“%s” tells no figure',
    (text) => {
      expect(readSlots(text, 'team_size')).toEqual({})
      expect(readSlots(text, 'hourly_rate')).toEqual({})
      expect(readSlots(text, 'manual_hours')).toEqual({})
    },
  )
})
