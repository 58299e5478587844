import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const WORK = [
  'Lin from Northgate Supply, northgatesupply.com',
  'claims intake, 15 hours a week, 2 people',
]
const PAID = [...WORK, '$45 an hour']
const ROUTED = 'My CSR spends half her day typing certificates of insurance.'
const TIMESHEETS = ['Dana, kowalskisons.com. Timesheets.', 'Just me mostly. 15 hours a week', 'yes']
const INBOX = [
  'jess, wickandwillow.com',
  'the order emails. about 2 hrs a day. plus a VA doing 20 hrs a week',
]

type Slots = Record<string, unknown>

/** What is known, or was said back and is open. */
function lookAt(...messages: readonly string[]) {
  const { state } = talkToEnd(...messages)
  const known: Slots = Object.fromEntries(
    Object.entries(state.facts).map(([slot, fact]) => [slot, fact?.value]),
  )
  const open: Slots = Object.fromEntries(
    Object.entries(state.proposed ?? {}).map(([slot, asked]) => [slot, asked?.value]),
  )
  return { known, open, told: { ...known, ...open } }
}

describe('an agreed figure stays', () => {
  test.each([
    ['Our managing partner, David Kane, would have the final say on anything over $25,000.'],
    ["And 25 thousand, are you kidding me, I don't make that in 6 months"],
    ["haha ok so 25 grand. no thanks i'll make an email template. bye"],
    ['so the audit is 50k and a pilot 150k'],
    ['Anything over $23,800 has to go out to public bid here.'],
    [
      "every payroll there's 4 or 5 guys whose check is wrong and they're in my office Friday yelling",
    ],
    ["I'd say 2%. Is it actually worth it for a practice our size? We're 5 dentists"],
    ['We bill them out at 150'],
    ['clients pay us $150 an hour'],
  ])('after “%s”', (message) => {
    const { told } = lookAt(...PAID, message)
    expect([told.manual_hours, told.team_size, told.hourly_rate]).toEqual([15, 2, 45])
    expect(told.budget).toBeUndefined()
  })

  test.each<[string, Slots]>([
    ['$25,000 is our budget', { budget: 25_000 }],
    ['we have 50k set aside', { budget: 50_000 }],
    ['They make 50k a year', { hourly_rate: 24.04 }],
    ['actually there are 3 of us', { team_size: 3 }],
    ['5 people do it now', { team_size: 5 }],
  ])('words of its own count: “%s”', (message, figures) => {
    const { told } = lookAt(...PAID, message)
    for (const [slot, value] of Object.entries(figures))
      expect(told[slot]).toBeCloseTo(value as number, 1)
  })
})

describe('what an hour costs', () => {
  test.each<[string[], number]>([
    [[...WORK, 'They cost me about 45/hr loaded, we bill them at 150'], 45],
    [[...WORK, 'We bill them at $190 but they cost us about $38 an hour, more with benefits'], 38],
    [[...WORK, 'No, 45 is the cost. The 150 is what clients pay, ignore it.'], 45],
    [[...WORK, 'I make $24 and Kim is at $21, before payroll taxes.'], 22.5],
    [
      [
        ...WORK,
        'I just said, 24 for me and 21 for Kim. Figure 25 an hour with taxes for the pair of us.',
      ],
      25,
    ],
    [[...WORK, '$24 for me and $21 for Kim', 'No. Just use 25.'], 25],
    [[...TIMESHEETS, "I'm on 30 an hour, she gets 25."], 27.5],
    [[...TIMESHEETS, '15 hours. $25 is what she gets paid. I get $30.'], 27.5],
  ])('%j is %d', (messages, rate) => {
    const { told } = lookAt(...messages)
    expect(told.hourly_rate).toBe(rate)
    expect(told.manual_hours).toBe(15)
  })
})

describe('hours of several people and days', () => {
  test.each<[string[], number, number | undefined]>([
    [
      [
        'Sarah, headingleydental.co.uk',
        "Recalls, that's two girls for an hour and a half every morning. Then referrals are maybe another 4 hours a week, I do those myself.",
      ],
      19,
      undefined,
    ],
    [
      [
        'jess, wickandwillow.com',
        'the order emails. about 2 hrs a day and yes that includes weekends lol. plus i have a VA doing 20 hrs a week on the same inbox',
      ],
      34,
      2,
    ],
    [[...INBOX, 'no, 7 days. so 14 plus 20'], 34, undefined],
    [
      [
        'hi, claim denials',
        "theres 3 of us on it, I'd say I do 20 hrs and the other two maybe 12, 13 each",
      ],
      45,
      3,
    ],
    [
      [
        'Keisha midstatefreight.com. retyping loads into mcleod',
        'theres 4 of us prob 2 hrs each every day. we also work sat but only 1 person',
      ],
      42,
      4,
    ],
    [
      [
        'Keisha midstatefreight.com. retyping loads into mcleod',
        'theres 4 of us prob 2 hrs each every day',
        'no 4 ppl 2 hrs mon-fri n then 2 more on sat',
      ],
      42,
      4,
    ],
    [
      [
        'Dana, kowalskisons.com. Timesheets.',
        'Just me mostly. All day Monday and half of Tuesday, every week. My sister in law helps on Thursdays, 3 hours. 45 guys in the field handing in paper, half of it coffee stained',
      ],
      15,
      2,
    ],
    [
      [
        'Marcia, purchasing',
        "It's just me. I'd say about 15 hours a week, but it's terrible in July and August when everybody orders, then it's all day every day.",
      ],
      15,
      1,
    ],
    [
      [
        'Priya, northgatestaffing.co.uk',
        'Timesheets! We have around 200 temps and every Monday two of my consultants do nothing else but chase and retype them.',
      ],
      16,
      2,
    ],
    [
      [
        'Lin, northgatesupply.com',
        'invoice entry',
        'Around 10 or 11 for me I think, plus maybe 3 for Carol but only the last week of the month.',
      ],
      11.19,
      2,
    ],
  ])('%j are %d', (messages, hours, team) => {
    const { told } = lookAt(...messages)
    expect(told.manual_hours).toBeCloseTo(hours, 1)
    if (team !== undefined) expect(told.team_size).toBe(team)
  })
})

describe('our own figures said again', () => {
  test('in two periods agree to the sum', () => {
    const { known } = lookAt(
      'Greg, midlandfastener.com',
      "It's about 1,400 invoices a month, call it 6 minutes apiece. Three clerks.",
      "It's 140 hours a month so yes, roughly 32 a week. Loaded cost on the clerks is about $32 an hour.",
    )
    expect(known.manual_hours).toBeCloseTo(32.3, 1)
    expect(known.hourly_rate).toBe(32)
  })

  test.each([
    ['So count mine too. I do probably 5 or 6 hours a week of it on top of her 20.', 25.5],
    ['I own the place so me. But you keep saying 20, its 26 with mine', 26],
  ])('with more on top: “%s”', (message, hours) => {
    const { told } = lookAt('Bob, bobins.com', ROUTED, '$24 an hour', message)
    expect([told.manual_hours, told.hourly_rate]).toEqual([hours, 24])
  })

  test.each([
    ['32 hours at $32 is over $53,000 a year.'],
    ['whats the second process mean. we also do a ton of POD chasing, maybe 15 hrs a week'],
  ])('“%s” names no date', (message) => {
    expect(lookAt(...PAID, 'NetSuite', '2%', message).told.timeline).toBeUndefined()
  })
})

describe('two who are named', () => {
  test.each([
    [['34 hours a week on order emails', "me and the VA, she's $9 an hour"]],
    [['34 hours a week on order emails', 'just one person does it', 'no two, me and her']],
    [[...INBOX, 'no, 7 days. so 14 plus 20', "she's $9 an hour.", 'NO two people. me and the VA']],
  ])('%j are two', (messages) => {
    expect(lookAt('jess, wickandwillow.com', ...messages).told.team_size).toBe(2)
  })
})

/** Messages of a talk, told after what is known in `before`, with " | " between them. */
const BEFORE: Readonly<Record<string, string>> = {
  work: WORK.join(' | '),
  paid: PAID.join(' | '),
  pay13: [...WORK, '13.50 an hour'].join(' | '),
  pay19: [...WORK, '19 an hour'].join(' | '),
  keyed: 'import desk | 35 entries a day, roughly 20 mins a go, 4 of us',
  reports: 'client reports',
  orders: 'somebody has to type the orders into Sage',
  baked: 'orders into Sage | 3 hours every afternoon, 6 days a week. the wife and the girl',
  audit:
    'We reconcile the night audit. 45 minutes per hotel per day, seven days. We are seven hotels.',
  homes: 'repairs line | 400 requests a week, five call handlers | it is 46.5 hours a week | £16',
  calls: 'claims | calls back, 15 calls a day, 5 minutes each | Closer to 10 hours with voicemails',
  customs: 'customs | 60 entries a day, 12 minutes apiece if clean',
  quotes: 'quotes | 25 quotes a day, ten minutes each. Mainly me | Yep bang on | £16 an hour',
  fixed: [...PAID, 'about 20% have to be redone'].join(' | '),
}

describe('figures told in passing', () => {
  test.each<[string, string, Slots]>([
    ['pay13', 'blimey. thats pounds not dollars by the way', { hourly_rate: 17.28 }],
    ['pay13', 'thats pounds', { hourly_rate: 17.28 }],
    ['pay13', "that's euros btw", { hourly_rate: 14.58 }],
    ['pay13', 'right well ive said pounds 4 times', { hourly_rate: 17.28 }],
    ['pay19', 'thats pounds, 19 quid. and zapier wont do it', { hourly_rate: 24.32 }],
    ['pay19', 'but its 19 POUNDS youve put dollars', { hourly_rate: 24.32 }],
    [
      'keyed',
      'yes. lads are on 15.50 an hour. we use cargowise. about 1 in 20 gets queried',
      { manual_hours: 58.3, hourly_rate: 15.5, error_rate: 5 },
    ],
    ['orders', '3 hours every afternoon, 6 days a week, both of em at it', { manual_hours: 18 }],
    [
      'orders',
      '3 hours every afternoon, 6 days a week. Thats the wife and the girl in the office, both of em at it.',
      { manual_hours: 36, team_size: 2 },
    ],
    ['baked', 'no thats 3 hours EACH. so double it', { manual_hours: 36 }],
    ['baked', 'more like half of that', { manual_hours: 9 }],
    ['paid', 'Mistakes are rare - two per cent perhaps', { error_rate: 2 }],
    ['paid', '3 loads a week typed wrong out of like 200', { error_rate: 1.5 }],
    ['paid', 'mistakes, 4 or 5 orders a day out of the 120', { error_rate: 3.75 }],
    ['paid', '80% come back incomplete at least once', { error_rate: undefined }],
    ['fixed', '20% is wrong too, please take it out', { error_rate: undefined }],
    ['fixed', 'leave the errors out please', { error_rate: undefined }],
    ['fixed', 'leave it at 20%', { error_rate: 20 }],
    [
      'audit',
      'Correct. Also the month end takes each accountant another 1.5 days, but that is for later.',
      { manual_hours: 36.75 },
    ],
    ['audit', 'No. 36.75 hours a week is correct, only the daily one', { manual_hours: 36.75 }],
    ['homes', "About 60 a week then at £65, that's £200,000 a year.", { manual_hours: 46.5 }],
    ['calls', 'A remake costs me 150 bucks. We have maybe 6 a week', { manual_hours: 10 }],
    [
      'orders',
      '25 hours a week for each of the four of us Jan-Mar, the rest of the year maybe 5 each',
      { manual_hours: 40, team_size: 4 },
    ],
    ['work', 'I make that 40 a week on average', { manual_hours: 40 }],
    ['work', "It's 5.5 days not 6. So more like 16 and a half.", { manual_hours: 16.5 }],
    [
      'orders',
      "I've got 14 on intake and keying is roughly 60% of what they do",
      { manual_hours: 336, team_size: 14 },
    ],
    [
      'orders',
      'I have 3 clerks full time and half of what they do is titles. The DMV kicks back about 8% of our packets too.',
      { manual_hours: 60, team_size: 3 },
    ],
    [
      'orders',
      "We're only eleven people. The last week of the month six of us lose 15 hours each that week",
      { team_size: 6 },
    ],
    [
      'orders',
      '2 hrs a nite, 6 nites. wife does another 5 or so',
      { manual_hours: 17, team_size: 2 },
    ],
    ['quotes', 'just me and Chloe 2 days a week', { manual_hours: 20.83, team_size: 2 }],
    ['customs', "Yes but a third of it isn't clean, those go 25 min", { manual_hours: 81.67 }],
    ['customs', 'No. 40 clean at 12 min, 20 at 25, every day', { manual_hours: 81.67 }],
    ['customs', '40 x 12 = 8 hours a day. Call it 16 a day, 81 a week', { manual_hours: 81 }],
    ['orders', '240 applications a month. Each one eats maybe 1h 15', { manual_hours: 69.23 }],
    [
      'reports',
      '9 AMs, each has 6 clients, a report takes around 3 hours. Monthly',
      { manual_hours: 37.38 },
    ],
    ['work', 'CFO signs anything over $50K', { budget: undefined, hourly_rate: undefined }],
    [
      'paid',
      "The CFO signs anything over $50K, and we're in budget season",
      { budget: undefined, hourly_rate: 45 },
    ],
    [
      'work',
      'No! 16 hours. $25 is what she gets paid. I get $30.',
      { manual_hours: 16, hourly_rate: 27.5 },
    ],
    ['work', 'Maybe 18 with the Tuesday overspill', { manual_hours: 18, hourly_rate: undefined }],
    ['work', 'Maybe 18 with taxes', { manual_hours: 15 }],
    ['work', '3 a day. so 15 for me plus 3 for tina, 18 total.', { manual_hours: 18 }],
  ])('after %s: “%s”', (before, message, figures) => {
    const { told } = lookAt(...(BEFORE[before] ?? '').split(' | '), message)
    for (const [slot, value] of Object.entries(figures)) {
      if (value === undefined) expect(told[slot]).toBeUndefined()
      else expect(told[slot]).toBeCloseTo(value as number, 1)
    }
  })
})

test('a no that takes something back denies no tools', () => {
  const told = ['Ann, annsflowers.com', 'invoices, 2 of us, 3 hours a day each', '14 an hour']
  const { facts } = talkToEnd(...told, 'no wait, 4 hours a day each')
  expect([facts.manual_hours?.value, facts.tool_count]).toEqual([40, undefined])
})
