import { sql } from 'drizzle-orm'
import { nameSource } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'

/** Conversations in one statement: none of them holds its locks for long. */
const BATCH = 1_000

type Unnamed = { id: string; utm_source: string; referrer: string }

/** Notes of some older conversations where they came from, in one word. @returns how many; 0 when all are named. */
export async function nameSources({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<number> {
  const { rows } = await db.execute<Unnamed>(sql`
    select id, utm_source, referrer from diagnostic_conversations where source is null limit ${BATCH}`)
  if (rows.length === 0) return 0
  const ownHost = new URL(config.siteUrl).host
  const sources = rows.map((row) =>
    nameSource({ utmSource: row.utm_source, referrer: row.referrer, ownHost }),
  )
  const ids = rows.map(({ id }) => id)
  await db.execute(sql`
    update diagnostic_conversations set source = named.source
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(sources)}::text[]) named (id, source)
    where diagnostic_conversations.id = named.id and diagnostic_conversations.source is null`)
  return rows.length
}
