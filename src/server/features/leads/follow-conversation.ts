import { and, eq, ne } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { normalizeEmail } from '#domain/lead-contact.ts'
import type { ToldLead } from '#server/features/leads/lead-sources.ts'
import {
  findMerged,
  type LeadDeps,
  type NotedLead,
  noteLead,
} from '#server/features/leads/note-lead.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { type Lead, leadNotes, leads, mergedLeads } from '#server/platform/db/schema/leads.ts'
import { deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'

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
  const merged = transaction
    .select({ id: mergedLeads.id })
    .from(mergedLeads)
    .where(eq(mergedLeads.leadId, leadId))
    .limit(1)
  return (await unionAll(others, requests, merged).execute()).length === 0
}

/**
 * The lead that staff merged this conversation's into, when the visitor tells no address that would say who else it is;
 * null where it has to be looked up. What is told fills gaps.
 */
export async function stayMerged(
  { clock }: LeadDeps,
  transaction: Transaction,
  { known, told }: Following,
): Promise<NotedLead | null> {
  const email = normalizeEmail(told.email)
  if (email !== null && (known.email !== null || (await isTaken(transaction, email)))) return null
  const isOfLead = eq(mergedLeads.leadId, known.id)
  const [merged] = await transaction.select().from(mergedLeads).where(isOfLead).limit(1)
  if (!merged) return null
  const due = told.replyDueAt
  const [lead = known] = await transaction
    .update(leads)
    .set({
      ...fillGaps(known, { ...told, email }),
      ...(due && { replyDueAt: chooseDue(known, due), repliedAt: null }),
      updatedAt: clock(),
    })
    .where(eq(leads.id, known.id))
    .returning()
  return { ...lead, isNew: false }
}

async function isTaken(transaction: Transaction, email: string): Promise<boolean> {
  const [lead] = await transaction.select().from(leads).where(eq(leads.email, email))
  return lead !== undefined || (await findMerged(transaction, email)) !== null
}

const FIELDS = ['name', 'phone', 'company', 'website'] as const
type Known = Pick<Lead, 'email'> & Record<(typeof FIELDS)[number], string | null>

/** What is known stays. */
export function fillGaps(known: Lead, told: Known): Partial<Lead> {
  const filled = FIELDS.map((field) => [field, known[field] || (told[field] ?? '')])
  return { email: known.email ?? told.email, ...Object.fromEntries(filled) }
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
  if (values.email !== null && (await findMerged(transaction, values.email))) return null
  try {
    // In a savepoint: a collision must not cost the visitor the turn.
    return await transaction.transaction(write)
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

export function chooseDue({ replyDueAt, repliedAt }: Lead, due: Date): Date {
  return replyDueAt && !repliedAt && replyDueAt < due ? replyDueAt : due
}

/** Notes, deliveries, and what staff mean to do next stay with the person. */
async function absorb(
  transaction: Transaction,
  { known, other }: { known: Lead; other: Lead },
): Promise<Lead> {
  const leadId = other.id
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
  await replaceLead(transaction, { goneId: known.id, leadId })
  return merged ?? other
}

const OF_LEAD = [
  diagnosticConversations,
  auditRequests,
  leadNotes,
  deliveries,
  outboxMessages,
  mergedLeads,
] as const

/** All that belongs to a lead belongs to another from now on, and the lead is gone. */
export async function replaceLead(
  transaction: Transaction,
  { goneId, leadId }: { goneId: string; leadId: string },
): Promise<void> {
  for (const table of OF_LEAD) {
    await transaction.update(table).set({ leadId }).where(eq(table.leadId, goneId))
  }
  await transaction.delete(leads).where(eq(leads.id, goneId))
}

/** Of two next actions neither is lost, and the earlier day counts. */
export function joinActions(known: Lead, other: Lead): Partial<Lead> {
  const texts = [other.nextAction, known.nextAction].filter(Boolean)
  const days = [other.nextActionOn, known.nextActionOn].filter((day) => day !== null)
  return { nextAction: texts.join(' · '), nextActionOn: days.toSorted()[0] ?? null }
}

/** Drizzle wraps what the driver threw. */
function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause)
}
