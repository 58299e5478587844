import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Deps } from '#server/deps.ts'
import { lockBookings, lockLedger } from '#server/features/bookings/ledger/lock-ledger.ts'
import { lockFacts } from '#server/features/insight/facts/fold-changes.ts'
import { readConversationSource, toldColumns } from '#server/features/leads/lead-sources.ts'
import { erase, eraseLoneLead, eraseSources } from '#server/features/privacy/erase.ts'
import { eraseBookings, isComing } from '#server/features/privacy/erase-bookings.ts'
import { eraseOldRows, eraseStaleReadings } from '#server/features/privacy/erase-old-rows.ts'
import { type ErasureDeps, keepReceipt } from '#server/features/privacy/erase-rows.ts'
import {
  type Age,
  listOldAuditRequests,
  listOldBookings,
  listOldConversations,
  listOldLeads,
} from '#server/features/privacy/list-old.ts'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import { bookings, conversationBookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'

const DAY_MS = 86_400_000
/** Ids read at once: many, since what is old and stays is passed over each time. */
const BATCH = 500
/** Erased in one transaction where there is little to each: no lock is held for longer than a turn takes. */
const CHUNK = 50

type OldDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>
type Stop = { signal?: AbortSignal }
type EraseOne = (deps: ErasureDeps, transaction: Transaction, id: string) => Promise<unknown>

const SUBJECTS: readonly {
  list: (db: Db, batch: Age & { limit: number }) => Promise<string[]>
  eraseChunk?: typeof eraseBookingless
  eraseOne: EraseOne
}[] = [
  {
    list: listOldConversations,
    eraseChunk: eraseBookingless,
    eraseOne: (deps, transaction, id) =>
      erase(deps, transaction, { type: 'conversation', id, actor: 'retention' }),
  },
  {
    list: listOldAuditRequests,
    eraseOne: (deps, transaction, id) =>
      erase(deps, transaction, { type: 'audit_request', id, actor: 'retention' }),
  },
  { list: listOldLeads, eraseOne: eraseOldLead },
  { list: listOldBookings, eraseOne: eraseOldBooking },
]

/**
 * Erases what has lain without activity for longer than RETENTION_DAYS, a little at a time. Who has a call to come
 * is left alone. Messages, counts, the log and what was read of websites go in any case once they are of no more use.
 * On `signal` it ends after what it has in hand; the rest is due again.
 */
export async function eraseOld(deps: OldDeps, { signal }: Stop = {}): Promise<void> {
  const { retentionDays } = deps.config
  const now = deps.clock()
  await eraseStaleReadings(deps, signal)
  // Letters first: what is then searched for each conversation is short.
  await eraseOldRows(deps, now, signal)
  if (retentionDays === undefined) return
  const age = { now, cutoff: new Date(now.getTime() - retentionDays * DAY_MS) }
  for (const { list, eraseChunk, eraseOne } of SUBJECTS) {
    for await (const ids of listInChunks((limit) => list(deps.db, { ...age, limit }))) {
      if (signal?.aborted) return
      const gone: string[] = await inBackground(deps, async (transaction) =>
        eraseChunk ? eraseChunk(deps, transaction, { ids, cutoff: age.cutoff }) : [],
      )
      for (const id of ids.filter((one) => !gone.includes(one))) {
        if (signal?.aborted) return
        await inBackground(deps, (transaction) => eraseOne(deps, transaction, id))
      }
    }
  }
}

/** A transaction of which nobody waits for the disk: what a crash undoes is due again. */
function inBackground<Result>(
  { db }: Pick<Deps, 'db'>,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit = off`)
    return work(transaction)
  })
}

/** Rows that could not be erased come again in the next batch; a batch without new rows ends the work. */
async function* listInChunks(list: (limit: number) => Promise<string[]>): AsyncGenerator<string[]> {
  const seen = new Set<string>()
  for (;;) {
    const fresh = (await list(BATCH)).filter((id) => !seen.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) seen.add(id)
    for (let at = 0; at < fresh.length; at += CHUNK) yield fresh.slice(at, at + CHUNK)
  }
}

/**
 * Erases at once those of some old conversations that have no booking, which are most. What somebody is at work on stays
 * for later. @returns the ids of the erased.
 */
async function eraseBookingless(
  deps: ErasureDeps,
  transaction: Transaction,
  { ids, cutoff }: { ids: readonly string[]; cutoff: Date },
): Promise<string[]> {
  await lockFacts(transaction)
  const select = (table: PgTable, conversationId: AnyPgColumn) =>
    transaction.select({ one: sql`1` }).from(table).where(eq(conversationId, conversations.id))
  const locked = await transaction
    .select({ ...toldColumns, leadId: conversations.leadId })
    .from(conversations)
    .where(
      and(
        inArray(conversations.id, [...ids]),
        lt(conversations.updatedAt, cutoff),
        notExists(select(bookings, bookings.conversationId)),
        notExists(select(conversationBookings, conversationBookings.conversationId)),
      ),
    )
    .orderBy(conversations.id)
    .for('update', { skipLocked: true })
  if (locked.length === 0) return []
  const sources = locked.map((row) => {
    return { id: row.id, leadId: row.leadId, told: readConversationSource(deps.config, row) }
  })
  await eraseSources(deps, transaction, { type: 'conversation', actor: 'retention', sources })
  return locked.map(({ id }) => id)
}

async function eraseOldLead(deps: ErasureDeps, transaction: Transaction, id: string) {
  const erased = await eraseLoneLead(deps, transaction, id)
  await keepReceipt(deps, transaction, { actor: 'retention', type: 'lead', id, erased })
}

/** A booking that came without a conversation: that a time was taken stays, nobody's name does. */
async function eraseOldBooking(deps: ErasureDeps, transaction: Transaction, id: string) {
  await lockLedger(transaction)
  const rows = await lockBookings(transaction, [id])
  if (rows.length === 0 || rows.some((row) => row.startsAt !== null && isComing(row, deps.clock())))
    return
  const erased = [await eraseBookings(deps, transaction, { ids: [id], actor: 'retention' })]
  await keepReceipt(deps, transaction, { actor: 'retention', type: 'booking', id, erased })
}
