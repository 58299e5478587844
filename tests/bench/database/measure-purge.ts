import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { eraseOld } from '#server/features/privacy/erase-old.ts'
import { findMedian } from '#tests/bench/database/measure-views.ts'

export type Purged = { perSecond: number; aloneMs: number; besideMs: number }

/** How many conversations a second are erased, and what a write to another one costs without and beside it. */
export async function measurePurge(deps: Deps, forMs: number): Promise<Purged> {
  const aloneMs = find99(await writeFor(deps, forMs))
  const before = await countConversations(deps)
  const stop = new AbortController()
  const config = { ...deps.config, retentionDays: 365 }
  const oldest = await findOldest(deps)
  const purging = eraseOld({ ...deps, config }, { signal: stop.signal })
  // Letters go first, once: what is measured begins with the first conversation.
  const begun = async () => {
    while (!stop.signal.aborted && (await findOldest(deps)) === oldest) await pause(50)
  }
  await Promise.race([begun(), purging])
  const startedAt = performance.now()
  const besideMs = find99(await writeFor(deps, forMs))
  stop.abort()
  await purging
  const seconds = (performance.now() - startedAt) / 1_000
  const erased = before - (await countConversations(deps))
  return { perSecond: erased / seconds, aloneMs, besideMs }
}

/** What a turn does to the row of its conversation, on the newest ones, which stay. */
async function writeFor({ db }: Deps, forMs: number): Promise<number[]> {
  const newest = await db.query.diagnosticConversations.findMany({
    columns: { id: true },
    orderBy: (table, { desc }) => desc(table.createdAt),
    limit: 100,
  })
  const times: number[] = []
  for (const startedAt = performance.now(); performance.now() - startedAt < forMs; ) {
    const { id } = newest[times.length % newest.length] ?? { id: '' }
    const began = performance.now()
    await db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ id: string }>(
        `select id from diagnostic_conversations where id = '${id}' for update`,
      )
      await transaction.execute(
        `update diagnostic_conversations set updated_at = updated_at + interval '1 ms', turn_count = turn_count + 1 where id = '${rows[0]?.id}'`,
      )
    })
    times.push(performance.now() - began)
    await pause(5)
  }
  return times
}

async function findOldest({ db }: Deps): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    'select id from diagnostic_conversations order by created_at nulls first, id desc limit 1',
  )
  return rows[0]?.id
}

async function countConversations({ db }: Deps): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    'select count(*)::int as count from diagnostic_conversations',
  )
  return rows[0]?.count ?? 0
}

function find99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.99)] ?? findMedian(times)
}
