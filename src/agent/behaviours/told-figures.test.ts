import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const INVOICES = 'invoices 40 hours a week, 2 people, 28/hr, SAP, 8% errors'

const lookAt = (...messages: string[]) => {
  const { state, reply } = talkToEnd(...messages)
  const known = Object.entries(state.facts).map(([slot, fact]) => [slot, fact?.value])
  const asked = state.proposed?.manual_hours
  return {
    known: Object.fromEntries(known),
    asked: asked === undefined ? null : [asked.value, asked.workings],
    text: reply.text,
  }
}

describe('hours of a part of the year', () => {
  test.each([
    [
      ['invoices, 33 hours a week', 'thats only 4 months a year tho'],
      11,
      '33 hours × 4 of 12 months',
    ],
    [['tax returns, 33 hours a week, jan thru april only'], 11, '33 hours × 4 of 12 months'],
    [['invoices, 40 hours a week', 'well, half the year'], 20, '40 hours × 6 of 12 months'],
    [['invoices, 26 hours a week', 'just 10 weeks a year'], 5, '26 hours × 10 of 52 weeks'],
  ] as const)('%j are asked back on average', (messages, hours, workings) => {
    const { asked, text } = lookAt(...messages)
    expect(asked).toEqual([hours, workings])
    expect(text).toContain('on average over the year')
  })

  test('a yes counts them, and a date is no season', () => {
    expect(
      lookAt('invoices, 33 hours a week', 'only 4 months a year', 'yes').known.manual_hours,
    ).toBe(11)
    expect(lookAt(INVOICES, 'we want it in 4 months').known.manual_hours).toBe(40)
    expect(lookAt(INVOICES, 'between january and april').known.manual_hours).toBe(40)
  })
})

describe('hours of other work', () => {
  const SECOND = 'And we have also another process, the invoices, 20 hours a week'

  test.each([
    ['on top', 30],
    ['in all', 20],
  ])('after both readings are named, “%s” is %d hours', (answer, hours) => {
    const { asked, text } = lookAt('reservations, 10 hours a week', SECOND)
    expect(asked).toEqual([30, '10 hours + 20 hours'])
    expect(text).toContain('20 hours a week on top of the 10')
    expect(lookAt('reservations, 10 hours a week', SECOND, answer).known.manual_hours).toBe(hours)
  })
})

describe('what is denied, and what only looks like a figure', () => {
  test.each<[string[], Record<string, unknown>]>([
    [
      [
        'we re-key orders all day',
        'no its not one person all day, its 3 girls maybe 4 hrs each a day',
      ],
      { manual_hours: 60, team_size: 3 },
    ],
    [['invoices, 60 hours a week', 'night auditors are 19'], { hourly_rate: 19 }],
    [
      ['denials, 80 hours a week', 'billers make 27 plus benefits. epic'],
      { hourly_rate: 27, pain: 'denials' },
    ],
    [
      ['cv screening, 200 cvs a week, 3 min each', 'yes', '4 people, 25 an hour'],
      { manual_hours: 10, hourly_rate: 25 },
    ],
    [[INVOICES, 'no i mean 40 plus 30, 70 together'], { manual_hours: 70, error_rate: 8 }],
    [[INVOICES, 'with tax its more like 35'], { hourly_rate: 35 }],
    [[INVOICES, 'update the hourly cost to 36 pls'], { hourly_rate: 36 }],
    [
      ['logistics company here', 'invoices, 60 hours a week', '24 an hour plus payroll tax'],
      { industry: 'logistics' },
    ],
  ])('%j tell %j', (messages, figures) => {
    expect(lookAt(...messages).known).toMatchObject(figures)
  })

  test.each([
    [
      ['month end close', 'its 6 people x 72 hours, once a month'],
      '6 people × 72 hours ÷ 4.33 weeks',
    ],
    [['checks. 3 people spend most of the morning'], '3 people × 3 hours × 5 days'],
    [
      ['me and one other person', 'its like 6 hrs a week for me and 4 for her'],
      '6 hours + 4 hours',
    ],
  ])('%j are asked back as %s', (messages, workings) => {
    expect(lookAt(...messages).asked?.[1]).toBe(workings)
  })
})

describe('a question changes no figure', () => {
  test.each([
    'why 22 and not 37',
    'is 25 hrs enough to make sense?',
    'how much is zapier',
    'ill do zapier then',
    'should i add 20% for benefits',
    'does 28 include benefits or should i add 20%',
    'what if its 30 open jobs',
    'what if i add leasing, 30 hrs a week same cost',
  ])('“%s”', (question) => {
    const { manual_hours, hourly_rate, tools, tool_count } = lookAt(INVOICES, question).known
    expect([manual_hours, hourly_rate, tools, tool_count]).toEqual([40, 28, ['SAP'], 1])
  })

  test.each([
    ['what if i add leasing, 30 hrs a week same cost', 'At 70 hours a week'],
    ['what if we include expense reports too, another 20 hours', 'At 60 hours a week'],
    ['is it worth it if its only half the year', 'At 20 hours a week'],
    ['whats the payback at 22/hr', 'At $22 an hour'],
    ['what if it doubled', 'At 80 hours a week'],
  ])('“%s” is worked out: %s', (question, words) => {
    expect(lookAt(INVOICES, question).text).toContain(words)
  })

  test('another number of items is worked out from the sum that was agreed to', () => {
    const { text } = lookAt(
      'cv screening, 15 jobs a month, 200 cvs per job, 3 min each',
      'yes',
      '4 people, 25 an hour, greenhouse, 5% errors',
      'what if its 30 open jobs',
    )
    expect(text).toContain('At 69.2')
  })
})

describe('the work, by its name alone', () => {
  test.each([
    ['invoicing', 'invoicing'],
    ['quotes by email', 'quotes by email'],
    ['payroll i guess', 'payroll'],
    ['denials, 80 hours a week', 'denials'],
    ['chargebacks, 20 hrs a week', 'chargebacks'],
    ['2 coordinators sort maintenance requests', 'sort maintenance requests'],
    ['referrals come by fax. staff types them in epic', 'referrals'],
    ['Ecommerce returns. Actually no let me start over - quotes by email', 'quotes by email'],
  ])('“%s” names %s', (message, work) => {
    expect(lookAt(message).known).toMatchObject({ pain: work })
    expect(lookAt(message).known.contact_name).toBeUndefined()
  })

  test.each(['Martha', 'Bill', 'we use epic'])('“%s” names none', (message) => {
    expect(lookAt(message).known.pain).toBeUndefined()
  })

  test('a work that is taken back makes room for the other', () => {
    expect(lookAt('invoicing', 'no its dispatch not invoicing').known.pain).toBe('dispatch')
  })
})

describe('a wish for a person', () => {
  test.each(['person please', 'can someone ring me 512 555 0148'])('“%s” is heard', (message) => {
    const { text } = lookAt(message)
    expect(text).toContain('I’ve marked this conversation for a person')
    expect(text).not.toContain('Here is the calendar')
  })

  test('“ok thanks bye” passes no question on', () => {
    expect(lookAt('can you integrate with a fax from 1982?', 'ok thanks bye').text).not.toContain(
      'passed that on',
    )
  })
})

test.each([
  ['Seven caseworkers, every single one gives up half of Thursday and then half of Friday', 56],
  ['3 guys, each does 2 hours on Monday and 3 on Friday', 15],
])('“%s”: all amounts are of each', (text, hours) => {
  const { state } = talkToEnd('Sam, acme.com', 'we type grant reports', text)
  expect(state.proposed?.manual_hours?.value).toBe(hours)
})

const ORDERS =
  'Rick, palermosupply.com. order entry, 4 people, 15 hours each a week, $24 an hour, QuickBooks, 5% errors'

describe('a cost of a year besides the hours', () => {
  test('is no pay, and is added to the savings without changing a figure', () => {
    const told = 'We also pay about 30 thousand a year in freight for wrong orders'
    expect(lookAt(ORDERS, told).known.hourly_rate).toBe(24)
    const { text, known } = lookAt(ORDERS, told, 'Sure. Can you add the 30 grand yourself?')
    expect(text).toContain('about $63,696 a year instead of $33,696')
    expect(text).toContain('in about 28 months')
    expect(known).toMatchObject({ manual_hours: 60, hourly_rate: 24 })
    expect(known.budget ?? null).toBeNull()
  })

  test('a figure that is not counted is withdrawn', () => {
    const asked = '450 hours? I said 30 thousand dollars in freight. Where did that come from?'
    const { text, known } = lookAt(ORDERS, asked)
    expect(text).toContain('I don’t use that figure in the estimate')
    expect(text).toContain('60 hours a week')
    expect(known.budget ?? null).toBeNull()
  })

  test.each(['what if we had 20 trucks?', 'what if we add 40 dollars?'])('“%s”', (question) => {
    expect(lookAt(ORDERS, question).text).not.toMatch(/^At /m)
  })
})

describe('people and the hours of each', () => {
  const INTAKE = 'Lena, hallelaw.com. intake, 3 paralegals, around 6 hours each per week'
  test.each([
    'So 8 paralegals total at 6 hours each.',
    'So 8 paralegals total at 6 hours each. Does that change the answer?',
  ])('“%s” is said back', (text) => {
    const { state, reply } = talkToEnd(INTAKE, '$30 an hour', text)
    expect(state.pending).toMatchObject({ kind: 'confirm', slot: 'manual_hours', value: 48 })
    expect(reply.text).not.toContain('At 6 hours')
  })

  test('as many more are supposed at the same hours', () => {
    const question = 'What if I include the other office, which has another 5 paralegals doing it?'
    expect(lookAt(INTAKE, '$30 an hour', question).text).toContain('At 48 hours a week')
  })
})

describe('what a bare number is of', () => {
  test('it answers the first thing asked, and no more', () => {
    const { known } = lookAt('Rick, palermosupply.com. order entry', '10')
    expect([known.manual_hours, known.team_size]).toEqual([10, undefined])
  })

  test('what comes behind “so maybe” takes the place of the figure before it', () => {
    const { known } = lookAt(
      'Ann, polmet.com. claims entry, 26 hours a week, 3 people, $24 an hour, Epic',
      'about 15 get denied but thats mostly the doctors notes, not my girls typing. so maybe 5',
    )
    expect(known.error_rate).toBe(5)
  })

  test.each([
    'no thats not right. Saturday we get about 10 requests. The rest of the week it’s 35 a day at 7 minutes.',
    'Well no, we don’t do 5 days, we’re open Saturdays too so 6. But Saturday is slow, maybe 10.',
  ])('one day has fewer items: “%s”', (text) => {
    const { state, facts } = talkToEnd(
      'Al, lakesiderad.com. fax requests, 35 a day, 7 minutes each',
      text,
    )
    expect(facts.manual_hours).toBeUndefined()
    expect(state.proposed?.manual_hours?.value).toBeCloseTo(21.58)
  })

  test('a slow day tells no hours', () => {
    const text = 'Monday to Friday it’s steady but Saturday is slow, maybe 10.'
    expect(lookAt('Al, lakesiderad.com. faxes', text).known.manual_hours).toBeUndefined()
  })

  const HOURS = 'Rick, palermosupply.com. order entry, 60 hours a week'
  test('of each, where pay was asked for', () => {
    const { known } = lookAt(HOURS, 'It’s 25 each for four people')
    expect(known).toMatchObject({ manual_hours: 60, hourly_rate: 25, team_size: 4 })
  })

  test('items are no people', () => {
    expect(lookAt(HOURS, '40 entries, 12 MINUTES').known.team_size).toBeUndefined()
  })

  test('“6 who do the chasing” counts people', () => {
    const { known } = lookAt('Rick, palermosupply.com. papers', 'about 20 hours, 6 who do it')
    expect(known).toMatchObject({ manual_hours: 20, team_size: 6 })
  })

  test('two pays are said back', () => {
    const { state } = talkToEnd(HOURS, '$25 is hers, I get $30')
    expect(state.pending).toMatchObject({ kind: 'confirm', slot: 'hourly_rate', value: 27.5 })
  })
})

test('“we have no server” sets no date', () => {
  expect(lookAt(ORDERS, 'we have no server').known.timeline).toBeUndefined()
})

test('“10% get redone when someone calls in sick” answers the question about errors', () => {
  const text = 'And I’d say 10% get redone when someone calls in sick'
  const first = 'Rick, palermosupply.com. order entry, 60 hours a week, 3 people, $24 an hour'
  expect(lookAt(first, text).known.error_rate).toBe(10)
})

describe('ordinary openings', () => {
  const FREIGHT =
    'Marcus, keystonefreight.com. We get 250 rate confirmations a day by email and two people key them into McLeod. Each takes about 4 mins.'

  test('“each” is the item whose time follows', () => {
    const { text } = lookAt(FREIGHT)
    expect(text).toContain('250 confirmations × 4 minutes × 5 days = 83.3 hours')
  })

  test.each([
    ['contact_name', ['i need help with AP'], undefined],
    ['authority', ['Dev, acme.com', 'I make the call with our CEO'], 'influencer'],
  ] as const)('%s of %j', (slot, messages, value) => {
    expect(lookAt(...messages).known[slot]).toBe(value)
  })

  test('a wish for a call is heard beside an address', () => {
    const { reply } = talkToEnd('Dev, acme.com', ORDERS, 'book me in, dev@acme.com')
    expect(reply.booking).not.toBeNull()
  })

  test('a question about the sum that is agreed to is answered by that', () => {
    const { text } = lookAt(
      'Sam, acme.com. 900 invoices a month, 6.5 min each',
      'is that 900 x 6.5? then yes',
    )
    expect(text).not.toContain('I don’t know that one')
  })

  test('“is that per year?” is answered of the saving, and a short name by the tool in full', () => {
    const told =
      'Carol, acme.com. certificates of insurance, 60 hours a week, $28/hr, Applied Epic, 5% errors'
    expect(lookAt(told, 'is that per year?').text).toMatch(/^By our calculator’s formula: 60 hours/)
    expect(lookAt(told, 'how would it work with Epic?').text).toContain('Applied Epic')
    const online = told.replace('Applied Epic', 'QuickBooks Online')
    expect(lookAt(online, 'can we meet online?').text).not.toContain('QuickBooks')
  })

  test('a team of 8 is eight people, and what each item takes names no work', () => {
    const { known } = lookAt(
      'Linda, acme.com',
      'We have a team of 8 processing claims denials. Each denial takes about 25 minutes and we see about 1,200 per month',
    )
    expect(known).toMatchObject({ team_size: 8, pain: 'processing claims denials' })
  })

  test('who decides counts nobody who does the work', () => {
    const { known, text } = lookAt(ORDERS, 'no rush', 'just me')
    expect(known.authority).toBe('decision_maker')
    expect(text).not.toContain('one person')
  })

  test('“i dunno” to a question objects to nothing', () => {
    expect(lookAt('Mike, acme.com. price updates 24 hours a week, $28', 'i dunno').text).toMatch(
      /^That’s fine/,
    )
  })

  test.each([
    ['three AP clerks full time on it plus me maybe 5 hours a week', 125],
    ['two full time clerks plus my 10 hours a week', 90],
  ])('“%s” adds up', (text, hours) => {
    expect(lookAt(`Dan, acme.com. invoices. ${text}`).asked?.[0]).toBe(hours)
  })

  test('a budget that is kept back is none of nothing', () => {
    const { known, text } = lookAt(ORDERS, 'in spring, I decide', 'rather not talk budget')
    expect(known.budget ?? null).toBeNull()
    expect(text).not.toContain('no budget yet')
  })

  test('“between me and two dispatchers” are three', () => {
    const { known } = lookAt(
      'Gina, acme.com. work orders, 25 hours a week between me and two dispatchers',
    )
    expect(known).toMatchObject({ team_size: 3, manual_hours: 25 })
  })

  test('“12 a month” counts nobody', () => {
    const { known } = lookAt('Ivy, acme.com. petitions take 3 hours each, 12 a month')
    expect(known.team_size).toBeUndefined()
  })

  test('the number of a form is no figure', () => {
    const told = 'Dan, acme.com. order entry, 60 hours a week, 3 people, $24 an hour, Excel'
    const { known, text } = lookAt(told, 'I’d say 20% come back with missing W-9s')
    expect(known.error_rate ?? 20).toBe(20)
    expect(text).not.toContain('9%')
  })

  test('a number set against hours counts no people and names no work', () => {
    const { known } = lookAt(
      'Jill, prestoncpa.com',
      'chasing clients for documents. 15 hours a week across the team but 40 in season',
    )
    expect(known).toMatchObject({ manual_hours: 15 })
    expect(known.team_size).toBeUndefined()
    expect(known.pain).toContain('chasing clients')
  })

  test('the length of a week that a sum rests on agrees to the sum', () => {
    const { known } = lookAt(
      'Priya, solmar.com. invoice matching, our AP team of 4 spends half their time on it',
      '40 hour weeks',
    )
    expect(known.manual_hours).toBe(80)
  })

  test('who signs off takes no leave', () => {
    const { reply } = talkToEnd(
      'Marcus, keystonefreight.com. keying rate confirmations into McLeod, 83 hours a week, 2 people, $26 an hour, 3% errors',
      'end of Q1, I’m the COO so I’d sign off',
    )
    expect(reply.text).not.toContain('Thank you for your time')
    expect(reply.text).toContain('?')
  })
})

describe('answers in a sentence of their own', () => {
  const ASKED = 'Ann, acme.com. order entry, 20 hours a week, 2 people'

  test.each([
    ['i guess 35? i would be billing that time otherwise. excel, gmail', 35],
    ['32 i think? we would be scared of it canceling something by mistake', 32],
    ['you mean the rate? thirty five dollars. per hour. said it 3x', 35],
  ])('“%s” tells the cost of an hour', (text, rate) => {
    expect(lookAt(ASKED, text).text).toContain(`$${rate} an hour`)
  })

  test('two wages are averaged and said back', () => {
    const { text } = lookAt(
      ASKED,
      'Kim makes $24 and the assistant $19. How long until it is live?',
    )
    expect(text).toContain('the average of $24 and $19 = $21.50 an hour')
  })

  test('a complaint beside a number does not hide it', () => {
    const { known } = lookAt(
      'Joe, acme.com. renewals, 46 hours a week, $23 an hour',
      '2 csrs i just said. do u need our login or what',
    )
    expect(known.team_size).toBe(2)
  })

  test('“just me, with 22 clients” is one person, who bills an hour', () => {
    const { known } = lookAt(
      'just me, bookkeeper w/ 22 clients. chasing receipts',
      'Carla, 13 hours a week',
      'i bill 65/hr',
    )
    expect(known).toMatchObject({ team_size: 1, hourly_rate: 65 })
  })

  test('a factor of the sum that is called right agrees to the sum', () => {
    const { known } = lookAt(
      'Joe, acme.com. renewals',
      '300 a month, 40 minutes each',
      'its 300 a month but 2 csrs split it so thats right yeah. they make 48k a year',
    )
    expect(known).toMatchObject({ hourly_rate: expect.closeTo(23.08), team_size: 2 })
    expect(known.manual_hours).toBeCloseTo(46.15)
  })

  test('another number of items takes the place of the one said back, and is no hours', () => {
    const { known, asked } = lookAt(
      'Dana, acme.com. rate confirmations',
      'about 200 a week, 15 min each',
      'no, 300 a week',
    )
    expect(known.manual_hours).toBeUndefined()
    expect(asked).toEqual([75, '300 items × 15 minutes'])
  })

  test('hours that are said again in another period are counted once', () => {
    const { known } = lookAt(
      'Greg, acme.com. invoices',
      'that works out to 171 hours a month. Roughly 40 a week.',
    )
    expect(known.manual_hours).toBeCloseTo(39.46)
  })

  test('groups with times of their own correct a sum', () => {
    const { asked } = lookAt(
      'Greg, acme.com. invoices, 900 a month',
      'about 8 min each',
      'no, you left out the mismatches. 720 at 8 min and 180 at 25',
    )
    expect(asked?.[0]).toBeCloseTo(39.46)
  })

  test('what would be saved is no budget', () => {
    const { known } = lookAt(ORDERS, 'so why is that too small if i save 27k')
    expect(known.budget).toBeUndefined()
  })

  test.each([
    ['it’s Sofia from lakesidepm.com, what’s the price?', 'Sofia'],
    ['Charlotte here, annco.com', 'Charlotte'],
    ['Charlotte, NC', undefined],
    ['we’re in Charlotte', undefined],
  ])('“%s” names %s', (text, name) => {
    expect(lookAt(text).known.contact_name).toBe(name)
  })

  test('two months are not two people', () => {
    const { known } = lookAt(
      'Dana, acme.com. enrollment',
      '4 people, 30 hours a week each between May and July',
    )
    expect(known).toMatchObject({ team_size: 4, manual_hours: 120 })
    expect(known.pain).toMatch(/enrollment/)
  })

  test('who is introduced by a family name alone is greeted with the title', () => {
    const { state, reply } = talkToEnd('Hi, Dr. Osei here, oseidental.com')
    expect(reply.text).toMatch(/^Hello, Dr\. Osei\./)
    expect(state.facts.contact_name?.value).toBe('Osei')
  })

  test('a season is said back with its year', () => {
    const { reply } = talkToEnd(
      'Dana, acme.com',
      'invoices 90 hours a week, 4 people, 48/hr, SAP, 8% errors',
      'fall 2027',
    )
    expect(reply.text).toContain('Fall 2027')
  })

  test('work on the phone is told to stay with people before it is counted', () => {
    const { reply } = talkToEnd(
      'Ann, annhvac.com',
      'we answer the phones, 3 people, 25 hours a week each',
    )
    expect(reply.text).toContain('I know of none that talks on the phone')
  })
})

describe('figures of several people', () => {
  const FREIGHT = ['Dana, harborfreight.com', 'we spend 30 hours a week keying in bills of lading']

  test.each([
    ['two clerks at $24 and one manager at $55', 3, 34.33, '(2 × $24 + 1 × $55) ÷ 3 people'],
    ['12 in the US at $35 and 20 in Manila at $6', 32, 16.875, '(12 × $35 + 20 × $6) ÷ 32 people'],
    ['3 at $20, 1 at $32', 4, 23, '(3 × $20 + 1 × $32) ÷ 4 people'],
    [
      'payroll for the team is about 240k a year, four heads',
      4,
      28.846,
      '$240,000 ÷ 4 people ÷ 2,080 hours',
    ],
    ['total cost per hour for all four is about 140 dollars', 4, 35, '$140 ÷ 4 people'],
  ])('“%s” is what one of them costs', (text, people, rate, workings) => {
    const { state } = talkToEnd(...FREIGHT, text)
    expect(state.facts.team_size?.value).toBe(people)
    expect(state.facts.hourly_rate).toBeUndefined()
    expect(state.proposed?.hourly_rate?.value).toBeCloseTo(rate, 2)
    expect(state.proposed?.hourly_rate?.workings).toBe(workings)
  })

  test.each([
    ['five of us, call it 35 bucks', 5, 35],
    ['4 of us, call it forty', 4, 40],
    ['about 30. and there’s three of us', 3, 30],
    ['6 people, mostly contractors at $55', 6, 55],
  ])('“%s” tells people and pay', (text, people, rate) => {
    expect(lookAt(...FREIGHT, text).known).toMatchObject({ team_size: people, hourly_rate: rate })
  })

  test.each([
    ['scheduling, 3 nurses at 6 hrs a week and 2 clerks at 15', 5, 48],
    ['Claims: 5 adjusters at 8 hours a week and 1 supervisor at 4', 6, 44],
    ['two full timers and a part-timer who does 20 hours, all on order entry', 3, 100],
    ['Sarah’s whole job is order entry, plus I help 5 hours a week', 2, 45],
  ])('“%s” adds their hours', (text, people, hours) => {
    const { known, asked } = lookAt('Dana, harborfreight.com', text)
    expect(known.team_size).toBe(people)
    expect(asked?.[0]).toBe(hours)
  })
})

describe('a peak', () => {
  test.each([
    ['data entry, 10 hours a week normally but in December more like 40', 12.5],
    ['data entry, 10 hours a week except December when it’s 40', 12.5],
    ['normally 20 hours, at month end 35, on closing', 23.46],
  ])('“%s” is averaged over the year', (text, hours) => {
    expect(lookAt('Dana, acme.com', text).asked?.[0]).toBeCloseTo(hours, 2)
  })

  test.each([
    ['December is double', 43.33],
    ['in Q4 it doubles', 50],
  ])('after the hours, “%s” raises the average', (text, hours) => {
    const { asked } = lookAt('Dana, acme.com', 'invoices, 40 hours a week, 3 people, $30', text)
    expect(asked?.[0]).toBeCloseTo(hours, 2)
  })
})

describe('a question to us', () => {
  const OPENING = ['Dana, harborfreight.com', 'we spend 30 hours a week keying in bills of lading']

  test.each([
    'who do we call when it breaks at 2am',
    'is the 15K a month mandatory',
    'is there a person checking the output',
    'am I talking to a real person',
    'is there 24/7 support',
    'do we need to hire 2 engineers to run it',
    'we’re only 12 people, is this too small for you',
    'are we locked into OpenAI',
    'are you ChatGPT under the hood',
  ])('“%s” tells no figure and no tool', (question) => {
    const { state } = talkToEnd(...OPENING, question)
    expect(state.facts).toMatchObject({ manual_hours: { value: 30 } })
    expect(state.facts.team_size).toBeUndefined()
    expect(state.facts.hourly_rate).toBeUndefined()
    expect(state.facts.tools).toBeUndefined()
    expect(state.proposed ?? {}).toEqual({})
  })

  test('that names a tool to connect to tells that it is used', () => {
    const { facts } = talkToEnd(...OPENING, 'does this work with NetSuite and Outlook')
    expect(facts.tools?.value).toEqual(['NetSuite', 'Microsoft Outlook'])
  })
})

describe('figures that are corrected or told in full', () => {
  test.each([
    [
      ['I run ops for a dental group, 6 locations, our front desks verify insurance'],
      'each location has one person doing it about 2 hrs a day, so all 6',
      60,
      '6 people × 2 hours × 5 days',
    ],
    [
      ['Sal, riverbendfoods.com. order entry'],
      'no. 3 people, 3 hours each, 6 days a week. 250 orders a night',
      54,
      '3 people × 3 hours × 6 days',
    ],
    [
      [],
      'customers email orders at night and 3 people type them in from 4am to about 7 every morning',
      45,
      '3 people × 3 hours × 5 days',
    ],
    [
      ['Al, acme.com. invoices', 'about 300 a month'],
      'couple minutes, some of em 10 if theres no PO',
      6.92,
      '300 invoices × 6 minutes ÷ 4.33 weeks',
    ],
    [
      ['Al, acme.com. invoices', 'about 300 a month'],
      'most are 2 min and maybe a fifth take 10',
      4.15,
      '300 invoices × 3.6 minutes ÷ 4.33 weeks',
    ],
    [
      ['Al, acme.com. quoting, 30 hours a week, just Gary'],
      'ok Gary has an assistant too, she spends 10 hrs a week on followups',
      40,
      '30 hours + 10 hours',
    ],
  ])('after %j, “%s” is said back', (known, text, hours, workings) => {
    const { asked } = lookAt(...known, text)
    expect(asked?.[0]).toBeCloseTo(hours, 2)
    expect(asked?.[1]).toBe(workings)
  })

  test.each([
    [
      ['Al, acme.com. invoices', 'about 300 a month'],
      '300 invoices a month, 240 of them 2 min, 60 of them 10 min, so like 18 hours a month',
      { manual_hours: expect.closeTo(4.15) },
    ],
    [
      ['Al, acme.com. certificates, 50 hours a week, 4 people, $24 an hour'],
      'no 110 total. 50 AND 60',
      { manual_hours: 110 },
    ],
    [
      ['Al, acme.com. invoices, 60 hours a week, 6 people', '$21 an hour, SAP, 5% errors'],
      'ok so its 21 plus maybe 25% benefits if that changes anything',
      { hourly_rate: 26.25 },
    ],
    [
      ['Al, acme.com. invoices, 60 hours a week, 7 people', '$42 an hour'],
      '42 is before benefits, add a quarter',
      { hourly_rate: 52.5 },
    ],
    [
      ['Al, acme.com. invoices, 60 hours a week, 7 people', '$42 an hour'],
      '42 is what we pay, loaded is more like 55',
      { hourly_rate: 55 },
    ],
    [
      ['Al, acme.com. invoices, 60 hours a week, 7 people', '$42 an hour'],
      'the 7 was wrong, it’s 5 plus a temp',
      { team_size: 6 },
    ],
    [
      ['Al, acme.com. invoices, 60 hours a week, 7 people', '$42 an hour'],
      'actually we’re only 3, and the rate is 50',
      { team_size: 3, hourly_rate: 50, manual_hours: 60 },
    ],
    [
      ['Ann, annlaw.com. intake, 22 hours a week, 2 people'],
      'attorneys bill but paralegals cost us maybe 45 w benefits',
      { hourly_rate: 45 },
    ],
    [
      ['Al, acme.com. invoices, 60 hours a week, 7 people', '$42 an hour'],
      'hardly anything comes back, we live in Google Sheets',
      { error_rate: 0, tools: ['Google Sheets'] },
    ],
  ])('after %j, “%s” is taken over', (known, text, facts) => {
    expect(lookAt(...known, text).known).toMatchObject(facts)
  })

  test.each([
    'I’m the GM, I can sign up to 50k, above that the owner',
    'I need board approval above 100k. budget I wont say',
    'me up to 20k, then my partner',
    '50k isn’t the budget, it’s what I can approve myself',
  ])('“%s” tells no budget', (text) => {
    const talk = [
      'Al, acme.com. invoices, 90 hours a week, 4 people',
      '$42 an hour, SAP, 5% errors',
    ]
    expect(lookAt(...talk, text).known.budget ?? null).toBeNull()
  })

  test('“set me up a call” asks for a call', () => {
    const { reply, facts } = talkToEnd(
      'Al, acme.com. invoices, 90 hours a week, 4 people',
      '$42 an hour, SAP, 5% errors',
      'set me up a call',
    )
    expect(reply.text).toMatch(/email address/)
    expect(facts.authority).toBeUndefined()
  })
})

test('things that happen to add up are no hours', () => {
  const { known, asked } = lookAt('Al, acme.com. dispatching', '2 trucks, 3 vans and 5 drivers')
  expect(known.manual_hours).toBeUndefined()
  expect(asked).toBeNull()
})

describe('a sum that waits for a yes', () => {
  const FULL_TIME = ['Priya, skinco.com', 'prior auths. 3 girls doing it full time']
  const ALL_DAY = ['Bob, sun.com', 'permits, 2 coordinators, all day']

  test.each([
    [FULL_TIME, 'yeah about. one is only 32 hrs a week tho', 112],
    [FULL_TIME, 'no. two at 40 and one at 32', 112],
  ])('after %j, “%s” changes a part of it', (known, text, hours) => {
    expect(lookAt(...known, text).asked?.[0]).toBe(hours)
  })

  test.each([
    [ALL_DAY, 'no more like 60, the other 20 they do customer calls', 60],
    [ALL_DAY, 'no the 2 are full time so 80, plus her 20', 100],
    [
      ['Bob, titleco.com', 'searches. 4 processors, a third of their day'],
      'well they work 8 to 5 with a lunch so 40, yeah thats right',
      expect.closeTo(53.33),
    ],
  ])('after %j, “%s” settles it', (known, text, hours) => {
    expect(lookAt(...known, text).known.manual_hours).toEqual(hours)
  })
})

describe('what is kept back or doubted', () => {
  const KNOWN = [
    'Ray, haul.com',
    'rate cons, 75 hours a week, 5 people',
    '$25 an hour, McLeod, 5% errors',
  ]

  test.each([
    'the budget isnt mine to talk about',
    'not discussing budget till i know more',
    'i dont know the budget',
  ])('“%s” is not asked for again', (text) => {
    const { reply } = talkToEnd(...KNOWN, text)
    expect(reply.text).not.toMatch(/budget/i)
  })

  test('“so its not worth it …?” is answered with the verdict', () => {
    const { text } = lookAt(...KNOWN, 'so its not worth it for us is what your saying?')
    expect(text).toContain('This is borderline')
  })

  test('a doubt of the hours saved is no other sum', () => {
    const { text } = lookAt(...KNOWN, 'does it actually save 33 hrs of 75?')
    expect(text).toContain('It is an estimate, not a measurement.')
  })

  test.each(['can you do prior auths?', 'can you do payroll?'])('“%s” is answered', (text) => {
    expect(lookAt('Ray, haul.com', text).text).toMatch(/gents (?:do|handle)/)
  })
})
