import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { normalizeEmail } from '#domain/lead-contact.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type Lead, leads, type Touch } from '#server/platform/db/schema/leads.ts'

export type LeadDeps = Pick<Deps, 'clock' | 'createId' | 'config'>
export type ToldLead = {
  /** Without one, the person cannot be known again: each call makes another lead. */
  email: string | null
  name: string | null
  phone: string | null
  company: string | null
  website: string | null
  touch: Touch
  /** Until when this occasion was promised an answer; null when it was not. */
  replyDueAt: Date | null
}

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
