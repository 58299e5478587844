import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const OPENING = 'Pat Reed, acme.example.com'
const OPEN = 'Invoice entry: five of us lose four hours a week on it'

test('hours that may be of each or of all are asked about, and both readings are named', () => {
  const { reply, facts } = talkToEnd(OPENING, OPEN)
  expect(reply.text).toContain(
    'Is that 4 hours a week each, so 20 hours a week, or 4 hours a week in all?',
  )
  expect(reply.quickReplies).toEqual(['Each', 'In all'])
  expect(facts.manual_hours).toBeUndefined()
  expect(facts.team_size?.value).toBe(5)
})

test.each([
  ['each', 20],
  ['4 hours each', 20],
  ['yes', undefined],
  ['yes, each', 20],
  ['yes, in all', 4],
  ['in all', 4],
  ['in total, and we pay $30 an hour', 4],
  ['20', 20],
  ['no', undefined],
])('“%s” to it stores %s', (answer, hours) => {
  expect(talkToEnd(OPENING, OPEN, answer).facts.manual_hours?.value).toBe(hours)
})

test('hours of one who works another number are said back with the new sum', () => {
  const { reply, facts } = talkToEnd(OPENING, OPEN, '5 hours each')
  expect(reply.text).toContain('5 people × 5 hours = 25 hours a week')
  expect(facts.manual_hours).toBeUndefined()
})

test.each([
  ['Invoice entry: 4 people, 60 hours a week in total', 60],
  ['Invoice entry: 12 hours a week across 3 people', 12],
  ['Invoice entry: three of us lose 2 hours a day each', 30],
  ['Invoice entry: 8 staff, nine hour shifts, six days, all of it', 432],
])('“%s” has one reading', (message, hours) => {
  expect(talkToEnd(OPENING, message).facts.manual_hours?.value).toBe(hours)
})

test.each([
  [
    '8 people are doing documentation full day, six days a week, 9 hours shift',
    '8 people × 9 hours × 6 days = 432',
  ],
  ['documentation: two people, Mondays and Tuesdays', '2 people × 8 hours × 2 times a week = 32'],
  ['documentation: me and 2 girls all day', '3 people × 8 hours × 5 days = 120'],
  ['documentation: 4 people x 6 hours x 5 days = 110', '120 hours a week, not 110. Is 120 right?'],
])('“%s” is said back as %s', (message, workings) => {
  const { reply, facts } = talkToEnd(OPENING, message)
  expect(reply.text).toContain(workings)
  expect(facts.manual_hours).toBeUndefined()
})

test('hours without a period that nobody asked for are of a week or a month', () => {
  const opening = 'Hi, we lose about twenty hours of typing'
  expect(talkToEnd(opening).reply.text).toContain('Is that 20 hours a week, or a month?')
  expect(talkToEnd(opening, 'a month').facts.manual_hours?.value).toBeCloseTo(4.6, 1)
  expect(talkToEnd(opening, 'a week').facts.manual_hours?.value).toBe(20)
})

test.each([
  'claims. each clinic spends about 3 hours a day on it',
  'every branch loses 12 hours a week on claims',
])('“%s”: hours of one place are asked about before anything rests on them', (text) => {
  const { facts, state } = talkToEnd('Rosa, brightsmile.example.com', text)
  expect(facts.manual_hours).toBeUndefined()
  expect(state.proposed?.manual_hours).toBeDefined()
})

test('with the number of places the sum holds them', () => {
  const { state } = talkToEnd(
    'Rosa, brightsmile.example.com',
    'claims, 3 hours a day at each of our 3 clinics',
  )
  expect(state.proposed?.manual_hours?.value).toBe(45)
})

describe('places that were counted in an earlier message', () => {
  const COUNTED = 'we have 5 clinics and copy intake forms into the billing system'
  test.each([
    ['each clinic spends 8 hours', '5 clinics × 8 hours = 40 hours a week'],
    ['every clinic loses 3 hours a day', '5 clinics × 3 hours × 5 days = 75 hours a week'],
    ['8 hours per clinic', '5 clinics × 8 hours = 40 hours a week'],
  ])('multiply “%s”, which is said back', (text, workings) => {
    const { reply, facts } = talkToEnd(OPENING, COUNTED, text)
    expect(reply.text).toContain(`${workings}. Is that right?`)
    expect(facts.manual_hours).toBeUndefined()
  })

  test('are the part of them that does the work', () => {
    const { reply } = talkToEnd(
      OPENING,
      COUNTED,
      'only 2 of the 5 clinics do it',
      '10 hours at each clinic',
    )
    expect(reply.text).toContain('2 clinics × 10 hours = 20 hours a week')
  })

  test('are stored with a total that agrees', () => {
    const { facts } = talkToEnd(OPENING, COUNTED, 'each clinic spends 8 hours so 40 hours')
    expect(facts.manual_hours?.value).toBe(40)
  })

  test('count no people of one place as the team', () => {
    const { facts } = talkToEnd(OPENING, COUNTED, '2 people at each clinic, 4 hours a week')
    expect(facts.team_size).toBeUndefined()
  })

  test('are those of the visitor, and not of a question', () => {
    const asked = 'do you have 5 clinics as customers? We copy intake forms'
    const { reply } = talkToEnd(OPENING, asked, 'each clinic spends 8 hours')
    expect(reply.text).not.toContain('40')
  })
})
