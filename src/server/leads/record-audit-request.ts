import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { auditRequests } from '#server/db/schema/audit-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { AuditRequest, AuditRequestReply } from '#server/routes/audit-requests.schema.ts'

/** The same request within this time is a double click or a retry. */
const RETRY_WINDOW_MS = 60_000

/** Stores a request from the form, once. */
export function recordAuditRequest(
  { db, clock, createId }: Pick<Deps, 'db' | 'clock' | 'createId'>,
  request: AuditRequest,
): Promise<AuditRequestReply> {
  const contentHash = hashContent(request)
  return db.transaction(async (transaction) => {
    // Two clicks arrive together: the second waits here until the first is stored.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`,
    )
    const now = clock()
    const [earlier] = await transaction
      .select({ id: auditRequests.id })
      .from(auditRequests)
      .where(
        and(
          eq(auditRequests.contentHash, contentHash),
          gt(auditRequests.createdAt, new Date(now.getTime() - RETRY_WINDOW_MS)),
        ),
      )
    if (earlier) return earlier
    const id = createId()
    const { utm_source, utm_medium, utm_campaign, ...fields } = request
    await transaction.insert(auditRequests).values({
      id,
      createdAt: now,
      ...fields,
      utmSource: utm_source,
      utmMedium: utm_medium,
      utmCampaign: utm_campaign,
      contentHash,
    })
    return { id }
  })
}

function hashContent(request: AuditRequest): string {
  const fields = Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
