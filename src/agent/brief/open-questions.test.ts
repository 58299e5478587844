import { expect, test } from 'vitest'
import { listOpenQuestions } from '#agent/brief/open-questions.ts'
import { makeLeadOf } from '#agent/brief/testing/lead-of.ts'
import { createState } from '#agent/state/conversation-state.ts'
import { KNOWN, VALUED } from '#agent/testing/known.ts'
import { SIGNAL_WEIGHTS } from '#domain/signal-curves.ts'

const listOf = (...messages: string[]) => listOpenQuestions(makeLeadOf(...messages).state)

test('of somebody unknown everything is open, at the full weight of each signal', () => {
  const open = listOpenQuestions(createState())
  expect(open.map(({ slot, points }) => [slot, points])).toEqual([
    ['manual_hours', 20],
    ['hourly_rate', 15],
    ['pain', 12],
    ['timeline', 12],
    ['authority', 10],
    ['budget', 10],
    ['team_size', 8],
    ['tool_count', 5],
    ['error_rate', 4],
    ['industry', 4],
  ])
  const weights = Object.values(SIGNAL_WEIGHTS).reduce((sum, weight) => sum + weight, 0)
  expect(open.reduce((sum, { points }) => sum + points, 0)).toBe(weights)
})

test('hours open the savings, too, when the rate is known', () => {
  const open = listOf('Ann, acme.com', 'an hour costs us $100')
  expect(open[0]).toMatchObject({ slot: 'manual_hours', points: 35 })
})

test('tools and errors count what they add to the savings', () => {
  const errors = listOf(...KNOWN, '$32 an hour', 'NetSuite, Excel, Outlook').find(
    ({ slot }) => slot === 'error_rate',
  )
  // 45% of $74,880 saved earn 9 of 15; with 10% errors it is 65%, $48,672, and 10.3.
  expect(errors?.points).toBeGreaterThan(4)
})

test('what is known is not asked, and what was refused is said to be', () => {
  const open = listOf(...VALUED, "I'd rather not say what our budget is")
  expect(open.map(({ slot }) => slot)).not.toContain('manual_hours')
  const budget = open.find(({ slot }) => slot === 'budget')
  expect(budget?.note).toBe('declined in the chat')
})

test('what the chat asked in vain is told from what it never asked', () => {
  const open = listOf('Tom', 'what do you do?')
  const notes = Object.fromEntries(open.map(({ slot, note }) => [slot, note]))
  expect(notes.budget).toBe('not asked in the chat')
  expect(notes.pain).toBe('asked in the chat, no answer')
})
