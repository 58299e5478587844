import { getTableName, is, Table } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { tables } from '#server/platform/db/schema/tables.ts'

/**
 * A database that is spread over machines (Citus) keeps all of one conversation on one of them, and finds it by the
 * key: `docs/guides/scale.md`. These rules are what makes that last step one without a rewrite.
 */
const all = Object.values(tables).filter((table) => is(table, Table)) as PgTable[]
const ROOT = getTableName(diagnosticConversations)

const listReferences = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference()
    return {
      columns: columns.map(({ name }) => name),
      isRequired: columns.every(({ notNull }) => notNull),
      to: getTableName(foreignTable),
    }
  })

/** Cannot be without its conversation, whether the database holds the reference or not. */
const isOfConversation = (table: PgTable) =>
  listReferences(table).some(({ to, isRequired }) => to === ROOT && isRequired) ||
  getTableConfig(table).columns.some(({ name, notNull }) => name === 'conversation_id' && notNull)

function listUniqueKeys(table: PgTable): { name: string; columns: string[] }[] {
  const { columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table)
  const ofColumn = columns
    .filter(({ primary, isUnique }) => primary || isUnique)
    .map(({ name }) => ({ name, columns: [name] }))
  const named = [...primaryKeys, ...uniqueConstraints].map((key) => ({
    name: key.getName() ?? '',
    columns: key.columns.map(({ name }) => name),
  }))
  const indexed = indexes
    .filter(({ config }) => config.unique)
    .map(({ config }) => ({
      name: config.name ?? '',
      columns: config.columns.map((column) => ('name' in column ? String(column.name) : '')),
    }))
  return [...ofColumn, ...named, ...indexed]
}

const owned = all.filter(isOfConversation)

test('every table that belongs to a conversation is known', () => {
  expect(owned.map(getTableName).toSorted()).toEqual([
    'conversation_bookings',
    'conversation_findings',
    'conversation_word_changes',
    'conversation_words',
    'diagnostic_messages',
    'diagnostic_turns',
    'enrichment_requests',
    'staff_seen',
  ])
})

test.each(owned.map((table) => [getTableName(table), table] as const))(
  '%s has the id of the conversation first in its key',
  (_, table) => {
    const { columns, primaryKeys } = getTableConfig(table)
    const alone = columns.filter(({ primary }) => primary).map(({ name }) => name)
    const first = primaryKeys.map((key) => key.columns[0]?.name)
    expect([...alone, ...first]).toEqual(['conversation_id'])
  },
)

test('nothing of a conversation is unique across conversations, but for what the guide names', () => {
  const across = owned.flatMap((table) =>
    listUniqueKeys(table)
      .filter(({ columns }) => !columns.includes('conversation_id'))
      .map(({ name }) => name),
  )
  expect(across).toEqual(['conversation_bookings_once'])
})

test('a conversation is tied to the firm’s own tables by these references alone', () => {
  const isInside = (name: string) => name === ROOT || owned.map(getTableName).includes(name)
  const ties = all.flatMap((table) =>
    listReferences(table)
      .filter(({ to }) => isInside(getTableName(table)) !== isInside(to))
      .map(({ columns, to }) => `${getTableName(table)}.${columns.join()} → ${to}`),
  )
  expect(ties.toSorted()).toEqual([
    'bookings.conversation_id → diagnostic_conversations',
    'conversation_bookings.booking_id → bookings',
    'diagnostic_conversations.lead_id → leads',
    'diagnostic_conversations.taken_by_id → user',
    'staff_seen.user_id → user',
  ])
})
