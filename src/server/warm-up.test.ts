import { expect, test } from 'vitest'
import { createOfflineBrain } from '#server/offline-brain.ts'
import { warmUp } from '#server/warm-up.ts'

const WARM_MS = 400

test('the first visitor waits no longer than the second', async () => {
  const brain = createOfflineBrain()
  await warmUp(brain)
  const { user } = process.cpuUsage()
  const message = { id: 'first', text: 'We lose 12 hours a week to invoices' }
  await brain.takeTurn(brain.openConversation().state, message)
  expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(WARM_MS)
})
