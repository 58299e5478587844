import { describe, expect, test } from 'vitest'
import { findMentions } from '#agent/understand/quantities/find-mentions.ts'
import { describeMentions } from '#agent/understand/readers/describe-mentions.ts'
import { predictRoles } from '#agent/understand/readers/predict-roles.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

/** Written for this test; none of them is a message of `training/`. */
const SENTENCES: readonly [asked: string | null, text: string, roles: readonly string[]][] = [
  [
    null,
    'We have three clerks and each of them spends two hours a day on it.',
    ['people', 'hours_each'],
  ],
  ['team_size', '6', ['people']],
  ['manual_hours', '25', ['hours_all']],
  ['hourly_rate', 'about 32', ['rate']],
  ['error_rate', '4', ['errors']],
  ['budget', '15k', ['budget']],
  ['timeline', 'in two months', ['start']],
  [null, 'We process 300 invoices a week and each takes 12 minutes.', ['items', 'time_item']],
  [null, 'They earn $24 an hour.', ['rate']],
  [null, 'Her salary is $52,000 a year.', ['salary']],
  [null, 'About 5% of them come back with errors.', ['errors']],
  [null, 'She spends half of her week on it.', ['share']],
  [null, 'We have four clinics.', ['sites']],
  [null, 'All of it together takes the team 40 hours a week.', ['hours_all']],
]

const LONG_MESSAGE = 'We have 3 clerks, each at $20 an hour, and 40 forms a day. '
const read = (text: string, asked: string | null = null) => {
  const tokens = tokenize(text)
  return predictRoles(tokens, findMentions(tokens), { asked })
}

describe('learned roles of figures', () => {
  test.each(SENTENCES)('asked for %s, "%s" tells %j', (asked, text, roles) => {
    expect(read(text, asked).map(({ role }) => role)).toEqual(roles)
  })

  test('a second reading is less likely than the first', () => {
    for (const { certainty, second } of read(LONG_MESSAGE)) {
      expect(second.certainty).toBeLessThanOrEqual(certainty)
      expect(certainty + second.certainty).toBeLessThanOrEqual(1 + 1e-9)
    }
  })

  test('the value under correction is likelier to be old than the new one', () => {
    const [old, right] = read('Sorry, not 20 hours but 30 hours a week.', 'email')
    expect(old?.flags.old).toBeGreaterThan(right?.flags.old ?? 1)
  })

  test('the same message is always read the same way', () => {
    expect(read(LONG_MESSAGE, 'team_size')).toEqual(read(LONG_MESSAGE, 'team_size'))
  })

  test('a message without figures has no roles', () => {
    expect(read('Good morning, who is this?')).toEqual([])
    expect(read('')).toEqual([])
  })

  test('a figure in a long message has hardly more features than in a short one', () => {
    // A count instead of a time, which depends on what else the machine does.
    expect(countFeatures(64)).toBeLessThan(1.1 * 8 * countFeatures(8))
  })
})

function countFeatures(repeats: number): number {
  const tokens = tokenize(LONG_MESSAGE.repeat(repeats))
  const described = describeMentions(tokens, findMentions(tokens), null)
  return described.reduce((sum, { size }) => sum + size, 0)
}
