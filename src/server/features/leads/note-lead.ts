import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { normalizeEmail } from '#domain/lead-contact.ts'
import type { Deps, ServerConfig } from '#server/deps.ts'
import {
  isSameTouch,
  type TakenOut,
  takeOutOfNews,
} from '#server/features/leads/delivery/take-out-of-news.ts'
import {
  type LeadSource,
  listIdentities,
  type ToldLead,
} from '#server/features/leads/lead-sources.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type Lead, leads, mergedLeads, type Touch } from '#server/platform/db/schema/leads.ts'

export type LeadDeps = Pick<Deps, 'clock' | 'createId' | 'config'>

export type NotedLead = Lead & {
  /** This call made it. */
  isNew: boolean
}

/**
 * The person, found by email or made. What is told fills gaps and never takes the place of what is known; the
 * promise that ends first counts until it is kept. Calls at the same time make one lead. Nobody is told of it here.
 */
export async function noteLead(
  deps: LeadDeps,
  transaction: Transaction,
  told: ToldLead,
): Promise<NotedLead> {
  const email = normalizeEmail(told.email)
  // In one round trip, and in this order: the insertion waits for a merge that is under way.
  const [lead, kept] = await Promise.all([
    upsertLead(deps, transaction, told),
    email === null ? null : findMerged(transaction, email),
  ])
  if (!lead.isNew || kept === null) return lead
  await transaction.delete(leads).where(eq(leads.id, lead.id))
  return upsertLead(deps, transaction, { ...told, email: kept.email })
}

/** The lead that staff merged the owner of this address into. */
export async function findMerged(
  transaction: Pick<Transaction, 'select'>,
  email: string,
): Promise<Lead | null> {
  const [found] = await transaction
    .select({ lead: leads })
    .from(mergedLeads)
    .innerJoin(leads, eq(leads.id, mergedLeads.leadId))
    .where(eq(mergedLeads.email, email))
  return found?.lead ?? null
}

async function upsertLead(
  deps: LeadDeps,
  transaction: Pick<Transaction, 'insert'>,
  told: ToldLead,
): Promise<NotedLead> {
  const now = deps.clock()
  const id = deps.createId()
  const [lead] = await transaction
    .insert(leads)
    .values({
      id,
      email: normalizeEmail(told.email),
      name: told.name ?? '',
      phone: told.phone ?? '',
      company: told.company ?? '',
      website: told.website ?? '',
      firstTouch: told.touch,
      lastTouch: told.touch,
      ownerId: told.ownerId ?? null,
      replyDueAt: told.replyDueAt,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: leads.email,
      set: {
        name: fillGap(leads.name),
        phone: fillGap(leads.phone),
        company: fillGap(leads.company),
        website: fillGap(leads.website),
        ...moveTouches(),
        ...addPromise(),
        updatedAt: now,
      },
    })
    .returning()
  if (!lead) throw new Error('A lead was noted and not returned.')
  return { ...lead, isNew: lead.id === id }
}

const told = (column: AnyPgColumn) => sql.raw(`excluded."${column.name}"`)

function fillGap(column: AnyPgColumn) {
  return sql`case when ${column} = '' then ${told(column)} else ${column} end`
}

/** ISO times in one zone compare as text. */
function moveTouches() {
  const at = sql`${told(leads.lastTouch)}->>'at'`
  return {
    firstTouch: sql`case when ${at} < ${leads.firstTouch}->>'at' then ${told(leads.firstTouch)} else ${leads.firstTouch} end`,
    lastTouch: sql`case when ${at} >= ${leads.lastTouch}->>'at' then ${told(leads.lastTouch)} else ${leads.lastTouch} end`,
  }
}

/** A person who was answered and asks again is promised an answer again. */
function addPromise() {
  const due = told(leads.replyDueAt)
  return {
    replyDueAt: sql`case when ${due} is null then ${leads.replyDueAt} when ${leads.repliedAt} is not null then ${due} else least(${leads.replyDueAt}, ${due}) end`,
    repliedAt: sql`case when ${due} is null then ${leads.repliedAt} else null end`,
  }
}

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
  const { ids } = await listIdentities(transaction, lead)
  const emails = rest.flatMap((source) => normalizeEmail(source.email) ?? [])
  const known = composeKnown(lead, {
    gone,
    rest,
    email: await keepEmails(transaction, lead, emails),
  })
  const after: Lead = { ...lead, ...known }
  const isChanged = JSON.stringify(after) !== JSON.stringify(lead)
  if (isChanged) await transaction.update(leads).set(known).where(eq(leads.id, lead.id))
  const taken: TakenOut = { ids, before: lead, after, gone, goneId, rest }
  const counts = await takeOutOfNews(config, transaction, taken)
  if (ids.length > 1) {
    // News of a lead that was merged into this one may hold what this one never held.
    const before = { ...lead, ...pickOwnWords({ gone, rest }) }
    const more = await takeOutOfNews(config, transaction, { ...taken, before })
    counts.deliveries += more.deliveries
    counts.outbox_messages += more.outbox_messages
  }
  return { leads: isChanged ? 1 : 0, ...counts }
}

/** What this source told and no other. */
function pickOwnWords({ gone, rest }: Sources): Partial<Lead> {
  const fields = ['email', 'name', 'phone', 'company', 'website'] as const
  const isOwn = (field: (typeof fields)[number]) =>
    gone[field] && !rest.some((source) => fold(source[field] ?? '') === fold(gone[field] ?? ''))
  return Object.fromEntries(fields.filter(isOwn).map((field) => [field, gone[field]]))
}

/** Of the addresses of those merged into a lead, only what is still told stays. @returns that of the lead. */
async function keepEmails(
  transaction: Transaction,
  lead: Lead,
  emails: readonly string[],
): Promise<string | null> {
  const ofLead = eq(mergedLeads.leadId, lead.id)
  await transaction
    .update(mergedLeads)
    .set({ email: null })
    .where(and(ofLead, isNotNull(mergedLeads.email), notInArray(mergedLeads.email, [...emails])))
  if (lead.email !== null && emails.includes(lead.email)) return lead.email
  const [next] = await transaction
    .select()
    .from(mergedLeads)
    .where(and(ofLead, inArray(mergedLeads.email, [...emails])))
    .orderBy(mergedLeads.mergedAt, mergedLeads.id)
    .limit(1)
  if (!next) return null
  await transaction.update(mergedLeads).set({ email: null }).where(eq(mergedLeads.id, next.id))
  return next.email
}

type Sources = Pick<Rebuilding, 'gone' | 'rest'>

function composeKnown(
  lead: Lead,
  { gone, rest, email }: Sources & { email: string | null },
): Partial<Lead> {
  const choose = (field: 'name' | 'phone' | 'company' | 'website') => {
    if (lead[field] === '') return ''
    const told = rest.flatMap((source) => source[field] || [])
    return told.some((one) => fold(one) === fold(lead[field])) ? lead[field] : (told[0] ?? '')
  }
  return {
    // Any other address is another lead's; see `findLead`.
    email,
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
