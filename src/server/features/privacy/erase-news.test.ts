import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { eraseConversation } from '#server/features/privacy/erase-conversation.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

let server: Awaited<ReturnType<typeof createTestApp>>

beforeAll(async () => {
  server = await createTestApp({ brain: createOfflineBrain() })
})
afterAll(() => server.close())

async function talk(): Promise<string> {
  const visitor = createTestBrowser(server.app)
  const created = await visitor.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  for (const message of ['My e-mail is quillon@brambleforge.com', 'Can I talk to a person?']) {
    await visitor.call('/api/bd-agent-conversation', { json: { conversationId, message } })
  }
  return conversationId
}

async function countNewsOf(conversationId: string): Promise<number> {
  const rows = await server.db.select().from(deliveries)
  return rows.filter((row) => JSON.stringify(row).includes(conversationId)).length
}

test('what other systems were to hear of an erased conversation goes, though its lead stays for another', async () => {
  const erased = await talk()
  const kept = await talk()
  expect(await server.db.$count(leads)).toBe(1)
  const before = await countNewsOf(kept)
  expect(before).toBeGreaterThan(0)
  expect(await countNewsOf(erased)).toBeGreaterThan(0)
  await server.db.transaction((transaction) =>
    eraseConversation(server.deps, transaction, erased, 'visitor'),
  )
  expect(await server.db.$count(leads)).toBe(1)
  expect(await countNewsOf(erased)).toBe(0)
  expect(await countNewsOf(kept)).toBe(before)
}, 30_000)
