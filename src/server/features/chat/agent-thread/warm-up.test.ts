import { expect, test } from 'vitest'
import type { Turn } from '#agent/state/turn.ts'
import type { Brain } from '#server/deps.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { warmUp } from '#server/features/chat/agent-thread/warm-up.ts'

/** Of the processor. Without a warm-up it is more than a second; what is left is what this message alone meets. */
const WARM_MS = 150

test('the first visitor waits no longer than the second', async () => {
  const brain = createOfflineBrain()
  await warmUp(brain)
  const { user } = process.cpuUsage()
  const message = { id: 'first', text: 'We lose 12 hours a week to invoices' }
  await brain.takeTurn(brain.openConversation().state, message)
  expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(WARM_MS)
})

test('it goes through a whole talk, up to the savings and the calendar', async () => {
  const turns = await listTurns(createOfflineBrain())
  expect(turns.at(-1)?.scoreCard.score).toBeGreaterThan(0)
  expect(turns.some(({ reply }) => reply.roi !== null)).toBe(true)
  expect(turns.some(({ reply }) => reply.citations.length > 0)).toBe(true)
  expect(turns.some(({ reply }) => reply.booking !== null)).toBe(true)
})

async function listTurns(brain: Brain): Promise<Turn[]> {
  const turns: Turn[] = []
  await warmUp({
    openConversation: brain.openConversation,
    takeTurn: async (...asked) => {
      const turn = await brain.takeTurn(...asked)
      turns.push(turn)
      return turn
    },
  })
  return turns
}
