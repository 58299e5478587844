import { eq, type SQL } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { nameSources } from '#server/features/conversations/name-sources.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'

/** Conversations that came from there, in the one word that the list says. */
export async function matchSource(deps: Pick<Deps, 'db' | 'config'>, source: string): Promise<SQL> {
  // Few, as a rule none: what older rows lack is noted by a job.
  await nameSources(deps)
  return eq(conversations.source, source.toLowerCase())
}
