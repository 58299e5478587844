import { and, eq, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { ErasedCounts } from '#server/features/privacy/erasure-subject.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import {
  conversationFindings,
  enrichmentRequests,
  siteReadings,
} from '#server/platform/db/schema/enrichment.ts'

/** Erases the look-ups of a conversation's company, and the reading of a website that no other conversation names. */
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

/** A website that is being read just now is dropped by its reader, which finds no conversation that waits for it. */
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
