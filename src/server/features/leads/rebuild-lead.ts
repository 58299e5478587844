import { eq } from 'drizzle-orm'
import { normalizeEmail } from '#domain/lead-contact.ts'
import type { ServerConfig } from '#server/deps.ts'
import {
  isSameTouch,
  type TakenOut,
  takeOutOfNews,
} from '#server/features/leads/delivery/take-out-of-news.ts'
import type { LeadSource } from '#server/features/leads/lead-sources.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type Lead, leads, type Touch } from '#server/platform/db/schema/leads.ts'

type Rebuilding = {
  lead: Lead
  /** The touch that no longer belongs to the lead, and the id under which it was stored. */
  gone: LeadSource
  goneId: string
  /** All that still does: one at least, the oldest first. */
  rest: readonly LeadSource[]
}
/** Rows that were changed, by their table. */
export type Rebuilt = { leads: number; deliveries: number; outbox_messages: number }

/**
 * Takes out of a lead, and out of the news of it, what none of its sources tells. What a gap had been filled with is
 * replaced by what another source told. The caller has locked the lead.
 */
export async function rebuildLead(
  config: Pick<ServerConfig, 'siteUrl' | 'bookingTimeZone'>,
  transaction: Transaction,
  { lead, gone, goneId, rest }: Rebuilding,
): Promise<Rebuilt> {
  const known = composeKnown(lead, { gone, rest })
  const after: Lead = { ...lead, ...known }
  const isChanged = JSON.stringify(after) !== JSON.stringify(lead)
  if (isChanged) await transaction.update(leads).set(known).where(eq(leads.id, lead.id))
  const taken: TakenOut = { before: lead, after, gone, goneId, rest }
  return { leads: isChanged ? 1 : 0, ...(await takeOutOfNews(config, transaction, taken)) }
}

type Sources = Pick<Rebuilding, 'gone' | 'rest'>

function composeKnown(lead: Lead, { gone, rest }: Sources): Partial<Lead> {
  const emails = rest.map(({ email }) => normalizeEmail(email))
  const choose = (field: 'name' | 'phone' | 'company' | 'website') => {
    if (lead[field] === '') return ''
    const told = rest.flatMap((source) => source[field] || [])
    return told.some((one) => fold(one) === fold(lead[field])) ? lead[field] : (told[0] ?? '')
  }
  return {
    // Another address is another lead's; see `findLead`.
    email: emails.includes(lead.email) ? lead.email : null,
    name: choose('name'),
    phone: choose('phone'),
    company: choose('company'),
    website: choose('website'),
    ...chooseTouches(lead, rest),
    replyDueAt: chooseDue(lead, { gone, rest }),
  }
}

function chooseTouches({ firstTouch, lastTouch }: Lead, rest: readonly LeadSource[]) {
  const visits = rest.filter(({ kind }) => kind !== 'call')
  const touches = (visits.length > 0 ? visits : rest).map(({ touch }) => touch)
  const isKept = (known: Touch) => touches.some((touch) => isSameTouch(touch, known))
  return {
    firstTouch: isKept(firstTouch) ? firstTouch : (touches[0] ?? firstTouch),
    lastTouch: isKept(lastTouch) ? lastTouch : (touches.at(-1) ?? lastTouch),
  }
}

/** A promise that ended sooner is counted already: only a later one can have stood behind the one that goes. */
function chooseDue({ replyDueAt }: Lead, { gone, rest }: Sources): Date | null {
  const goneDue = gone.replyDueAt?.getTime()
  if (replyDueAt === null || replyDueAt.getTime() !== goneDue) return replyDueAt
  const dues = rest.flatMap((source) => source.replyDueAt?.getTime() ?? [])
  const later = dues.filter((due) => due >= goneDue)
  return later.length === 0 ? null : new Date(Math.min(...later))
}

function fold(text: string): string {
  return text.trim().toLowerCase()
}
