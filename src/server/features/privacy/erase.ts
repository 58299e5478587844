import { and, eq, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import type { Deps } from '#server/deps.ts'
import { lockLedger } from '#server/features/bookings/ledger/lock-ledger.ts'
import { lockFacts } from '#server/features/insight/facts/fold-changes.ts'
import { eraseFacts } from '#server/features/insight/facts/sums.ts'
import {
  isLoneCallOf,
  type LeadSource,
  listIdentities,
  listLeadSources,
  readConversationSource,
  readRequestSource,
} from '#server/features/leads/lead-sources.ts'
import { rebuildLead } from '#server/features/leads/note-lead.ts'
import { eraseBookings, listBookingIds } from '#server/features/privacy/erase-bookings.ts'
import {
  countRows,
  type Erased,
  type ErasedCounts,
  type ErasureActor,
  type ErasureDeps,
  eraseLetters,
  eraseRows,
  keepReceipt,
  keepReceipts,
} from '#server/features/privacy/erase-rows.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import {
  conversationWordChanges as changes,
  diagnosticConversations as conversations,
} from '#server/platform/db/schema/conversations.ts'
import { enrichmentRequests, siteReadings } from '#server/platform/db/schema/enrichment.ts'
import { leads } from '#server/platform/db/schema/leads.ts'

type SubjectType = 'conversation' | 'audit_request' | 'lead'
type Subject = { type: SubjectType; id: string; actor: ErasureActor }

/**
 * Deletes a subject with all that is known of the person through it; null when there is none. Calls to come are
 * cancelled first. The receipt stays in the audit log. Of a lead, each conversation and request has a receipt of its
 * own, too.
 */
export async function erase(
  deps: ErasureDeps,
  transaction: Transaction,
  { type, id, actor }: Subject,
): Promise<ErasureReceipt | null> {
  await lockFacts(transaction)
  if (type !== 'audit_request') await lockLedger(transaction)
  if (type === 'lead') return eraseLead(deps, transaction, id, actor)
  const lock = type === 'conversation' ? lockConversation : lockRequest
  if (!(await lock(deps, transaction, id))) return null
  const ids = type === 'conversation' ? await listBookingIds(transaction, id) : []
  const calls = await eraseBookings(deps, transaction, { ids, actor })
  // Read again: cancelling a call may have tied the conversation to a lead.
  const source = await lock(deps, transaction, id)
  if (!source) return null
  const sources = [{ ...source, calls }]
  const [receipt] = await eraseSources(deps, transaction, { type, actor, sources })
  return receipt ?? null
}

/** What a person told on one occasion, and the lead that rests on it. */
export type Source = { id: string; leadId: string | null; told: LeadSource; calls?: Erased }
type Sources = { type: 'conversation' | 'audit_request'; actor: ErasureActor; sources: Source[] }

/** Erases what these people told, in a dozen statements for all of them. The caller holds facts and rows. */
export async function eraseSources(
  deps: ErasureDeps,
  transaction: Transaction,
  { type, actor, sources }: Sources,
): Promise<ErasureReceipt[]> {
  const ids = sources.map(({ id }) => id)
  const hosts = type === 'conversation' ? await listHosts(transaction, ids) : new Map()
  const rows = await eraseRows(transaction, type, ids)
  await transaction.delete(changes).where(inArray(changes.conversationId, ids))
  const readings = await eraseReadings(deps, transaction, hosts)
  const ofLeads: FromLead[] = []
  for (const source of sources) {
    ofLeads.push(await eraseFromLead(deps, transaction, source, actor))
  }
  const letters = await eraseLetters(
    transaction,
    sources.map(({ id, told }, at) => {
      const gone = ofLeads[at]?.gone
      if (!gone) return { ids: [id], addresses: [] }
      return {
        ids: [id, ...gone.ids],
        addresses: [...gone.emails, ...(told.email === null ? [] : [told.email])],
      }
    }),
  )
  await eraseFacts(deps, transaction, ids)
  const erasures = sources.map(({ id, calls }, at) => {
    const counts = [rows.get(id), readings.get(id), ofLeads[at]?.counts, letters[at]]
    const erased = counts.map((one) => countRows(one ?? {}))
    return { type, id, erased: calls ? [...erased, calls] : erased }
  })
  return keepReceipts(deps, transaction, { actor, erasures })
}

async function lockConversation({ config }: ErasureDeps, transaction: Transaction, id: string) {
  const isIt = eq(conversations.id, id)
  const [row] = await transaction.select().from(conversations).where(isIt).for('update')
  return row && { id, leadId: row.leadId, told: readConversationSource(config, row) }
}

async function lockRequest({ config }: ErasureDeps, transaction: Transaction, id: string) {
  const isIt = eq(auditRequests.id, id)
  const [row] = await transaction.select().from(auditRequests).where(isIt).for('update')
  return row && { id, leadId: row.leadId, told: readRequestSource(config, row) }
}

async function lockLead(transaction: Transaction, id: string) {
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, id)).for('update')
  return lead
}

async function eraseLead(
  deps: ErasureDeps,
  transaction: Transaction,
  id: string,
  actor: ErasureActor,
): Promise<ErasureReceipt | null> {
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, id))
  if (!lead) return null
  const person = await listIdentities(transaction, lead)
  const calls = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(isLoneCallOf(person.emails))
  const ids = calls.map((call) => call.id)
  const erased: (Erased | null)[] = [await eraseBookings(deps, transaction, { ids, actor })]
  for (const [type, table] of [
    ['conversation', conversations],
    ['audit_request', auditRequests],
  ] as const) {
    const own = await transaction
      .select({ id: table.id })
      .from(table)
      .where(eq(table.leadId, id))
      .orderBy(table.id)
      .for('update')
    for (const one of own) erased.push(await erase(deps, transaction, { type, id: one.id, actor }))
  }
  erased.push(...(await eraseLoneLead(deps, transaction, id)))
  const letters = await eraseLetters(transaction, [{ ids: person.ids, addresses: person.emails }])
  erased.push(...letters.map(countRows))
  return keepReceipt(deps, transaction, {
    ...{ actor, type: 'lead', id },
    erased: erased.filter((one) => one !== null),
  })
}

/** Erases a lead that nothing belongs to, with the letters about it; of any other, nothing. */
export async function eraseLoneLead(
  { config }: ErasureDeps,
  transaction: Transaction,
  id: string,
): Promise<Erased[]> {
  const lead = await lockLead(transaction, id)
  if (!lead) return []
  const rest = await listLeadSources(config, transaction, { lead, hasCalls: false })
  if (rest.length > 0) return []
  const { ids, emails } = await listIdentities(transaction, lead)
  const rows = (await eraseRows(transaction, 'lead', [id])).get(id) ?? {}
  const letters = await eraseLetters(transaction, [{ ids, addresses: emails }])
  return [rows, ...letters].map(countRows)
}

type FromLead = { counts: ErasedCounts; gone: { ids: string[]; emails: string[] } | null }

/** Erases the lead that has nothing else; takes out of one that stays, and out of its news, what only this told. */
async function eraseFromLead(
  { config }: ErasureDeps,
  transaction: Transaction,
  { id, leadId, told }: Source,
  actor: ErasureActor,
): Promise<FromLead> {
  const lead = leadId === null ? undefined : await lockLead(transaction, leadId)
  if (!lead) return { counts: {}, gone: null }
  // The retention period erases old sources; a newer call keeps its own name.
  const hasCalls = actor !== 'retention'
  const rest = await listLeadSources(config, transaction, { lead, hasCalls })
  if (rest.length === 0) {
    const gone = await listIdentities(transaction, lead)
    const counts = (await eraseRows(transaction, 'lead', [lead.id])).get(lead.id) ?? {}
    return { counts, gone }
  }
  const counts = await rebuildLead(config, transaction, { lead, gone: told, goneId: id, rest })
  return { counts, gone: null }
}

/** Websites that these conversations name, each with the last of them. */
async function listHosts(transaction: Transaction, ids: readonly string[]) {
  const { host, conversationId } = enrichmentRequests
  const rows = await transaction
    .select({ host, conversationId })
    .from(enrichmentRequests)
    .where(inArray(conversationId, [...ids]))
  return new Map(rows.map((row) => [row.host, row.conversationId]))
}

/** A website that is being read just now is erased by its reader, which finds no conversation that waits for it. */
async function eraseReadings(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  hosts: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, ErasedCounts>> {
  if (hosts.size === 0) return new Map()
  const request = transaction
    .select({ one: sql`1` })
    .from(enrichmentRequests)
    .where(eq(enrichmentRequests.host, siteReadings.host))
  const isAtRest = or(
    ne(siteReadings.status, 'reading'),
    isNull(siteReadings.leasedUntil),
    lte(siteReadings.leasedUntil, clock()),
  )
  const erased = await transaction
    .delete(siteReadings)
    .where(and(inArray(siteReadings.host, [...hosts.keys()]), notExists(request), isAtRest))
    .returning({ host: siteReadings.host })
  const owners = Map.groupBy(erased, ({ host }) => hosts.get(host) ?? '')
  return new Map([...owners].map(([id, own]) => [id, { site_readings: own.length }]))
}
