import { describe, expect, test } from 'vitest'
import { deriveFigures, viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const read = (text: string, slot: 'manual_hours' | 'team_size') =>
  deriveFigures(viewFigures(tokenize(text), { asked: [], known: [] }))[slot].map(
    ({ value }) => value,
  )

describe('values that several figures come to are among the ways', () => {
  test.each([
    ['60% of my week and another 20% of my assistant’s', 32],
    ['Mondays Wednesdays and Fridays from 9 to noon both receptionists sort referrals', 18],
    ['every other friday the driver logs, 5 hours. every monday the fuel cards, 3 hours.', 5.5],
    ['4 FTE, 100% of their time', 160],
  ])('"%s" can be %d hours a week', (text, hours) => {
    expect(read(text, 'manual_hours')).toContain(hours)
  })

  test.each([
    ['we let two of the six clerks go', 4],
    ['4 FTE, 100% of their time', 4],
  ])('"%s" can be %d people', (text, people) => {
    expect(read(text, 'team_size')).toContain(people)
  })
})
