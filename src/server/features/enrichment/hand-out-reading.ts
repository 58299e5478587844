import { and, asc, eq, isNull } from 'drizzle-orm'
import { FINDING_KINDS, type Finding, type FindingKind } from '#domain/finding.ts'
import { INDUSTRY_FIT } from '#domain/industry.ts'
import type { Deps } from '#server/deps.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import {
  conversationFindings,
  enrichmentRequests,
  type SiteReading,
} from '#server/platform/db/schema/enrichment.ts'
import { notifyStaff, notifyVisitor } from '#server/platform/events/notify.ts'

/** At once; the rest waits for the next turn of the loop. */
const BATCH = 200

type HandOutDeps = Pick<Deps, 'db' | 'clock' | 'createId'>

/** Copies what a website says to every conversation that waits for it, each in a transaction of its own. */
export async function handOutReading(deps: HandOutDeps, reading: SiteReading): Promise<void> {
  const waiting = await deps.db
    .select({ conversationId: enrichmentRequests.conversationId })
    .from(enrichmentRequests)
    .where(and(eq(enrichmentRequests.host, reading.host), isNull(enrichmentRequests.finishedAt)))
    .orderBy(asc(enrichmentRequests.requestedAt))
    .limit(BATCH)
  for (const { conversationId } of waiting) {
    await deps.db.transaction((transaction) =>
      finishRequest(deps, transaction, { conversationId, reading }),
    )
  }
}

type Handing = { conversationId: string; reading: SiteReading }

async function finishRequest(
  { clock, createId }: HandOutDeps,
  transaction: Transaction,
  { conversationId, reading }: Handing,
): Promise<void> {
  if (!(await lockWaiting(transaction, conversationId, reading.host))) return
  const { host, status, findings } = reading
  const readAt = reading.readAt ?? clock()
  const rows = findings.map((finding, position) => ({
    conversationId,
    id: createId(),
    position,
    host,
    source: 'website' as const,
    ...finding,
    readAt,
  }))
  if (rows.length > 0) await transaction.insert(conversationFindings).values(rows)
  await transaction
    .update(enrichmentRequests)
    .set({
      finishedAt: clock(),
      outcome: status === 'failed' ? 'failed' : rows.length > 0 ? 'found' : 'nothing',
    })
    .where(isRequest(conversationId, host))
  // The visitor never learns why nothing was found: the reasons would make this a port scanner.
  if (rows.length > 0) await notifyVisitor(transaction, conversationId)
  await notifyStaff(transaction, { kind: 'conversation', conversationId })
}

/** The conversation first, as an erasure locks them: whichever comes second finds nothing to do. */
async function lockWaiting(transaction: Transaction, conversationId: string, host: string) {
  const [conversation] = await transaction
    .select({ id: diagnosticConversations.id })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
    .for('key share')
  if (!conversation) return false
  const [request] = await transaction
    .select({ finishedAt: enrichmentRequests.finishedAt })
    .from(enrichmentRequests)
    .where(isRequest(conversationId, host))
    .for('update')
  return request !== undefined && request.finishedAt === null
}

function isRequest(conversationId: string, host: string) {
  return and(
    eq(enrichmentRequests.conversationId, conversationId),
    eq(enrichmentRequests.host, host),
  )
}

export const FINDINGS_MAX = 40
const VALUE_MAX_CHARS: Record<FindingKind, number> = {
  name: 120,
  description: 500,
  industry: 40,
  size: 200,
  tool: 60,
  contact_page: 1_000,
}
const QUOTE_MAX_CHARS = 500
const URL_MAX_CHARS = 1_000
const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i

/** Findings that are kept: of the known kinds, each once, within bounds, and as text that PostgreSQL stores. */
export function clipFindings(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding>()
  for (const finding of findings) {
    const clipped = clip(finding)
    const key = `${clipped.kind} ${clipped.value.toLowerCase()}`
    if (isUsable(clipped) && !kept.has(key)) kept.set(key, clipped)
    if (kept.size === FINDINGS_MAX) break
  }
  return [...kept.values()]
}

function clip({ kind, value, url, quote }: Finding): Finding {
  return {
    kind,
    // Of an unknown kind nothing is kept.
    value: clipText(value, VALUE_MAX_CHARS[kind] ?? 0),
    url: clipText(url, URL_MAX_CHARS + 1),
    quote: clipText(quote, QUOTE_MAX_CHARS),
  }
}

/** Control characters, which neither the database nor a reader has a use for, become blanks. */
function clipText(text: string, maxChars: number): string {
  const plain = text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  // Half an emoji at the cut is dropped.
  return plain
    .trim()
    .slice(0, maxChars)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

function isUsable({ kind, value, url, quote }: Finding): boolean {
  if (!FINDING_KINDS.includes(kind) || value === '' || quote === '' || !isAddress(url)) return false
  if (kind === 'industry') return Object.hasOwn(INDUSTRY_FIT, value)
  return kind !== 'contact_page' || isAddress(value)
}

function isAddress(text: string): boolean {
  return text.length <= URL_MAX_CHARS && WEB_ADDRESS.test(text) && URL.canParse(text)
}
