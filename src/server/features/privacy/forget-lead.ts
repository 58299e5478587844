import { eq } from 'drizzle-orm'
import type { ErasedCounts } from '#server/features/privacy/erasure-subject.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'
import { type Lead, leadNotes, leads } from '#server/platform/db/schema/leads.ts'

type Conversation = Pick<
  typeof diagnosticConversations.$inferSelect,
  'leadId' | 'contactName' | 'companyName' | 'companyWebsite' | 'email' | 'phone'
>
type Forgotten = { counts: ErasedCounts; goneIds: string[] }

/**
 * After a conversation is gone: deletes the lead that has nothing else, and takes out of one that stays what only
 * that conversation had told.
 */
export async function forgetLead(
  transaction: Transaction,
  conversation: Conversation,
): Promise<Forgotten> {
  const { leadId } = conversation
  if (leadId === null) return { counts: {}, goneIds: [] }
  const rest = await listRest(transaction, leadId)
  if (rest.count === 0) return deleteLead(transaction, leadId)
  const counts = await takeOut(transaction, { leadId, conversation, known: rest.known })
  return { counts, goneIds: [] }
}

/** Deletes a lead to which nothing belongs any more; its notes are about nobody then. */
export async function deleteLead(transaction: Transaction, leadId: string): Promise<Forgotten> {
  const sent = await transaction.delete(deliveries).where(eq(deliveries.leadId, leadId))
  const notes = await transaction.delete(leadNotes).where(eq(leadNotes.leadId, leadId))
  const gone = await transaction.delete(leads).where(eq(leads.id, leadId))
  const counts = {
    deliveries: sent.rowCount ?? 0,
    lead_notes: notes.rowCount ?? 0,
    leads: gone.rowCount ?? 0,
  }
  return { counts, goneIds: [leadId] }
}

/** What else belongs to a lead, and every word that it knows from there, in lower case. */
export async function listRest(transaction: Transaction, leadId: string) {
  const talks = await transaction
    .select({
      name: diagnosticConversations.contactName,
      company: diagnosticConversations.companyName,
      website: diagnosticConversations.companyWebsite,
      email: diagnosticConversations.email,
      phone: diagnosticConversations.phone,
    })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.leadId, leadId))
  const requests = await transaction
    .select({
      name: auditRequests.name,
      company: auditRequests.company,
      contact: auditRequests.contactDetail,
    })
    .from(auditRequests)
    .where(eq(auditRequests.leadId, leadId))
  const words = [...talks, ...requests].flatMap((row) => Object.values(row))
  return {
    count: talks.length + requests.length,
    known: new Set(words.map((word) => fold(word ?? ''))),
  }
}

type TakingOut = { leadId: string; conversation: Conversation; known: ReadonlySet<string> }

async function takeOut(
  transaction: Transaction,
  { leadId, conversation, known }: TakingOut,
): Promise<ErasedCounts> {
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, leadId)).for('update')
  if (!lead) return {}
  const { contactName, companyName, companyWebsite, email, phone } = conversation
  const isOnlyTold = (value: string, told: string | null) =>
    value !== '' && fold(value) === fold(told ?? '') && !known.has(fold(value))
  const changes: Partial<Lead> = {
    ...(isOnlyTold(lead.name, contactName) && { name: '' }),
    ...(isOnlyTold(lead.company, companyName) && { company: '' }),
    ...(isOnlyTold(lead.website, companyWebsite) && { website: '' }),
    ...(isOnlyTold(lead.phone, phone) && { phone: '' }),
    ...(isOnlyTold(lead.email ?? '', email) && { email: null }),
  }
  if (Object.keys(changes).length === 0) return {}
  const changed = await transaction.update(leads).set(changes).where(eq(leads.id, leadId))
  return { leads: changed.rowCount ?? 0 }
}

function fold(text: string): string {
  return text.trim().toLowerCase()
}
