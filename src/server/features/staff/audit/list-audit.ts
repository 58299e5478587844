import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AuditQuery, AuditReply } from '#contract/admin-team.ts'
import type { Deps } from '#server/deps.ts'
import { auditLog } from '#server/platform/db/schema/staff.ts'
import { foldSearchText } from '#server/platform/search/fold-search-text.ts'
import { pickNewest } from '#server/platform/search/pick-newest.ts'
import { isAfter, newestFirst } from '#server/platform/search/walk-newest.ts'

const PAGE_SIZE = 50
const LIST = { table: auditLog, at: auditLog.at, id: auditLog.id }

/** The newest entries that fit; `before` goes on where a page ended, whatever was added since. */
export async function listAudit({ db }: Pick<Deps, 'db'>, query: AuditQuery): Promise<AuditReply> {
  const [at = '', id = ''] = query.before?.split('_') ?? []
  const after = query.before ? { at, id } : undefined
  const conditions = await listConditions(db, query)
  const rows = await readRows(db, { conditions, after })
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

type Page = { conditions: SQL[]; after: { at: string; id: string } | undefined }

async function readRows(db: Deps['db'], { conditions, after }: Page) {
  const each = and(...conditions)
  const limit = PAGE_SIZE + 1
  if (conditions.length > 0) {
    const ids = await pickNewest(db, { ...LIST, each, after, limit })
    if (ids.length === 0) return []
    const isPicked = inArray(auditLog.id, ids)
    return db
      .select()
      .from(auditLog)
      .where(isPicked)
      .orderBy(...newestFirst(LIST))
  }
  const isLater = isAfter(LIST, after)
  return db
    .select()
    .from(auditLog)
    .where(isLater)
    .orderBy(...newestFirst(LIST))
    .limit(limit)
}

async function listConditions(
  db: Deps['db'],
  { actor, action, subject }: AuditQuery,
): Promise<SQL[]> {
  const conditions: SQL[] = []
  if (actor) {
    const all = await listDistinct(db, auditLog.actor)
    const sought = foldSearchText(actor)
    const named = all.filter((word) => foldSearchText(word).includes(sought))
    conditions.push(inArray(auditLog.actor, named))
  }
  if (action) {
    const all = await listDistinct(db, auditLog.action)
    const named = all.filter((word) => word.toLowerCase().startsWith(action.toLowerCase()))
    conditions.push(inArray(auditLog.action, named))
  }
  if (subject) conditions.push(eq(auditLog.subjectId, subject))
  return conditions
}

/** Few among many rows: each is found by a step of its own into the index. */
async function listDistinct(db: Deps['db'], column: PgColumn): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    with recursive found as (
      (select ${column} as word from ${auditLog} order by ${column} limit 1)
      union all
      select (select ${column} from ${auditLog} where ${column} > found.word order by ${column} limit 1)
      from found where found.word is not null
    )
    select word from found where word is not null`)
  return rows.map(({ word }) => word)
}
