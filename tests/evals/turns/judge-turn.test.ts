import { describe, expect, it } from 'vitest'
import type { Turn } from '#agent/state/turn.ts'
import type { Facts } from '#domain/fact.ts'
import type { GoldTurn } from './gold-turn.ts'
import { judgeTurn } from './judge-turn.ts'
import { runTurn } from './run-turn.ts'

const GOLD: GoldTurn = {
  id: 'example',
  kind: 'hours',
  asking: 'manual_hours',
  message: '20 to 30 hours in Excel',
  facts: { manual_hours: 25, tools: ['Excel'] },
}

function judge(gold: GoldTurn, stored: Record<string, Facts[keyof Facts]>) {
  const { before, after } = runTurn({ ...gold, message: '' })
  const turn: Turn = { ...after, facts: stored as Facts, acts: [] }
  return judgeTurn(gold, before, turn)
}

const state = (value: string | number | string[], quote = '20 to 30 hours in Excel') =>
  ({ value, quote, messageId: 'example', status: 'stated' }) as const

describe('judging a turn', () => {
  it('is exact when every labelled value is stored', () => {
    const stored = { manual_hours: state(25), tools: state(['Microsoft Excel']) }
    expect(judge(GOLD, stored)).toMatchObject({ isExact: true, invented: [] })
  })

  it('counts a wrong number both as missing and as extra', () => {
    const { counts, isExact } = judge(GOLD, { manual_hours: state(20), tools: state(['Excel']) })
    expect(counts.manual_hours).toEqual({ right: 0, extra: 1, missing: 1 })
    expect(isExact).toBe(false)
  })

  it('takes a value that is said back where the label asks for that', () => {
    const story: GoldTurn = {
      id: 'story',
      kind: 'hours',
      asking: null,
      message: 'four people spend 10 hours a week each on it',
      facts: { manual_hours: 40 },
    }
    const { before, after } = runTurn(story)
    const pending = { kind: 'confirm', slot: 'manual_hours', value: 40 } as const
    const asked = {
      ...after,
      facts: {},
      state: {
        ...after.state,
        pending: { ...pending, workings: '', quote: '', messageId: '', reading: {} },
      },
    }
    const judgeAsked = (gold: GoldTurn) => judgeTurn(gold, before, asked).counts.manual_hours
    expect(judgeAsked({ ...story, ask: ['manual_hours'] })).toMatchObject({ right: 1 })
    expect(judgeAsked(story)).toMatchObject({ right: 0, missing: 1 })
    expect(
      judgeAsked({ ...story, facts: { manual_hours: 30 }, ask: ['manual_hours'] }),
    ).toMatchObject({ right: 0 })
  })

  it('takes any number inside a labelled range', () => {
    const ranged: GoldTurn = { ...GOLD, range: { manual_hours: [20, 30] } }
    const { counts } = judge(ranged, { manual_hours: state(30), tools: state(['Excel']) })
    expect(counts.manual_hours).toEqual({ right: 1, extra: 0, missing: 0 })
  })

  it('counts each tool by itself', () => {
    const { counts } = judge(GOLD, { manual_hours: state(25), tools: state(['Slack', 'Excel']) })
    expect(counts.tools).toEqual({ right: 1, extra: 1, missing: 0 })
  })

  it('counts a value that the message does not tell, unless the label tolerates it', () => {
    const stored = { manual_hours: state(25), tools: state(['Excel']), budget: state(30) }
    expect(judge(GOLD, stored).counts.budget).toEqual({ right: 0, extra: 1, missing: 0 })
    expect(judge({ ...GOLD, tolerated: ['budget'] }, stored).counts.budget).toBeUndefined()
  })

  it('calls a value invented when its quote is not in the message', () => {
    const stored = { manual_hours: state(25, 'twenty-five'), tools: state(['Excel']) }
    expect(judge(GOLD, stored).invented).toEqual(['manual_hours'])
  })

  it('lists the expected acts that did not come', () => {
    const { missingActs } = judge({ ...GOLD, acts: ['unsure'] }, {})
    expect(missingActs).toEqual(['unsure'])
  })
})
