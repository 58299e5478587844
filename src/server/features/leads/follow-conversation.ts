import { and, eq, ne } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { normalizeEmail } from '#domain/lead-contact.ts'
import type { ToldLead } from '#server/features/leads/lead-sources.ts'
import { type LeadDeps, type NotedLead, noteLead } from '#server/features/leads/note-lead.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { type Lead, leadNotes, leads } from '#server/platform/db/schema/leads.ts'
import { deliveries } from '#server/platform/db/schema/outbox.ts'

const UNIQUE_VIOLATION = '23505'
type Following = { known: Lead; told: ToldLead }

/** Nothing else is known of this person: what the conversation says and takes back is all there is. */
export async function isLeadOfOne(
  transaction: Pick<Transaction, 'select'>,
  { leadId, conversationId }: { leadId: string; conversationId: string },
): Promise<boolean> {
  const others = transaction
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(
      and(
        eq(diagnosticConversations.leadId, leadId),
        ne(diagnosticConversations.id, conversationId),
      ),
    )
    .limit(1)
  const requests = transaction
    .select({ id: auditRequests.id })
    .from(auditRequests)
    .where(eq(auditRequests.leadId, leadId))
    .limit(1)
  return (await unionAll(others, requests).execute()).length === 0
}

/**
 * Keeps a lead that this conversation alone made as the conversation is now: corrected and forgotten facts, too.
 * When the address turns out to be of a person already known, the two become one.
 */
export async function followConversation(
  deps: LeadDeps,
  transaction: Transaction,
  { known, told }: Following,
): Promise<NotedLead> {
  const followed = await rewrite(deps, transaction, { known, told })
  if (followed) return { ...followed, isNew: false }
  const other = await noteLead(deps, transaction, told)
  return { ...(await absorb(transaction, { known, other })), isNew: other.isNew }
}

/** Null when the address is another lead's. */
async function rewrite(
  { clock }: LeadDeps,
  transaction: Transaction,
  { known, told }: Following,
): Promise<Lead | null> {
  const values = {
    email: normalizeEmail(told.email),
    name: told.name ?? '',
    phone: told.phone ?? '',
    company: told.company ?? '',
    website: told.website ?? '',
    ...(told.replyDueAt && {
      replyDueAt: chooseDue(known, told.replyDueAt),
      repliedAt: null,
    }),
    updatedAt: clock(),
  }
  const write = async (on: Pick<Transaction, 'update'>) => {
    const [lead] = await on.update(leads).set(values).where(eq(leads.id, known.id)).returning()
    return lead ?? null
  }
  if (values.email === known.email) return write(transaction)
  try {
    // In a savepoint: a collision must not cost the visitor the turn.
    return await transaction.transaction(write)
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

function chooseDue({ replyDueAt, repliedAt }: Lead, due: Date): Date {
  return replyDueAt && !repliedAt && replyDueAt < due ? replyDueAt : due
}

/** Notes, deliveries, and what staff mean to do next stay with the person. */
async function absorb(
  transaction: Transaction,
  { known, other }: { known: Lead; other: Lead },
): Promise<Lead> {
  const leadId = other.id
  await transaction.update(leadNotes).set({ leadId }).where(eq(leadNotes.leadId, known.id))
  await transaction.update(deliveries).set({ leadId }).where(eq(deliveries.leadId, known.id))
  const promise = known.repliedAt ? null : known.replyDueAt
  const isSooner = promise && (!other.replyDueAt || other.repliedAt || promise < other.replyDueAt)
  const [merged] = await transaction
    .update(leads)
    .set({
      ownerId: other.ownerId ?? known.ownerId,
      ...joinActions(known, other),
      ...(isSooner && { replyDueAt: promise, repliedAt: null }),
    })
    .where(eq(leads.id, leadId))
    .returning()
  await transaction
    .update(diagnosticConversations)
    .set({ leadId })
    .where(eq(diagnosticConversations.leadId, known.id))
  await transaction.delete(leads).where(eq(leads.id, known.id))
  return merged ?? other
}

/** Of two next actions neither is lost, and the earlier day counts. */
function joinActions(known: Lead, other: Lead): Partial<Lead> {
  const texts = [other.nextAction, known.nextAction].filter(Boolean)
  const days = [other.nextActionOn, known.nextActionOn].filter((day) => day !== null)
  return { nextAction: texts.join(' · '), nextActionOn: days.toSorted()[0] ?? null }
}

/** Drizzle wraps what the driver threw. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause)
}
