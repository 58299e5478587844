import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const BEGIN = 'Dana, hartwellfreight.com, chasing PODs, 40 hours a week, 4 people'
const KNOWN = [BEGIN, '$28 an hour']
const TOLD = [...KNOWN, 'Excel, 5% errors']
const INVOICES = ['Dana, hartwellfreight.com, vendor invoices', '60 invoices a day']

describe('what an hour costs', () => {
  test('“VAs are $9/hr” is taken where the cost was asked for', () => {
    const { facts } = talkToEnd(BEGIN, 'VAs are $9/hr, philippines')
    expect(facts.hourly_rate?.value).toBe(9)
  })

  test.each([
    ['12 euro hour maybe. With taxes 15 euro.', 16.2],
    ['$26 base, so like 33 with burden', 33],
    ['22 plus benefits so 28', 28],
    ['they make $24 an hour. with benefits $31', 31],
    ['i dont get paid lol its my shop. say 20', 20],
  ])('“%s” is the loaded pay', (text, rate) => {
    expect(talkToEnd(BEGIN, text).facts.hourly_rate?.value).toBe(rate)
  })

  test('two sorts of people count by their hours', () => {
    const question = 'can you redo the number with 30 hours at $38 and 25 hours at $90?'
    expect(talkToEnd(...TOLD, question).reply.text).toMatch(/^At 55 hours a week and \$61/)
    const { state } = talkToEnd(
      BEGIN,
      'can you use 9 an hour for 30 of the hours and 50 for the other 10?',
    )
    expect(state.proposed?.hourly_rate).toMatchObject({
      value: 19.25,
      workings: '(30 hours × $9 + 10 hours × $50) ÷ 40 hours',
    })
  })
})

describe('a sum whose parts are named', () => {
  const EACH = ['Ina, inaco.com, billing, 3 people', '20 hours each']

  test.each([
    ["it's not 20 hours each, more like 15", 45],
    ['actually its 12 hours each not 20', 36],
  ])('“%s” changes that part', (text, hours) => {
    expect(talkToEnd(...EACH, text).facts.manual_hours?.value).toBe(hours)
  })

  test.each([
    ['depends, 5 min for a clean one, maybe 12 if it doesnt match. call it 7', 35],
    ['10 to 15 minutes, call it 12', 60],
  ])('“%s” is the time of one', (text, hours) => {
    expect(talkToEnd(...INVOICES, text).state.proposed?.manual_hours?.value).toBe(hours)
  })

  test('items told anew in full are worked out anew', () => {
    const { state } = talkToEnd(
      ...INVOICES,
      '7 minutes',
      'yes',
      '1800?? no. 100 invoices a day at 6 minutes',
    )
    expect(state.proposed?.manual_hours?.value).toBe(50)
  })

  test('“part 11” of a rule is no share of errors', () => {
    const { facts } = talkToEnd(
      ...KNOWN,
      'LabWare, 1%',
      'I said 1 percent. And validation? Part 11?',
    )
    expect(facts.error_rate?.value).toBe(1)
  })
})

describe('other work', () => {
  test('is asked to be counted on top, and leaves the team as it is', () => {
    const { state, facts, reply } = talkToEnd(
      ...TOLD,
      'what about check calls tho, 2 people spend half their day on those',
    )
    expect(state.proposed?.manual_hours?.value).toBe(80)
    expect(reply.text).toContain('on top of the 40')
    expect(facts.team_size?.value).toBe(4)
  })

  test('told apart a second time is counted on top of what is agreed', () => {
    const { facts } = talkToEnd(
      ...TOLD,
      'what about check calls tho, 2 people spend half their day on those',
      'no the check calls are a separate thing. 2 people, 4 hrs a day each, same pay',
    )
    expect(facts.manual_hours?.value).toBe(80)
  })
})

describe('what is only supposed', () => {
  test.each([
    ['could we add dispatch, maybe 50 hours a week at the same cost?', 'At 90 hours a week'],
    [
      'Would it be different if we also count the 30 hours a week of our volunteers?',
      'At 70 hours',
    ],
    [
      "we're planning to buy another branch, that would double the work. what would it look like then",
      'At 80 hours',
    ],
    ['2 people 4 hours a day on check calls, is that worth it', 'At 40 hours'],
  ])('“%s” changes nothing', (text, said) => {
    const { reply, facts } = talkToEnd(...TOLD, text)
    expect(reply.text).toContain(said)
    expect(facts.manual_hours?.value).toBe(40)
  })

  test('of items, a number behind their name stands in for theirs', () => {
    const { reply } = talkToEnd(
      ...INVOICES,
      '7 minutes',
      'yes',
      '$30 an hour. what if invoices go up to 120 a day next year?',
    )
    expect(reply.text).toContain('At 70 hours a week')
  })

  test('hours that are said back are what the saving is asked of', () => {
    const { reply } = talkToEnd(...TOLD, 'ok 70 hours a week then. whats that save')
    expect(reply.text).toMatch(/^At 70 hours a week/)
  })
})

test('a busy season stands beside the whole year', () => {
  const { state } = talkToEnd(
    ...TOLD,
    'no, all year 21 hours, only june until september it is 42 hours',
  )
  expect(state.proposed?.manual_hours).toMatchObject({
    value: 28,
    workings: '42 hours × 4 of 12 months + 21 hours × 8 of 12 months',
  })
})

test('the name of a process in a list of facts is the work, and no trade', () => {
  const { facts } = talkToEnd('Ina, inaco.com, payroll, 3 people')
  expect([facts.pain?.value, facts.industry]).toEqual(['payroll', undefined])
})

test('an estimate that is asked for early leaves tools and errors to be asked', () => {
  const { reply } = talkToEnd(...KNOWN, 'so whats the estimate look like')
  expect(reply.text).toContain('could save about')
  expect(['tools', 'error_rate']).toContain(reply.asking)
})

describe('hours that are known are told again as a total', () => {
  const WRONG = ['Ina, inaco.com, billing, 3 people', '60 hours a week', '$20 an hour']

  test.each([
    ['billing plus refunds together i mean, so 48', 48],
    ['did you count the refund hrs? total is 48', 48],
    ['No!! 8 hours total. Just me.', 8],
    ['2 full time on denials and 1 half time so 100 hours', 100],
    ['you used 60 hours, I said 100. redo it please', 100],
    ['you used 40 hours, I said 60', 60],
  ])('“%s”', (text, hours) => {
    const { state, facts } = talkToEnd(...WRONG, text)
    expect(state.proposed?.manual_hours).toBeUndefined()
    expect(facts.manual_hours?.value).toBe(hours)
  })

  test.each([
    'what if it was 8 hours total',
    'so 100 invoices',
    'is it 8 hours total?',
    '8 hours total of training',
  ])('“%s” tells no total', (text) => {
    expect(talkToEnd(...WRONG, text).facts.manual_hours?.value).toBe(60)
  })

  test('other work in the same message is said back on top', () => {
    const { state, facts } = talkToEnd(
      'Ina, inaco.com, permits. 4 of us, 10 hours each. we also do utility apps, thats another 8 hrs total',
    )
    expect(facts.manual_hours).toBeUndefined()
    expect(state.proposed?.manual_hours).toMatchObject({
      value: 48,
      workings: '4 people × 10 hours + 8 hours',
    })
  })
})

describe('words of a second language', () => {
  test.each([
    '28 euro for hour',
    '28 euro one hour',
    '28 euro per one hour',
    '28 euro in the hour',
  ])('“%s” is what an hour costs', (text) => {
    const { facts } = talkToEnd(BEGIN, `I think ${text}`)
    expect(facts.hourly_rate?.value).toBe(30.24)
    expect(facts.manual_hours?.value).toBe(40)
  })

  test('items of a day for each person are worked out, and never taken for hours', () => {
    const told = [
      'we are 5 people, each make around 25 document in day, one document is 10 minute',
      '25 each person each day, so 125 in day, 5 days',
    ]
    const first = talkToEnd('Ina, inaco.com, customs documents', told[0] ?? '')
    expect(first.state.proposed?.manual_hours?.value).toBeCloseTo(104.17)
    const { facts } = talkToEnd(
      'Ina, inaco.com, customs documents',
      ...told,
      'one hour cost us maybe 9 euro',
      'no, 25 is documents, not hours. 125 documents in day, 10 minutes each',
    )
    expect(facts.manual_hours?.value).toBeCloseTo(104.17)
  })

  test('“5 people, 25 a day, 10 min” is said back as a sum', () => {
    const { state } = talkToEnd('Ina, inaco.com, customs documents', '5 people, 25 a day, 10 min')
    expect(state.proposed?.manual_hours?.workings).toBe('25 items × 10 minutes × 5 days')
  })
})

describe('figures that the words do not say', () => {
  test('“weekly giving” is no amount of time', () => {
    const { state, facts } = talkToEnd(
      "I'm the office administrator at First Methodist. We enter pledge cards and weekly giving by hand.",
    )
    expect([state.proposed?.manual_hours, facts.manual_hours]).toEqual([undefined, undefined])
  })

  test('one of three who works half time leaves two and a half, and no errors', () => {
    const { state } = talkToEnd(
      'Ina, inaco.com, denial follow up. 3 people full time',
      'yes but one of them is only half time on denials really',
    )
    expect(state.proposed?.manual_hours).toMatchObject({
      value: 100,
      workings: '2.5 people × 40 hours',
    })
    expect(state.proposed?.error_rate).toBeUndefined()
  })

  test('the exception of a holiday is not what is usual', () => {
    const { state, facts } = talkToEnd(
      'I have a flower shop, I spend about an hour a week putting receipts in quickbooks',
      'yeah like an hour, maybe 1.5 around mothers day',
    )
    expect((facts.manual_hours ?? state.proposed?.manual_hours)?.value).toBe(1)
  })
})

describe('the words of the worksheet', () => {
  const SHEET = ['need help w invoices', '12 hours a week']

  test('are put right by what is really done', () => {
    const { facts, reply } = talkToEnd(
      ...SHEET,
      'thanks. btw the worksheet says help w invoices its actually matching vendor bills to jobs. were an hvac company',
    )
    expect(facts.pain?.value).toBe('matching vendor bills to jobs')
    expect(facts.industry?.value).toBe('construction')
    expect(reply.text).toContain('I’ve changed the work to matching vendor bills to jobs.')
  })

  test('can be changed, and it is said how', () => {
    const { reply } = talkToEnd(...SHEET, 'can u change what the worksheet says')
    expect(reply.text).toMatch(/^Yes\. Tap a row of the worksheet/)
  })

  test('of a terse first message name the thing', () => {
    expect(talkToEnd('need help w invoices').reply.text).toContain('go into invoices')
  })
})

test('work that comes by email or fax is not only moved', () => {
  const { reply, facts } = talkToEnd(
    'we key purchase orders that come in by email and fax into Epicor, 80 hours a week, 30 an hour, 5% errors',
  )
  expect(reply.text).not.toContain('only moves data')
  expect(facts.pain?.quote).toBe('key purchase orders that come in by email')
})

test('errors are asked of the work by its name', () => {
  const { reply } = talkToEnd('invoice matching in Sage, 80 hours a week', '$30 an hour')
  expect(reply.text).toMatch(/^Okay, \$30 an hour\.\n\nIn invoice matching, /)
})
