import { afterAll, expect, test } from 'vitest'
import type { CorrectedFact, FactCorrection } from '#agent/correct-fact.ts'
import type { Turn } from '#agent/state/turn.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { openKnowledge } from '#server/features/chat/agent-thread/open-knowledge.ts'
import {
  type AgentTask,
  startAgentThread,
} from '#server/features/chat/agent-thread/start-agent-thread.ts'
import { WARM_UP_TALK } from '#server/features/chat/agent-thread/warm-up.ts'
import { composeReading, sayFact } from '#tests/support/compose-reading.ts'

/** As long as a test may take: what is measured here is what comes back. */
const DEADLINE_MS = 60_000
const TALK = [
  ...WARM_UP_TALK,
  'How do I measure how long a process takes today?',
  'Wie viel kostet das?',
  'This is useless, I want to talk to a person.',
]
const CORRECTIONS: Pick<FactCorrection, 'slot' | 'value'>[] = [
  { slot: 'manual_hours', value: '30' },
  { slot: 'tools', value: ['Excel', 'NetSuite'] },
  { slot: 'hourly_rate', value: 'zebra' },
  { slot: 'pain', value: null },
]

const thread = startAgentThread()
afterAll(() => thread.end())

async function ask(task: AgentTask) {
  expect(await thread.waitForStart()).toBeNull()
  const outcome = await thread.run(task, DEADLINE_MS)
  if (outcome.kind === 'failed') throw outcome.error
  return outcome.answer
}

test('what comes back from the thread is what the agent says beside it: turns, knowledge and corrections', async () => {
  const brain = createOfflineBrain(openKnowledge)
  const turns: Turn[] = []
  let { state } = brain.openConversation()
  for (const [index, text] of TALK.entries()) {
    const message = { id: `m${index}`, text }
    const turn = await brain.takeTurn(state, message)
    const answer = await ask({ kind: 'turn', state, message, reading: null })
    expect(answer).toEqual({ kind: 'turn', turn })
    state = turn.state
    turns.push(turn)
  }
  expect(turns.some(({ reply }) => reply.roi !== null)).toBe(true)
  expect(
    turns.some(({ reply }) => reply.citations.some(({ url }) => /^\/library\/./.test(url))),
  ).toBe(true)
  expect(turns.some(({ reply }) => reply.handoff !== null)).toBe(true)
  expect(turns.some(({ wording }) => wording !== null)).toBe(true)
  const results: CorrectedFact[] = []
  for (const corrected of CORRECTIONS) {
    const correction = { ...corrected, messageId: 'c1' }
    const result = await brain.correctFact(state, correction)
    const answer = await ask({ kind: 'correction', state, correction })
    expect(answer).toEqual({ kind: 'correction', corrected: result })
    results.push(result)
  }
  expect(results.map(({ kind }) => kind)).toEqual([
    'corrected',
    'corrected',
    'refused',
    'corrected',
  ])
})

test('what a model read is weighed in the thread', async () => {
  const { state } = createOfflineBrain().openConversation()
  const message = { id: 'm1', text: 'My clerks retype every waybill' }
  const reading = composeReading({
    facts: [sayFact('company_name', 'Globex', 'we are Globex')],
  })
  const answer = await ask({ kind: 'turn', state, message, reading })
  expect(answer).toMatchObject({ kind: 'turn', turn: { refusedProposals: 1 } })
})
