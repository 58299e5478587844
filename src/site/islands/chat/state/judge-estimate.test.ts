import { expect, test } from 'vitest'
import { composeMessage } from '#site/islands/chat/api/message.ts'
import { readKnowledge } from '#site/islands/chat/api/reply.ts'
import { readRoi } from '#site/islands/chat/api/view.ts'
import { toEntry } from '#site/islands/chat/state/chat-entry.ts'
import { judgeEstimate } from '#site/islands/chat/state/select-from-chat.ts'

const roi = readRoi({
  annual_savings: 1,
  time_saved_per_week: 1,
  annual_cost: 1,
  automation_percent: 30,
  inputs: { manual_hours: 45, hourly_rate: 31.25, tool_count: 0, error_rate: 0 },
})
const message = { id: 'a1', role: 'assistant' as const, content: '', timestamp: '' }
const entry = toEntry(composeMessage(message, { roi }))
const judge = (values: Record<string, unknown>) => {
  const told = Object.entries(values).map(([slot, value]) => [slot, { value }])
  const { facts } = readKnowledge({ facts: Object.fromEntries(told) })
  return judgeEstimate(entry, { facts: facts ?? {} })
}

test.each([
  ['the same figures', { manual_hours: 45, hourly_rate: 31.25 }, 'current'],
  ['cents of a salary', { manual_hours: 45, hourly_rate: 31.2502 }, 'current'],
  ['a server that tells no facts', {}, 'current'],
  ['other hours', { manual_hours: 30, hourly_rate: 31.25 }, 'outdated'],
  ['tools that came later', { manual_hours: 45, hourly_rate: 31.25, tool_count: 3 }, 'outdated'],
  ['a rate that was forgotten', { manual_hours: 45, hourly_rate: null }, 'outdated'],
])('with %s an estimate counts as such', (_name, values, standing) => {
  expect(judge(values)).toBe(standing)
})
