import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const hoursAfter = (...messages: readonly string[]) => {
  const { facts, state } = talkToEnd(...messages)
  const waiting = state.pending?.kind === 'confirm' ? state.pending : null
  return waiting?.slot === 'manual_hours' ? waiting.value : facts.manual_hours?.value
}

const KNOWN = 'Ann, polmet.com. invoice entry, 26 hours a week, 3 people, $24 an hour'

describe('hours that the visitor works out', () => {
  test.each([
    ['No. I never said 26. 25 for certificates plus 20 for renewals equals 45', 45],
    ['its 25. and the 20 on top for renewals is 45 not 46', 45],
    ['no its 30 on TOP of the 26. so 56', 56],
    ['56 not 60. jeez. 26+30', 56],
    ['no, 18 hours for orders and 14 for returns is 32', 32],
    ['no no. 10 hours a day times 4 is 40', 40],
    ['No. 5 people, 6 hours, five days. 150 hours a week.', 150],
    ['26?? its 45 hours. 45.', 45],
    ['26 hours?? we said 31 hours', 31],
    ['3 people?? its two of us and 28 hours', 28],
    ['I said 55 hrs a week, 26 is the number of stores', 55],
    ['I told you 26 hours, it should have been 12.', 12],
    ['Sorry, I said 26 hours a week but it’s 18.', 18],
    ['not 6 weeks, 24. so like 55 hrs a wk averaged. they make 52k ish', 55],
  ])('“%s”', (message, hours) => {
    expect(talkToEnd(KNOWN, message).facts.manual_hours?.value).toBe(hours)
  })

  test.each([
    ['we get 20 faxes and 25 emails, 45 a day', 26],
    ['4 stores in Ohio plus 22 in Iowa, so 26 stores', 26],
    ['It is $24 plus $6, so 30', 26],
    ['2 people in Ohio plus 3 in Iowa, so 5 people', 26],
    ['26?? how did you get that', 26],
  ])('no hours: “%s”', (message, hours) => {
    expect(talkToEnd(KNOWN, message).facts.manual_hours?.value).toBe(hours)
  })

  test('with the result that is written last', () => {
    const { facts } = talkToEnd(
      'Dustin, pawpantry.com. where is my order emails',
      'like 60 a day, 4ish minutes each',
      '60 x 4 min is 4 hrs a day, times 7 is 28. and 2 of us like i said',
    )
    expect(facts.manual_hours?.value).toBe(28)
    expect(facts.team_size?.value).toBe(2)
  })

  test('in all, where a part is told beside it', () => {
    const { facts } = talkToEnd(
      'Jason, peakstaffgroup.com. reformatting resumes',
      "3 hrs each x 9. so 72 all in with the resumes. they're on about 60k base",
    )
    expect(facts.manual_hours?.value).toBe(72)
  })

  test('of people and a bare number of hours', () => {
    expect(
      hoursAfter(
        'Priya Nair, brightlinebpo.com. QA scoring',
        '14 analysts full time',
        "lol no. 14 people x 40. that's 560. the 2% is how many calls they cover",
      ),
    ).toBe(560)
  })
})

describe('a factor of the sum that was said back', () => {
  const SAID_BACK = ['Dustin, pawpantry.com. order emails', 'like 60 a day, 4 minutes each']
  test.each([
    '7 days actually, people bug me on sundays too. its me and my cousin i pay him 18 an hr',
    '7 days, we work weekends. two of us',
    'its 7 days a week. we pay about $18 an hour',
    'sundays and saturdays too, so 7 days. there are 3 of us',
  ])('“%s”', (message) => expect(hoursAfter(...SAID_BACK, message)).toBe(28))

  test.each([
    'no. 2 hrs a day each not 8',
    'no, 2 hours a day not 8',
    'no, not 8, 2 hours each',
    'no its 2 hrs each, not 8 hrs',
  ])('“%s”', (message) => {
    expect(
      hoursAfter(
        'Tony, bluelinefreight.net. check calls',
        '8 guys full days, 8 hours a day',
        message,
      ),
    ).toBe(80)
  })

  test('hours of each are meant, not the whole day', () => {
    expect(
      hoursAfter(
        'Tony, bluelinefreight.net',
        'check calls. I got 8 guys calling drivers all day asking where are you. 2 hrs a day each maybe',
      ),
    ).toBe(80)
    expect(
      hoursAfter(
        'Al, lakesiderad.com',
        "Prior authorizations. Three staff, all day every day. One of them told me Friday she's quitting over it.",
      ),
    ).toBe(120)
  })
})

describe('pay that is told anew', () => {
  const PAID = 'brandtsupply.com. keying in orders, 60 hours a week, 6 people, $22 an hour'
  test.each([
    ['i just said 22. with taxes and such call it 27', 27],
    ['dentrix and the insurance portals. and with benefits its more like 27', 27],
    [
      "49 months?? But wait that's on $22, with taxes and insurance it's really more like 31 or so.",
      31,
    ],
    ["You didn't change the pay, it should be $31", 31],
    ['no 27 is the hourly, you used 22', 27],
    [
      'Hmm okay. 22 was before benefits though, should I be giving you the number with benefits? Its about 34',
      34,
    ],
    ['at about 25 bucks blended. What do I save', 25],
    ['it is 29 an hour with overhead', 29],
  ])('“%s”', (message, rate) => {
    expect(talkToEnd(PAID, message).facts.hourly_rate?.value).toBe(rate)
  })

  test.each([
    'with taxes we spend 27 hours on it',
    'we rate 27 orders with benefits',
    'is 22 with overhead?',
  ])('not “%s”', (message) => expect(talkToEnd(PAID, message).facts.hourly_rate?.value).toBe(22))
})

describe('pay of several people', () => {
  const ASKED = 'brandtsupply.com. keying in orders, 60 hours a week, 3 people'
  test.each([
    ['me at 90/hr the juniors 40. split even', 65],
    ['They make 21, 21, and the paralegal 34', 25.33],
    ['with taxes and all probably 35 an hour for the admin, advisor is more like 48', 41.5],
    ['clerks 24 and the manager 40', 32],
  ])('“%s” is said back as its average', (message, rate) => {
    const { state } = talkToEnd(ASKED, message)
    expect(state.pending).toMatchObject({ kind: 'confirm', slot: 'hourly_rate', value: rate })
  })
  test.each([
    ['25 to 30 for the clerks', 27.5],
    ['26 plus taxes, so 31', 31],
    ['But if I hire somebody is 20 dollars', 20],
  ])('“%s”', (message, rate) => {
    expect(talkToEnd(ASKED, message).facts.hourly_rate?.value).toBe(rate)
  })

  test.each([
    "They make about 24 an hour, I don't know what it is with overhead",
    '$24 an hour plus benefits',
    "they're about $24/hr before benefits",
    '24 an hour, taxes not included',
  ])('of wages says so: “%s”', (message) => {
    const { facts, reply } = talkToEnd(ASKED, message)
    expect(facts.hourly_rate?.value).toBe(24)
    expect(reply.text).toContain('wages alone')
  })
})

describe('what is not the visitor’s', () => {
  const ASKED = 'cityofmarlow.gov. permit reviews, 60 hours a week, 3 people, $32 an hour, Accela'
  test.each([
    "About one in three comes back incomplete, but that is the applicants' mistake, not ours",
    '20% get returned, thats on the customer',
    "1 in 5 bounces but it isn't our fault",
  ])('no error rate: “%s”', (message) => {
    expect(talkToEnd(ASKED, message).facts.error_rate).toBeUndefined()
  })
  test('no pay: what a mistake costs', () => {
    const { facts, state } = talkToEnd(
      ASKED,
      'couple percent. we triple check cause a wrong account number costs us 200 grand',
    )
    expect(facts.hourly_rate?.value).toBe(32)
    expect(state.proposed?.hourly_rate).toBeUndefined()
  })
})

describe('plain words that are no figure', () => {
  const KNOWN_HOURS = 'kowalskiinsurance.com. certificates, 25 hours a week, $24 an hour'
  test.each([
    'One more, if we threw in renewals',
    'one more: does it read PDFs',
    'One more question, do you read PDFs',
    'one more thing. we also take faxes',
  ])('one more hour: “%s”', (message) => {
    expect(talkToEnd(KNOWN_HOURS, message).facts.manual_hours?.value).toBe(25)
  })

  test.each([
    'airlines change passenger counts until 2 hours before flight, we retype in our system',
    'orders can change up to 3 hours before delivery',
    'the guests cancel till 4 hours before check-in',
    '2 hours before departure is the deadline',
  ])('hours of work: “%s”', (message) => {
    const { facts, state } = talkToEnd('Yusuf, skyplate.com. retyping orders', message)
    expect(facts.manual_hours).toBeUndefined()
    expect(state.proposed?.manual_hours).toBeUndefined()
  })

  const BUDGET = [
    'Ann, polmet.com. invoice entry, 60 hours a week, 3 people, $32 an hour, Accela, 2% errors',
    'next year, I decide',
  ]
  test.each([
    'Budget year starts July 1.',
    'jeez. 72+30',
    'Mamma mia, 25K is much.',
    "I'd need to see a demo before I spend 25k",
    'the 50k for an audit is steep',
    '150k?? wow',
    'our budget year ends June 30',
  ])('budget: “%s”', (message) => {
    expect(talkToEnd(...BUDGET, message).facts.budget?.value ?? null).toBeNull()
  })
  test.each([
    ['about 40k', 40_000],
    ['we set aside $25k for this', 25_000],
    ['budget is 30', 30_000],
  ])('but a budget: “%s”', (message, budget) => {
    expect(talkToEnd(...BUDGET, message).facts.budget?.value).toBe(budget)
  })

  test.each([
    'no thats not my budget, 25k is YOUR price',
    'I never said $25,000',
    "we never said 25k, that's your price",
  ])('a budget that is denied goes: “%s”', (message) => {
    const { facts } = talkToEnd(...BUDGET, 'we have $25,000', message)
    expect(facts.budget?.value ?? null).toBeNull()
  })
})

describe('people', () => {
  test.each([
    ['Three evaluators, and it is about 25 hours a week for each of them.', 3],
    ['8 guys, 2 hrs a day, so each of them 10 a week', 8],
    ['4 clerks on the phones all day', 4],
    ['we have 2.5 FTEs on it', 2.5],
  ])('of a sum that was agreed to are known: “%s”', (message, people) => {
    const before = talkToEnd('Ann, northfield.edu. transcripts', message)
    const { facts } =
      before.state.pending?.kind === 'confirm'
        ? talkToEnd('Ann, northfield.edu. transcripts', message, 'Yes, that is correct.')
        : before
    expect(facts.team_size?.value).toBe(people)
  })

  test.each([
    'its me and my cousin i pay him 18 an hr',
    'me n my cousin, 18 bucks an hour',
    'just brenda, and me a couple hrs. she gets 18 an hr',
    'its me and my wife. 18 dollars an hour',
    'only Kim and me. $18 an hour',
  ])('two: “%s”', (message) => {
    expect(
      talkToEnd('Al, pawpantry.com. order emails, 28 hours a week', message).facts.team_size?.value,
    ).toBe(2)
  })

  test.each(['me and my brother decide', 'me and my partner sign off', 'ask me or my wife'])(
    'not “%s”',
    (message) => {
      const { facts } = talkToEnd(
        'Al, pawpantry.com. order emails, 28 hours a week, $18 an hour, 5 people, Gmail, 3% errors',
        message,
      )
      expect(facts.team_size?.value).toBe(5)
    },
  )

  test.each([
    'three, i said. me and 2',
    'its three of us, me + 2 juniors',
    '3 of us like i said: me and two juniors',
  ])('with the one who writes: “%s”', (message) => {
    expect(
      talkToEnd('Jess, bright.com. client reports, 18 hours a week', message).facts.team_size
        ?.value,
    ).toBe(3)
    expect(
      talkToEnd('Jess, bright.com. client reports, 18 hours a week, 3 people', message).facts
        .team_size?.value,
    ).toBe(3)
  })

  test('of the whole firm are no team where the team is known', () => {
    const { facts } = talkToEnd(
      'Paolo, vigna.com. orders, 48 hours a week, 2 people',
      'How much is it for small company like mine, we are 15 person',
    )
    expect(facts.team_size?.value).toBe(2)
  })

  test.each([
    ['Roughly 1.5 FTE of work spread across five processors', 60, 5],
    ['half an FTE spread across 4 clerks', 20, 4],
    ['2 full-time equivalents of work split between six nurses', 80, 6],
  ])('share so many full-time weeks: “%s”', (message, hours, people) => {
    const { facts, state } = talkToEnd('Ellen, valleymark.org. loan file prep', message)
    expect(state.proposed?.manual_hours?.value ?? facts.manual_hours?.value).toBe(hours)
    expect(facts.team_size?.value).toBe(people)
  })
})

describe('more of the work beside the first', () => {
  test.each([
    [
      '9 recruiters. resumes, say 5 hrs a week per recruiter, plus chasing references maybe 3 more',
      72,
    ],
    ['4 nurses, 6 hours a week each, plus charting another 2 each', 32],
    ['3 clerks do 10 hours a week per person, plus maybe 2 more for filing', 36],
    ['5 techs. 4 hours a week each and then another 1 for the reports each', 25],
  ])('of each: “%s”', (message, hours) => {
    expect(hoursAfter('Jason, peakstaff.com', message)).toBe(hours)
  })

  test.each([
    [
      'Yes but thats just submitting. about a third come back denied and the appeal takes closer to an hour',
      315,
    ],
    ['about 25% come back and the rework takes half an hour each', 227.5],
    ['yes, and half of them get rejected and fixing one takes 20 minutes', 245],
    ['right. 10 percent bounce and redoing those takes an hour', 217],
  ])('of a part of the items: “%s”', (message, hours) => {
    expect(
      hoursAfter(
        'Priya, clearpath.com. Prior auths',
        'every tech does 14 a day at 25 min each and theres 6 techs',
        message,
      ),
    ).toBe(hours)
  })

  test.each([
    ['well fridays is more like 3 hrs so take that off', 76],
    ['on friday its only 2 hours', 72],
    ['but mondays are 5 hours', 84],
    ['fridays only 3 hours each', 76],
  ])('with another day: “%s”', (message, hours) => {
    expect(
      hoursAfter('Shelly, brightpine.com. insurance checks', '4 hrs x 4 girls x 5 days', message),
    ).toBe(hours)
  })

  test.each([
    ['6 weeks before a show its insane, like 3 people full time. 4 shows a year', 55.38],
    ['2 people full time for 3 weeks at each quarter end, 4 times a year', 18.46],
    ['4 launches a year, 2 people full time for 5 weeks before each launch', 30.77],
    ['3 people full time, 2 weeks before every election, 2 elections a year', 9.23],
  ])('in some weeks of the year: “%s”', (message, hours) => {
    expect(hoursAfter('Carla, expoforge.net. exhibitor forms', message)).toBeCloseTo(hours, 1)
  })

  test.each([
    ['~400 complaints a month, each about an hour and a quarter', 115.4],
    ['60 a week, an hour and three quarters each', 105],
    ['40 claims a week, one hour and a quarter each', 50],
    ['40 claims a week, two hours and a quarter each', 90],
  ])('in quarters of an hour: “%s”', (message, hours) => {
    expect(hoursAfter('Renee, corvex.com. complaint intake', message)).toBeCloseTo(hours, 1)
  })
})
