import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  type AdminLead,
  type AdminLeadsQuery,
  type AdminLeadsReply,
  type ListCursor,
  writeListCursor,
} from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { toWireTouch } from '#server/features/leads/delivery/compose-payload.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { user, userRoles } from '#server/platform/db/schema/auth.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { type Lead, leads, mergedLeads } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'
import { type Found, pickNewest } from '#server/platform/search/pick-newest.ts'
import { readSearchTerms, type SearchTerm } from '#server/platform/search/search-terms.ts'
import { isAfter, newestFirst } from '#server/platform/search/walk-newest.ts'

type ListDeps = Pick<Deps, 'db' | 'clock'>
type Asking = AdminLeadsQuery & { /** Who asks. */ staffId: string }

const PAGE_SIZE = 50

/** The leads that pass the filters, a page at a time: the newest first, or those whose promise or next action is due. */
export async function listLeads(deps: ListDeps, asking: Asking): Promise<AdminLeadsReply> {
  const [found, staff] = await Promise.all([selectPage(deps, asking), listStaff(deps.db)])
  const rows = found.slice(0, PAGE_SIZE)
  const last = rows.at(-1)?.lead
  const hasMore = found.length > PAGE_SIZE && last !== undefined
  const at = last && chooseTime(asking, last)
  return {
    leads: rows.map(toAdminLead),
    next: hasMore && at ? writeListCursor(at, last.id) : null,
    staff,
  }
}

/** The time that the list goes by. */
function chooseTime({ due, actionBy }: Asking, lead: Lead): Date | null {
  if (due) return lead.replyDueAt
  if (!actionBy) return lead.createdAt
  return lead.nextActionOn === null ? null : new Date(lead.nextActionOn)
}

const LIST = { table: leads, at: leads.createdAt, id: leads.id }

async function selectPage({ db, clock }: ListDeps, asking: Asking) {
  const { status, owner, due, actionBy, before } = asking
  const text = asking.text?.trim() ? await matchText(db, asking.text) : undefined
  const filters = [
    status ? eq(leads.status, status) : undefined,
    owner ? matchOwner(owner, asking.staffId) : undefined,
    due && and(isNotNull(leads.replyDueAt), isNull(leads.repliedAt)),
    due === 'overdue' ? lt(leads.replyDueAt, clock()) : undefined,
    actionBy && lte(leads.nextActionOn, actionBy),
  ].filter((condition) => typeof condition === 'object')
  const limit = PAGE_SIZE + 1
  if (due || actionBy) {
    const [time, isBehind] = due
      ? [leads.replyDueAt, isDueAfter]
      : [leads.nextActionOn, isPlannedAfter]
    const isLater = and(...filters, text?.each, text?.isMeant, before && isBehind(before))
    return selectLeadRows(db).where(isLater).orderBy(time, leads.id).limit(limit)
  }
  // One of them alone has an index in the order of the list, unless it is the text.
  if (filters.length <= 1 && !text) {
    const isLater = and(...filters, isAfter(LIST, before))
    return selectLeadRows(db)
      .where(isLater)
      .orderBy(...newestFirst(LIST))
      .limit(limit)
  }
  const found = text && narrow(text, and(...filters))
  const ids = await pickNewest(db, { ...LIST, each: and(...filters), found, after: before, limit })
  if (ids.length === 0) return []
  return selectLeadRows(db)
    .where(inArray(leads.id, ids))
    .orderBy(...newestFirst(LIST))
}

type TextMatch = { /** In the letters. */ each: SQL /** By the index. */; isMeant: SQL }

function narrow({ each, isMeant }: TextMatch, filters: SQL | undefined): Found {
  return {
    list: LIST,
    each: and(filters, each) ?? each,
    chooseMeant: async () => and(filters, isMeant) ?? isMeant,
    proof: each,
  }
}

function matchOwner(owner: string, staffId: string): SQL {
  if (owner === 'none') return isNull(leads.ownerId)
  return eq(leads.ownerId, owner === 'me' ? staffId : owner)
}

/** To the letter what the index `leads_grams` is made on. */
const { name, company, email, phone, website } = leads
const digits = sql`regexp_replace(fold_search_text(${phone}), '[^0-9]', '', 'g')`
const letters = sql`fold_search_text(${name} || ' ' || ${company} || ' ' || coalesce(${email}, '') || ' ' || ${phone} || ' ' || ${website})`
const grams = sql`text_grams(${digits} || ' ' || ${letters})`

/** Each term somewhere, however it is spelled. What holds a term holds its letters by threes, which the index knows. */
async function matchText(db: ListDeps['db'], text: string): Promise<TextMatch> {
  const terms = readSearchTerms(text)
  if (terms.length === 0) return { each: sql`false`, isMeant: sql`false` }
  const held = and(
    ...terms.map((term) => matchTerm(term, (part) => sql`strpos(held, ${part}) > 0`)),
  )
  const isNumber = terms.some(({ numbers }) => numbers.length > 0)
  // Made once for all terms.
  const made = isNumber ? sql`${digits} || ' ' || ${letters}` : letters
  const each = sql`(select ${held} from (select ${made} as held offset 0) made)`
  const listed = terms.map((term) => matchTerm(term, (part) => sql`${grams} @> ${listGrams(part)}`))
  const isMeant = and(...listed) ?? sql`true`
  const merged = await findMergedBy(db, sql`${digits} || ' ' || ${letters}`, held)
  if (merged.length === 0) return { each, isMeant }
  const isMerged = inArray(leads.id, merged)
  return { each: sql`(${each} or ${isMerged})`, isMeant: sql`(${isMeant} or ${isMerged})` }
}

/**
 * Leads that meet the terms with the addresses of those merged into them, which no index of the leads holds. Staff merge
 * by hand, so they are few.
 */
async function findMergedBy(db: ListDeps['db'], made: SQL, held: SQL | undefined) {
  const { rows } = await db.execute<{ id: string }>(sql`select other.id
    from (select lead_id as id, fold_search_text(string_agg(email, ' ')) as emails
      from ${mergedLeads} where email is not null group by lead_id offset 0) other
    where (select ${held} from (select ${made} || ' ' || other.emails as held
      from ${leads} where ${leads.id} = other.id offset 0) made)`)
  return rows.map(({ id }) => id)
}

function matchTerm({ words, numbers }: SearchTerm, match: (part: string) => SQL): SQL | undefined {
  // The shortest form of a number is the end of all others.
  const [number] = numbers.toSorted((one, other) => one.length - other.length)
  return or(and(...words.map(match)), number === undefined ? undefined : match(number))
}

function listGrams(part: string): SQL {
  const size = Math.min(3, [...part].length)
  return sql`(select array_agg(gram) from unnest(text_grams(${part}::text)) gram where length(gram) = ${size}::int)`
}

function isDueAfter({ at, id }: ListCursor): SQL {
  return sql`(${leads.replyDueAt}, ${leads.id}) > (${at}::timestamptz, ${id}::uuid)`
}

function isPlannedAfter({ at, id }: ListCursor): SQL {
  return sql`(${leads.nextActionOn}, ${leads.id}) > (${at}::date, ${id}::uuid)`
}

export function listStaff(
  db: Pick<Transaction, 'selectDistinct'>,
): Promise<AdminLeadsReply['staff']> {
  return db
    .selectDistinct({ id: user.id, email: user.email, name: user.name })
    .from(user)
    .innerJoin(userRoles, eq(userRoles.userId, user.id))
    .orderBy(asc(user.email), desc(user.id))
}

const talks = sql`from ${diagnosticConversations} talk where talk.lead_id = ${leads.id}`

/** Leads as staff list them; the caller adds the filters. */
function selectLeadRows(db: Pick<Transaction, 'select'>) {
  return db
    .select({
      lead: leads,
      owner: { id: user.id, email: user.email, name: user.name },
      bestScore: sql<number | null>`(select max(talk.lead_score)::int ${talks})`,
      otherEmails: sql<string[]>`array(select merged.email from ${mergedLeads} merged
        where merged.lead_id = ${leads.id} and merged.email is not null order by merged.merged_at, merged.id)`,
      conversationCount: sql<number>`(select count(*)::int ${talks})`,
      requestCount: sql<number>`(select count(*)::int from ${auditRequests} request where request.lead_id = ${leads.id})`,
    })
    .from(leads)
    .leftJoin(user, eq(user.id, leads.ownerId))
    .$dynamic()
}
export type LeadRow = Awaited<ReturnType<typeof selectLeadRows>>[number]

function toAdminLead(row: LeadRow): AdminLead {
  const { lead, owner, otherEmails, bestScore, conversationCount, requestCount } = row
  const { id, email, name, phone, company, website, status } = lead
  return {
    id,
    created_at: lead.createdAt.toISOString(),
    updated_at: lead.updatedAt.toISOString(),
    ...{ email, other_emails: otherEmails, name, phone, company, website, status, owner },
    first_touch: toWireTouch(lead.firstTouch),
    last_touch: toWireTouch(lead.lastTouch),
    reply_due_at: lead.replyDueAt?.toISOString() ?? null,
    replied_at: lead.repliedAt?.toISOString() ?? null,
    next_action:
      lead.nextActionOn === null ? null : { text: lead.nextAction, due_on: lead.nextActionOn },
    lead_score: bestScore,
    conversation_count: conversationCount,
    request_count: requestCount,
  }
}

/** Those that there are, in the order of the ids. */
export async function listLeadsById(
  db: Pick<Transaction, 'select'>,
  ids: readonly string[],
): Promise<AdminLead[]> {
  const rows = await selectLeadRows(db).where(inArray(leads.id, [...ids]))
  return ids.flatMap((id) => rows.filter(({ lead }) => lead.id === id).map(toAdminLead))
}

/** @throws AppError when there is no such lead. */
export async function requireLead(db: Pick<Transaction, 'select'>, id: string): Promise<AdminLead> {
  const [row] = await selectLeadRows(db).where(eq(leads.id, id))
  if (!row) throw new AppError('not_found', 'There is no such lead.')
  return toAdminLead(row)
}
