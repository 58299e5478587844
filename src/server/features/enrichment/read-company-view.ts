import { asc, eq } from 'drizzle-orm'
import { CompanyView } from '#contract/findings.ts'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import {
  type ConversationFinding,
  conversationFindings,
} from '#server/platform/db/schema/enrichment.ts'

/**
 * The company as its visitor sees it: of the website that is named now, and of the network. Null while nothing
 * was found; why tells nobody but staff, or the chat would be a way to try out addresses behind our walls.
 */
export async function readCompanyView(
  db: Db | Transaction,
  conversationId: string,
): Promise<CompanyView | null> {
  const [conversation] = await db
    .select({ facts: diagnosticConversations.facts })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!conversation) return null
  const named = readNamedHost(conversation.facts)
  const findings = await listShownFindings(db, conversationId, named)
  const host = named ?? findings[0]?.host
  if (host === undefined || findings.length === 0) return null
  return CompanyView.parse({ host, findings: findings.map(toView) })
}

/** In the order of the page, the network's last. */
export async function listShownFindings(
  db: Db | Transaction,
  conversationId: string,
  namedHost: string | null,
): Promise<ConversationFinding[]> {
  const findings = await db
    .select()
    .from(conversationFindings)
    .where(eq(conversationFindings.conversationId, conversationId))
    .orderBy(asc(conversationFindings.position), asc(conversationFindings.id))
  return findings.filter(({ source, host }) => source === 'network' || host === namedHost)
}

function toView(finding: ConversationFinding): CompanyView['findings'][number] {
  const { id, kind, value, url, quote, readAt, source, verdict } = finding
  return { id, kind, value, url, quote, readAt: readAt.toISOString(), source, verdict }
}

/** The longest domain name (RFC 1035). */
const HOST_MAX_CHARS = 253

type Facts = { company_website?: { value: unknown } | undefined }

/** The company's website as the visitor named it, in one spelling; null while it is unknown or was refused. */
export function readNamedHost({ company_website: fact }: Facts): string | null {
  if (typeof fact?.value !== 'string') return null
  const host = fact.value.trim().toLowerCase().replace(/\.$/, '')
  return host === '' || host.length > HOST_MAX_CHARS ? null : host
}
