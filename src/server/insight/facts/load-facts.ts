import { inArray } from 'drizzle-orm'
import { auditRequests } from '#server/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/db/schema/conversations.ts'
import type { Deps } from '#server/deps.ts'
import { describeConversation } from '#server/insight/facts/describe-conversation.ts'
import type { Fact } from '#server/insight/facts/fact.ts'
import { loadRequests } from '#server/insight/facts/load-requests.ts'
import { loadRows } from '#server/insight/load-rows.ts'

type Reader = { db: Pick<Deps['db'], 'select'>; config: Deps['config'] }

/** What is known of these conversations and requests now. Whoever is gone is left out. */
export async function loadFacts(reader: Reader, ids: readonly string[]): Promise<Fact[]> {
  const rows = await loadRows(reader, inArray(diagnosticConversations.id, [...ids]))
  const requests =
    rows.length === ids.length
      ? []
      : await loadRequests(reader, inArray(auditRequests.id, [...ids]))
  return [...rows.map(describeConversation), ...requests]
}
