import { eq } from 'drizzle-orm'
import { normalizeEmail } from '#domain/lead-contact.ts'
import { findLeadArticle } from '#domain/lead-touch.ts'
import { type Conversation, hashSecret } from '#server/conversations/owner.ts'
import type { Transaction } from '#server/db/client.ts'
import { diagnosticConversations } from '#server/db/schema/conversations.ts'
import { type Lead, leads, type Touch } from '#server/db/schema/leads.ts'
import { queueLeadNews } from '#server/delivery/queue-lead-news.ts'
import type { ServerConfig } from '#server/deps.ts'
import { findPromise } from '#server/leads/find-promise.ts'
import { followConversation, isAlone } from '#server/leads/follow-conversation.ts'
import { listOccasions, type Occasion } from '#server/leads/list-occasions.ts'
import { type LeadDeps, type NotedLead, noteLead } from '#server/leads/note-lead.ts'
import { notifyStaff } from '#server/live/notify-staff.ts'

const HASH_CHARS = 16

/**
 * Says whose conversation this is, once the visitor left an address, qualified, asked for a person or booked, and
 * queues what other systems are told of it, once per occasion. A lead groups conversations for staff alone: nothing
 * of one may be shown in another, since anybody can type anybody's address.
 */
export async function linkConversation(
  deps: LeadDeps,
  transaction: Transaction,
  conversationId: string,
): Promise<void> {
  const [conversation] = await transaction
    .select()
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!conversation) return
  const occasions = await listOccasions(transaction, conversation)
  const known = await lockLead(transaction, conversation.leadId)
  const isWorthALead = isLead(conversation) || occasions.length > 0
  if (!isWorthALead && known === null) return
  const search = { conversation, occasions, known }
  const lead = await findLead(deps, transaction, { ...search, isWorthALead })
  await setLead(transaction, conversation, lead?.id ?? null)
  if (lead) await tell(deps, transaction, { ...search, lead })
}

function isLead({ email, phone, bookingReason, wantsPersonReason }: Conversation): boolean {
  const isWanted = bookingReason === 'qualified' || wantsPersonReason === 'asked'
  return isWanted || email !== null || phone !== null
}

async function lockLead(transaction: Transaction, leadId: string | null): Promise<Lead | null> {
  if (leadId === null) return null
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, leadId)).for('update')
  return lead ?? null
}

type Search = { conversation: Conversation; occasions: readonly Occasion[]; known: Lead | null }

/** Null when the visitor took back what made this somebody's conversation. */
async function findLead(
  deps: LeadDeps,
  transaction: Transaction,
  { conversation, occasions, known, isWorthALead }: Search & { isWorthALead: boolean },
): Promise<NotedLead | null> {
  const { email, contactName, phone, companyName, companyWebsite, wantsPersonAt } = conversation
  const isAsking = occasions.some(({ event }) => event === 'person.wanted')
  const told = {
    email,
    phone,
    name: contactName,
    company: companyName,
    website: companyWebsite,
    touch: composeTouch(deps.config, conversation),
    replyDueAt: isAsking && wantsPersonAt ? findPromise(deps.config, wantsPersonAt) : null,
  }
  if (known && (await isAlone(transaction, known, conversation))) {
    return followConversation(deps, transaction, { known, told })
  }
  return isWorthALead ? noteLead(deps, transaction, told) : null
}

function composeTouch({ siteUrl }: ServerConfig, conversation: Conversation): Touch {
  const { createdAt, utmSource, utmMedium, utmCampaign, referrer, landingPage } = conversation
  return {
    at: createdAt.toISOString(),
    source: utmSource,
    medium: utmMedium,
    campaign: utmCampaign,
    referrer,
    landingPage,
    article: findLeadArticle({ landingPage, referrer, siteUrl }),
  }
}

async function setLead(
  transaction: Transaction,
  { id, leadId: before }: Conversation,
  leadId: string | null,
) {
  if (leadId === before) return
  await transaction
    .update(diagnosticConversations)
    .set({ leadId })
    .where(eq(diagnosticConversations.id, id))
}

async function tell(
  deps: LeadDeps,
  transaction: Transaction,
  { conversation, occasions, known, lead }: Search & { lead: NotedLead },
): Promise<void> {
  const ownNews = listOwnNews(lead, known, conversation.id).map((own) => ({
    ...own,
    audience: occasions.length > 0 ? ('systems' as const) : own.audience,
  }))
  const news = [...ownNews, ...occasions]
  for (const { booking, ...told } of news) {
    await queueLeadNews(deps, transaction, { ...told, lead, conversation, booking, request: null })
  }
  if (news.length > 0 || hasChanged(known, lead)) {
    await notifyStaff(transaction, { kind: 'lead', id: lead.id, conversationId: conversation.id })
  }
}

/**
 * A lead that gets its address later, or another one, is made known where people are known by it. The conversation
 * stands in the name, so that the news goes when the conversation is deleted.
 */
function listOwnNews(lead: NotedLead, known: Lead | null, conversationId: string): Occasion[] {
  const names = `${lead.id}_${conversationId}`
  if (lead.isNew) {
    const occasion = `lead-created_${names}`
    return [{ event: 'lead.created', occasion, audience: 'everybody', booking: null }]
  }
  const email = normalizeEmail(lead.email)
  if (known?.id !== lead.id || email === null || email === known.email) return []
  const occasion = `lead-identified_${names}_${hashSecret(email).slice(0, HASH_CHARS)}`
  return [{ event: 'lead.identified', occasion, audience: 'systems', booking: null }]
}

function hasChanged(known: Lead | null, lead: Lead): boolean {
  const fields = ['email', 'name', 'phone', 'company', 'website'] as const
  return known?.id !== lead.id || fields.some((field) => known[field] !== lead[field])
}
