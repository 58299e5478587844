import { describe, expect, test } from 'vitest'
import { findMentions, MENTIONS_MAX } from '#agent/understand/quantities/find-mentions.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'

const read = (text: string) =>
  findMentions(tokenize(text)).map(({ kind, value, noun, nounClass, unit }) =>
    [kind, value, nounClass ?? unit, noun].filter((one) => one !== null).join(' '),
  )

describe('the figures of a message', () => {
  test.each([
    ['$32, 40 dollars, USD 48, US$1.5k', ['money 32', 'money 40', 'money 48', 'money 1500']],
    ['3 of us 2 days', ['count 3 person us', 'time 16 days']],
    ['4 percent, 5%', ['percent 4', 'percent 5']],
    ['40% of her week', ['fraction 0.4 week']],
    ['half the day, a quarter of an hour', ['fraction 0.5 day', 'time 0.25 part of hour']],
    ['20 percent of hers', ['fraction 0.2 time']],
    ['half a percent', ['percent 0.5']],
    ['1.5 FTE', ['fraction 1.5 person']],
    [
      '45min, 1h20, 2 hours and 15 minutes',
      ['time 0.75 min', `time ${1 + 1 / 3} h`, 'time 2.25 hours'],
    ],
    ['two hours and a half', ['time 2.5 hours']],
    ['three full days', ['time 24 days']],
    [
      'an hour, a full day, another half hour',
      ['time 1 hour', 'time 8 day', 'time 0.5 part of hour'],
    ],
    [
      'all morning, nothing else, full-time',
      ['time 4 whole morning', 'fraction 1 job', 'fraction 1 full time'],
    ],
    ['from 8 to noon', ['time 4 clock']],
    ['three office clerks', ['count 3 person clerks']],
    ['60 transfer requests a day', ['count 60 item requests']],
    ['12 scientists who', ['count 12 person scientists']],
    ['two full time clerks', ['count 2 person clerks']],
    ['three shifts a day', ['count 3 site shifts']],
    [
      'four shops, 5 tools, 9 rooms',
      ['count 4 site shops', 'count 5 tool tools', 'count 9 other rooms'],
    ],
    ['four of those', ['count 4']],
    ['60 of them a week', ['count 60 item']],
    ['at 9 am', ['count 9 other']],
    ['each one, no one', []],
    ['hello there', []],
  ])('"%s" holds %j', (text, mentions) => {
    expect(read(text)).toEqual(mentions)
  })

  test('a figure is rough where a word before it says so, or where it is a range', () => {
    const rough = (text: string) => findMentions(tokenize(text))[0]?.isApproximate
    expect(rough('about 12 hours')).toBe(true)
    expect(rough('10 to 12 hours')).toBe(true)
    expect(rough('12 hours')).toBe(false)
  })

  test('a period belongs to its figure across a few words', () => {
    const week = (text: string) => findMentions(tokenize(text))[0]?.per.week
    expect(week('20 hours or so a week')).toBe(1)
    expect(week('24 requests come in a day')).toBe(5)
    expect(week('20 hours, and a week')).toBeNull()
  })

  test('the rest of a table is not read', () => {
    expect(findMentions(tokenize('5 hours. '.repeat(200)))).toHaveLength(MENTIONS_MAX)
  })
})
