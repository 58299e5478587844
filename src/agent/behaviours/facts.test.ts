import { expect, test } from 'vitest'
import { KNOWN, VALUED } from '#agent/testing/known.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

test('every fact is quoted from the message that holds it', () => {
  const { facts } = talkToEnd(...KNOWN)
  expect(facts.manual_hours).toEqual({
    value: 45,
    unit: 'hours/week',
    quote: '45 hours a week',
    messageId: 'm2',
    status: 'stated',
  })
})

test('hours per person wait for the number of people', () => {
  const [, , waiting, resolved] = talk(
    'Maya, acme.com',
    'order entry',
    '10 hours each',
    'six of us',
  )
  expect(waiting?.facts.manual_hours).toBeUndefined()
  expect(waiting?.reply.asking).toBe('team_size')
  expect(resolved?.facts.manual_hours?.value).toBe(60)
  expect(resolved?.reply.text).toContain('60 hours a week (6 × 10 hours each)')
})

test('a correction is echoed, marked and changes the estimate', () => {
  const turns = talk(...VALUED, 'actually 30 hours a week, not 45')
  const last = turns.at(-1)
  expect(last?.facts.manual_hours).toMatchObject({ value: 30, status: 'corrected' })
  expect(last?.reply.text).toContain('Okay, 30 hours a week instead of 45.')
  expect(last?.reply.roi?.annualSavingsCents).toBe(Math.round(30 * 3_200 * 52 * 0.53))
  expect(last?.state.history).toHaveLength(1)
})

test('hours that rest on the number of people follow it when it is corrected', () => {
  const last = talkToEnd(KNOWN[0], '4 dispatchers retype orders, 10 hours each', 'sorry, 3 people')
  expect(last.facts.manual_hours).toMatchObject({ value: 30, status: 'corrected' })
  expect(last.reply.text).toContain('30 hours a week (3 dispatchers × 10 hours) instead of 40.')
})

test.each([
  ['the rate should be 45', { hourly_rate: 45 }],
  ['error rate is 4', { error_rate: 4 }],
  ['team of 6', { team_size: 6 }],
])('a bare figure tells the slot that is named beside it: %s', (text, expected) => {
  const { facts } = talkToEnd(KNOWN[0], 'order entry', text)
  const told = Object.fromEntries(
    Object.entries(expected).map(([slot, value]) => [slot, { value }]),
  )
  expect(facts).toMatchObject(told)
  expect(facts.manual_hours).toBeUndefined()
})

test('“just me” beside a sum that is asked back tells the team, and the sum still waits for a yes', () => {
  const last = talkToEnd(KNOWN[0], 'we send 25 estimates a week, 40 minutes each', 'just me')
  expect(last.facts.team_size?.value).toBe(1)
  expect(last.facts.manual_hours).toBeUndefined()
  expect(last.state.proposed?.manual_hours?.value).toBeCloseTo(16.7, 1)
  expect(last.facts.pain?.value).toBe('estimates')
})

test('a given name by itself says who writes, whatever was asked', () => {
  expect(talkToEnd('order entry, 20 hours a week', 'Bob').facts.contact_name?.value).toBe('Bob')
})

test('a question is no yes to a sum that was said back', () => {
  const last = talkToEnd(
    KNOWN[0],
    '40 tickets a day, 6 minutes each',
    "what is this? I'm the owner",
  )
  expect(last.facts.manual_hours).toBeUndefined()
})

test('an answer in names of tools, and one of not knowing, get no answer about ours', () => {
  const turns = talk(KNOWN[0], 'order entry, 20 hours', '$30 an hour', 'shopify, gmail', 'no idea')
  for (const { acts } of turns) expect(acts.map(({ kind }) => kind)).not.toContain('ask_faq')
})

test('a greeting in another language tells no name', () => {
  expect(talkToEnd('hola, hablan español?').facts.contact_name).toBeUndefined()
})

test('the same value said again is confirmed and not shown as news', () => {
  const last = talkToEnd(...KNOWN, 'yes, 45 hours a week')
  expect(last.facts.manual_hours?.status).toBe('confirmed')
})

test('an impossible value is asked about and not stored', () => {
  const last = talkToEnd(KNOWN[0], 'order entry', '100,000 hours a week')
  expect(last.facts.manual_hours).toBeUndefined()
  expect(last.reply.text).toContain('seems off')
  expect(last.reply.asking).toBe('manual_hours')
})

test('a work address proposes the website and a free mail address does not', () => {
  expect(talkToEnd('maya@harborfreightco.com').facts.company_website?.value).toBe(
    'harborfreightco.com',
  )
  expect(talkToEnd('maya@gmail.com').facts.company_website).toBeUndefined()
})

test('a company that is named again replaces the first name', () => {
  const turns = talk(
    'Maya from Harbor Freight, harborfreightco.com',
    'I work for Harbor Freight Lines',
  )
  expect(turns[0]?.facts.company_name?.value).toBe('Harbor Freight')
  expect(turns[1]?.facts.company_name?.value).toBe('Harbor Freight Lines')
})

test('tools add up over messages and are counted once each', () => {
  const last = talkToEnd(...KNOWN, 'we use NetSuite and Excel', 'also Slack and Excel')
  expect(last.facts.tools?.value).toEqual(['NetSuite', 'Microsoft Excel', 'Slack'])
  expect(last.facts.tool_count?.value).toBe(3)
})

test('text messages are no tool', () => {
  const turns = talk(
    'Ann Lee, acme.com',
    '40 hours a week at $50',
    'We use TrackTik, ADP and text messages',
  )
  expect(turns.at(-1)?.facts.tools?.value).toEqual(['TrackTik', 'ADP'])
})

test('a figure unlike the known one, called no correction, is asked about and stands when said again', () => {
  const [asked, told] = talk(...KNOWN, 'it eats 9 hours a week', '9 hours a week').slice(-2)
  expect(asked?.facts.manual_hours?.value).toBe(45)
  expect(asked?.state.pending).toMatchObject({ kind: 'confirm', slot: 'manual_hours', value: 9 })
  expect(told?.facts.manual_hours?.value).toBe(9)
})

test('an impossible value beside a known one is said to be so, and nothing known is asked for', () => {
  const last = talkToEnd(...KNOWN, '$32 an hour', 'actually $1000 an hour')
  expect(last.facts.hourly_rate?.value).toBe(32)
  expect(last.reply.text).toContain('$1,000 an hour; that seems off')
  expect(last.reply.asking).not.toBe('hourly_rate')
})

const CLERKS = [
  'Denise, northgatefamilyclinic.com',
  'insurance verification, 30 hours a week',
] as const

test.each([
  'they make $19/hr, so with benefits maybe 24?',
  '19 an hour plus benefits so more like 24',
])('pay and then what it comes to with benefits tells the second figure: %s', (text) => {
  const { facts, reply } = talkToEnd(...CLERKS, text)
  expect(facts.hourly_rate?.value).toBe(24)
  expect(reply.text).not.toContain('pass your question on')
})

test.each(['idk, 20 maybe 25', 'like 20ish? 25? idk'])(
  'two guesses of one figure are its two ends, and count nobody: %s',
  (text) => {
    expect(talkToEnd(...CLERKS, text).facts.team_size).toBeUndefined()
    expect(talkToEnd(...CLERKS, '3 people', text).facts.hourly_rate?.value).toBe(22.5)
  },
)

test.each([
  ['idk a lot? like most of the morning for the front office', 15],
  ['all morning', 20],
  ['about half the afternoon', 10],
])('a part of the day without a period is asked back for every working day: %s', (text, hours) => {
  const last = talkToEnd('Jan, acme.com', 'we do scheduling and stuff. it takes forever', text)
  expect(last.facts.manual_hours).toBeUndefined()
  expect(last.state.proposed?.manual_hours?.value).toBe(hours)
  expect(last.reply.text).not.toContain('pass your question on')
})

test('a guess at our price is still a question', () => {
  const { acts } = talkToEnd(...CLERKS, 'so the pilot would be maybe 80k?')
  expect(acts.map(({ kind }) => kind)).toContain('ask_faq')
})

test.each([
  'shopify, loop, gorgias. redo hardly any',
  'shopify, loop, gorgias. errors hardly ever',
])('hardly any errors are none, beside however many tools: %s', (text) => {
  const { facts } = talkToEnd('Jan, acme.com', 'returns, 30 hours a week', '3 people, $24', text)
  expect(facts.error_rate?.value).toBe(0)
  expect(facts.tools?.value).toEqual(['Shopify', 'Loop', 'Gorgias'])
})
