import { asc, eq } from 'drizzle-orm'
import type { AdminCompany } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { readNamedHost } from '#server/features/enrichment/read-company-view.ts'
import {
  type ConversationFinding,
  conversationFindings,
  enrichmentRequests,
  siteReadings,
} from '#server/platform/db/schema/enrichment.ts'

type StaffDeps = Pick<Deps, 'db' | 'config'>
type Subject = Pick<Conversation, 'id' | 'facts' | 'wantsEnrichment'>

/** The company of a conversation for staff, with the reason where nothing was found; null without a company. */
export async function readStaffCompany(
  deps: StaffDeps,
  conversation: Subject,
): Promise<AdminCompany | null> {
  const host = readNamedHost(conversation.facts)
  const [requests, findings] = await Promise.all([
    listRequests(deps, conversation.id),
    listStaffFindings(deps, conversation.id),
  ])
  if (host === null && findings.length === 0 && requests.length === 0) return null
  const current = requests.find((request) => request.host === host)
  const readAt = findings.find((finding) => finding.host === host)?.read_at ?? null
  return {
    host,
    status: current?.status ?? explainAbsence(deps, conversation),
    failure: current?.failure ?? null,
    read_at: readAt ?? current?.finished_at ?? null,
    requests,
    findings,
  }
}

/** All of them, those of a website that was corrected since among them. */
async function listStaffFindings(
  { db }: Pick<Deps, 'db'>,
  conversationId: string,
): Promise<AdminCompany['findings']> {
  const rows = await db
    .select()
    .from(conversationFindings)
    .where(eq(conversationFindings.conversationId, conversationId))
    .orderBy(asc(conversationFindings.position), asc(conversationFindings.id))
  return rows.map(toAdminFinding)
}

/** The part that the visitor sees, too. */
export async function listBriefFindings(
  deps: Pick<Deps, 'db'>,
  { id, facts }: Pick<Conversation, 'id' | 'facts'>,
): Promise<AdminCompany['findings']> {
  const named = readNamedHost(facts)
  const findings = await listStaffFindings(deps, id)
  return findings.filter(({ source, host }) => source === 'network' || host === named)
}

function toAdminFinding(finding: ConversationFinding): AdminCompany['findings'][number] {
  const { id, host, kind, value, url, quote, readAt, source, verdict, judgedAt } = finding
  return {
    ...{ id, host, kind, value, url, quote, source, verdict },
    read_at: readAt.toISOString(),
    judged_at: judgedAt?.toISOString() ?? null,
  }
}

async function listRequests(
  { db }: Pick<Deps, 'db'>,
  conversationId: string,
): Promise<AdminCompany['requests']> {
  const rows = await db
    .select({ request: enrichmentRequests, failure: siteReadings.failure })
    .from(enrichmentRequests)
    .leftJoin(siteReadings, eq(siteReadings.host, enrichmentRequests.host))
    .where(eq(enrichmentRequests.conversationId, conversationId))
    .orderBy(asc(enrichmentRequests.requestedAt), asc(enrichmentRequests.host))
  return rows.map(({ request: { host, requestedAt, finishedAt, outcome }, failure }) => ({
    host,
    status: outcome ?? 'waiting',
    // The website may have been read again since, for somebody else.
    failure: outcome === 'failed' ? failure : null,
    requested_at: requestedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  }))
}

/** Why the website that is named now was not asked for. */
function explainAbsence(
  { config }: Pick<Deps, 'config'>,
  { wantsEnrichment }: Subject,
): AdminCompany['status'] {
  return config.isEnrichmentOn && wantsEnrichment ? 'over_limit' : 'off'
}
