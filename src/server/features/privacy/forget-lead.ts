import { eq } from 'drizzle-orm'
import { type LeadSource, listLeadSources } from '#server/features/leads/lead-sources.ts'
import { rebuildLead } from '#server/features/leads/rebuild-lead.ts'
import { eraseLetters } from '#server/features/privacy/erase-letters.ts'
import type {
  ErasedCounts,
  ErasureActor,
  ErasureDeps,
} from '#server/features/privacy/erasure-subject.ts'
import { addCounts } from '#server/features/privacy/keep-receipt.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'
import { leadNotes, leads } from '#server/platform/db/schema/leads.ts'

type Gone = {
  leadId: string | null
  /** The source that was just erased, and its id. */
  gone: LeadSource
  goneId: string
  actor: ErasureActor
}
type Forgotten = { counts: ErasedCounts; goneIds: string[] }

/**
 * After a conversation or a request is gone: deletes the lead that has nothing else, and takes out of one that stays,
 * and out of the news of it, what only they had told.
 */
export async function forgetLead(
  { config }: Pick<ErasureDeps, 'config'>,
  transaction: Transaction,
  { leadId, gone, goneId, actor }: Gone,
): Promise<Forgotten> {
  const lead = leadId === null ? undefined : await lockLead(transaction, leadId)
  if (!lead) return { counts: {}, goneIds: [] }
  // The retention period erases old sources; a newer call keeps its own name.
  const hasCalls = actor !== 'retention'
  const rest = await listLeadSources(config, transaction, { lead, hasCalls })
  if (rest.length === 0) return deleteLead(transaction, lead.id)
  const counts = await rebuildLead(config, transaction, { lead, gone, goneId, rest })
  return { counts, goneIds: [] }
}

async function lockLead(transaction: Transaction, leadId: string) {
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, leadId)).for('update')
  return lead
}

/** Deletes a lead to which nothing belongs any more; its notes are about nobody then. */
async function deleteLead(transaction: Transaction, leadId: string): Promise<Forgotten> {
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

/** Deletes a lead that nothing belongs to, with the letters about it; of any other, nothing. */
export async function eraseLoneLead(
  { config }: Pick<ErasureDeps, 'config'>,
  transaction: Transaction,
  leadId: string,
): Promise<ErasedCounts> {
  const lead = await lockLead(transaction, leadId)
  if (!lead) return {}
  const rest = await listLeadSources(config, transaction, { lead, hasCalls: false })
  if (rest.length > 0) return {}
  const { counts } = await deleteLead(transaction, leadId)
  const letters = await eraseLetters(transaction, { ids: [leadId], address: lead.email })
  return addCounts([counts, letters])
}
