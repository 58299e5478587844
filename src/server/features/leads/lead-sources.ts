import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { normalizeEmail, readLeadContact } from '#domain/lead-contact.ts'
import { findReminderTime, findReplyDue, type ReplyOffice } from '#domain/lead-reply-due.ts'
import { findLeadArticle } from '#domain/lead-touch.ts'
import type { ServerConfig } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { type Lead, mergedLeads, type Touch } from '#server/platform/db/schema/leads.ts'

export type ToldLead = {
  /** Without one, the person cannot be known again: each call makes another lead. */
  email: string | null
  name: string | null
  phone: string | null
  company: string | null
  website: string | null
  touch: Touch
  /** Who of the staff is talking with them; a lead that has an owner keeps it. */
  ownerId?: string | null
  /** Until when this occasion was promised an answer; null when it was not. */
  replyDueAt: Date | null
}

/** One occasion on which somebody told of themselves. Calls are the ones booked outside of any conversation. */
export type LeadSource = ToldLead & { kind: 'conversation' | 'request' | 'call' }

type Visit = {
  createdAt: Date
  utmSource: string
  utmMedium: string
  utmCampaign: string
  referrer: string
  landingPage: string
}

export function composeTouch({ siteUrl }: Pick<ServerConfig, 'siteUrl'>, visit: Visit): Touch {
  const { createdAt, utmSource, utmMedium, utmCampaign, referrer, landingPage } = visit
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

/** The columns of a conversation that a lead is made from. */
export const toldColumns = {
  id: conversations.id,
  createdAt: conversations.createdAt,
  utmSource: conversations.utmSource,
  utmMedium: conversations.utmMedium,
  utmCampaign: conversations.utmCampaign,
  referrer: conversations.referrer,
  landingPage: conversations.landingPage,
  contactName: conversations.contactName,
  companyName: conversations.companyName,
  companyWebsite: conversations.companyWebsite,
  email: conversations.email,
  phone: conversations.phone,
  wantsPersonAt: conversations.wantsPersonAt,
  wantsPersonReason: conversations.wantsPersonReason,
}
type ToldConversation = Pick<
  typeof conversations.$inferSelect,
  Exclude<keyof typeof toldColumns, 'id'>
>

/** The visitor of a conversation, with the reply that was promised. */
export function readConversationSource(config: ServerConfig, talk: ToldConversation): LeadSource {
  const { wantsPersonAt, wantsPersonReason } = talk
  const isPromised =
    wantsPersonReason === 'asked' ||
    wantsPersonReason === 'question' ||
    wantsPersonReason === 'distress'
  return {
    kind: 'conversation',
    email: talk.email,
    name: talk.contactName,
    phone: talk.phone,
    company: talk.companyName,
    website: talk.companyWebsite,
    touch: composeTouch(config, talk),
    replyDueAt: isPromised && wantsPersonAt ? findPromise(config, wantsPersonAt) : null,
  }
}

/** The sender of an audit request. */
export function readRequestSource(
  config: ServerConfig,
  request: typeof auditRequests.$inferSelect,
): LeadSource {
  return {
    kind: 'request',
    ...readLeadContact(request.contactDetail),
    name: request.name,
    company: request.company,
    website: null,
    touch: composeTouch(config, request),
    replyDueAt: findPromise(config, request.createdAt),
  }
}

type Search = {
  lead: Pick<Lead, 'id' | 'email'>
  /** A conversation that still points to the lead, and is none of its own any more. */
  exceptId?: string
  /** With the calls that were booked under the address of the lead, and not in a conversation. */
  hasCalls: boolean
}

/** All that a lead rests on, the oldest first, and calls last. */
export async function listLeadSources(
  config: ServerConfig,
  transaction: Pick<Transaction, 'select'>,
  { lead, exceptId, hasCalls }: Search,
): Promise<LeadSource[]> {
  const isOther = exceptId === undefined ? undefined : ne(conversations.id, exceptId)
  const talks = await transaction
    .select(toldColumns)
    .from(conversations)
    .where(and(eq(conversations.leadId, lead.id), isOther))
  const requests = await transaction
    .select()
    .from(auditRequests)
    .where(eq(auditRequests.leadId, lead.id))
  const visits = [
    ...talks.map((talk) => readConversationSource(config, talk)),
    ...requests.map((request) => readRequestSource(config, request)),
  ].toSorted((one, other) => (one.touch.at < other.touch.at ? -1 : 1))
  if (!hasCalls) return visits
  const { emails } = await listIdentities(transaction, lead)
  return [...visits, ...(await listCalls(transaction, emails))]
}

/** All ids and addresses that the person has or had: of a lead, and of those merged into it. */
export async function listIdentities(
  transaction: Pick<Transaction, 'select'>,
  lead: Pick<Lead, 'id' | 'email'>,
): Promise<{ ids: string[]; emails: string[] }> {
  const merged = await transaction
    .select()
    .from(mergedLeads)
    .where(eq(mergedLeads.leadId, lead.id))
    .orderBy(mergedLeads.mergedAt, mergedLeads.id)
  const all = [lead, ...merged]
  return {
    ids: all.map(({ id }) => id),
    emails: all.flatMap(({ email }) => (email === null ? [] : [email])),
  }
}

/** Bookings without a conversation that were made with one of these email addresses. */
export function isLoneCallOf(emails: readonly string[]) {
  return and(
    isNull(bookings.conversationId),
    notInArray(bookings.status, ['offered', 'opened']),
    inArray(sql`lower(${bookings.email})`, [...emails]),
  )
}

async function listCalls(
  transaction: Pick<Transaction, 'select'>,
  emails: readonly string[],
): Promise<LeadSource[]> {
  if (emails.length === 0) return []
  const calls = await transaction
    .select()
    .from(bookings)
    .where(isLoneCallOf(emails))
    .orderBy(bookings.createdAt, bookings.id)
  return calls.map((call) => ({
    kind: 'call',
    email: normalizeEmail(call.email),
    name: call.name,
    phone: null,
    company: call.company,
    website: null,
    touch: {
      at: call.createdAt.toISOString(),
      source: call.utm?.source ?? '',
      medium: call.utm?.medium ?? '',
      campaign: call.utm?.campaign ?? '',
      referrer: '',
      landingPage: '',
      article: null,
    },
    replyDueAt: null,
  }))
}

type Office = Pick<ServerConfig, 'bookingHours' | 'bookingTimeZone' | 'bookingHolidays'>

/** The end of the promised time for a reply to a request made at that time. */
export function findPromise(config: Office, askedAt: Date): Date | null {
  return findReplyDue(toReplyOffice(config), askedAt)
}

/** Of the office hours. */
const REMINDER_AHEAD_MS = 2 * 3_600_000

/** When the staff are reminded of a reply that is due then. */
export function findReminder(config: Office, due: Date): Date {
  return findReminderTime(toReplyOffice(config), due, REMINDER_AHEAD_MS)
}

function toReplyOffice(config: Office): ReplyOffice {
  const { bookingHours, bookingTimeZone, bookingHolidays } = config
  return { hours: bookingHours, timeZone: bookingTimeZone, holidays: bookingHolidays }
}
