import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { readSearchTerms } from '#server/admin/search-terms.ts'
import { user, userRoles } from '#server/db/schema/auth.ts'
import { leads } from '#server/db/schema/leads.ts'
import type { Deps } from '#server/deps.ts'
import { selectLeadRows, toAdminLead } from '#server/leads/lead-row.ts'
import {
  type AdminLeadsQuery,
  type AdminLeadsReply,
  type ListCursor,
  writeListCursor,
} from '#server/routes/admin-leads.schema.ts'

type ListDeps = Pick<Deps, 'db' | 'clock'>
type Asking = AdminLeadsQuery & { /** Who asks. */ staffId: string }

const PAGE_SIZE = 50

/** The leads that pass the filters, a page at a time: the newest first, or those whose promise ends soonest. */
export async function listLeads(deps: ListDeps, asking: Asking): Promise<AdminLeadsReply> {
  const [found, staff] = await Promise.all([selectPage(deps, asking), listStaff(deps)])
  const rows = found.slice(0, PAGE_SIZE)
  const last = rows.at(-1)?.lead
  const hasMore = found.length > PAGE_SIZE && last !== undefined
  const at = asking.due ? last?.replyDueAt : last?.createdAt
  return {
    leads: rows.map(toAdminLead),
    next: hasMore && at ? writeListCursor(at, last.id) : null,
    staff,
  }
}

function selectPage({ db, clock }: ListDeps, asking: Asking) {
  const { status, owner, due, text, before } = asking
  return (
    selectLeadRows(db)
      .where(
        and(
          status ? eq(leads.status, status) : undefined,
          owner ? matchOwner(owner, asking.staffId) : undefined,
          due && and(isNotNull(leads.replyDueAt), isNull(leads.repliedAt)),
          due === 'overdue' ? lt(leads.replyDueAt, clock()) : undefined,
          text?.trim() ? matchText(text) : undefined,
          before && (due ? isDueAfter(before) : isOlder(before)),
        ),
      )
      // In the words of the index `leads_newest`: otherwise all rows would be sorted.
      .orderBy(due ? asc(leads.replyDueAt) : sql`${leads.createdAt} desc nulls last`, asc(leads.id))
      .limit(PAGE_SIZE + 1)
  )
}

function matchOwner(owner: string, staffId: string): SQL {
  if (owner === 'none') return isNull(leads.ownerId)
  return eq(leads.ownerId, owner === 'me' ? staffId : owner)
}

/** Each term somewhere, in whatever case: there are few enough leads to look at each. */
function matchText(text: string): SQL | undefined {
  const { name, company, email, phone, website } = leads
  const words = sql`lower(concat_ws(' ', ${name}, ${company}, ${email}, ${phone}, ${website}))`
  const terms = readSearchTerms(text)
  if (terms.length === 0) return sql`false`
  return and(...terms.map((term) => sql`strpos(${words}, lower(${term})) > 0`))
}

function isOlder({ at, id }: ListCursor): SQL {
  const moment = sql`${at}::timestamptz`
  return sql`${leads.createdAt} <= ${moment} and (${leads.createdAt} < ${moment} or ${leads.id} > ${id}::uuid)`
}

function isDueAfter({ at, id }: ListCursor): SQL {
  return sql`(${leads.replyDueAt}, ${leads.id}) > (${at}::timestamptz, ${id}::uuid)`
}

function listStaff({ db }: ListDeps): Promise<AdminLeadsReply['staff']> {
  return db
    .selectDistinct({ id: user.id, email: user.email, name: user.name })
    .from(user)
    .innerJoin(userRoles, eq(userRoles.userId, user.id))
    .orderBy(asc(user.email), desc(user.id))
}
