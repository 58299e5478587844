import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const WORK = ['Sam, acme.com', 'copying orders from email into the ERP']
const propose = (...messages: string[]) =>
  talkToEnd(...WORK, ...messages).state.proposed?.manual_hours

describe('hours that differ over the year are said back as their average', () => {
  test.each([
    ['may to august it’s 80 hrs. the other 8 months 10 hrs a week total', 100 / 3],
    ['may to august its 2 people full time, so 80 hrs. the other 8 months 10 hrs', 100 / 3],
    ['summer its 2 people full time, rest of year maybe 10 hrs a week', 27.5],
    ['30 hours a week in winter and 12 hours the rest of the year', 16.5],
    ['20 hours a week, in December it’s double', 65 / 3],
    ['in jan and feb 40 hours a week, otherwise 16 hours', 20],
  ])('“%s”', (text, hours) => {
    expect(propose(text)?.value).toBeCloseTo(hours, 6)
  })

  test('told after the hours of the season, or in place of a yes', () => {
    expect(propose('80 hours a week', 'thats only in summer though, not all year')?.value).toBe(20)
    expect(propose('12 hours a week', 'in nov/dec its about triple')?.value).toBe(16)
    expect(propose('40 orders a day, 6 minutes each', 'in nov/dec its about triple')).toMatchObject(
      { workings: expect.stringContaining('× 3 × 2 of 12 months + ') },
    )
  })
})

test.each([
  ['about 17 on average, but more like 75 in December', 17],
  ['it’s 25 hours a week, we are closed in august', 25],
  ['20 hours a week, and we want it by january', 20],
])('“%s” is told of all the year', (text, hours) => {
  expect(talkToEnd(...WORK, text).facts.manual_hours?.value).toBe(hours)
})
