import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { exportCorrections } from '#server/features/inbox/export/export-conversations.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

let server: Awaited<ReturnType<typeof createTestApp>>

beforeAll(async () => {
  server = await createTestApp({ brain: createOfflineBrain() })
})
afterAll(() => server.close())

test('a correction in words is exported with what was known before it', async () => {
  const visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  for (const message of ['We are a team of 8', 'Sorry, we are 6 people, not 8'])
    await visitor.call('/api/bd-agent-conversation', { json: { conversationId, message } })
  const examples = []
  for await (const example of exportCorrections(server.deps)) examples.push(example)
  expect(examples).toEqual([
    expect.objectContaining({
      kind: 'words',
      known: { team_size: 8 },
      message: 'Sorry, we are 6 people, not 8',
      facts: { team_size: 6 },
    }),
  ])
})
