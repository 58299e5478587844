import { describe, expect, test } from 'vitest'
import { deriveFigures, viewFigures } from '#agent/understand/quantities/derive-figures.ts'
import { saysEach, saysTotal } from '#agent/understand/quantities/each-words.ts'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import { NO_PER } from '#agent/understand/quantities/mention.ts'
import { findWorkers, isCountOfPeople } from '#agent/understand/quantities/read-workers.ts'
import { findSentences } from '#agent/understand/text/sentences.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

function read(text: string): string[] {
  const tokens = tokenize(text)
  const people = findMentions(tokens).filter(isCountOfPeople)
  return findWorkers(tokens, people).map(({ count, isEach, isRest, isPerSite }) =>
    [count ?? 'some', isEach && 'each', isRest && 'rest', isPerSite && 'per site']
      .filter(Boolean)
      .join(' '),
  )
}

describe('the people who do the work', () => {
  test.each([
    ['me and two clerks', ['3']],
    ['my wife, my cousin and I', ['3']],
    ['each of my four part-timers', ['4 each']],
    ['each of them', ['some each']],
    ['everyone here', ['some each']],
    ['both of us', ['2 each']],
    ['every front desk clerk', ['some each']],
    ['11 people, the rest', ['11', 'some each rest']],
    ['the other two clerks', ['2 each']],
    ['the other one', ['1']],
    ['our new bookkeeper', ['1']],
    ['our bookkeepers', []],
    ['she does it', ['1']],
    ['we do it', ['some']],
    ['two clerks at each of our shops', ['2 per site']],
    ['each shop has two clerks', ['2 per site']],
    ['four clerks in Dayton, five clerks in Harlan', ['4', '5']],
    ['nothing of the kind', []],
  ])('"%s" names %j', (text, groups) => {
    expect(read(text)).toEqual(groups)
  })
})

function readWords(text: string) {
  const tokens = tokenize(text)
  const words = { tokens, sentences: findSentences(tokens) }
  return { each: saysEach(words, { from: 0, per: NO_PER }), total: saysTotal(words, 0) }
}

test.each([
  '6 hours each',
  'everybody spends 6 hours a week',
  'all four of us spend 6 hours',
  '6 hours apiece',
  '6 hours per person',
])('“%s” is said of each person', (text) => {
  expect(readWords(text).each).toBe(true)
})

test.each([
  'all told it costs us 66 hours every week',
  'each weekday costs us 23 hours, taking all staff together',
  'between us it is 10 hours a week',
  '20 hours a week, counting everybody',
  '6 hours a week for all of us',
])('“%s” is said of everybody together', (text) => {
  expect(readWords(text)).toEqual({ each: false, total: true })
})

test.each(['each week costs us 24 hours', '24 hours every single week'])(
  '“%s” says only how often',
  (text) => {
    expect(readWords(text)).toEqual({ each: false, total: false })
  },
)

const readComposed = (text: string, slot: 'manual_hours' | 'team_size') =>
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
    expect(readComposed(text, 'manual_hours')).toContain(hours)
  })

  test.each([
    ['we let two of the six clerks go', 4],
    ['4 FTE, 100% of their time', 4],
  ])('"%s" can be %d people', (text, people) => {
    expect(readComposed(text, 'team_size')).toContain(people)
  })
})
