import type { Deps } from '#server/deps.ts'
import { auditLog } from '#server/platform/db/schema/staff.ts'

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
