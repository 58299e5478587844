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
        'Ruth, harvesthandsfb.org',
        "our coordinator keys all orders into Primarius. She's full time and it's basically all she does, and I pitch in maybe half a day a week.",
      ],
      44,
      undefined,
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
