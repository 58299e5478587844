import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const WORK = ['Sam, acme.com', 'copying orders from email into the ERP, 4 people']
const HOURS = ['Sam, acme.com', 'copying orders from email into the ERP, 40 hours a week']

describe('hours, as people say them', () => {
  test.each([
    ['all told it costs us 66 hours every week', 66],
    ['each week costs us 24 hours', 24],
    ['if you count all hands, it’s 20 hours weekly', 20],
    ['24 person-hours a week is what it costs us', 24],
    ['a quiet week is 8 hours, a busy one 12', 10],
    ['some weeks it’s 25 hrs of this, other weeks 35', 30],
    ['min 3 max 5 hours in a week', 4],
    ['4/6 hours a week, depends who is off sick', 5],
    ['fourteen hours a week for entering it plus 8 for chasing what’s missing', 22],
    ['over a month that’s 52 hours for the lot of us', 12],
    ['I only know the monthly figure: 26 hours, everyone included', 6],
  ])('“%s” is %i a week', (text, hours) => {
    expect(talkToEnd(...WORK, text).facts.manual_hours?.value).toBeCloseTo(hours, 6)
  })

  test.each([
    ['my estimate would be 30 hours a week for the department', 30],
    ['7 + 4 hours a week, preparation and follow-up', 11],
    ['5 hours for the initial pass and three for the review, every week', 8],
  ])('“%s” is said back as %i', (text, hours) => {
    expect(talkToEnd(...WORK, text).state.proposed?.manual_hours?.value).toBe(hours)
  })
})

describe('the cost of an hour, as people say it', () => {
  test.each([
    ['Somebody on this desk costs the company 84 dollars an hour.', 84],
    ['cost to company is thirty-two dollars per hour per head', 32],
    ['Their hour is in our books at thirty dollars.', 30],
    ['each hour sets us back $22', 22],
    ['per hour, 22 at the low end and 28 dollars at the high end', 25],
    ['From $37 for new starters up to 45 for the old hands, per hour', 41],
  ])('“%s” is $%i', (text, rate) => {
    expect(talkToEnd(...HOURS, '4 people', text).facts.hourly_rate?.value).toBe(rate)
  })
})

describe('a figure that is put right', () => {
  const TOLD = [...HOURS, '6 people', '$30 an hour', 'Excel, and 8% are wrong']

  test.each([
    ['I checked, it’s 52 hours a week rather than 40', 'manual_hours', 52],
    ['Please change the team size from 6 to 9', 'team_size', 9],
    ['My mistake, an hour costs $38 rather than $30.', 'hourly_rate', 38],
    ['actually our error rate is 5% rather than 8%', 'error_rate', 5],
  ] as const)('“%s”', (text, slot, value) => {
    expect(talkToEnd(...TOLD, text).facts[slot]?.value).toBe(value)
  })

  test('“another six part time” adds to the team and not to the hours', () => {
    const { facts } = talkToEnd(...HOURS, 'we have 14 people full time and another six part time')
    expect(facts).toMatchObject({ team_size: { value: 20 }, manual_hours: { value: 40 } })
  })
})
