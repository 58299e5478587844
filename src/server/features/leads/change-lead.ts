import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type {
  AdminLead,
  ChangeLeadRequest,
  ChangeLeadsReply,
  ChangeLeadsRequest,
} from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { composeNote, type Place } from '#server/features/leads/lead-notes.ts'
import { requireLead } from '#server/features/leads/list-leads.ts'
import { recordAudit, recordAudits } from '#server/features/staff/audit/audit-log.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { userRoles } from '#server/platform/db/schema/auth.ts'
import { leadNotes, leads } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'

type Change = ChangeLeadRequest & { id: string; staff: { id: string; email: string } }

/** Sets status, owner, or next action, or that the promised answer was given. The first answer counts. */
export function changeLead(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  { id, staff, ...change }: Change,
): Promise<AdminLead> {
  return deps.db.transaction(async (transaction) => {
    const now = deps.clock()
    const { owner_id, replied, next_action_done } = change
    if (owner_id) await requireColleague(transaction, owner_id)
    const isDone =
      next_action_done !== undefined &&
      (await finishAction(deps, transaction, { leadId: id, staff, text: next_action_done }))
    const [changed] = await transaction
      .update(leads)
      .set({ ...toColumns(change), updatedAt: now })
      .where(eq(leads.id, id))
      .returning({ id: leads.id })
    if (!changed) throw new AppError('not_found', 'There is no such lead.')
    if (replied) await markReplied(transaction, id, now)
    await recordAudit(deps, transaction, {
      actor: staff,
      action: 'lead.change',
      subjectType: 'lead',
      subjectId: id,
      detail: { ...toDetail(change), ...(isDone && { next_action_done: true }) },
    })
    await notifyStaff(transaction, { kind: 'lead', id })
    return requireLead(transaction, id)
  })
}

function toColumns({ status, owner_id, next_action }: ChangeLeadRequest) {
  return {
    ...(status && { status }),
    ...(owner_id !== undefined && { ownerId: owner_id }),
    ...(next_action !== undefined && {
      nextAction: next_action?.text ?? '',
      nextActionOn: next_action?.due_on ?? null,
    }),
  }
}

/** For the log, which holds no words. */
function toDetail({ status, owner_id, replied, next_action }: ChangeLeadRequest) {
  return {
    ...(status && { status }),
    ...(owner_id !== undefined && { owner: owner_id }),
    ...(replied && { replied }),
    ...(next_action !== undefined && { next_action: next_action?.due_on ?? null }),
  }
}

/**
 * Takes the next action off the lead and keeps it in its history. @returns false where somebody has done it already.
 * @throws AppError when it is another one by now.
 */
async function finishAction(
  deps: Pick<Deps, 'clock' | 'createId'>,
  transaction: Transaction,
  { leadId, staff, text }: Place & { text: string },
): Promise<boolean> {
  const isIt = eq(leads.id, leadId)
  const [lead] = await transaction
    .select({ nextAction: leads.nextAction })
    .from(leads)
    .where(isIt)
    .for('update')
  if (!lead?.nextAction) return false
  if (lead.nextAction !== text) {
    throw new AppError('conflict', 'Somebody has changed the next action. Read it again first.')
  }
  await transaction.update(leads).set({ nextAction: '', nextActionOn: null }).where(isIt)
  const id = deps.createId()
  await transaction
    .insert(leadNotes)
    .values({ ...composeNote(deps, { id, leadId, staff, text }), kind: 'done' })
  return true
}

type Changes = ChangeLeadsRequest & { staff: { id: string; email: string } }

/** Gives several leads one status, with a line in the log for each that had another. */
export function changeLeads(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  { ids, status, staff }: Changes,
): Promise<ChangeLeadsReply> {
  return deps.db.transaction(async (transaction) => {
    const isOther = and(inArray(leads.id, ids), ne(leads.status, status))
    // Locked in one order: two at the same time wait for each other, and neither forever.
    const rows = await transaction
      .select({ id: leads.id })
      .from(leads)
      .where(isOther)
      .orderBy(leads.id)
      .for('update')
    const found = rows.map(({ id }) => id)
    if (found.length === 0) return { changed: 0 }
    const changes = { status, updatedAt: deps.clock() }
    await transaction.update(leads).set(changes).where(inArray(leads.id, found))
    const entry = { actor: staff, action: 'lead.change', subjectType: 'lead', detail: { status } }
    await recordAudits(
      deps,
      transaction,
      found.map((subjectId) => ({ ...entry, subjectId })),
    )
    for (const id of found) await notifyStaff(transaction, { kind: 'lead', id })
    return { changed: found.length }
  })
}

/** Whoever takes a conversation over works on its lead from then on, unless somebody does already. */
export async function giveOwner(
  deps: Pick<Deps, 'clock' | 'createId'>,
  transaction: Transaction,
  { leadId, staff }: { leadId: string; staff: Change['staff'] },
): Promise<void> {
  const [given] = await transaction
    .update(leads)
    .set({ ownerId: staff.id, updatedAt: deps.clock() })
    .where(and(eq(leads.id, leadId), isNull(leads.ownerId)))
    .returning({ id: leads.id })
  if (!given) return
  await recordAudit(deps, transaction, {
    actor: staff,
    action: 'lead.change',
    subjectType: 'lead',
    subjectId: leadId,
    detail: { owner: staff.id },
  })
  await notifyStaff(transaction, { kind: 'lead', id: leadId })
}

async function requireColleague(
  transaction: Pick<Transaction, 'select'>,
  id: string,
): Promise<void> {
  const [found] = await transaction
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.userId, id))
    .limit(1)
  if (found) return
  const message = 'This person is not on the team.'
  throw new AppError('invalid_request', message, { owner_id: message })
}

/** Notes that a person was answered, unless that was noted before. */
export async function markReplied(
  transaction: Pick<Transaction, 'update'>,
  leadId: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(leads)
    .set({ repliedAt: now })
    .where(and(eq(leads.id, leadId), isNull(leads.repliedAt)))
}
