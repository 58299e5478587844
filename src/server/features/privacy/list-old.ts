import { and, eq, exists, gt, gte, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { leadNotes, leads } from '#server/platform/db/schema/leads.ts'

/** Rows are old when they were last touched before `cutoff`. */
export type Age = { now: Date; cutoff: Date }
type Batch = Age & { limit: number }

/** Conversations with neither activity of their own, nor of their bookings and their lead, nor a call to come. */
export async function listOldConversations(db: Db, { limit, ...age }: Batch): Promise<string[]> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        // A conversation that was last active before the cutoff also began before it, and the index of the list is by beginning.
        lt(conversations.createdAt, age.cutoff),
        lt(conversations.updatedAt, age.cutoff),
        not(exists(selectLive(db, conversations.id, age))),
        not(exists(selectWorked(db, conversations.leadId, age))),
      ),
    )
    .orderBy(sql`${conversations.createdAt} nulls first`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function listOldAuditRequests(db: Db, { limit, ...age }: Batch): Promise<string[]> {
  const rows = await db
    .select({ id: auditRequests.id })
    .from(auditRequests)
    .where(
      and(
        lt(auditRequests.createdAt, age.cutoff),
        not(exists(selectWorked(db, auditRequests.leadId, age))),
      ),
    )
    .orderBy(sql`${auditRequests.createdAt} nulls first`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Leads to which nothing belongs any more. */
export async function listOldLeads(db: Db, { limit, ...age }: Batch): Promise<string[]> {
  const one = { one: sql`1` }
  const talk = db.select(one).from(conversations).where(eq(conversations.leadId, leads.id))
  const request = db.select(one).from(auditRequests).where(eq(auditRequests.leadId, leads.id))
  const note = db
    .select(one)
    .from(leadNotes)
    .where(and(eq(leadNotes.leadId, leads.id), gte(leadNotes.updatedAt, age.cutoff)))
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        lt(leads.createdAt, age.cutoff),
        lt(leads.updatedAt, age.cutoff),
        not(exists(talk)),
        not(exists(request)),
        not(exists(note)),
      ),
    )
    .orderBy(sql`${leads.createdAt} nulls first`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Bookings that came without a conversation and still name somebody. */
export async function listOldBookings(db: Db, { limit, ...age }: Batch): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isNull(bookings.conversationId),
        or(ne(bookings.name, ''), ne(bookings.email, ''), sql`${bookings.inviteeUri} is not null`),
        not(isLive(age) ?? sql`false`),
      ),
    )
    .orderBy(bookings.updatedAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** A booking that was touched, or whose call took place, since then; or whose call is to come. */
export function isLive({ now, cutoff }: Age) {
  const isComing = and(
    inArray(bookings.status, ['confirmed', 'rescheduled', 'claimed']),
    gt(sql`coalesce(${bookings.startsAt}, '-infinity')`, now),
  )
  const lastAt = sql`greatest(${bookings.updatedAt}, coalesce(${bookings.endsAt}, '-infinity'))`
  return or(isComing, gte(lastAt, cutoff))
}

function selectLive(db: Db, conversationId: AnyPgColumn, age: Age) {
  return db
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.conversationId, conversationId), isLive(age)))
}

/** A lead that staff or the person themselves touched since then. */
function selectWorked(db: Db, leadId: AnyPgColumn, { cutoff }: Age) {
  const note = db
    .select({ one: sql`1` })
    .from(leadNotes)
    .where(and(eq(leadNotes.leadId, leads.id), gte(leadNotes.updatedAt, cutoff)))
  return db
    .select({ one: sql`1` })
    .from(leads)
    .where(and(eq(leads.id, leadId), or(gte(leads.updatedAt, cutoff), exists(note))))
}
