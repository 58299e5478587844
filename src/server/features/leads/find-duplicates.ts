import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { FREE_MAIL_HOSTS } from '#agent/understand/slots/websites.ts'
import type { LeadDuplicatesReply } from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { listLeadsById } from '#server/features/leads/list-leads.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'

const SHOWN_MAX = 10
/** Rows of one domain that are looked at: a mail host that nobody knows as one may have half of all leads. */
const COLLEAGUES_MAX = 500

/** A first and a last name: companies have the same name more often than domains. */
const FULL_NAME_WORDS = 2

/** To the letter what the index `leads_marks` is made on. */
const marks = sql<
  string[]
>`list_lead_marks(${leads.email}, ${leads.phone}, ${leads.website}, fold_search_text(${leads.company}))`
const nameWords = sql<string[]>`array(select word from regexp_split_to_table(
  fold_search_text(${leads.name}), '[^[:alnum:]]+') word where length(word) > 1)`

/**
 * Leads with the same phone number, the same address but for a plus, the same domain and a word of the name, or the same
 * company and two words of the name.
 */
export async function listDuplicates(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<LeadDuplicatesReply> {
  const [lead] = await db.select({ marks, nameWords }).from(leads).where(eq(leads.id, id))
  if (!lead) throw new AppError('not_found', 'There is no such lead.')
  const domains = lead.marks.filter((mark) => mark.startsWith('@') && !isOfMailHost(mark))
  const companies = lead.marks.filter((mark) => mark.startsWith('='))
  const own = lead.marks.filter((mark) => !/^[@=]/.test(mark))
  const share = (some: readonly string[], limit: number) =>
    db
      .select({ id: leads.id })
      .from(leads)
      .where(and(sql`${marks} && ${sql.param([...some])}::text[]`, ne(leads.id, id)))
      .limit(limit)
  const hasName = sql`${nameWords} && ${sql.param(lead.nameWords)}::text[]`
  const sharedWords = sql<number>`cardinality(array(
    select unnest(${nameWords}) intersect select unnest(${sql.param(lead.nameWords)}::text[])))`
  const found = await db
    .select({ id: leads.id, marks, hasName: sql<boolean>`${hasName}`, sharedWords })
    .from(leads)
    .where(
      or(
        inArray(leads.id, share(own, SHOWN_MAX)),
        and(inArray(leads.id, share(domains, COLLEAGUES_MAX)), hasName),
        and(
          inArray(leads.id, share(companies, COLLEAGUES_MAX)),
          sql`${sharedWords} >= ${FULL_NAME_WORDS}`,
        ),
      ),
    )
    .orderBy(leads.createdAt, leads.id)
    .limit(COLLEAGUES_MAX)
  const sames = new Map(
    found.map((other) => {
      const shares = (some: readonly string[]) => some.some((mark) => other.marks.includes(mark))
      const isColleague =
        (other.hasName && shares(domains)) ||
        (other.sharedWords >= FULL_NAME_WORDS && shares(companies))
      return [
        other.id,
        [
          ...(shares(own.filter((mark) => !mark.startsWith('#'))) ? (['email'] as const) : []),
          ...(shares(own.filter((mark) => mark.startsWith('#'))) ? (['phone'] as const) : []),
          ...(isColleague ? (['company'] as const) : []),
        ],
      ]
    }),
  )
  const most = [...sames].toSorted(([, one], [, other]) => other.length - one.length)
  const others = await listLeadsById(
    db,
    most.slice(0, SHOWN_MAX).map(([otherId]) => otherId),
  )
  return { duplicates: others.map((one) => ({ lead: one, same: sames.get(one.id) ?? [] })) }
}

function isOfMailHost(mark: string): boolean {
  return FREE_MAIL_HOSTS.has(mark.slice(1))
}
