import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const WORK = 'Sam, acme.com, copying orders from email, 40 hours a week, 4 people'
const PAID = [WORK, '$30 an hour']

describe('pay of several people', () => {
  test.each([
    ['I think Kim is at 21 and I’m 27ish. with benefits no idea', 24],
    ['21 for Kim and 27 for me', 24],
    ['front desk like 24/hr. me way more, 150?', 87],
  ])('“%s” is said back as $%i', (text, rate) => {
    expect(talkToEnd(WORK, text).state.proposed?.hourly_rate?.value).toBe(rate)
  })

  test.each([
    ['front desk 24. me 150. blended i guess 50', 50],
    ['on average about $31', 31],
  ])('“%s” is $%i', (text, rate) => {
    expect(talkToEnd(WORK, text).facts.hourly_rate?.value).toBe(rate)
  })

  test('an average takes the place of what was known', () => {
    const { facts } = talkToEnd(...PAID, 'For the pay just use 35 as a blend')
    expect(facts.hourly_rate?.value).toBe(35)
  })
})

describe('sums of money that are nobody’s salary', () => {
  test.each(['38 hours at $40 is 80k a year', 'fine, 40k. is it worth it yes or no'])(
    '“%s” leaves the pay',
    (text) => {
      expect(talkToEnd(...PAID, text).facts.hourly_rate?.value).toBe(30)
    },
  )
})

describe('other work', () => {
  test.each([
    'we also do lease renewals by hand, two people, 20 hours a week.',
    'and we also have the invoices, 20 hours a week',
  ])('“%s” is asked on top of the first', (text) => {
    const { reply, facts } = talkToEnd(...PAID, text)
    expect(reply.text).toContain('20 hours a week on top of the 40')
    expect(facts).toMatchObject({ manual_hours: { value: 40 }, team_size: { value: 4 } })
  })
})

describe('figures of ours in a question', () => {
  test('are not those of the visitor', () => {
    const { facts } = talkToEnd(
      ...PAID,
      'Excel, about 6% mismatches. Where do the 30% and 5% per tool come from?',
    )
    expect(facts.error_rate?.value).toBe(6)
  })

  test('“does that change anything?” asks for the verdict', () => {
    const { reply } = talkToEnd(...PAID, 'Excel, 5% errors', 'does that change anything')
    expect(reply.text).toContain('On your figures, 40 hours a week')
  })
})

test('“I said it already two times” tells of no project that failed', () => {
  const { reply } = talkToEnd(...PAID, 'I said it already two times: Excel. 5% errors')
  expect(reply.text).not.toContain('broke on the exceptions')
})

test('hours of two sorts of people are not the ends of one range', () => {
  const work = 'Sam, acme.com, copying orders from email'
  const { facts, state } = talkToEnd(work, 'the juniors 20 hours a week, the seniors 35')
  expect(facts.manual_hours?.value).not.toBe(27.5)
  expect(state.proposed?.manual_hours?.value).not.toBe(27.5)
})

describe('what a firm is', () => {
  test.each([
    ['We’re a dental practice.', 'healthcare'],
    ['I work for a courier company.', 'logistics'],
    ['just a language school, nothing special', 'education'],
  ])('“%s” is no work', (text, industry) => {
    const { facts } = talkToEnd('Sam, acme.com', text)
    expect(facts.pain).toBeUndefined()
    expect(facts.industry?.value).toBe(industry)
  })

  test('what is done for one is work', () => {
    const { facts } = talkToEnd('Sam, acme.com', 'it’s collecting daily takings from the stores')
    expect(facts.pain?.value).toContain('collecting daily takings')
  })
})

describe('what there is not', () => {
  const LARGE = 'Sam, acme.com, copying orders from email, 200 hours a week, 6 people'
  const ALL = [LARGE, '$60 an hour', 'Excel, 5% errors', 'in 3 months, I decide']

  test.each([
    'I have no email of my own',
    'there’s no email I could give you',
    'I do without email',
  ])('“%s” is accepted', (text) => {
    expect(talkToEnd(...ALL, '$40k', text).facts.email?.status).toBe('refused')
  })

  test.each(['I wish I knew', 'no one here would know', 'that’s a mystery to me'])(
    '“%s” asks for the cost no more',
    (text) => {
      expect(talkToEnd(WORK, text).reply.asking).not.toBe('hourly_rate')
    },
  )
})

test.each(['Any chance of speaking with someone?', 'I was asking if I can speak to someone.'])(
  '“%s” gets a person',
  (text) => {
    expect(talkToEnd(...PAID, text).reply.handoff).toEqual({ reason: 'asked' })
  },
)
