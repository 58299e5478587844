import { createHash } from 'node:crypto'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AuditQuery, AuditReply } from '#contract/admin-team.ts'
import type { Deps } from '#server/deps.ts'
import { auditLog } from '#server/platform/db/schema/auth.ts'
import { foldSearchText } from '#server/platform/search/fold-search-text.ts'
import { pickNewest } from '#server/platform/search/pick-newest.ts'
import { isAfter, newestFirst } from '#server/platform/search/walk-newest.ts'

/** Somebody of the staff, or what acts without an account. */
export type AuditActor = { id: string; email: string } | 'visitor' | 'retention'

export type AuditEntry = {
  actor: AuditActor
  action: string
  subjectType: string
  subjectId: string
  detail?: Record<string, string | number | boolean | null>
}

/** Adds a line to the audit log. Within a transaction, the line is stored only if the act is. */
export async function recordAudit(
  deps: Pick<Deps, 'clock' | 'createId'>,
  db: Pick<Deps['db'], 'insert'>,
  entry: AuditEntry,
): Promise<void> {
  await recordAudits(deps, db, [entry])
}

/** Several lines in one statement. */
export async function recordAudits(
  { clock, createId }: Pick<Deps, 'clock' | 'createId'>,
  db: Pick<Deps['db'], 'insert'>,
  entries: readonly AuditEntry[],
): Promise<void> {
  await db.insert(auditLog).values(
    entries.map(({ actor, action, subjectType, subjectId, detail = {} }) => ({
      ...{ id: createId(), at: clock(), ...nameActor(actor) },
      ...{ action, subjectType, subjectId, detail },
    })),
  )
}

export function nameActor(actor: AuditActor): { actorId: string | null; actor: string } {
  if (typeof actor === 'string') return { actorId: null, actor }
  return { actorId: actor.id, actor: actor.email }
}

const HOUR_MS = 60 * 60 * 1000

/** Somebody read a conversation: one line per person, conversation, and hour of the clock, however often the page asks. */
export async function recordReading(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Exclude<AuditActor, string>,
  conversationId: string,
): Promise<void> {
  const at = clock()
  const [action, subjectType] = ['conversation.read', 'conversation']
  const hour = Math.floor(at.getTime() / HOUR_MS)
  // The same reading has the same id, so the primary key keeps a second line out.
  const id = hashToUuid(JSON.stringify([action, actor.id, conversationId, hour]))
  await db
    .insert(auditLog)
    .values({ id, at, ...nameActor(actor), action, subjectType, subjectId: conversationId })
    .onConflictDoNothing()
}

/** A UUID of version 8: made from the text's hash (RFC 9562, section 5.8). */
function hashToUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

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
