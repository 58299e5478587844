import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AdminConversationView, AdminMessagesReply } from '#contract/admin.ts'
import { recordReading } from '#server/features/staff/audit/audit-log.ts'
import { auditLog, user } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { claimed, created, NOW, openStaffDesk } from '#tests/support/staff-desk.ts'

type Desk = Awaited<ReturnType<typeof openStaffDesk>>
let desk: Desk

beforeAll(async () => {
  desk = await openStaffDesk()
})
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

async function read(id: string) {
  const response = await desk.staff.call(`/api/admin/conversations/${id}`)
  expect(response.status).toBe(200)
  return AdminConversationView.parse(await response.json())
}
async function readMessages(id: string) {
  const response = await desk.staff.call(`/api/admin/conversations/${id}/messages`)
  return AdminMessagesReply.parse(await response.json()).messages
}
const change = (id: string, values: Partial<typeof diagnosticConversations.$inferInsert>) =>
  desk.server.db
    .update(diagnosticConversations)
    .set(values)
    .where(eq(diagnosticConversations.id, id))

describe('the view of a conversation', () => {
  test('quotes, for each fact and signal, the words of the message that it rests on', async () => {
    const id = await desk.talk(
      "I'm Dana Reyes from Harbor Freight, harborfreightco.com.",
      'Three of us spend 15 hours a week each on invoices. It is a nightmare.',
    )
    const { evidence } = await read(id)
    const messages = new Map((await readMessages(id)).map((message) => [message.id, message]))
    expect(evidence.length).toBeGreaterThan(3)
    for (const { message_id, quote, start, end } of evidence) {
      const message = messages.get(message_id)
      expect(message?.role).toBe('user')
      expect(message?.content.slice(start ?? 0, end ?? 0)).toBe(quote)
    }
    const supported = evidence.flatMap(({ supports }) => supports)
    for (const support of [
      { kind: 'fact', name: 'contact_name' },
      { kind: 'fact', name: 'company_website' },
      { kind: 'fact', name: 'manual_hours' },
      { kind: 'signal', name: 'manual_hours' },
      { kind: 'pain', name: 'pain_severity' },
    ]) {
      expect(supported).toContainEqual(support)
    }
  })

  test('says once what several things rest on, in the order of the talk', async () => {
    const id = await desk.talk('We lose 30 hours a week to invoices.', 'My name is Dana Reyes.')
    const { evidence } = await read(id)
    const words = evidence.map(({ message_id, quote }) => `${message_id} ${quote}`)
    expect(new Set(words).size).toBe(words.length)
    const order = (await readMessages(id)).map((message) => message.id)
    const positions = evidence.map(({ message_id }) => order.indexOf(message_id))
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    const hours = evidence.find(({ supports }) => supports.length > 1)
    expect(hours?.supports.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['fact', 'signal']),
    )
  })

  test('leaves out words of a message that is gone', async () => {
    const id = await desk.talk('My name is Dana Reyes.')
    await desk.server.db.delete(diagnosticMessages).where(eq(diagnosticMessages.conversationId, id))
    expect((await read(id)).evidence).toEqual([])
  })

  test('says where the visitor came from, and how often the same browser came before', async () => {
    const first = await desk.talk()
    const id = await desk.talk()
    await change(first, { ownerHash: 'same', createdAt: new Date(NOW.getTime() - 1_000) })
    await change(id, {
      ownerHash: 'same',
      utmSource: 'news',
      utmCampaign: 'spring',
      referrer: 'https://t.co/x',
      landingPage: 'https://loopwright.example/library/agentic-vs-rpa',
    })
    const { attribution, conversation } = await read(id)
    expect(attribution).toMatchObject({
      utm_source: 'news',
      utm_campaign: 'spring',
      referrer: 'https://t.co/x',
      article: 'agentic-vs-rpa',
      earlier_conversations: 1,
    })
    expect(conversation.source).toBe('news')
    expect((await read(first)).attribution.earlier_conversations).toBe(0)
  })

  test('has the bookings as they stand, the newest first', async () => {
    const id = await desk.talk()
    const confirmed = await desk.book([created], {}, id)
    desk.setTime(new Date(NOW.getTime() + 60_000))
    const expired = await desk.book([claimed], { at: '2026-11-20T09:00:00.000Z' }, id)
    const { bookings } = await read(id)
    expect(bookings).toMatchObject([
      { id: expired.id, status: 'expired', starts_at: null, provider: 'calendly' },
      {
        id: confirmed.id,
        status: 'confirmed',
        starts_at: '2026-11-24T15:00:00.000Z',
        ends_at: '2026-11-24T15:30:00.000Z',
      },
    ])
  })

  test('says who took it, since when a person is wanted, and who wrote a message', async () => {
    const id = await desk.talk('Hello')
    expect((await read(id)).taken_by).toBe(null)
    const takenAt = new Date(NOW.getTime() - 60_000)
    await change(id, { takenByName: 'Maya', takenAt, wantsPersonAt: NOW })
    await desk.server.db
      .update(diagnosticMessages)
      .set({ authorName: 'Maya' })
      .where(eq(diagnosticMessages.position, 2))
    const view = await read(id)
    expect(view.taken_by).toEqual({ id: null, name: 'Maya', at: takenAt.toISOString() })
    expect(view.conversation).toMatchObject({
      taken_by_name: 'Maya',
      wants_person_at: NOW.toISOString(),
    })
    const authors = (await readMessages(id)).map(({ author_name }) => author_name)
    expect(authors).toEqual([null, null, 'Maya'])
  })

  test('keeps secrets of the visitor and of the agent to itself', async () => {
    const id = await desk.talk('My name is Dana Reyes.')
    await change(id, { ownerHash: 'the-hash-of-a-secret' })
    const response = await desk.staff.call(`/api/admin/conversations/${id}`)
    const text = await response.text()
    expect(text).not.toContain('the-hash-of-a-secret')
    expect(text).not.toContain('agentState')
  })

  test('stands in the log once an hour for all its parts together', async () => {
    const id = await desk.talk('Hello')
    await desk.server.db.delete(auditLog)
    const path = `/api/admin/conversations/${id}`
    const parts = ['', '/messages', '/score-card', '', '/messages', '/score-card']
    await Promise.all(parts.map((part) => desk.staff.call(path + part)))
    const log = await desk.server.db.select().from(auditLog)
    expect(log).toMatchObject([{ action: 'conversation.read', subjectId: id }])
  })

  test('stands in the log again in another hour, and for another person', async () => {
    const id = await desk.talk('Hello')
    await desk.server.db.delete(auditLog)
    await read(id)
    desk.setTime(new Date(NOW.getTime() + 60 * 60_000))
    await Promise.all([read(id), read(id)])
    const { deps } = desk.server
    await recordReading(deps, { id: 'another', email: 'another@loopwright.example' }, id)
    expect(await desk.server.db.select().from(auditLog)).toHaveLength(3)
  })

  test('is one answer, equal to the answers for its parts', async () => {
    const id = await desk.talk('I am Dana Reyes of Harbor Freight.', 'We lose 30 hours a week.')
    const { messages, score_card, takeover, worksheet, lead } = await read(id)
    const readPart = async (part: string) =>
      (await desk.staff.call(`/api/admin/conversations/${id}/${part}`)).json()
    expect({ messages }).toEqual(await readPart('messages'))
    expect(score_card).toEqual(await readPart('score-card'))
    expect(takeover).toEqual(await readPart('takeover'))
    expect(worksheet.rows.find(({ row }) => row === 'hours')).toMatchObject({ value: 30 })
    expect(lead).toBe(null)
  })

  test('says how its lead stands, and who works on it', async () => {
    const id = await desk.talk('I am Dana Reyes, dana@harborfreightco.com.')
    const { lead } = await read(id)
    expect(lead).toMatchObject({ status: 'new', owner: null })
    const [member] = await desk.server.db.select().from(user)
    await desk.server.db.update(leads).set({ ownerId: member?.id })
    expect((await read(id)).lead?.owner).toBe(member?.name || member?.email)
  })

  test('refuses what is no conversation', async () => {
    const unknown = desk.server.deps.createId()
    expect((await desk.staff.call(`/api/admin/conversations/${unknown}`)).status).toBe(404)
    expect((await desk.staff.call('/api/admin/conversations/1')).status).toBe(400)
  })
})
