import { describe, expect, test } from 'vitest'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

const CLAIMS = [
  'Marta, brightdental.com, insurance claims',
  '600 claims a month, 10 minutes each, 30 dollars an hour',
]
const HALF = ['Marta, brightdental.com, insurance claims', 'two people spend half their time']

describe('beside a figure that waits for a yes', () => {
  test.each([
    ['what if it was 700', 'At 26.9 hours a week'],
    ['what if it took 15 minutes', 'At 34.6 hours a week'],
    ['and if we had 400 claims?', 'At 15.4 hours a week'],
    ['what if it was 30 hours', 'At 30 hours a week'],
    ['is that a lot', '23.1 hours a week is about 58% of one full-time job'],
  ])('“%s” is answered, and the figure stays open', (question, words) => {
    const { reply, facts, state } = talkToEnd(...CLAIMS, question)
    expect(reply.text).toContain(words)
    expect(reply.text).toContain('So is 23.1 hours a week right?')
    expect(facts.manual_hours).toBeUndefined()
    expect(state.proposed?.manual_hours?.workings).toBe('600 claims × 10 minutes ÷ 4.33 weeks')
  })

  test('what is supposed before the pay is known is told in hours', () => {
    const { reply } = talkToEnd(
      CLAIMS[0] ?? '',
      '600 claims a month, 10 minutes each',
      'what if it was 700',
    )
    expect(reply.text).toContain('That would be 26.9 hours a week.')
  })

  test('a yes after a reply that did not say the figure back agrees to nothing', () => {
    const { facts } = talkToEnd(...CLAIMS, 'what if it was 700', 'and if we had 400 claims?', 'yes')
    expect(facts.manual_hours).toBeUndefined()
  })

  test('“do you mean per person?” is answered with the sum', () => {
    expect(talkToEnd(...HALF, 'do you mean per person?').reply.text).toContain(
      '2 people × half of a 40-hour week',
    )
  })
})

describe('a figure that is supposed without its unit', () => {
  const KNOWN =
    'Ruth, adeyemilaw.com, chasing documents, 100 hours a week, 4 people, $48/hr, Dropbox, 5% errors'

  test.each([
    ['what if it was 60', 'At 60 hours a week'],
    ['what if it was only 40', 'At $40 an hour'],
  ])('“%s” takes the place of the nearest', (question, words) => {
    const { reply, facts } = talkToEnd(KNOWN, question)
    expect(reply.text).toContain(words)
    expect([facts.manual_hours?.value, facts.hourly_rate?.value]).toEqual([100, 48])
  })
})

test.each([
  ['no, 2 of us. and 3 hours', 6, 2],
  ['no, 2 people and 5 hours', 10, 2],
])('“%s” changes both figures of the sum', (message, hours, people) => {
  const { facts } = talkToEnd(
    'Marta, brightdental.com, insurance claims',
    '3 people, 4 hours each',
    message,
  )
  expect([facts.manual_hours?.value, facts.team_size?.value]).toEqual([hours, people])
})

test('a change of both in a sum that waits for a yes is said back', () => {
  const { state } = talkToEnd(
    'Kev, smilefamily.com',
    '2 people at each of our 6 clinics, 8 hours a day',
    'no, 3 people and 4 hours',
  )
  expect(state.proposed?.manual_hours?.workings).toBe('6 clinics × 3 people × 4 hours × 5 days')
})

describe('a bare yes', () => {
  const HOURS = 'Marta, brightdental.com, invoices, 40 hours a week, 3 people'

  test('to a question for a figure is asked for the figure, once', () => {
    expect(talkToEnd(HOURS, 'yes').reply).toMatchObject({ asking: 'hourly_rate' })
    expect(talkToEnd(HOURS, 'yes').reply.text).toMatch(/^I need a figure for that one\./)
    expect(talkToEnd(HOURS, 'yes', 'yes').reply.text).not.toContain('I need a figure')
  })

  test('to a question for the work is asked for the work', () => {
    expect(talkToEnd('Marta, brightdental.com', 'yes').reply.asking).toBe('pain')
  })
})

test('a place is no work', () => {
  const { facts } = talkToEnd(
    'Kev, smilefamily.com',
    '2 people at each of our 6 clinics, 8 hours a day',
  )
  expect(facts.pain).toBeUndefined()
})

describe('work that is too small for us', () => {
  const SMALL =
    'Jorge, sunpeaksolar.com, permit applications, 20 hours a week, 2 people, $40/hr, Excel, 15% errors'

  const OTHER = 'Does other work take your team more time?'

  const WHEN = 'by spring, I decide'

  test('other work is asked for once, and after a no when and who, once', () => {
    const { reply } = talkToEnd(SMALL)
    expect(reply.text).toContain('too small for us')
    expect(reply.text).toContain(OTHER)
    for (const no of ['no', 'nothing else really', 'No, not for now']) {
      const { reply: after } = talkToEnd(SMALL, no)
      expect([after.asking, after.alsoAsking], no).toEqual(['timeline', ['authority']])
      expect(talkToEnd(SMALL, no, WHEN).reply.text).not.toContain('?')
    }
    for (const next of ['is this free?', 'thanks, that helps', 'ok bye']) {
      const { reply: after } = talkToEnd(SMALL, next)
      expect(after.asking, next).toBeNull()
      expect(after.text, next).not.toContain(OTHER)
    }
  })

  test('a no to the question for other work tells no date', () => {
    const { facts } = talkToEnd(SMALL, 'No, not for now')
    expect(facts.timeline?.value).not.toBe('none')
  })

  test('the same work told again changes nothing', () => {
    const { facts } = talkToEnd(SMALL, 'no, the permits are the main thing')
    expect(facts.manual_hours?.value).toBe(20)
  })

  test('what cannot change the verdict is asked no more', () => {
    const told = ['retyping rate confirmations into FACTS, 3 hours a week', '25 an hour']
    const { reply } = talkToEnd(...told, 'so is that a no?')
    expect(reply.text).toMatch(/^No, on your figures\.\n\nBy our calculator/)
    expect(reply.text).not.toMatch(/need fixing|redone|how many people/)
  })

  test.each([
    'what would you use in FACTS then',
    'is there anything cheaper you’d recommend for matching these in FACTS?',
    'Is there something simpler that FACTS does already?',
  ])('“%s” is told where to look, and the second time in other words', (question) => {
    const told = ['retyping rate confirmations into FACTS, 3 hours a week, 25 an hour, 2% errors']
    const [first, second] = talk(...told, question, 'no i meant cheaper than you').slice(1)
    expect(first?.reply.text).toContain('I don’t know what FACTS can do, so look there first')
    expect(second?.reply.text).toMatch(/say “talk to a person\.”/)
    expect(second?.reply.text).not.toContain('Zapier')
  })

  test('the share of errors is not asked for again', () => {
    const before = SMALL.replace(', 15% errors', '')
    const { reply } = talkToEnd(before, 'no idea about errors', 'so its a no?')
    expect(reply.text).not.toMatch(/in a hundred|has to be redone/)
  })

  test('kinds of tools that are not listed are spoken of in the plural', () => {
    expect(talkToEnd(SMALL, 'does it work with city portals').reply.text).toMatch(
      /^City portals are not on our published list/,
    )
  })
})

describe('who wants a person and left no address', () => {
  const REACH = 'Which email address or phone number reaches you?'

  test('is asked for one, once', () => {
    const first = talkToEnd('Jorge, sunpeaksolar.com', 'can I talk to a person')
    expect(first.reply.text).toContain(REACH)
    const second = talkToEnd('Jorge, sunpeaksolar.com', 'can I talk to a person', 'a human please')
    expect(second.reply.text).not.toContain(REACH)
  })

  test('is not asked where an address is known', () => {
    const { reply } = talkToEnd('Jorge, jorge@sunpeaksolar.com', 'can I talk to a person')
    expect(reply.text).not.toContain(REACH)
  })
})

test('a first reply thanks once, and greets who greets', () => {
  const { reply } = talkToEnd(
    'Hi, Lars here, nordhavnmarine.dk. we match customer requests by hand',
  )
  expect(reply.text).toMatch(/^Hello, Lars\.\n\nAbout how many hours/)
  expect(talkToEnd('Lars, nordhavnmarine.dk').reply.text).toMatch(/^Thanks, Lars\./)
})

test('half of full weeks that wait for a yes keeps the people', () => {
  const { state } = talkToEnd(
    'Stan, stanmetal.com. invoices, 2 clerks do nothing else',
    'no. they also answer phones, so maybe half',
  )
  expect(state.proposed?.manual_hours?.workings).toBe('2 clerks × half of a 40-hour week')
})

test('“5 hours in day” are hours a day', () => {
  const { facts } = talkToEnd('Piotr, hurtpol.pl', '4 persons, everybody 5 hours in day retyping')
  expect(facts.manual_hours?.value).toBe(100)
})

test('a figure after a comma is a guess, also with a question mark', () => {
  const { facts } = talkToEnd(
    'Wendy, coleinsure.com, renewals, 45 hours a week',
    '4 csrs, no idea what they cost, 48k a year?',
  )
  expect(facts.hourly_rate?.value).toBeCloseTo(23.08, 2)
})

test('a phone number is said back, and a question of cost names nobody who decides', () => {
  const known = 'Rick, ricklogistics.com, calls, 90 hours a week, 27/hr, Outlook, 4% errors'
  expect(talkToEnd(known, '614 555 0188').reply.text).toContain('I’ve noted (614) 555-0188.')
  expect(talkToEnd(known, 'whats it cost to find out').facts.authority).toBeUndefined()
})
