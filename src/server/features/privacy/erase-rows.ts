import { and, getTableName, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { recordAudits } from '#server/features/staff/audit/audit-log.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import {
  bookingEvents,
  bookingInvitees,
  conversationBookings,
} from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { conversationFindings, enrichmentRequests } from '#server/platform/db/schema/enrichment.ts'
import { leadNotes, leads, mergedLeads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { diagnosticTurns } from '#server/platform/db/schema/turns.ts'

/** What goes with each subject, by the column that names it. The database's own cascades take what no receipt counts. */
const ROWS = {
  conversation: [
    [conversationFindings, conversationFindings.conversationId],
    [enrichmentRequests, enrichmentRequests.conversationId],
    [diagnosticMessages, diagnosticMessages.conversationId],
    [diagnosticTurns, diagnosticTurns.conversationId],
    [diagnosticConversations, diagnosticConversations.id],
  ],
  audit_request: [[auditRequests, auditRequests.id]],
  /** All but the booking: that a time was taken stays. */
  booking: [
    [outboxMessages, outboxMessages.bookingId],
    [bookingEvents, bookingEvents.bookingId],
    [bookingInvitees, bookingInvitees.bookingId],
    [conversationBookings, conversationBookings.bookingId],
  ],
  lead: [
    [deliveries, deliveries.leadId],
    [leadNotes, leadNotes.leadId],
    [mergedLeads, mergedLeads.leadId],
    [leads, leads.id],
  ],
} satisfies Record<string, readonly (readonly [PgTable, PgColumn])[]>

/** Deletes the rows of these subjects, a statement for each table. @returns how many, by subject and table. */
export async function eraseRows(
  transaction: Transaction,
  type: keyof typeof ROWS,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ErasedCounts>> {
  const erased = new Map<string, ErasedCounts>(ids.map((id) => [id, {}]))
  for (const [table, key] of ROWS[type]) {
    const { rows } = await transaction.execute<{ id: string; count: number }>(sql`
      with gone as (delete from ${table} where ${inArray(key, [...ids])} returning ${key} as id)
      select id, count(*)::int as count from gone group by id`)
    for (const { id, count } of rows) {
      const counts = erased.get(id)
      if (counts) counts[getTableName(table)] = count
    }
  }
  return erased
}

/** Rows that are gone, by their table. */
export type ErasedCounts = ErasureReceipt['counts']

/** What an erasure took: rows, and calls that were to come. */
export type Erased = Pick<ErasureReceipt, 'counts' | 'callsCancelled' | 'callsAtCalendly'>

/** The one that asked for the erasure: staff, the visitor, or the retention period. */
export type ErasureActor = { id: string; email: string } | 'visitor' | 'retention'

export type ErasureDeps = Pick<Deps, 'clock' | 'createId' | 'config'>

type Erasure = { type: string; id: string; erased: readonly Erased[] }

/** Writes receipts down where they stay: in the audit log, in the same transaction. @returns them in their order. */
export async function keepReceipts(
  deps: ErasureDeps,
  transaction: Transaction,
  { actor, erasures }: { actor: ErasureActor; erasures: readonly Erasure[] },
): Promise<ErasureReceipt[]> {
  const kept = erasures.map(({ type, id, erased }) => {
    const receipt = { id: deps.createId(), at: deps.clock().toISOString(), ...addErased(erased) }
    const { id: receiptId, at: _, counts, ...calls } = receipt
    const subject = { action: `${type}.erase`, subjectType: type, subjectId: id }
    return {
      receipt,
      entry: { actor, ...subject, detail: { receipt: receiptId, ...counts, ...calls } },
    }
  })
  await recordAudits(
    deps,
    transaction,
    kept.map(({ entry }) => entry),
  )
  return kept.map(({ receipt }) => receipt)
}

/** The receipt of one. */
export async function keepReceipt(
  deps: ErasureDeps,
  transaction: Transaction,
  { actor, ...erasure }: Erasure & { actor: ErasureActor },
): Promise<ErasureReceipt> {
  const [receipt] = await keepReceipts(deps, transaction, { actor, erasures: [erasure] })
  if (!receipt) throw new Error('An erasure has no receipt')
  return receipt
}

/** As an erasure that took rows alone. */
export function countRows(counts: ErasedCounts): Erased {
  return { counts, callsCancelled: 0, callsAtCalendly: 0 }
}

export function sumCounts(all: readonly ErasedCounts[]): ErasedCounts {
  const sum: ErasedCounts = {}
  for (const [table, count] of all.flatMap((counts) => Object.entries(counts)))
    if (count > 0) sum[table] = (sum[table] ?? 0) + count
  return sum
}

function addErased(all: readonly Erased[]): Erased {
  return {
    counts: sumCounts(all.map(({ counts }) => counts)),
    callsCancelled: all.reduce((sum, one) => sum + one.callsCancelled, 0),
    callsAtCalendly: all.reduce((sum, one) => sum + one.callsAtCalendly, 0),
  }
}

type Gone = {
  /** Of the conversation and the leads that are gone. */
  ids: readonly string[]
  /** Of the person, when nothing else is known of them. */
  addresses: readonly string[]
}

/** To the letter what the indexes `…_mentions` are made on. */
const ofDelivery = sql`list_mentions(${deliveries.payload}::text || ' ' || ${deliveries.dedupeKey})`
const ofLetter = sql`list_mentions(${outboxMessages.recipient} || ' ' || ${outboxMessages.text} || ' ' || ${outboxMessages.dedupeKey})`

/**
 * Deletes what was written about them to people and to other systems, sent or not, in two statements. A letter that
 * names two of them counts for each. @returns counts in their order.
 */
export async function eraseLetters(
  transaction: Transaction,
  all: readonly Gone[],
): Promise<ErasedCounts[]> {
  const ids = all.flatMap((gone) => gone.ids)
  const addresses = all.flatMap((gone) => gone.addresses)
  const sent = await transaction
    .delete(deliveries)
    .where(matchDeliveries(ids))
    .returning({ names: sql<string[]>`${ofDelivery}` })
  const isTheirs =
    addresses.length === 0
      ? undefined
      : and(isNull(outboxMessages.bookingId), matchLetters(addresses))
  const letters = await transaction
    .delete(outboxMessages)
    .where(or(matchLetters(ids), isTheirs))
    .returning({ names: sql<string[]>`${ofLetter}` })
  return all.map((gone) => {
    const words = new Set([...gone.ids, ...gone.addresses].map((word) => word.toLowerCase()))
    const count = (rows: readonly { names: string[] }[]) =>
      rows.filter(({ names }) => names.some((name) => words.has(name))).length
    return { deliveries: count(sent), outbox_messages: count(letters) }
  })
}

/** Those that name one of these ids. */
export function matchDeliveries(ids: readonly string[]): SQL {
  return mentions(ofDelivery, ids)
}

/** Those that name one of these ids or addresses. */
export function matchLetters(words: readonly string[]): SQL {
  return mentions(ofLetter, words)
}

/** Of no words: nothing mentions them. */
function mentions(listed: SQL, words: readonly string[]): SQL {
  return sql`${listed} && ${sql.param(words.map((word) => word.toLowerCase()))}::text[]`
}
