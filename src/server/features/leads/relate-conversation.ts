import { and, eq, inArray } from 'drizzle-orm'
import type { StaffNews } from '#contract/live.ts'
import { normalizeEmail } from '#domain/lead-contact.ts'
import { type Conversation, hashSecret } from '#server/features/conversations/conversation.ts'
import type { LeadNews } from '#server/features/leads/delivery/describe-news.ts'
import { listUntold, queueLeadNews } from '#server/features/leads/delivery/queue-lead-news.ts'
import {
  followConversation,
  isLeadOfOne,
  stayMerged,
} from '#server/features/leads/follow-conversation.ts'
import {
  composeTouch,
  findPromise,
  listLeadSources,
  readConversationSource,
} from '#server/features/leads/lead-sources.ts'
import {
  type LeadDeps,
  type NotedLead,
  noteLead,
  rebuildLead,
} from '#server/features/leads/note-lead.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { type Lead, leads } from '#server/platform/db/schema/leads.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'

type Occasion = Pick<LeadNews, 'event' | 'occasion' | 'audience'> & {
  booking: BookingRow | null
}

const BOOKING_EVENTS = {
  confirmed: 'booking.confirmed',
  rescheduled: 'booking.rescheduled',
  cancelled: 'booking.cancelled',
} as const

type ToldStatus = keyof typeof BOOKING_EVENTS

const TOLD_STATUSES = Object.keys(BOOKING_EVENTS) as ToldStatus[]

/** Of several at once staff are told the first. */
const WHATS = [
  { event: 'person.wanted', what: 'person' },
  { event: 'lead.qualified', what: 'qualified' },
] as const

const HASH_CHARS = 16

type Relation = {
  leadId: string | null
  news: StaffNews | null
  /** Writes what other systems are told. Nothing waits for it, so it goes out with what else the caller writes. */
  queueNews: () => Promise<unknown>
}

/**
 * Says whose conversation this is, once the visitor left an address, qualified, asked for a person or booked, and
 * finds what other systems are to be told of it, once per occasion. A lead groups conversations for staff alone: nothing
 * of one may be shown in another, since anybody can type anybody's address. The caller stores who it is, and the news.
 */
export async function relateConversation(
  deps: LeadDeps,
  transaction: Transaction,
  conversation: Conversation,
): Promise<Relation> {
  const [known, isAlone] = await lockLead(transaction, conversation)
  const occasions = await listOccasions(transaction, conversation)
  const isWorthALead = isLead(conversation) || occasions.length > 0
  if (!isWorthALead && known === null) return { leadId: null, ...NO_NEWS }
  const search = { conversation, occasions, known, isAlone }
  const lead = await findLead(deps, transaction, { ...search, isWorthALead })
  if (known && !isAlone && lead?.id !== known.id) {
    await takeAlong(deps, transaction, { conversation, known })
  }
  return {
    leadId: lead?.id ?? null,
    ...(lead ? composeNews(deps, transaction, { ...search, lead }) : NO_NEWS),
  }
}

/** The lead, and whether nothing else is known of the person; both are asked in one round trip, in this order. */
async function lockLead(
  transaction: Transaction,
  { id, leadId }: Conversation,
): Promise<[known: Lead | null, isAlone: boolean]> {
  if (leadId === null) return [null, false]
  const [[known], isAlone] = await Promise.all([
    transaction.select().from(leads).where(eq(leads.id, leadId)).for('update').execute(),
    isLeadOfOne(transaction, { leadId, conversationId: id }),
  ])
  return [known ?? null, isAlone]
}

/** A conversation that turns out to be with somebody else leaves nothing with whom it was taken for. */
async function takeAlong(
  { config }: LeadDeps,
  transaction: Transaction,
  { conversation, known }: { conversation: Conversation; known: Lead },
): Promise<void> {
  const search = { lead: known, exceptId: conversation.id, hasCalls: false }
  const rest = await listLeadSources(config, transaction, search)
  const gone = readConversationSource(config, conversation)
  await rebuildLead(config, transaction, { lead: known, gone, goneId: conversation.id, rest })
}

type Search = {
  conversation: Conversation
  occasions: readonly Occasion[]
  known: Lead | null
  isAlone: boolean
}

/** Null when the visitor took back what made this somebody's conversation. */
async function findLead(
  deps: LeadDeps,
  transaction: Transaction,
  { conversation, occasions, known, isAlone, isWorthALead }: Search & { isWorthALead: boolean },
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
    ownerId: conversation.takenById,
    replyDueAt: isAsking && wantsPersonAt ? findPromise(deps.config, wantsPersonAt) : null,
  }
  if (known && isAlone) {
    return followConversation(deps, transaction, { known, told })
  }
  const stayed = known && (await stayMerged(deps, transaction, { known, told }))
  if (stayed) return stayed
  return isWorthALead ? noteLead(deps, transaction, told) : null
}

const NO_NEWS = { news: null, queueNews: async () => {} }

function composeNews(
  deps: LeadDeps,
  transaction: Transaction,
  { conversation, occasions, known, lead }: Search & { lead: NotedLead },
): Omit<Relation, 'leadId'> {
  const ownNews = listOwnNews(lead, known, conversation.id).map((own) => ({
    ...own,
    audience: occasions.length > 0 ? ('systems' as const) : own.audience,
  }))
  const news = [...ownNews, ...occasions]
  if (news.length === 0 && !hasChanged(known, lead)) return NO_NEWS
  const what = WHATS.find(({ event }) => occasions.some((one) => one.event === event))?.what
  return {
    news: { kind: 'lead', id: lead.id, conversationId: conversation.id, ...(what && { what }) },
    queueNews: () =>
      Promise.all(
        news.map(({ booking, ...told }) =>
          queueLeadNews(deps, transaction, { ...told, lead, conversation, booking, request: null }),
        ),
      ),
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

/** Events of a conversation that staff should know of and have not been told. */
async function listOccasions(
  transaction: Pick<Transaction, 'select'>,
  conversation: Conversation,
): Promise<Occasion[]> {
  const booked = await transaction
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.conversationId, conversation.id), inArray(bookings.status, TOLD_STATUSES)),
    )
  const all = [...listTalkOccasions(conversation), ...booked.flatMap(toOccasion)]
  const untold = await listUntold(
    transaction,
    all.map(({ occasion }) => occasion),
  )
  return all.filter(({ occasion }) => untold.includes(occasion))
}

function listTalkOccasions({ id, bookingReason, wantsPersonReason }: Conversation): Occasion[] {
  const rest = { audience: 'everybody', booking: null } as const
  const qualified = { ...rest, event: 'lead.qualified', occasion: `lead-qualified_${id}` } as const
  const asked = { ...rest, event: 'person.wanted', occasion: `person-wanted_${id}` } as const
  const distressed = { ...asked, occasion: `person-in-distress_${id}` } as const
  return [
    ...(bookingReason === 'qualified' ? [qualified] : []),
    ...(wantsPersonReason === 'asked' || wantsPersonReason === 'question' ? [asked] : []),
    // Told also of somebody who had asked before.
    ...(wantsPersonReason === 'distress' ? [distressed] : []),
  ]
}

/** A call without a known time becomes news when the scheduler reports the time. */
function toOccasion(booking: BookingRow): Occasion[] {
  const { id, moves, startsAt } = booking
  if (startsAt === null) return []
  const status = booking.status as ToldStatus
  // The count of moves tells a call that came back to a time it had before from the first time.
  const occasion = `booking-${status}_${id}_${moves}_${startsAt.getTime()}`
  return [{ event: BOOKING_EVENTS[status], occasion, audience: 'everybody', booking }]
}

/** The columns of a conversation that its lead depends on. */
const GROUNDS = [
  'email',
  'phone',
  'contactName',
  'companyName',
  'companyWebsite',
  'bookingReason',
  'wantsPersonReason',
  'wantsPersonAt',
] as const satisfies (keyof Conversation)[]

type Change = { before: Conversation; after: Conversation; leadEmail: string | null }

/** Nothing would come of relating it anew: most messages tell nothing of who writes. */
export function isRelatedAsBefore({ before, after, leadEmail }: Change): boolean {
  const isSame = GROUNDS.every((ground) => before[ground]?.valueOf() === after[ground]?.valueOf())
  if (before.leadId === null) return isSame && !isLead(before)
  return isSame && normalizeEmail(before.email) === leadEmail
}

function isLead({ email, phone, bookingReason, wantsPersonReason }: Conversation): boolean {
  const isWanted =
    bookingReason === 'qualified' ||
    wantsPersonReason === 'asked' ||
    wantsPersonReason === 'question' ||
    wantsPersonReason === 'distress'
  return isWanted || email !== null || phone !== null
}

/** Says whose conversation this is, when something besides a turn has changed that; the caller has locked it. */
export async function linkConversation(
  deps: LeadDeps,
  transaction: Transaction,
  conversationId: string,
): Promise<void> {
  const isMeant = eq(diagnosticConversations.id, conversationId)
  const [conversation] = await transaction.select().from(diagnosticConversations).where(isMeant)
  if (!conversation) return
  const { leadId, news, queueNews } = await relateConversation(deps, transaction, conversation)
  await queueNews()
  if (leadId !== conversation.leadId) {
    await transaction.update(diagnosticConversations).set({ leadId }).where(isMeant)
  }
  if (news) await notifyStaff(transaction, news)
}
