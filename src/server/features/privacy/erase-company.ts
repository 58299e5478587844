import { and, eq, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { ErasedCounts } from '#server/features/privacy/erasure-subject.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  conversationFindings,
  enrichmentRequests,
  siteReadings,
} from '#server/platform/db/schema/enrichment.ts'

/** What was looked up of a conversation's company, and what was read of a website that no other conversation names. */
export async function eraseCompany(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  conversationId: string,
): Promise<ErasedCounts> {
  const findings = await transaction
    .delete(conversationFindings)
    .where(eq(conversationFindings.conversationId, conversationId))
  const requests = await transaction
    .delete(enrichmentRequests)
    .where(eq(enrichmentRequests.conversationId, conversationId))
    .returning({ host: enrichmentRequests.host })
  const hosts = requests.map(({ host }) => host)
  return {
    conversation_findings: findings.rowCount ?? 0,
    enrichment_requests: hosts.length,
    site_readings: hosts.length === 0 ? 0 : await dropReadings(transaction, hosts, clock()),
  }
}

/** What is being read just now is dropped by whoever reads it, when nobody is found to wait for it. */
async function dropReadings(transaction: Transaction, hosts: string[], now: Date) {
  const request = transaction
    .select({ one: sql`1` })
    .from(enrichmentRequests)
    .where(eq(enrichmentRequests.host, siteReadings.host))
  const isAtRest = or(
    ne(siteReadings.status, 'reading'),
    isNull(siteReadings.leasedUntil),
    lte(siteReadings.leasedUntil, now),
  )
  const dropped = await transaction
    .delete(siteReadings)
    .where(and(inArray(siteReadings.host, hosts), notExists(request), isAtRest))
  return dropped.rowCount ?? 0
}
