import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

describe('people beside the one who writes', () => {
  test.each(['me and 2 others', 'me plus 2 more', 'myself and two others'])('“%s”', (people) => {
    const { facts, state } = talkToEnd(
      'Sam from acmerecruit.com',
      `timesheets, ${people}, all of monday and tuesday`,
    )
    expect(facts.manual_hours?.value ?? state.proposed?.manual_hours?.value).toBe(48)
  })
})

describe('a number with a noun', () => {
  const RENEWALS = [
    'Karen Boyd, boydins.com. renewals, 41 hours a week',
    '4 people',
    "We're on Applied Epic",
  ]

  test('is no pay', () => {
    const { facts, state } = talkToEnd(...RENEWALS, '6 CSRs')
    expect(facts.hourly_rate).toBeUndefined()
    expect(state.proposed?.hourly_rate).toBeUndefined()
  })

  test('counts people by letters', () => {
    const { facts } = talkToEnd(...RENEWALS.slice(0, 1), '4 CSRs.')
    expect(facts.team_size?.value).toBe(4)
    expect(facts.hourly_rate).toBeUndefined()
  })

  test('in answer to how many hours is a number of items', () => {
    const { facts, state } = talkToEnd('Ann, polmet.pl, writing offers', '15 offers')
    expect(facts.manual_hours).toBeUndefined()
    expect(state.proposed?.manual_hours).toBeUndefined()
  })
})

describe('a figure of our estimate that is said again', () => {
  test.each(['56 months?! that is terrible', '56 months?? wow', '$32,172?'])('“%s”', (message) => {
    const before = talkToEnd(
      'Luis, pinnacle.com, lien waivers, 60 hours a week in all, 2 people, 26.44 an hour, Procore, 2% errors',
    )
    expect(before.reply.text).toContain('56 months')
    const { facts } = talkToEnd(
      'Luis, pinnacle.com, lien waivers, 60 hours a week in all, 2 people, 26.44 an hour, Procore, 2% errors',
      message,
    )
    expect(facts.timeline).toBeUndefined()
    expect(facts.budget).toBeUndefined()
    expect(facts.manual_hours?.value).toBe(60)
  })
})

describe('a name', () => {
  test('is none behind an article', () => {
    const { facts } = talkToEnd(
      'looking for help w invoice processing. we r a regional grocery distributor',
    )
    expect(facts.contact_name).toBeUndefined()
  })

  test.each(['lol my name isnt grocery. its Dennis', 'and my name is Dennis not grocery'])(
    'is replaced by “%s”',
    (message) => {
      const { facts } = talkToEnd('my name is Grocery Distributor, freshwayfoods.com', message)
      expect(facts.contact_name?.value).toBe('Dennis')
    },
  )
})

describe('work beside the first', () => {
  const POD = [
    'Dana, acme.com, POD chasing',
    '40 hours a week in all, 4 people',
    '$28 loaded',
    'McLeod and Outlook. maybe 5%',
  ]
  const MORE =
    'we also have 3 people doing carrier onboarding, probably 30 hours a week total. would both together change it?'

  test('is asked about and replaces nothing', () => {
    const { facts, state, reply } = talkToEnd(...POD, MORE)
    expect(facts.manual_hours?.value).toBe(40)
    expect(facts.team_size?.value).toBe(4)
    expect(state.proposed?.manual_hours?.value).toBe(70)
    expect(reply.text).toContain('on top of the 40')
  })

  test('is added where a total is told', () => {
    const { facts } = talkToEnd(
      ...POD,
      MORE,
      'no, 30 is onboarding. the 40 for PODs is still there. so 70 total',
    )
    expect(facts.manual_hours?.value).toBe(70)
  })

  test('is asked about where a total is told alone', () => {
    const { facts, state } = talkToEnd(...POD, 'so 70 total')
    expect(facts.manual_hours?.value).toBe(40)
    expect(state.proposed?.manual_hours?.value).toBe(70)
  })
})

describe('hours that were refused', () => {
  const OFFERS = [
    'Andrzej, polmet.pl, writing offers',
    '3 people, 5-6 offers per day, one offer is 40 minutes',
  ]

  test('are those of each', () => {
    const { state } = talkToEnd(
      ...OFFERS,
      'No, it is each one of the three which is making 5-6 offers',
    )
    expect(state.proposed?.manual_hours?.value).toBe(55)
  })

  test('are never counted', () => {
    const { facts, state } = talkToEnd(
      ...OFFERS,
      'No, wrong.',
      '3 people, 5-6 offers every day, 40 minutes for one offer. Please calculate',
    )
    expect(facts.manual_hours).toBeUndefined()
    expect(state.proposed?.manual_hours?.value).not.toBeCloseTo(18.33, 1)
  })

  test.each(['You did not take the 55 hours. Please put 55', 'Please put 55'])(
    'are replaced by “%s”',
    (message) => {
      const { facts, state } = talkToEnd(
        'Andrzej, polmet.pl, writing offers',
        '3 people, 20 hours a week in all',
        message,
      )
      expect([facts.manual_hours?.value, state.proposed?.manual_hours?.value]).toContain(55)
    },
  )

  test('of people are counted by each of them', () => {
    const { state } = talkToEnd(
      'Andrzej, polmet.pl, writing offers',
      'We are 3 technologist, everybody is making maybe 5-6 offers per day, one offer is 40 minutes',
    )
    expect(state.proposed?.manual_hours?.value).toBeCloseTo(55)
  })
})

describe('a share of errors', () => {
  test.each([
    'Clio and Intapp. Nothing gets redone, conflicts have to be right',
    'Clio. none of them come back',
    'Clio, almost nothing',
    'Clio. nobody fixes anything its just me',
  ])('is none in “%s”', (message) => {
    const { facts } = talkToEnd(
      'Tom Reilly, reillyhart.com',
      'client intake, 5 paralegals 6 hours a week apiece',
      '33 an hour',
      message,
    )
    expect(facts.error_rate?.value).toBe(0)
  })

  test('is read in Spanish, beside a tool', () => {
    const { facts } = talkToEnd(
      'Me llamo Carlos Mendoza, mendozatrucking.com. 3 personas pasan 25 horas a la semana cada una',
      'Cada hora cuesta unos 22 dólares',
      'Ya le dije, QuickBooks. Como 8 de cada 100 facturas salen mal',
    )
    expect(facts.error_rate?.value).toBe(8)
    expect(facts.tools?.value).toEqual(['QuickBooks'])
  })
})

describe('items of a part of the year', () => {
  const RETURNS = ['Tyler, nimbusoutdoor.com', 'returns processing']

  test.each([
    ['900 a week for 3 months and 300 a week for the other 9, 8 minutes each'],
    [
      '900 returns a week in season. each takes maybe 8 min',
      'thats only in season tho, like nov-jan. rest of the year is 300',
    ],
  ])('are no hours: “%s”', (...messages) => {
    const { facts, state } = talkToEnd(...RETURNS, ...messages)
    expect(facts.manual_hours).toBeUndefined()
    expect(state.proposed?.manual_hours?.value).toBeCloseTo(60)
    expect(facts.pain?.value).not.toBe('the other')
  })
})

describe('what a shop takes in', () => {
  const EMAILS = 'Becca, beccasbubbles.com, customer emails 10 hours a week just me'

  test.each(['i make like 40k a year in sales', 'the shop makes 40k a year'])(
    'is no pay: “%s”',
    (message) => {
      const { facts, state } = talkToEnd(EMAILS, message)
      expect(facts.hourly_rate).toBeUndefined()
      expect(state.proposed?.hourly_rate).toBeUndefined()
    },
  )

  test('is taken back where it was read as pay', () => {
    const { facts } = talkToEnd(EMAILS, '20 an hour', 'thats not my pay')
    expect(facts.hourly_rate).toBeUndefined()
  })

  test('leaves the pay of who sells', () => {
    const { facts } = talkToEnd(EMAILS, 'our sales reps make 40k a year')
    expect(facts.hourly_rate?.value).toBeCloseTo(19.23, 1)
  })
})

test('pay with benefits is taken beside other figures', () => {
  const { facts } = talkToEnd(
    'Steve Marsh, marshtitle.com. 6 closers spend about 3 hours a day each on reordering payoffs',
    "They're about 35 an hour before benefits",
    "With benefits call it 46. We're on SoftPro. Maybe 1 in 15 has to be redone",
  )
  expect(facts.hourly_rate?.value).toBe(46)
  expect(facts.error_rate?.value).toBeCloseTo(6.67, 1)
})

describe('“all day”', () => {
  const GIRLS = [
    'mike, summithvacdenver.com',
    'scheduling and dispatch i guess. my office gals are on the phone all day rescheduling',
    '3 girls, we pay em 24/hr',
  ]

  test('of several is asked about', () => {
    const { facts, state } = talkToEnd(...GIRLS)
    expect(facts.manual_hours).toBeUndefined()
    expect(facts.team_size?.value).toBe(3)
    expect(state.proposed?.manual_hours?.value).toBe(120)
  })

  test('is halved by half a day', () => {
    const { state } = talkToEnd(
      ...GIRLS,
      'they dont ONLY do that, they take new calls too, probly half their day is reschedules',
    )
    expect(state.proposed?.manual_hours?.value).toBe(60)
  })
})
