import { inArray } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { describeConversation } from '#server/features/insight/facts/describe-conversation.ts'
import type { Fact } from '#server/features/insight/facts/fact.ts'
import { loadRequests } from '#server/features/insight/facts/load-requests.ts'
import { loadRows } from '#server/features/insight/load-rows.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'

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
