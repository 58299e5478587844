import { describe, expect, test } from 'vitest'
import type { SlotValue } from '#agent/understand/message/act.ts'
import { understand } from '#agent/understand/understand.ts'
import type { Slot } from '#domain/fact.ts'

type Values = Partial<Record<Slot, SlotValue>>

/** The figures of a message, stored or said back, after a question for one or two things. */
function read(text: string, asked: readonly Slot[] = [], known: Values = {}): Values {
  const figures = Object.entries(known).flatMap(([slot, value]) =>
    typeof value === 'number' ? [[slot as Slot, value] as const] : [],
  )
  const [asking = null, alsoAsking = null] = asked
  const knownSlots = new Set(Object.keys(known) as Slot[])
  const acts = understand(text, { asking, alsoAsking, known, knownSlots, figures, teamSize: null })
  return Object.fromEntries(
    acts.flatMap((act) =>
      act.kind === 'inform' || act.kind === 'confirm' ? [[act.slot, act.value]] : [],
    ),
  )
}

const HOURS = { manual_hours: 90 }
const TOOLS_ASKED = ['tools', 'error_rate'] as const
const TEAM_ASKED = ['team_size', 'hourly_rate'] as const

describe('a figure that is called another', () => {
  test.each<[string, Values]>([
    ['6 people, $26/h plus benefits so call it 33', { hourly_rate: 33, team_size: 6 }],
    ['we pay them $18 an hour. With tax, call it 21', { hourly_rate: 21 }],
    ['it takes 15 hours a week. All in, call it 20', { manual_hours: 20 }],
  ])('“%s” tells %j', (text, expected) => {
    const { manual_hours, hourly_rate, team_size, tool_count } = read(text, TEAM_ASKED)
    const told = { manual_hours, hourly_rate, team_size, tool_count }
    expect(told).toEqual({
      manual_hours: undefined,
      hourly_rate: undefined,
      team_size: undefined,
      tool_count: undefined,
      ...expected,
    })
  })

  test('is the rate that was just told, and no number of tools', () => {
    const known = { ...HOURS, hourly_rate: 26 }
    const { tool_count, hourly_rate } = read('so call it 33', TOOLS_ASKED, known)
    expect({ tool_count, hourly_rate }).toEqual({ tool_count: undefined, hourly_rate: 33 })
  })
})

describe('a share of something else', () => {
  test.each([
    'add 13.8% NI plus pension 5%',
    'we recover 3% overcharges',
    'on-costs 27%',
    '1 in 10 no-shows',
    'our margin is 8%',
    'one in five cancellations',
    'sales grew 12%, growth of 12% is nice',
  ])('“%s” is no error rate', (text) => {
    expect(read(text, TOOLS_ASKED, HOURS).error_rate).toBeUndefined()
    expect(read(text, TEAM_ASKED, HOURS).error_rate).toBeUndefined()
  })
})

describe('errors', () => {
  test.each<[string, number]>([
    ['under 1%', 1],
    ['no errors', 0],
    ['there are no mistakes in it', 0],
    ['Errors: none that we know of', 0],
    ['one or two of 640 slip through', 150 / 640],
    ['ours is worse, eight maybe', 8],
    ['the trade says 4%, ours is worse, eight maybe', 8],
    ['3% of pension payments are wrong', 3],
  ])('“%s” answers the question with %d', (text, expected) => {
    const { error_rate, tool_count } = read(text, TOOLS_ASKED, HOURS)
    expect(error_rate).toBeCloseTo(expected)
    expect(tool_count).toBeUndefined()
  })

  test.each<[string, number | undefined]>([
    ['no errors', 0],
    ['we make no mistakes', 0],
    ['we want no errors', undefined],
    ['do you guarantee no errors?', undefined],
  ])('nobody asked for, “%s” tells %s', (text, expected) => {
    expect(read(text, TEAM_ASKED, HOURS).error_rate).toBe(expected)
  })
})

describe('people', () => {
  test.each<[string, number | undefined]>([
    ['three of us', 3],
    ['just me', 1],
    ['my son in law', 1],
    ['my son-in-law does it', 1],
    ['grade 4 staff do it', undefined],
    ['level 2 support handles them', undefined],
    ['CTO and me decide together', undefined],
    ['Excel, Sage 50 and Outlook 365', undefined],
  ])('“%s” counts %s', (text, expected) => {
    expect(read(text, TEAM_ASKED, HOURS).team_size).toBe(expected)
  })

  test.each(['CTO and me decide together', 'grade 4 staff do it', 'my boss and I sign it off'])(
    '“%s” leaves those that are known',
    (text) => {
      expect(read(text, TOOLS_ASKED, { ...HOURS, team_size: 7 }).team_size).toBeUndefined()
    },
  )
})

describe('a part of those who were counted', () => {
  test.each<[string, Values]>([
    ['only the supervisors, so 4 of the 12', { team_size: 4 }],
    ['3 of our 9 clerks do it', { team_size: 3 }],
    ['4 out of our 12 people', { team_size: 4 }],
    ['4 out of 12', { team_size: 4 }],
    ['3 hours a day, 4 on Mondays', { manual_hours: 19 }],
    ['80 hours a week, split 50/50 between Joe and me', { manual_hours: 80, team_size: 2 }],
    ['only 2 of the 5 clinics', {}],
    ['10 hours a week at each clinic, but only 2 of the 5 clinics', { manual_hours: 20 }],
  ])('“%s” counts %j', (text, expected) => {
    const { manual_hours, team_size } = read(text, ['manual_hours', 'team_size'])
    expect({ manual_hours, team_size }).toEqual({
      manual_hours: undefined,
      team_size: undefined,
      ...expected,
    })
  })

  test('corrects hours and people together', () => {
    const known = { manual_hours: 20, team_size: 2 }
    const told = read('no, 3 people, 15 hours each, so 45 hours', TOOLS_ASKED, known)
    expect(told).toMatchObject({ manual_hours: 45, team_size: 3 })
  })
})

describe('a price', () => {
  test.each(['we write guest posts at $40', 'guest posts at $40 each', 'we sell seats for $15'])(
    '“%s” is no cost of an hour',
    (text) => {
      expect(read(text, [], HOURS).hourly_rate).toBeUndefined()
    },
  )

  test.each<[string, number]>([
    ['clerks at $18', 18],
    ['$18', 18],
  ])('“%s” is one', (text, expected) => {
    expect(read(text, TEAM_ASKED, HOURS).hourly_rate).toBe(expected)
  })
})
