import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { lockBookings, lockLedger } from '#server/features/bookings/ledger/lock-ledger.ts'
import { eraseAuditRequest } from '#server/features/privacy/erase-audit-request.ts'
import { forgetBookings, isComing } from '#server/features/privacy/erase-bookings.ts'
import { eraseConversation } from '#server/features/privacy/erase-conversation.ts'
import type { ErasedCounts, ErasureDeps } from '#server/features/privacy/erasure-subject.ts'
import { eraseLoneLead } from '#server/features/privacy/forget-lead.ts'
import { keepReceipt } from '#server/features/privacy/keep-receipt.ts'
import {
  listOldAuditRequests,
  listOldBookings,
  listOldConversations,
  listOldLeads,
} from '#server/features/privacy/list-old.ts'
import { purgePlain } from '#server/features/privacy/purge-plain.ts'
import { shedOldRows } from '#server/features/privacy/shed-old-rows.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { enrichmentRequests, siteReadings } from '#server/platform/db/schema/enrichment.ts'

/** After it is of no use any more; staff can still look up until then why a website could not be read. */
const KEPT_MS = 30 * 86_400_000

/** Rows in one statement: none of them holds its locks for long. */
const ROWS = 500

const DAY_MS = 86_400_000
/** Ids read at once: many, since what is old and stays is passed over each time. */
const BATCH = 500
/** Erased in one transaction where there is little to each: no lock is held for longer than a turn takes. */
const CHUNK = 50

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'logger'>
type Stop = { signal?: AbortSignal }

/**
 * Erases what has lain without activity for longer than RETENTION_DAYS, a little at a time. Who has a call to come
 * is left alone. Messages, counts, the log and what was read of websites go in any case once they are of no more use.
 * On `signal` it ends after what it has in hand; the rest is due again.
 */
export async function purgeOld(deps: PurgeDeps, { signal }: Stop = {}): Promise<void> {
  const { retentionDays } = deps.config
  const now = deps.clock()
  await shedStaleReadings(deps, signal)
  // Letters first: what is then searched for each conversation is short.
  await shedRows(deps, now, signal)
  if (retentionDays === undefined) return
  const age = { now, cutoff: new Date(now.getTime() - retentionDays * DAY_MS) }
  const kinds = [
    { list: listOldConversations, eraseChunk: purgePlain, erase: purgeConversation },
    { list: listOldAuditRequests, erase: purgeAuditRequest },
    { list: listOldLeads, erase: purgeLead },
    { list: listOldBookings, erase: purgeBooking },
  ]
  for (const { list, eraseChunk, erase } of kinds) {
    for await (const ids of listInChunks((limit) => list(deps.db, { ...age, limit }))) {
      if (signal?.aborted) return
      const gone: string[] = await inBackground(deps, async (transaction) =>
        eraseChunk ? eraseChunk(deps, transaction, { ids, cutoff: age.cutoff }) : [],
      )
      for (const id of ids.filter((one) => !gone.includes(one))) {
        if (signal?.aborted) return
        await inBackground(deps, (transaction) => erase(deps, transaction, id))
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

async function purgeConversation(deps: PurgeDeps, transaction: Transaction, id: string) {
  await eraseConversation(deps, transaction, id, 'retention')
}

async function shedRows(deps: PurgeDeps, now: Date, signal: AbortSignal | undefined) {
  const { retentionDays } = deps.config
  const counts = await shedOldRows(deps.db, { now, retentionDays, signal })
  if (Object.values(counts).every((count) => count === 0)) return
  await deps.db.transaction((transaction) =>
    keepReceipt(deps, transaction, {
      actor: 'retention',
      subject: { type: 'retention', id: now.toISOString().slice(0, 10) },
      erased: { counts, callsCancelled: 0, callsAtCalendly: 0 },
    }),
  )
}

/** Deletes what was read of websites long ago and nobody waits for. No receipt: it names no person. */
async function shedStaleReadings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const cutoff = new Date(clock().getTime() - KEPT_MS)
  const waiting = db
    .select({ one: sql`1` })
    .from(enrichmentRequests)
    .where(
      and(eq(enrichmentRequests.host, siteReadings.host), isNull(enrichmentRequests.finishedAt)),
    )
  const stale = db
    .select({ host: siteReadings.host })
    .from(siteReadings)
    .where(and(lt(siteReadings.expiresAt, cutoff), notExists(waiting)))
    .limit(ROWS)
  for (let count = ROWS; count === ROWS && !signal?.aborted; ) {
    const deleted = await db.delete(siteReadings).where(inArray(siteReadings.host, stale))
    count = deleted.rowCount ?? 0
  }
}

async function purgeAuditRequest(deps: ErasureDeps, transaction: Transaction, id: string) {
  await eraseAuditRequest(deps, transaction, id, 'retention')
}

async function purgeLead(deps: ErasureDeps, transaction: Transaction, id: string) {
  const counts = await eraseLoneLead(deps, transaction, id)
  await keepPurgeReceipt(deps, transaction, { type: 'lead', id, counts })
}

/** A booking that came without a conversation: that a time was taken stays, nobody's name does. */
async function purgeBooking(deps: ErasureDeps, transaction: Transaction, id: string) {
  await lockLedger(transaction)
  const rows = await lockBookings(transaction, [id])
  if (rows.length === 0 || rows.some((row) => row.startsAt !== null && isComing(row, deps.clock())))
    return
  const counts = await forgetBookings(deps, transaction, rows)
  await keepPurgeReceipt(deps, transaction, { type: 'booking', id, counts })
}

function keepPurgeReceipt(
  deps: ErasureDeps,
  transaction: Transaction,
  { type, id, counts }: { type: string; id: string; counts: ErasedCounts },
) {
  return keepReceipt(deps, transaction, {
    actor: 'retention',
    subject: { type, id },
    erased: { counts, callsCancelled: 0, callsAtCalendly: 0 },
  })
}
