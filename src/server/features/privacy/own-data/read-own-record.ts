import { asc, eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { readConversation } from '#server/features/chat/conversations/open-conversation.ts'
import { type Key, readOwnConversation } from '#server/features/conversations/conversation.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { conversationFindings, enrichmentRequests } from '#server/platform/db/schema/enrichment.ts'

type RecordDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'brain' | 'turnsUnderWay'>

/** All that is stored of a visitor through one conversation, for that visitor. What staff noted is not in it. */
export async function readOwnRecord(deps: RecordDeps, key: Key) {
  const { db } = deps
  const [row, view] = await Promise.all([readOwnConversation(db, key), readConversation(deps, key)])
  const calls = await db
    .select({
      provider: bookings.provider,
      status: bookings.status,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      timeZone: bookings.timeZone,
      name: bookings.name,
      email: bookings.email,
      company: bookings.company,
    })
    .from(bookings)
    .where(eq(bookings.conversationId, row.id))
  const { ownKey: _, booking: __, company: ___, ...shown } = view
  return {
    exportedAt: deps.clock().toISOString(),
    ...shown,
    startedAt: row.createdAt.toISOString(),
    person: {
      name: row.contactName,
      company: row.companyName,
      website: row.companyWebsite,
      email: row.email,
      phone: row.phone,
    },
    visit: {
      visitorId: row.visitorId,
      referrer: row.referrer,
      landingPage: row.landingPage,
      userAgent: row.userAgent,
      utmSource: row.utmSource,
      utmMedium: row.utmMedium,
      utmCampaign: row.utmCampaign,
    },
    sentimentScore: row.sentimentScore,
    painSeverity: row.painSeverity,
    wantsPersonAt: row.wantsPersonAt,
    bookings: calls,
    company: await readOwnCompany(db, row.id),
  }
}

/** Of a website that was corrected since, too. Whether one could be read is told to nobody but staff. */
async function readOwnCompany(db: Deps['db'], conversationId: string) {
  const websites = await db
    .select({ host: enrichmentRequests.host, requestedAt: enrichmentRequests.requestedAt })
    .from(enrichmentRequests)
    .where(eq(enrichmentRequests.conversationId, conversationId))
    .orderBy(asc(enrichmentRequests.requestedAt))
  const rows = await db
    .select()
    .from(conversationFindings)
    .where(eq(conversationFindings.conversationId, conversationId))
    .orderBy(asc(conversationFindings.readAt), asc(conversationFindings.position))
  const findings = rows.map(({ conversationId: _, id: __, position: ___, ...finding }) => finding)
  return { websites, findings }
}
export type OwnRecord = Awaited<ReturnType<typeof readOwnRecord>>
