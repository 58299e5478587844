import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '#server/db/schema/staff.ts'
import type { Deps } from '#server/deps.ts'
import type { AuditQuery, AuditReply } from '#server/routes/admin-team.schema.ts'

const PAGE_SIZE = 50

/** The newest entries that fit; `before` goes on where a page ended, whatever was added since. */
export async function listAudit({ db }: Pick<Deps, 'db'>, query: AuditQuery): Promise<AuditReply> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(...listConditions(query)))
    .orderBy(desc(auditLog.at), auditLog.id)
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
  return {
    entries: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      subject_type: row.subjectType,
      subject_id: row.subjectId,
      detail: row.detail,
    })),
    next: last ? `${last.at.toISOString()}_${last.id}` : null,
  }
}

function listConditions({ actor, action, subject, before }: AuditQuery): SQL[] {
  const conditions: SQL[] = []
  if (actor) conditions.push(ilike(auditLog.actor, `%${escapePattern(actor)}%`))
  if (action) conditions.push(ilike(auditLog.action, `${escapePattern(action)}%`))
  if (subject) conditions.push(eq(auditLog.subjectId, subject))
  const [at, id] = before?.split('_') ?? []
  if (at && id) {
    conditions.push(
      sql`(${auditLog.at} < ${at} or (${auditLog.at} = ${at} and ${auditLog.id} > ${id}))`,
    )
  }
  return conditions
}

function escapePattern(typed: string): string {
  return typed.replace(/[\\%_]/g, '\\$&')
}
