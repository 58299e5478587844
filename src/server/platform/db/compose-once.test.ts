import { eq, type SQL, sql } from 'drizzle-orm'
import { PgDialect, QueryBuilder } from 'drizzle-orm/pg-core'
import { expect, test, vi } from 'vitest'
import { composeOnce, nameValues, place, placeRow } from '#server/platform/db/compose-once.ts'
import { readRow } from '#server/platform/db/read-row.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { createTestDatabase } from '#tests/support/database.ts'

const NOW = new Date('2026-11-23T09:30:00.123Z')
const MESSAGE = {
  conversationId: '7f0c1a8e-1111-4222-8333-444455556666',
  id: '7f0c1a8e-1111-4222-8333-444455557777',
  position: 3,
  role: 'assistant' as const,
  type: 'text' as const,
  content: 'Hello',
  authorName: null,
  brain: 'offline',
  brainNote: null,
  metadata: { quickReplies: ['Yes'] },
  createdAt: NOW,
}
const compose = (query: SQL) => new PgDialect().sqlToQuery(query)

test('a text is composed once, and each use has its own values', () => {
  const build = vi.fn(() => sql`select ${sql.placeholder('one')}::text, ${'fixed'}::text`)
  const statement = composeOnce(build)
  expect(compose(statement({ one: 'a' }))).toMatchObject({ params: ['a', 'fixed'] })
  expect(compose(statement({ one: 'b' }))).toMatchObject({
    sql: 'select $1::text, $2::text',
    params: ['b', 'fixed'],
  })
  expect(build).toHaveBeenCalledTimes(1)
})

test('a value is written as its column writes it, and nothing as nothing', () => {
  const { metadata, createdAt } = diagnosticMessages
  const statement = composeOnce(() => sql`${place('data', metadata)}, ${place('at', createdAt)}`)
  expect(compose(statement({ data: { quickReplies: ['Yes'] }, at: NOW })).params).toEqual([
    '{"quickReplies":["Yes"]}',
    NOW.toISOString(),
  ])
  // And not as the JSON value null.
  expect(compose(statement({ data: null, at: NOW })).params[0]).toBeNull()
})

test('a place that nothing was given for is an error', () => {
  const statement = composeOnce(() => sql`select ${sql.placeholder('one')}`)
  expect(() => statement({ other: 1 })).toThrow('place one')
})

test('a row is read as a select of the table reads it', async () => {
  const { db, close } = await createTestDatabase()
  const { diagnosticConversations } = await import('#server/platform/db/schema/conversations.ts')
  await db.insert(diagnosticConversations).values({
    ...{ id: MESSAGE.conversationId, createdAt: NOW, updatedAt: NOW, ownerHash: 'hash' },
    ...{ referrer: '', landingPage: '', userAgent: '', utmSource: '', utmMedium: '' },
    ...{ utmCampaign: '', brain: 'offline', messageCount: 1 },
    agentState: {} as never,
  })
  await db.transaction(async (transaction) => {
    const inserting = composeOnce(() =>
      transaction.insert(diagnosticMessages).values(placeRow(diagnosticMessages, 'said')).getSQL(),
    )
    await transaction.execute(inserting(nameValues('said', MESSAGE)))
    const isIt = eq(diagnosticMessages.id, MESSAGE.id)
    const selecting = new QueryBuilder().select().from(diagnosticMessages).where(isIt)
    const { rows } = await transaction.execute<Record<string, unknown>>(selecting.getSQL())
    const [selected] = await transaction.select().from(diagnosticMessages).where(isIt)
    expect(readRow(diagnosticMessages, rows[0] ?? {})).toEqual(selected)
    expect(selected).toMatchObject(MESSAGE)
  })
  await close()
})
