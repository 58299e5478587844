import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { eraseConversation } from '#server/features/privacy/erase-conversation.ts'
import type { ErasedCounts } from '#server/features/privacy/erasure-subject.ts'
import { keepReceipt } from '#server/features/privacy/keep-receipt.ts'
import {
  listOldAuditRequests,
  listOldBookings,
  listOldConversations,
  listOldLeads,
} from '#server/features/privacy/list-old.ts'
import {
  purgeAuditRequest,
  purgeBooking,
  purgeLead,
} from '#server/features/privacy/purge-leftovers.ts'
import { purgePlain } from '#server/features/privacy/purge-plain.ts'
import { SHEDDERS } from '#server/features/privacy/shed-old-rows.ts'
import { shedStaleReadings } from '#server/features/privacy/shed-stale-readings.ts'
import type { Transaction } from '#server/platform/db/client.ts'

const DAY_MS = 86_400_000
/** Ids read at once: many, since what is old and stays is passed over each time. */
const BATCH = 500
/** Erased in one transaction where there is little to each: no lock is held for longer than a turn takes. */
const CHUNK = 50

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'logger'>
type Stop = { signal?: AbortSignal }

/**
 * Erases what has lain without activity for longer than RETENTION_DAYS, a little at a time. Who has a call to come
 * is left alone. What was read of websites goes in any case once it is of no more use. On `signal` it ends after what it has in hand; the rest is due again.
 */
export async function purgeOld(deps: PurgeDeps, { signal }: Stop = {}): Promise<void> {
  const { retentionDays } = deps.config
  await shedStaleReadings(deps, signal)
  if (retentionDays === undefined) return
  const now = deps.clock()
  const age = { now, cutoff: new Date(now.getTime() - retentionDays * DAY_MS) }
  // Letters first: what is then searched for each conversation is short.
  await shedRows(deps, { ...age, signal })
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

/** What could not be erased comes again with the next batch; without anything new in it, that is the end. */
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

type Shedding = Stop & { now: Date; cutoff: Date }

async function shedRows(deps: PurgeDeps, { now, cutoff, signal }: Shedding): Promise<void> {
  const counts: ErasedCounts = {}
  for (const [table, shed] of Object.entries(SHEDDERS)) {
    for (;;) {
      if (signal?.aborted) break
      const count = await shed(deps.db, { now, cutoff })
      counts[table] = (counts[table] ?? 0) + count
      if (count === 0) break
    }
  }
  if (Object.values(counts).every((count) => count === 0)) return
  await deps.db.transaction((transaction) =>
    keepReceipt(deps, transaction, {
      actor: 'retention',
      subject: { type: 'retention', id: cutoff.toISOString().slice(0, 10) },
      erased: { counts, callsCancelled: 0, callsAtCalendly: 0 },
    }),
  )
}
