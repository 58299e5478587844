import { type SQL, sql } from 'drizzle-orm'
import { nameSource } from '#domain/traffic-source.ts'
import { diagnosticConversations as conversations } from '#server/db/schema/conversations.ts'
import type { Deps } from '#server/deps.ts'

/** Conversations that came from there, in the one word that the list says. */
export async function matchSource(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  source: string,
): Promise<SQL> {
  const { utmSource, referrer } = conversations
  const ownHost = new URL(config.siteUrl).host
  // The word is worked out by code, so each arrival that ever was is asked for it; there are few different ones.
  const arrivals = await db.selectDistinct({ utmSource, referrer }).from(conversations)
  const wanted = source.toLowerCase()
  const named = arrivals.filter((arrival) => nameSource({ ...arrival, ownHost }) === wanted)
  const sources = sql.param(named.map((arrival) => arrival.utmSource))
  const referrers = sql.param(named.map((arrival) => arrival.referrer))
  return sql`(${utmSource}, ${referrer}) in (select * from unnest(${sources}::text[], ${referrers}::text[]))`
}
