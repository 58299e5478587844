import { describe, expect, test } from 'vitest'
import type { SlotValue } from '#agent/understand/message/act.ts'
import { understand } from '#agent/understand/understand.ts'
import type { Slot } from '#domain/fact.ts'

type Known = Partial<Record<Slot, SlotValue>>

/** What is known after a message, whether it is stored at once or said back first. */
function revise(known: Known, text: string, asking: Slot | null = null): Known {
  const figures = Object.entries(known).flatMap(([slot, value]) =>
    typeof value === 'number' ? [[slot as Slot, value] as const] : [],
  )
  const teamSize = typeof known.team_size === 'number' ? known.team_size : null
  const knownSlots = new Set(Object.keys(known) as Slot[])
  const acts = understand(text, { asking, known, knownSlots, figures, teamSize })
  const told = acts.flatMap((act) =>
    act.kind === 'inform' || act.kind === 'confirm' ? [[act.slot, act.value]] : [],
  )
  return { ...known, ...Object.fromEntries(told) }
}

describe('a known figure', () => {
  test.each<[Known, string, Known]>([
    [{ hourly_rate: 40 }, 'the rate should be 45, I gave you 40', { hourly_rate: 45 }],
    [{ budget: 10_000 }, 'budget is 12 not 10', { budget: 12_000 }],
    [{ error_rate: 6 }, 'hmm 6 was for last year, it is 9 percent now', { error_rate: 9 }],
    [{ manual_hours: 30 }, 'scratch the 30 I told you, it went up to 38', { manual_hours: 38 }],
    [{ team_size: 20 }, 'you wrote 20, I wrote 2!!', { team_size: 2 }],
    [{ hourly_rate: 22 }, 'less than that. 18. I looked it up', { hourly_rate: 18 }],
    [{ tool_count: 7 }, 'make that five, I counted the printer', { tool_count: 5 }],
    [
      { manual_hours: 28, hourly_rate: 24 },
      'change the hours to 32 and the pay to 26 please',
      { manual_hours: 32, hourly_rate: 26 },
    ],
    [
      { hourly_rate: 25 },
      'Please change the hourly cost from $25 to thirty-one dollars',
      { hourly_rate: 31 },
    ],
    [{ error_rate: 3 }, 'Could you put 5% errors where I said 3%?', { error_rate: 5 }],
    [{ budget: 8_000 }, 'I take back the 8k. After the meeting: nothing.', { budget: 0 }],
  ])('%j: “%s” leaves %j', (known, text, expected) => {
    expect(revise(known, text)).toMatchObject(expected)
  })

  test.each<[Known, string, Known]>([
    [{ team_size: 3 }, 'add one more, the new girl started', { team_size: 4 }],
    [{ team_size: 7 }, 'make it two fewer', { team_size: 5 }],
    [{ team_size: 9 }, 'take off the two temps, they left', { team_size: 7 }],
    [{ tool_count: 4 }, 'plus two more, I forgot them', { tool_count: 6 }],
    [{ team_size: 4 }, 'ok so Dwayne came back, that puts us at five again', { team_size: 5 }],
    [{ manual_hours: 12 }, 'double that', { manual_hours: 24 }],
    [{ hourly_rate: 60 }, 'cut that by half', { hourly_rate: 30 }],
    [{ manual_hours: 40 }, 'reduce that by 25 percent', { manual_hours: 30 }],
    [{ manual_hours: 52 }, 'that 52 is per month, not per week', { manual_hours: 12 }],
    [
      { manual_hours: 120 },
      "You wrote 120 hours a week, it's 120 a year",
      { manual_hours: 120 / 52 },
    ],
    [{ hourly_rate: 200 }, 'wait, the 200 is per day', { hourly_rate: 25 }],
    [
      { manual_hours: 10 },
      "no no. 10 hours EACH. there's 3 of us",
      { manual_hours: 30, team_size: 3 },
    ],
    [{ manual_hours: 15, team_size: 4 }, 'hold on, 15 was each person', { manual_hours: 60 }],
    [{ team_size: 8 }, 'of those 8 only 3 touch the claims', { team_size: 3 }],
    [{ team_size: 9 }, '9 was including drivers, so write 6', { team_size: 6 }],
  ])('%j: “%s” comes to %j', (known, text, expected) => {
    const after = revise(known, text)
    for (const [slot, value] of Object.entries(expected))
      expect(after[slot as Slot]).toBeCloseTo(Number(value), 5)
  })

  test.each<[Known, string, Slot?]>([
    [{ team_size: 5 }, "if Tom quits we'd be four but he hasn't yet"],
    [{ hourly_rate: 30 }, 'The invoice should be 45 days, not 30, our customers get that wrong'],
    [{ team_size: 3 }, "We're down to 6 trucks instead of 8, same 3 people in the office"],
    [{ manual_hours: 20 }, "I want it to be 5 instead of 20, that's the whole point"],
    [{ team_size: 6 }, 'we might hire three more next spring, nothing decided'],
    [{ manual_hours: 30 }, 'Not 30 carriers, 38 carriers. The hours are as I said.'],
    [{ team_size: 4 }, 'No no, four people stays four, I only meant one of them moves desk'],
    [{ manual_hours: 35 }, 'wait, do you mean 35 a week or a month?'],
    [{ hourly_rate: 30 }, 'an hour of their time is still 30, as I told you'],
  ])('%j is left by “%s”', (known, text) => {
    expect(revise(known, text)).toMatchObject(known)
  })

  test('what was asked for and not known yet is told first', () => {
    const known = { hourly_rate: 30 }
    const after = revise(known, 'The amount we put in the plan is $50,000', 'budget')
    expect(after).toMatchObject({ hourly_rate: 30, budget: 50_000 })
  })
})

describe('known words', () => {
  test.each<[Known, string, Known]>([
    [{ contact_name: 'Deep' }, "it's Deepa, not Deep", { contact_name: 'Deepa' }],
    [
      { contact_name: 'Theodore Brandwold' },
      'You have misspelt me. It is Brandvold.',
      { contact_name: 'Theodore Brandvold' },
    ],
    [{ phone: '+5511985550101' }, 'last digit of phone is 2, not 1', { phone: '+5511985550102' }],
    [{ phone: '+14155550171' }, 'the number ends in 77, not 71', { phone: '+14155550177' }],
    [
      { company_website: 'stbride.com' },
      "wrong domain, it's .org not com",
      { company_website: 'stbride.org' },
    ],
    [
      { company_website: 'pinegate.com' },
      "ah it's pinegate.io, not dot com",
      { company_website: 'pinegate.io' },
    ],
  ])('%j: “%s” leaves %j', (known, text, expected) => {
    expect(revise(known, text)).toMatchObject(expected)
  })

  test.each<[readonly string[], string, readonly string[]]>([
    [['Excel', 'Fidelio'], 'Fidelio please delete. Excel stays', ['Fidelio']],
    [['SAP'], 'I said SAP but it is Sage', ['SAP']],
    [['Concur'], 'Scrap Concur, they moved to Expensify', ['Concur']],
  ])('%j: “%s” strikes %j', (tools, text, dropped) => {
    const context = {
      asking: null,
      known: { tools },
      knownSlots: new Set<Slot>(['tools']),
      teamSize: null,
    }
    const act = understand(text, context).find(
      (one) => one.kind === 'inform' && one.slot === 'tools',
    )
    expect(act).toMatchObject({ reading: { dropped } })
  })
})

describe('periods, shares, and multiples of what is known', () => {
  const OF_WORK = { manual_hours: 60, hourly_rate: 30, tool_count: 1 }

  test.each<[string, Known]>([
    ['it was 60 a month not week', { manual_hours: 13.8461538462 }],
    ['no, per month not per week', { manual_hours: 13.8461538462 }],
    ['that was per month', { manual_hours: 13.8461538462 }],
    ['double the hours', { manual_hours: 120 }],
    ['we have a second location, so it is double that', { manual_hours: 120 }],
    ['halve the rate', { hourly_rate: 15 }],
    ['plus 30% benefits', { hourly_rate: 39 }],
    ['that is before benefits, add 25%', { hourly_rate: 37.5 }],
  ])('“%s” leaves %j', (text, expected) => {
    const { manual_hours, hourly_rate, tool_count } = revise(OF_WORK, text)
    expect({ manual_hours, hourly_rate, tool_count }).toEqual({ ...OF_WORK, ...expected })
  })

  test('“double that” is not said of tools or errors', () => {
    const { tool_count, error_rate } = revise(
      { ...OF_WORK, error_rate: 10 },
      'so really it is double that',
    )
    expect([tool_count, error_rate]).toEqual([1, 10])
  })

  test('a figure that is told beside “double” stands as it is', () => {
    expect(revise({ manual_hours: 60 }, 'No, the hours are double. 60 hours')).toEqual({
      manual_hours: 60,
    })
  })
})
