import { eq, type SQL } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Fact } from '#server/features/insight/facts/fact.ts'
import { roundDuration } from '#server/features/insight/facts/round-duration.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { leads } from '#server/platform/db/schema/leads.ts'

type Request = { id: string; createdAt: Date; repliedAt: Date | null }

/** The requests of the home page's form, and how fast people answered: until staff noted on the lead that they had. */
export async function loadRequests(
  { db }: { db: Pick<Deps['db'], 'select'> },
  condition: SQL | undefined,
): Promise<Fact[]> {
  const requests = await db
    .select({
      id: auditRequests.id,
      createdAt: auditRequests.createdAt,
      repliedAt: leads.repliedAt,
    })
    .from(auditRequests)
    .leftJoin(leads, eq(leads.id, auditRequests.leadId))
    .where(condition)
  return requests.map(describeRequest)
}

function describeRequest({ id, createdAt, repliedAt }: Request): Fact {
  const waitMs = repliedAt === null ? -1 : repliedAt.getTime() - createdAt.getTime()
  return {
    subjectId: id,
    createdAt,
    updatedAt: createdAt,
    cells: ['request'],
    weights: waitMs < 0 ? {} : { [`reply_ms:${roundDuration(waitMs)}`]: 1 },
  }
}
