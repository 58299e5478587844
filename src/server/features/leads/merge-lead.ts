import { createHash } from 'node:crypto'
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { leadWords } from '#content/staff/leads.ts'
import type { AdminLead, LeadMergePreview, MergeLeadsRequest } from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import {
  chooseDue,
  fillGaps,
  joinActions,
  replaceLead,
} from '#server/features/leads/follow-conversation.ts'
import { composeNote } from '#server/features/leads/lead-notes.ts'
import { isLoneCallOf, listIdentities } from '#server/features/leads/lead-sources.ts'
import { requireLead } from '#server/features/leads/list-leads.ts'
import { recordAudit } from '#server/features/staff/audit/audit-log.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { type Lead, leadNotes, leads, mergedLeads } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'

type Reader = Pick<Transaction, 'select'>

type Pair = { id: string; otherId: string }

/** What would come of it, for staff to agree to. */
export async function previewMerge(db: Reader, pair: Pair): Promise<LeadMergePreview> {
  const { kept, other } = await readPair(db, pair)
  const merged = composeMerged(kept, other)
  const shown = {
    kept: await requireLead(db, kept.id),
    other: await requireLead(db, other.id),
    fields: await describeFields(db, { kept, other, merged }),
    has: await countOwn(db, kept),
    moves: await countOwn(db, other),
  }
  // Notes and calls are told by their number alone.
  const version = createHash('sha256')
    .update(JSON.stringify([shown, kept, other]))
    .digest('base64url')
  return { ...shown, version }
}

/**
 * Makes two leads one: what the other knows fills gaps, all that belongs to it moves, and its address leads to the one
 * that is kept. @throws AppError when somebody has changed, merged, or deleted one since the preview.
 */
export function mergeLeads(
  deps: Pick<Deps, 'db' | 'clock' | 'createId'>,
  { id, other_id, version, staff }: Merging,
): Promise<AdminLead> {
  const pair = { id, otherId: other_id }
  return deps.db.transaction(async (transaction) => {
    await lockPair(transaction, pair)
    const preview = await previewMerge(transaction, pair)
    if (preview.version !== version) {
      throw new AppError('conflict', 'One of the two leads has changed. Look at both again first.')
    }
    const { kept, other } = await readPair(transaction, pair)
    const merged = composeMerged(kept, other)
    const mergedAt = deps.clock()
    await replaceLead(transaction, { goneId: other.id, leadId: id })
    await transaction
      .update(leads)
      .set({ ...merged, updatedAt: mergedAt })
      .where(eq(leads.id, id))
    const email = other.email === merged.email ? null : other.email
    await transaction.insert(mergedLeads).values({ id: other.id, leadId: id, email, mergedAt })
    const website = findOtherWebsite(kept, other)
    if (website !== null) {
      const note = {
        id: deps.createId(),
        leadId: id,
        staff,
        text: leadWords.merge.otherWebsite(website),
      }
      await transaction.insert(leadNotes).values(composeNote(deps, note))
    }
    await recordAudit(deps, transaction, {
      ...{ actor: staff, action: 'lead.merge', subjectType: 'lead', subjectId: id },
      detail: { merged: other.id, ...preview.moves },
    })
    for (const one of [id, other.id]) await notifyStaff(transaction, { kind: 'lead', id: one })
    return requireLead(transaction, id)
  })
}
type Merging = MergeLeadsRequest & { id: string; staff: { id: string; email: string } }

/** A lead has one website; another one is kept as a note. */
function findOtherWebsite(kept: Lead, other: Lead): string | null {
  const isOther = kept.website !== '' && other.website !== ''
  return isOther && kept.website.toLowerCase() !== other.website.toLowerCase()
    ? other.website
    : null
}

/** In the order of everybody who locks several: conversations, then requests, then leads. */
async function lockPair(transaction: Transaction, { id, otherId }: Pair): Promise<void> {
  const ids = [id, otherId]
  for (const table of [diagnosticConversations, auditRequests] as const) {
    await transaction
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.leadId, ids))
      .orderBy(table.id)
      .for('update')
  }
  await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.id, ids))
    .orderBy(leads.id)
    .for('update')
}

async function readPair(db: Reader, { id, otherId }: Pair): Promise<{ kept: Lead; other: Lead }> {
  if (id === otherId) {
    throw new AppError('invalid_request', 'A lead cannot be merged with itself. Choose another.')
  }
  const rows = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [id, otherId]))
  const kept = rows.find((row) => row.id === id)
  const other = rows.find((row) => row.id === otherId)
  if (kept && other) return { kept, other }
  const gone = inArray(mergedLeads.id, [id, otherId])
  const [merged] = await db.select().from(mergedLeads).where(gone)
  if (merged) throw new AppError('conflict', 'One of the two leads was merged already.')
  throw new AppError('not_found', 'There is no such lead.')
}

/** Nothing known is replaced. A status that nobody has set is none. */
function composeMerged(kept: Lead, other: Lead): Partial<Lead> & Pick<Lead, 'email'> {
  const isEarlier = other.firstTouch.at < kept.firstTouch.at
  const isLater = other.lastTouch.at > kept.lastTouch.at
  return {
    email: kept.email ?? other.email,
    ...fillGaps(kept, other),
    status: kept.status === 'new' ? other.status : kept.status,
    ownerId: kept.ownerId ?? other.ownerId,
    ...joinActions(other, kept),
    ...joinPromises(kept, other),
    firstTouch: isEarlier ? other.firstTouch : kept.firstTouch,
    lastTouch: isLater ? other.lastTouch : kept.lastTouch,
  }
}

/** A promise that nobody has kept stays one, and the earlier of two counts. */
function joinPromises(kept: Lead, other: Lead): Pick<Lead, 'replyDueAt' | 'repliedAt'> {
  const { replyDueAt, repliedAt } = other
  if (replyDueAt && !repliedAt) return { replyDueAt: chooseDue(kept, replyDueAt), repliedAt: null }
  const { replyDueAt: keptDue, repliedAt: keptReply } = kept
  return keptDue || keptReply
    ? { replyDueAt: keptDue, repliedAt: keptReply }
    : { replyDueAt, repliedAt }
}

type Fields = { kept: Lead; other: Lead; merged: Partial<Lead> }

async function describeFields(db: Reader, { kept, other, merged }: Fields) {
  const owners = [kept.ownerId, other.ownerId].filter((owner) => owner !== null)
  const people = await db.select().from(user).where(inArray(user.id, owners))
  const write = (
    lead: Partial<Lead>,
  ): Record<LeadMergePreview['fields'][number]['name'], string> => {
    const owner = people.find(({ id }) => id === lead.ownerId)
    return {
      email: lead.email ?? '',
      name: lead.name ?? '',
      phone: lead.phone ?? '',
      company: lead.company ?? '',
      website: lead.website ?? '',
      status: lead.status ?? '',
      owner: owner ? owner.name || owner.email : '',
      next_action: [lead.nextAction, lead.nextActionOn].filter(Boolean).join(' · '),
      reply_due_at: lead.repliedAt ? '' : (lead.replyDueAt?.toISOString() ?? ''),
    }
  }
  const [before, beside, after] = [write(kept), write(other), write({ ...kept, ...merged })]
  return (Object.keys(before) as (keyof typeof before)[]).map((name) => ({
    ...{ name, kept: before[name], other: beside[name], after: after[name] },
  }))
}

async function countOwn(db: Reader, lead: Lead): Promise<LeadMergePreview['moves']> {
  const { emails } = await listIdentities(db, lead)
  const own = db
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.leadId, lead.id))
  const isBooked = and(
    inArray(bookings.conversationId, own),
    sql`${bookings.status} not in ('offered', 'opened')`,
  )
  const countRows = async (table: CountedTable, where: SQL | undefined) => {
    const [row] = await db.select({ count: count() }).from(table).where(where)
    return row?.count ?? 0
  }
  return {
    conversations: await countRows(
      diagnosticConversations,
      eq(diagnosticConversations.leadId, lead.id),
    ),
    requests: await countRows(auditRequests, eq(auditRequests.leadId, lead.id)),
    bookings: await countRows(bookings, or(isBooked, isLoneCallOf(emails))),
    notes: await countRows(leadNotes, eq(leadNotes.leadId, lead.id)),
  }
}
type CountedTable =
  | typeof diagnosticConversations
  | typeof auditRequests
  | typeof bookings
  | typeof leadNotes
