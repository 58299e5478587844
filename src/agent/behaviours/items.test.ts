import { describe, expect, test } from 'vitest'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

const START = 'Sam, acmedist.com, we want to automate order entry'

function tellHours(...messages: string[]) {
  const { state, reply } = talkToEnd(START, ...messages)
  const waiting = state.proposed?.manual_hours?.value
  return { stored: state.facts.manual_hours?.value, waiting, text: reply.text }
}

describe('work that is told in items', () => {
  test.each([
    [
      'orders come in by email, girls retype them into NetSuite. like 150 a day',
      '150 orders a day',
    ],
    ['we do about 400 invoices a day, sorry, a week. 400 a week', '400 invoices a week'],
    ['1,300 claims a month in Columbus and another 700 or so in Tulsa', '2,000 claims a month'],
    ['60 to 80 orders a day', '60 to 80 orders a day'],
    ['we key in about 150 orders a day', '150 orders a day'],
  ])('“%s” counts no hours, and asks how long one takes', (told, known) => {
    const { stored, waiting, text } = tellHours(told)
    expect(stored).toBeUndefined()
    expect(waiting).toBeUndefined()
    expect(text).toContain(`${known}. About how many minutes does one take by hand`)
  })

  test.each([
    ['each claim takes 20 minutes', '20 minutes each.'],
    ['it takes 10 minutes per order', '10 minutes each.'],
    ['each takes between 10 and 14 minutes', '12 minutes each.'],
  ])('“%s” asks how many there are', (told, known) => {
    const { stored, waiting, text } = tellHours(told)
    expect(stored).toBeUndefined()
    expect(waiting).toBeUndefined()
    expect(text).toContain(`${known} About how many of them are there a week`)
  })

  test.each([
    [['150 orders a day', '6 min each'], 75],
    [['around 400 claims a month', '15'], (400 * 12 * 0.25) / 52],
    [['each claim takes 20 minutes', 'about 300 a week'], 100],
    [['11 CSRs, about 2,600 certs a month, 6 minutes each.'], 60],
    [['6 adjusters handle about 1,300 claims a month at 15 minutes each'], 75],
    [['each clerk does 40 claims a day at 10 minutes, 3 clerks'], 100],
    [['60 orders a day, 6 days a week', '5 minutes'], 30],
    [['120 claims a day', '3 minutes each', 'no 150 ORDERS a day not 120. 6 min each'], 75],
  ])('%j is said back as %d hours a week', (messages, hours) => {
    const { stored, waiting } = tellHours(...messages)
    expect(stored).toBeUndefined()
    expect(waiting).toBeCloseTo(hours, 5)
  })

  test('a number corrected later is counted again with the time that was told before', () => {
    const turns = talk(
      START,
      '26 containers a month, 3 hours each container',
      'yes',
      'container is 25 in one week, not month',
    )
    expect(turns.at(-2)?.facts.manual_hours?.value).toBeCloseTo(18, 5)
    expect(turns.at(-1)?.state.proposed?.manual_hours?.value).toBeCloseTo(75, 5)
  })

  test('beside hours that are known, a number of items changes nothing', () => {
    const told = 'They make around $52. Honestly callouts are the worst part, maybe 12 a week'
    const { stored, waiting } = tellHours('30 hours a week', told)
    expect(stored).toBe(30)
    expect(waiting).toBeUndefined()
  })

  test.each([
    ['about 20 a week', 20],
    ['3 people, 15 hours each', 45],
    ['half a day per person, 4 people, every day', 80],
    ['two hours a day per person, 6 people', 60],
  ])('“%s” tells hours as before', (told, hours) => {
    expect(tellHours(told).stored).toBe(hours)
  })
})

describe('figures that are of something else', () => {
  const KNOWN = [START, '30 hours a week', '5 people, $40 an hour']

  test('what others are paid is no wage', () => {
    const { facts } = talkToEnd(...KNOWN, 'we also pay a temp agency 3,000 a month on top')
    expect(facts.hourly_rate?.value).toBe(40)
  })

  test('wages count no people', () => {
    const { facts } = talkToEnd(...KNOWN.slice(0, 2), 'two of them make 22 and three make 30')
    expect(facts.team_size?.value).not.toBe(27)
  })

  test('“1 in 10” counts no tools', () => {
    const { facts } = talkToEnd(...KNOWN, 'Salesforce mostly', 'I just told you, 1 in 10')
    expect(facts.tool_count?.value).toBe(1)
    expect(facts.error_rate?.value).toBe(10)
  })

  test('where a tool is used is no tool', () => {
    const told = 'We use ServiceNow in Columbus, Tulsa is still all spreadsheets'
    expect(talkToEnd(...KNOWN, told).facts.tools?.value).toEqual(['ServiceNow', 'Spreadsheets'])
  })

  test('“so you’re saying don’t buy?” does not say who the visitor is', () => {
    const { facts } = talkToEnd(...KNOWN, 'ok so you’re saying don’t buy?')
    expect(facts.authority).toBeUndefined()
  })
})

test.each([
  'Yes please pass that on. My email is harold@acmedist.com',
  'Yes, please. And it’s 6 of us',
])('“%s” passes the question on and is read on', (text) => {
  const turns = talk(START, '30 hours a week', 'can it text tenants back?', text)
  const offered = turns.at(-2)?.state.pending?.kind
  expect(offered).toBe('pass_on')
  expect(turns.at(-1)?.reply.text).toContain('passed that on')
})
