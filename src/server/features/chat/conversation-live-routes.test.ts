import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { conversationLiveRoutes } from '#server/features/chat/conversation-live-routes.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { notifyVisitor } from '#server/platform/events/notify.ts'
import { openLiveSite, QUICK_PACE } from '#tests/support/live-site.ts'
import { createTestBrowser } from '#tests/support/test-app.ts'

let site: Awaited<ReturnType<typeof openLiveSite>>

beforeAll(async () => {
  site = await openLiveSite()
})
afterEach(() => site.clear())
afterAll(() => site.close())

const tell = (conversationId: string) =>
  site.server.db.transaction((transaction) => notifyVisitor(transaction, conversationId))

test('a visitor hears of their own conversation alone, also from another process', async () => {
  const mine = await site.talk()
  const yours = await site.talk()
  const path = `/api/conversations/${mine.conversationId}/live`
  const stream = await site.listen(path, mine.visitor, site.other.app)
  await tell(yours.conversationId)
  await tell(mine.conversationId)
  expect(await stream.next()).toEqual({
    name: 'news',
    data: { conversationId: mine.conversationId },
  })
})

test('a conversation of somebody else and none at all are the same refusal', async () => {
  const mine = await site.talk()
  const yours = await site.talk()
  const staff = await site.signIn()
  for (const id of [yours.conversationId, site.server.deps.createId(), 'x']) {
    for (const browser of [mine.visitor, staff, createTestBrowser(site.server.app)]) {
      expect((await browser.call(`/api/conversations/${id}/live`)).status).toBe(404)
    }
  }
})

test('a conversation has four streams at most', async () => {
  const { visitor, conversationId } = await site.talk()
  const path = `/api/conversations/${conversationId}/live`
  for (let count = 0; count < 4; count += 1) await site.listen(path, visitor)
  expect((await visitor.call(path)).status).toBe(429)
})

test('an address has forty streams at most', async () => {
  for (let count = 0; count < 40; count += 1) {
    const { visitor, conversationId } = await site.talk()
    await site.listen(`/api/conversations/${conversationId}/live`, visitor)
  }
  const { visitor, conversationId } = await site.talk()
  expect((await visitor.call(`/api/conversations/${conversationId}/live`)).status).toBe(429)
})

test('a conversation that was deleted ends its stream', async () => {
  const { visitor, conversationId } = await site.talk()
  const quickly = conversationLiveRoutes(site.server.deps, QUICK_PACE)
  const stream = await site.listen(`/conversations/${conversationId}/live`, visitor, quickly)
  await site.server.db
    .delete(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  expect(await stream.next()).toBe(null)
})

test('who types is told to the staff, and nothing of what; a stranger tells nobody', async () => {
  const { visitor, conversationId } = await site.talk()
  const stream = await site.listen('/api/admin/live', await site.signIn())
  const path = `/api/conversations/${conversationId}/typing`
  expect((await createTestBrowser(site.server.app).call(path, { method: 'POST' })).status).toBe(404)
  expect((await visitor.call(path, { method: 'POST' })).status).toBe(204)
  expect(await stream.next()).toEqual({ name: 'news', data: { kind: 'typing', conversationId } })
})

test('a visitor hears that the person who has the conversation is typing, and of nobody else', async () => {
  const { visitor, conversationId } = await site.talk()
  const [dana, sam] = [await site.signIn(), await site.signIn('sam@firm.example')]
  const path = `/api/admin/conversations/${conversationId}`
  await dana.call(`${path}/take`, { json: {} })
  const stream = await site.listen(`/api/conversations/${conversationId}/live`, visitor)
  expect((await sam.call(`${path}/typing`, { method: 'POST' })).status).toBe(409)
  expect((await dana.call(`${path}/typing`, { method: 'POST' })).status).toBe(204)
  expect(await stream.next()).toEqual({
    name: 'news',
    data: { conversationId, what: 'typing' },
  })
})
