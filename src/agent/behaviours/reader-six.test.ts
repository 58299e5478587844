import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

describe('who does the work', () => {
  test.each([
    'one guy does it all day basically, pay him 27/hr',
    "only her, I'd guess about 6 hours a week. She makes $22/hr",
    'just one clerk, I think 10 hours a week, she earns $20 an hour',
  ])('is one person: “%s”', (message) => {
    const { facts } = talkToEnd('Linda, acme.com, invoice matching', message)
    expect(facts.team_size?.value).toBe(1)
  })

  test('are two who are joined', () => {
    const { facts } = talkToEnd(
      'Linda, acme.com, invoice matching',
      'me and my clerk, 10 hours a week each',
    )
    expect(facts.team_size?.value).toBe(2)
  })
})

describe('a short answer', () => {
  test('stands before what explains it', () => {
    const { facts } = talkToEnd(
      'Sam, acme.com, data entry, one person, 20 hours a week in all, QuickBooks',
      '$21 an hour',
      'oh probably 15. she misreads the handwriting all the time',
    )
    expect(facts.error_rate?.value).toBe(15)
  })
})

describe('a yes with the figure that was said back', () => {
  const RESUMES = [
    'Sam, acme.com, screening resumes, we screen like 300 resumes a week',
    'it takes 2 recruiters, maybe 4 minutes per resume',
  ]

  test.each(['yes 20. we pay them 70k a year each', 'Yeah, 20, we pay each 70k a year'])(
    '“%s”',
    (message) => {
      const { facts } = talkToEnd(...RESUMES, message)
      expect(facts.manual_hours?.value).toBe(20)
      expect(facts.hourly_rate?.value).toBeCloseTo(33.65, 2)
    },
  )

  test('is none with another figure', () => {
    expect(talkToEnd(...RESUMES, 'yes 25. $30 an hour').facts.manual_hours?.value).toBe(25)
  })
})

describe('a call by a person', () => {
  const WAITING = ['can I just talk to a person please', "614 555 0148. name's Greg"]

  test.each([
    'Just have someone call 614-555-0182',
    "I'm done, just have them call me at 614-555-0182",
    'can you have somebody call 614-555-0182',
  ])('is asked for by “%s”', (message) => {
    const { reply } = talkToEnd(message)
    expect(reply.handoff).toEqual({ reason: 'asked' })
    expect(reply.text).toContain('follows up at (614) 555-0182')
  })

  test.each([
    'Afternoons are better, eastern time',
    'ask them that. also tell them its about our warranty claims, roughly 200 a week',
    "I'm done, just have them call.",
    'no. just the call please. can I get thursday at 2',
    'I said thursday 2pm for a CALL not hours',
  ])('that is waited for is confirmed: “%s”', (message) => {
    const { reply, facts, state } = talkToEnd(...WAITING, message)
    expect(reply.text).toContain('follows up at (614) 555-0148')
    expect(reply.text).not.toContain('Thank you for your time')
    expect(reply.text).not.toContain('?')
    expect(facts.manual_hours ?? state.proposed?.manual_hours).toBeUndefined()
    expect(facts.pain).toBeUndefined()
  })

  test('is none by people of the visitor', () => {
    const { reply } = talkToEnd('we have someone call each patient by hand, 20 hours a week')
    expect(reply.handoff).toBeNull()
  })
})

test.each([
  'end of Q1, I sign off along with our CFO. can we set up a call?',
  'friday works for a call',
])('“%s” wishes for a call with us', (message) => {
  expect(talkToEnd('Ann, acme.com, data entry, ann@acme.com', message).reply.booking).toEqual({
    reason: 'requested',
  })
})

describe('tools', () => {
  test('are not named by other words', () => {
    const { facts } = talkToEnd('we put bookings in the system one for one')
    expect(facts.tools).toBeUndefined()
  })

  test('named after a denial are in use', () => {
    const { facts } = talkToEnd('bookings in Excel', 'We dont use Excel, our program is Opera')
    expect(facts.tools?.value).toEqual(['Opera'])
  })
})

describe('a payback of ours', () => {
  const ESTIMATE =
    'Luis, pinnacle.com, lien waivers, 60 hours a week in all, 2 people, 26.44 an hour, Procore, 2% errors'

  test.each([
    '56 months is a long payback',
    '55 months is a long time',
    "57 months doesn't sound great",
  ])('is no date of the visitor: “%s”', (message) => {
    expect(talkToEnd(ESTIMATE, message).facts.timeline).toBeUndefined()
  })
})

test('“For when it is not important now” is no date', () => {
  const { facts } = talkToEnd(
    'Ann, acme.com, support tickets, 3 people, 20 hours a week in all',
    '$30 an hour',
    'Excel, 5% errors',
    'no',
    'For when it is not important now.',
  )
  expect(facts.timeline?.value).toBe('none')
})

test('a no before the figures keeps nothing back', () => {
  const { facts, state } = talkToEnd(
    'We make many customs documents by hand, is it possible automate it?',
    'No thank you, first I want to know. We have around 40 shipments in the week and each has documents 45 minutes',
  )
  expect(facts.manual_hours).toBeUndefined()
  expect(facts.team_size).toBeUndefined()
  expect(state.proposed?.manual_hours?.value).toBe(30)
})

test('pay before tax is read beside a question', () => {
  const { facts } = talkToEnd(
    'Ute, acme.de, customs documents, 2 people, 30 hours a week in all',
    'Salary is 2800 euro gross in the month for each. You work with European companies also?',
  )
  expect(facts.hourly_rate?.value).toBeCloseTo(17.45, 2)
})

test('who buys a branch may buy from us', () => {
  const { facts } = talkToEnd(
    "hmm. we're planning to buy another branch, that would double the invoices",
  )
  expect(facts.authority).toBeUndefined()
})

test('the address beside a yes to passing a question on is taken', () => {
  const { facts, reply } = talkToEnd(
    'Denise, claims, do you sign a BAA?',
    'yes pass it on, denise.w@midstatetpa.com. Also is 23 right?',
  )
  expect(facts.email?.value).toBe('denise.w@midstatetpa.com')
  expect(reply.asking).not.toBe('email')
})

test.each([
  ['Probably the carrier invoice matching. rate con vs POD', 'the carrier invoice matching'],
  ['we key in about 60 vendor invoices a day by hand', 'vendor invoices'],
  ['New client intake forms get typed into Clio', 'New client intake forms'],
  ['We have 5 people processing returns, about 20 hours a week each', 'processing returns'],
  ["I don't want to type it all out to a robot", undefined],
])('the work in “%s” is “%s”', (message, work) => {
  const { facts } = talkToEnd('Sam, acme.com', message)
  expect(facts.pain?.value).toBe(work)
})

test('hours of the others may leave out who writes', () => {
  const { facts, state } = talkToEnd(
    'Ann, acme.com, support tickets',
    "it's me and 2 VAs, they each do like 30 hrs",
  )
  expect(facts.manual_hours).toBeUndefined()
  expect(state.pending).toMatchObject({ kind: 'confirm', slot: 'manual_hours' })
})

test.each(["I really couldn't tell you what gets redone", 'no idea on errors'])(
  '“%s” is not asked again',
  (message) => {
    const { reply } = talkToEnd(
      'Ann, acme.com, support tickets, 3 people, 20 hours a week in all, Excel',
      '$30 an hour',
      message,
    )
    expect(reply.asking).not.toBe('error_rate')
    expect(reply.text).toContain('errors out')
  },
)

test.each(['whos asking', "who's asking?"])('“%s” is told who we are', (message) => {
  expect(talkToEnd(message).reply.text).toContain('We are Loopwright')
})

describe('tools that are named and counted', () => {
  const TOLD = ['Ina, inaco.com, customs documents, 5 people', '100 hours a week', '$20 an hour']

  test('what is counted behind the names comes on top of them', () => {
    const { facts } = talkToEnd(...TOLD, 'Excel and Outlook and one government portal')
    expect([facts.tools?.value, facts.tool_count?.value]).toEqual([
      ['Microsoft Excel', 'Microsoft Outlook'],
      3,
    ])
  })

  test('“We have three” after a question about tools counts no people', () => {
    const { facts } = talkToEnd(
      ...TOLD,
      'Excel and Outlook, 2% errors',
      'You counted only one tool? We have three',
    )
    expect(facts.team_size?.value).toBe(5)
  })

  test('a program that documents come as is not one that is used', () => {
    const { facts } = talkToEnd(...TOLD, '30% of our packing lists come as Excel already')
    expect(facts.tools).toBeUndefined()
  })
})

describe('who does the work, and when', () => {
  const HOURS = 'Ina, inaco.com, phone calls, 12 hours a week'

  test('one who does it and one who helps are two', () => {
    const { state, facts } = talkToEnd(HOURS, 'mostly Tracy but Kim helps when its busy')
    expect(facts.team_size).toBeUndefined()
    expect(state.proposed?.team_size?.value).toBe(2)
  })

  test.each([
    '35 bucks an hour i guess. so really its 12 weeks x 35',
    '35 hours a week for 12 weeks of the year at $35',
    '$35 an hour, but only 35 hrs x 12 weeks a year',
  ])('“%s” is spread over the year', (text) => {
    const { state, facts } = talkToEnd(
      'Ina, inaco.com, document chasing, 3 people, 35 hours a week',
      text,
    )
    expect(facts.hourly_rate?.value).toBe(35)
    expect(state.proposed?.manual_hours?.workings).toBe('35 hours × 12 of 52 weeks')
  })

  test('a temp would do the work: the pay is taken, and the hours are said back', () => {
    const temp = 'temp would be 20 an hr, 30 hours a week, its data entry from pdfs into netsuite'
    const { state, facts } = talkToEnd('why wouldnt I just hire a temp', temp)
    expect(facts.hourly_rate?.value).toBe(20)
    expect(state.proposed?.manual_hours?.value).toBe(30)
    const later = talkToEnd(temp, '30 hours a week like i said, one person').facts
    expect([later.hourly_rate?.value, later.manual_hours?.value, later.team_size?.value]).toEqual([
      20, 30, 1,
    ])
  })

  test.each([
    ['My billing gal matches PODs to invoices all day', 'matches PODs to invoices'],
    ['my people make customs documents by copy paste', 'make customs documents by copy paste'],
  ])('“%s” names the work without who does it', (text, work) => {
    expect(talkToEnd(text).facts.pain?.value).toBe(work)
  })
})
