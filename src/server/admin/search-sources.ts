import { eq, type SQL } from 'drizzle-orm'
import { diagnosticConversations as conversations } from '#server/db/schema/conversations.ts'
import type { Deps } from '#server/deps.ts'
import { nameSources } from '#server/search/name-sources.ts'

/** Conversations that came from there, in the one word that the list says. */
export async function matchSource(deps: Pick<Deps, 'db' | 'config'>, source: string): Promise<SQL> {
  // Few, as a rule none: what older rows lack is noted by a job.
  await nameSources(deps)
  return eq(conversations.source, source.toLowerCase())
}
