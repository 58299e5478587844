import { and, eq, exists, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { forgetFacts } from '#server/features/insight/facts/forget-facts.ts'
import { lockFacts } from '#server/features/insight/facts/hold-facts.ts'
import { readConversationSource, toldColumns } from '#server/features/leads/lead-sources.ts'
import { eraseCompany } from '#server/features/privacy/erase-company.ts'
import { eraseLettersOfAll } from '#server/features/privacy/erase-letters.ts'
import type { ErasedCounts, ErasureDeps } from '#server/features/privacy/erasure-subject.ts'
import { forgetLead } from '#server/features/privacy/forget-lead.ts'
import { addCounts, keepReceipts } from '#server/features/privacy/keep-receipt.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { bookings, conversationBookings } from '#server/platform/db/schema/bookings.ts'
import { conversationWordChanges as changes } from '#server/platform/db/schema/conversation-words.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { conversationFindings, enrichmentRequests } from '#server/platform/db/schema/enrichment.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'

type Chunk = { ids: readonly string[]; cutoff: Date }
type Locked = Awaited<ReturnType<typeof lockPlain>>[number]

/**
 * Erases at once those of some old conversations that have no booking, which are most: a dozen statements for all of
 * them, and some more for a company or a lead. What somebody is at work on stays for later. @returns the ids of the erased.
 */
export async function purgePlain(
  deps: ErasureDeps,
  transaction: Transaction,
  chunk: Chunk,
): Promise<string[]> {
  await lockFacts(transaction)
  const locked = await lockPlain(transaction, chunk)
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return []
  const companies = await inTurn(locked, ({ id, hasCompany }) =>
    hasCompany ? eraseCompany(deps, transaction, id) : {},
  )
  const messages = await deleteOf(transaction, diagnosticMessages, ids)
  const turns = await deleteOf(transaction, diagnosticTurns, ids)
  await transaction.delete(conversations).where(inArray(conversations.id, ids))
  await transaction.delete(changes).where(inArray(changes.conversationId, ids))
  const forgotten = await inTurn(locked, (one) =>
    forgetLead(deps, transaction, {
      leadId: one.leadId,
      gone: readConversationSource(deps.config, one),
      goneId: one.id,
      actor: 'retention',
    }),
  )
  const letters = await eraseLettersOfAll(
    transaction,
    locked.map(({ id, email }, at) => {
      const goneIds = forgotten[at]?.goneIds ?? []
      return { ids: [id, ...goneIds], address: goneIds.length > 0 ? email : null }
    }),
  )
  await forgetFacts(deps, transaction, ids)
  const erasures = locked.map(({ id }, at) => {
    const talk: ErasedCounts = {
      diagnostic_conversations: 1,
      diagnostic_messages: messages.get(id) ?? 0,
      diagnostic_turns: turns.get(id) ?? 0,
    }
    const counts = addCounts([
      ...[companies[at] ?? {}, talk, forgotten[at]?.counts ?? {}, letters[at] ?? {}],
    ])
    return {
      actor: 'retention' as const,
      subject: { type: 'conversation', id },
      erased: { counts, callsCancelled: 0, callsAtCalendly: 0 },
    }
  })
  await keepReceipts(deps, transaction, erasures)
  return ids
}

async function inTurn<Result>(
  rows: readonly Locked[],
  work: (row: Locked) => Promise<Result> | Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const row of rows) results.push(await work(row))
  return results
}

async function lockPlain(transaction: Transaction, { ids, cutoff }: Chunk) {
  const one = (table: PgTable, conversationId: AnyPgColumn) =>
    transaction.select({ one: sql`1` }).from(table).where(eq(conversationId, conversations.id))
  const { id, leadId } = conversations
  const hasCompany = or(
    exists(one(enrichmentRequests, enrichmentRequests.conversationId)),
    exists(one(conversationFindings, conversationFindings.conversationId)),
  )
  return transaction
    .select({
      ...toldColumns,
      leadId,
      hasCompany: sql<boolean>`${hasCompany}`,
    })
    .from(conversations)
    .where(
      and(
        inArray(id, [...ids]),
        lt(conversations.updatedAt, cutoff),
        notExists(one(bookings, bookings.conversationId)),
        notExists(one(conversationBookings, conversationBookings.conversationId)),
      ),
    )
    .orderBy(id)
    .for('update', { skipLocked: true })
}

async function deleteOf(
  transaction: Transaction,
  table: typeof diagnosticMessages | typeof diagnosticTurns,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await transaction.execute<{ id: string; count: number }>(sql`
    with gone as (delete from ${table} where ${inArray(table.conversationId, [...ids])} returning conversation_id)
    select conversation_id as id, count(*)::int as count from gone group by conversation_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
