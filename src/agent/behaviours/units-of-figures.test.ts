import { describe, expect, test } from 'vitest'
import { talkToEnd } from '#agent/testing/talk.ts'

const lookAt = (...messages: readonly string[]) => {
  const { state } = talkToEnd(...messages)
  const known = Object.entries(state.facts).map(([slot, fact]) => [slot, fact?.value])
  const asked = Object.entries(state.proposed ?? {}).map(([slot, act]) => [slot, act?.value])
  return { known: Object.fromEntries(known), asked: Object.fromEntries(asked) }
}

type Expected = {
  known?: Record<string, unknown>
  asked?: Record<string, number>
  /** Slots that may be neither stored nor asked back. */
  absent?: readonly string[]
}

const check = (messages: readonly string[], { known = {}, asked = {}, absent = [] }: Expected) => {
  const seen = lookAt(...messages)
  expect(seen.known).toMatchObject(known)
  for (const [slot, value] of Object.entries(asked)) expect(seen.asked[slot]).toBeCloseTo(value, 1)
  for (const slot of absent) {
    expect(seen.known[slot]).toBeUndefined()
    expect(seen.asked[slot]).toBeUndefined()
  }
}

describe('a number has the unit of the words beside it', () => {
  test.each<[string[], Expected]>([
    [
      ['certificates of insurance, 220 a week, 12 minutes each', 'correct. CSRs about 35 loaded'],
      { known: { manual_hours: 44, hourly_rate: 35 } },
    ],
    [
      ['prior auths, 40 a day, 25 min each', 'yes. techs at 24, pharmacists at 68'],
      { asked: { hourly_rate: 46 }, absent: ['team_size'] },
    ],
    [
      ['dental claims, 30 hours a week', 'billers at 22, hygienists at 45'],
      { known: { manual_hours: 30 }, asked: { hourly_rate: 33.5 }, absent: ['team_size'] },
    ],
    [
      ['prior auths, 116 hours a week', 'use 30 blended'],
      { known: { manual_hours: 116, hourly_rate: 30 }, absent: ['team_size'] },
    ],
    [
      ['dispatching, 50 hours a week', 'dispatchers around 28 fully loaded'],
      { known: { manual_hours: 50, hourly_rate: 28 } },
    ],
    [
      ['invoices take us 40 hours a week', '£65 an hour, they are salaried at about 52k'],
      { known: { manual_hours: 40, hourly_rate: 83.2 } },
    ],
    [['returns, 15 hours a week', '6 clerks at 21'], { known: { team_size: 6, hourly_rate: 21 } }],
    [
      ['we handle 9k tickets a month', 'the easy ones 4 mins, the rest 15'],
      { asked: { manual_hours: 328.8 } },
    ],
    [
      ['lab reports, 120 a day', 'simple ones 3 min, complex ones 20'],
      { asked: { manual_hours: 115 } },
    ],
    [['me 6 hours a week, a volunteer 3'], { known: { team_size: 2 }, asked: { manual_hours: 9 } }],
    [['me 10 hours a week, my wife 5'], { asked: { manual_hours: 15 } }],
    [['quotes take 2 hrs and half never book'], { absent: ['manual_hours'] }],
  ])('%j', check)
})

describe('dates, and those whom the work is for, are no figures of it', () => {
  test.each<[string[], Expected]>([
    [
      [
        'estimates, 42 hours a week, $38 an hour, AccuLynx, 5% errors',
        'im the owner. call it 3 months',
      ],
      { known: { error_rate: 5, timeline: 'quarter', authority: 'decision_maker' } },
    ],
    [
      ['can someone email me the price sheet before tues'],
      { absent: ['manual_hours', 'team_size'] },
    ],
    [['can you send the brochure before monday'], { absent: ['manual_hours', 'team_size'] }],
    [['payroll for 40 people'], { absent: ['team_size', 'manual_hours'] }],
    [
      ['payroll for 200 staff, 12 hours a week'],
      { known: { manual_hours: 12 }, absent: ['team_size'] },
    ],
    [
      ['we have 5 trucks and about 3 people answering the phones all day'],
      { known: { team_size: 3 } },
    ],
    [
      ['40 trucks. my guys spend all day retyping confirmations'],
      { absent: ['manual_hours', 'team_size'] },
    ],
    [['my guys do paperwork all day'], { absent: ['manual_hours', 'team_size'] }],
    [
      ['my guys do paperwork all day', '3 of them'],
      { known: { team_size: 3 }, asked: { manual_hours: 120 } },
    ],
  ])('%j', check)
})

describe('some of those who were counted are no other team', () => {
  test.each<[string[], Expected]>([
    [
      [
        'income docs, 90 mins per file, 35 files a week',
        'yes. 4 people, but two of the 4 are part time',
      ],
      { known: { manual_hours: 52.5, team_size: 4 } },
    ],
    [
      ['three clerks, 5 hrs each a day, two of them also weekends'],
      { known: { team_size: 3, manual_hours: 75 } },
    ],
    [
      ['intake forms, 300 a month, 12 minutes each', 'yes. 5 people, three of them part time'],
      { known: { team_size: 5 } },
    ],
    [
      ['work orders, 20 hours a week', 'they make about 19, two of them are seasonal'],
      { known: { hourly_rate: 19, manual_hours: 20 }, absent: ['team_size'] },
    ],
  ])('%j', check)
})

describe('how often, and in which months', () => {
  test.each<[string[], Expected]>([
    [
      ['night reports in excel', 'is 9 x 1.5 x 7 days, so 94 hours'],
      { known: { manual_hours: 94.5 } },
    ],
    [
      ['night reports, 9 persons, 1.5 hours every night'],
      { known: { team_size: 9 }, asked: { manual_hours: 94.5 } },
    ],
    [['stock counts, 2 hours every night'], { known: { manual_hours: 14 } }],
    [
      ['quotes, 60 a week in high season 4 months a year, 30 otherwise, 2 hours each'],
      { asked: { manual_hours: 80 } },
    ],
    [
      ['transcripts, 240 hours a week 4 months a year, 48 the rest of the year'],
      { asked: { manual_hours: 112 } },
    ],
  ])('%j', check)
})

describe('a number that is taken back is told again as one near it', () => {
  test.each<[string[], Expected]>([
    [
      ['invoices take us 40 hours a week', '25/hr', 'no wait 27'],
      { known: { hourly_rate: 27, manual_hours: 40 } },
    ],
    [
      ['claims, 40 hours a week, $30 an hour', 'oops 32'],
      { known: { hourly_rate: 32, manual_hours: 40 }, absent: ['team_size'] },
    ],
    [
      ['audits, 40 hours a week, 25/hr', 'sorry 45'],
      { known: { hourly_rate: 25, manual_hours: 45 }, absent: ['team_size'] },
    ],
  ])('%j', check)
})
