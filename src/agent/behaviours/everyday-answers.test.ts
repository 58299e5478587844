import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const INTRODUCED = 'Sam, acme.com'
const WORK = [INTRODUCED, 'we match invoices to orders by hand']
const HOURS = [INTRODUCED, 'we match invoices to orders by hand, 40 hours a week in all']
const PEOPLE = [INTRODUCED, 'we match invoices to orders by hand, 40 hours a week in all, 3 people']
const PAID = [...PEOPLE, '$30 an hour']
const LARGE = [
  INTRODUCED,
  'we match invoices to orders by hand, 140 hours a week in all, 6 people, $30 an hour',
  'Excel, Outlook, 5% errors',
]

describe('hours', () => {
  test.each([
    ['hard to say on hours, maybe 20 to 25 a week', 22.5],
    ['both together 25 hrs, me and the night guy', 25],
    ['probably takes my estimator a day and half every week', 12],
    ['my 2 night girls, 3 hrs a night each, 6 nights a week', 36],
  ])('“%s” is %f a week', (text, hours) => {
    const { facts, state } = talkToEnd(...WORK, text)
    expect(facts.manual_hours?.value ?? state.proposed?.manual_hours?.value).toBe(hours)
  })

  test.each([
    ['5 mins ish for a clean one, maybe 15 if it doesnt match. about 1 in 5 dont match', 35],
    ['5 mins for a clean one, 15 mins for the 20% that dont match', 35],
    ['most take 4 minutes, the hard ones 20, about a third are hard', 140 / 3],
  ])('“%s” is the time of one on average', (text, hours) => {
    const { state } = talkToEnd(...WORK, '60 invoices a day', text)
    expect(state.proposed?.manual_hours?.value).toBeCloseTo(hours, 6)
  })

  test('another number of items takes the place of the one that is named', () => {
    const told = [...WORK, '200 applicants a week, 6 minutes each']
    const text =
      'Yes, oh wait, sorry, that 200 is per job fair week. A normal week is more like 140'
    expect(talkToEnd(...told, text).facts.manual_hours?.value).toBe(14)
  })

  test('people by where they are, beside a yes', () => {
    const { facts } = talkToEnd(
      ...WORK,
      '40 orders a day, 6 minutes each',
      'yep. 2 in sales admin do it',
    )
    expect([facts.team_size?.value, facts.manual_hours?.value]).toEqual([2, 20])
  })

  test('when mail comes in is no time of those who sort it', () => {
    const text = 'tenants email repairs all day long and me and two others sort them'
    const { facts, state } = talkToEnd(INTRODUCED, text)
    expect([facts.team_size?.value, state.proposed?.manual_hours]).toEqual([3, undefined])
  })
})

test.each([
  ['Two paralegals and a receptionist helps', 3],
  ['3 techs and a manager', 4],
  ['2 clerks and a part time bookkeeper do it', 3],
])('“%s” are %i', (text, people) => {
  expect(talkToEnd(...HOURS, text).facts.team_size?.value).toBe(people)
})

describe('pay', () => {
  test.each([
    [['cost maybe 20 hr'], 20],
    [['paralegals on 30k', 'Clio, 5%', 'just update the pay to 34k please'], 34_000 / 2_080],
    [['$45 an hour', 'no, 45 thousand a year'], 45_000 / 2_080],
  ])('%j', (texts, pay) => {
    expect(talkToEnd(...PEOPLE, ...texts).facts.hourly_rate?.value).toBeCloseTo(pay, 6)
  })

  test('what comes on top of a salary is in thousands, too', () => {
    const text = 'we pay 38k on average, plus NI and pension so call it 45'
    const { facts } = talkToEnd(...PEOPLE, text)
    expect(facts.hourly_rate?.value).toBeLessThan(25)
  })

  test('a sum that is only judged is no pay', () => {
    const { facts } = talkToEnd(...PAID, 'Excel, 5%', '50k a year is a lot')
    expect(facts.hourly_rate?.value).toBe(30)
  })
})

describe('tools and errors', () => {
  test('what is counted beside names comes on top of them', () => {
    const { facts } = talkToEnd(...PAID, 'cargowise, outlook and about 3 carrier portals')
    expect(facts.tool_count?.value).toBe(5)
  })

  test('a number that goes wrong is no percentage, and no other number of items', () => {
    const { facts } = talkToEnd(...PAID, 'sage 200 and outlook. 1 or 2 a week go wrong')
    expect(facts.error_rate).toBeUndefined()
    const text = 'sage 200 and outlook. 1 or 2 a week go wrong'
    const { state } = talkToEnd(...WORK, '40 orders a day, 6 minutes each', text)
    expect(state.proposed?.manual_hours?.value ?? 20).toBe(20)
  })

  test.each([
    ['Clio. Not much gets redone', 1],
    ['Epic mostly, and Availity. perhaps a fifth of appeals get bounced', 20],
  ])('“%s” is said back as a share', (text, share) => {
    expect(talkToEnd(...PAID, text).state.proposed?.error_rate?.value).toBe(share)
  })

  test('a comment on a share asks nothing', () => {
    const text = 'Excel. Redone, I’d guess 5 percent, mostly wrong part numbers or wrong unit'
    expect(talkToEnd(...PAID, text).reply.text).not.toContain('I don’t know')
  })
})

describe('who decides', () => {
  test.each([
    ['I’d decide it myself, and sometime next quarter', 'decision_maker'],
    ['it’s just me deciding', 'decision_maker'],
    ['no rush. just me and her', 'influencer'],
    ['me and my brother own it 50/50', 'influencer'],
    ['it’s me and our head of customer ops', 'influencer'],
    ['partners vote on it, theres 4 of us', 'influencer'],
  ])('“%s”, and the team stays', (text, authority) => {
    const { facts } = talkToEnd(...LARGE, text)
    expect([facts.authority?.value, facts.team_size?.value]).toEqual([authority, 6])
  })
})

describe('the work', () => {
  test.each([
    ['9 consultants. Reformatting CVs into our template takes forever', /^Reformatting CVs/],
    ['New client intake. My paralegals run conflict checks', /^New client intake$/],
  ])('“%s”', (text, pain) => {
    expect(talkToEnd(INTRODUCED, text).facts.pain?.value).toMatch(pain)
  })

  test('is named with its particle', () => {
    const { reply } = talkToEnd(
      INTRODUCED,
      'my wife spends her evenings typing up job sheets into xero',
    )
    expect(reply.text).toContain('typing up job sheets')
  })
})

describe('questions on the visitor’s own figures', () => {
  const SMALL = [
    INTRODUCED,
    'matching, 300 invoices a week, 8 minutes each, 3 people at $24',
    'yes',
    'Excel, 5%',
  ]

  test.each([
    'we expect to be at 600 invoices a week by end of next year. Does that change things?',
    'Could you redo the math with 600 please',
  ])('“%s” is worked out', (text) => {
    expect(talkToEnd(...SMALL, text).reply.text).toMatch(/^At 80 hours a week/)
  })

  test('minutes that an item would take are supposed, and no length of a call', () => {
    const { reply } = talkToEnd(...SMALL, 'what if it took 30 minutes for one invoice?')
    expect(reply.text).toMatch(/^At 150 hours a week/)
  })

  test('whether hiring is cheaper, as often as it is asked', () => {
    const { reply } = talkToEnd(
      ...SMALL,
      'would hiring someone be cheaper?',
      'so is hiring cheaper or not?',
    )
    expect(reply.text).toContain('of people’s time cost about $49,920 a year')
  })
})

describe('passing on', () => {
  const OFFERED = [...PAID, 'can agents play the trumpet?']

  test('a goodbye with the no is returned, and nothing more is asked', () => {
    const { reply } = talkToEnd(...OFFERED, 'no thanks, bye')
    expect(reply.text).toMatch(/won’t pass it on.\s+(?:Thank you|Take care)/)
    expect(reply.asking).toBeNull()
  })

  test.each([
    ['no thanks il do it myself. leave it for now', 'I won’t pass it on'],
    ['Yeah have a person look at it. luis@acme.com', 'I’ve passed that on'],
  ])('“%s”', (text, said) => {
    expect(talkToEnd(...OFFERED, text).reply.text).toContain(said)
  })
})

test('a British number is taken wherever it stands', () => {
  const { facts } = talkToEnd(INTRODUCED, 'can someone call me?', '07700 900456. tuesday')
  expect(facts.phone?.value).toBe('+447700900456')
})

test('why not something else is asked, and keeps nothing back', () => {
  const { reply, facts } = talkToEnd(INTRODUCED, 'why wouldn’t I just give the team ChatGPT?')
  expect([reply.text, facts.pain]).toEqual([expect.stringContaining('ChatGPT'), undefined])
})

test('two answers with one sentence in other words say it once', () => {
  const { reply } = talkToEnd(...LARGE, 'Is this HIPAA compliant? Would you sign a BAA?')
  expect(reply.text.match(/security and compliance review/g)).toHaveLength(1)
})

describe('pay in another currency than it was taken for', () => {
  test.each([
    [['27k a year each', 'pounds not dollars btw. we use Fixflo and outlook'], 16.62],
    [['$20 an hour', 'all those numbers are in dollars? I said pounds.'], 25.6],
    [['£13 an hour', 'I said pounds'], 16.64],
  ])('%j', (texts, pay) => {
    expect(talkToEnd(...PEOPLE, ...texts).facts.hourly_rate?.value).toBeCloseTo(pay, 2)
  })

  test('prices and savings in another currency, where they are asked for', () => {
    const { reply } = talkToEnd(...PAID, 'excel, 5%', 'what is the saving in euros?')
    expect(reply.text).toContain('The saving of $28,080 a year is about 26,000 euro')
    expect(talkToEnd(...PAID, 'whats the audit cost in gbp').reply.text).toMatch(/pounds/)
  })
})

describe('a call', () => {
  const OFFERED = [...LARGE, 'next quarter, I decide', 'dana@acme.com, no budget']

  test.each([
    ['thursday afternoon if you have it', 'thursday afternoon'],
    ['Lovely, I’ll take Wednesday at 10', 'Wednesday at 10'],
  ])('“%s” beside the calendar', (text, time) => {
    const { reply } = talkToEnd(...OFFERED, text)
    expect([reply.booking?.time, reply.text]).toEqual([time, expect.not.stringContaining('Thank')])
  })

  test('a time that does not suit is not noted', () => {
    const text = '07700 900412, mornings are bad, I’m asleep. after 2 is best'
    const { reply } = talkToEnd(INTRODUCED, 'can someone call me?', text)
    expect(reply.text).not.toContain('mornings')
  })
})

test('a yes that names the figure counts behind a correction, too', () => {
  const text = 'there’s 4 clerks not one, but yeah 20 sounds right'
  const { facts } = talkToEnd(...WORK, '40 orders a day, 6 minutes each', text)
  expect(facts.manual_hours?.value).toBe(20)
})

test.each([
  ['hi im raj, acme.com. got 5 mins', 'manual_hours'],
  ['hi im raj, acme.com. why would I do this rather than hire one more person?', 'team_size'],
] as const)('“%s” tells no %s', (text, slot) => {
  const { facts, state } = talkToEnd(text)
  expect([facts[slot], state.proposed?.[slot], state.pending?.kind]).toEqual([
    undefined,
    undefined,
    'slot',
  ])
})

test('what an error costs is answered, also where it is missed in anger', () => {
  const { reply } = talkToEnd(
    ...PAID,
    'excel, 5%',
    'you did not count the errors, each costs us 250',
  )
  expect(reply.text).toContain('counts hours only')
})

describe('after the verdict', () => {
  const SMALL = [
    INTRODUCED,
    'we match invoices to orders by hand, 15 hours a week, 2 people, $25 an hour, Excel, 5% errors',
  ]

  test.each([
    'OK not for us then. Cheers anyway.',
    "I'm going to leave it there.",
    'ok we’ll pass then, appreciate it',
    "No that's alright, I'll talk to our QuickBooks guy. Thanks for your help.",
    'right, thanks for the straight answer, all the best',
  ])('“%s” is a goodbye', (text) => {
    const { reply } = talkToEnd(...SMALL, text)
    expect(reply.text).toMatch(/^(?:Thank you for your time|Take care)/)
    expect(reply.asking).toBeNull()
  })

  test('a figure beside a goodbye is taken without another estimate', () => {
    const { reply, facts } = talkToEnd(...SMALL, '26 hours, not 15. ok forget it. bye')
    expect(facts.manual_hours?.value).toBe(26)
    expect(reply.text).not.toMatch(/estimate is|too small/)
    expect(reply.text).toMatch(/Thank you for your time[^\n]*$/)
  })

  test('an answer about the date is no goodbye', () => {
    const { reply, facts } = talkToEnd(...SMALL, 'no', 'Not right now, maybe in spring')
    expect(reply.text).toContain('In spring, noted.')
    expect(facts.timeline?.value).toBe('half_year')
  })

  test('the same verdict is said in a few words', () => {
    const { reply } = talkToEnd(...SMALL, '20 hours, not 15')
    expect(reply.text).toContain('which is still too small for us.')
    expect(reply.text).not.toContain('A connector')
  })
})

test('another day is taken beside a calendar that is shown', () => {
  const shown = [...LARGE, 'sam@acme.com', 'book a call']
  const text = 'i dont see a thursday after 3, can you do friday am instead?'
  expect(talkToEnd(...shown, text).reply.booking?.time).toBe('friday am')
})

test('the work that follows what the firm is', () => {
  const { facts } = talkToEnd(
    'I run a lettings agency in Bristol. Tenant repairs emails are killing me.',
  )
  expect(facts.pain?.value).toBe('Tenant repairs emails')
})

test('not to waste time keeps nothing back', () => {
  const { facts } = talkToEnd('Ruth, acme.com. I’d rather not waste anybody’s time, what is it?')
  expect(facts.pain?.value).not.toBeNull()
})
