import { expect, test } from 'vitest'
import { composeMessage } from '#site/islands/chat/api/message.ts'
import { toEntry } from '#site/islands/chat/state/chat-entry.ts'
import { listEvidence } from '#site/islands/chat/transcript/Transcript.tsx'

const message = toEntry(
  composeMessage({
    id: 'm1',
    role: 'user',
    content: 'about 15 hours, in NetSuite',
    timestamp: '2026-11-21T10:02:00.000Z',
  }),
)
const known = {
  facts: {
    tools: { value: ['NetSuite'], quote: 'NetSuite', messageId: 'm1', status: 'stated' as const },
    team_size: { value: 3, quote: 'three', messageId: 'm0', status: 'stated' as const },
  },
  scoreCard: {
    score: 18,
    coverage: 0.2,
    caps: [],
    signals: [
      {
        name: 'manual_hours',
        score: 89,
        weight: 20,
        points: 17.8,
        evidence: [
          { quote: 'about 15 hours', messageId: 'm1' },
          { quote: 'three', messageId: 'm0' },
        ],
      },
    ],
  },
}

test('a message shows the quotes of facts and signals that rest on it, and no others', () => {
  expect(listEvidence(message, known)).toEqual(['NetSuite', 'about 15 hours'])
})

test('what the assistant says is never evidence', () => {
  expect(listEvidence({ ...message, role: 'assistant' }, known)).toEqual([])
})
