import { and, eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { clipFindings, FINDINGS_MAX } from '#server/features/enrichment/hand-out-reading.ts'
import { takeLookUp } from '#server/features/enrichment/request-enrichment.ts'
import type { Db, Transaction } from '#server/platform/db/client.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { conversationFindings } from '#server/platform/db/schema/enrichment.ts'
import { notifyStaff, notifyVisitor } from '#server/platform/events/notify.ts'

/** `url` is that of the service, which answered `quote`. */
type NetworkCompany = { name: string; url: string; quote: string }

type KeepDeps = Pick<Deps, 'db' | 'clock' | 'createId'>

const DEADLINE_MS = 4_000
/** In one process: a service that is slow holds no more than these. */
const UNDER_WAY_MAX = 5

type NoteDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'logger'>
type Client = {
  conversationId: string
  /** The client's address. It is sent to the service, and neither stored nor logged. */
  address: string
  /** The same, hashed, for the limit. */
  addressKey: string | null
}

let underWay = 0

/**
 * Asks the service that is configured which company the visitor's network belongs to, and keeps its answer as a
 * finding. To be called after the reply, and not to be waited for; it never throws.
 */
export async function noteNetworkCompany(deps: NoteDeps, client: Client): Promise<void> {
  const { isEnrichmentOn, networkLookupUrl: url, networkLookupToken: token } = deps.config
  if (!isEnrichmentOn || url === undefined || underWay >= UNDER_WAY_MAX) return
  underWay += 1
  try {
    await noteCompany(deps, { ...client, service: { url, token } })
  } catch (error) {
    // Its message may hold the address.
    const reason = error instanceof Error ? error.name : 'unknown'
    deps.logger.warn({ reason }, 'the company of a network was not looked up')
  } finally {
    underWay -= 1
  }
}

type Asking = Client & { service: { url: string; token: string | undefined } }

async function noteCompany(
  deps: NoteDeps,
  { conversationId, address, addressKey, service }: Asking,
): Promise<void> {
  if (!(await canNoteNetwork(deps.db, conversationId))) return
  if (!(await takeLookUp(deps.db, 'conversation', conversationId))) return
  if (!(await takeLookUp(deps.db, 'network', addressKey))) return
  const { lookUpNetwork } = await import('#server/features/enrichment/network/look-up-network.ts')
  const company = await lookUpNetwork(service, address, AbortSignal.timeout(DEADLINE_MS))
  // A service that repeats what it was asked would have us store it.
  if (company === null || JSON.stringify(company).includes(address.split('/')[0] ?? '')) return
  await keepNetworkCompany(deps, conversationId, company)
}

/** Whether the conversation asked for its company, and the network has not told one yet. */
async function canNoteNetwork(db: Db | Transaction, conversationId: string): Promise<boolean> {
  const [conversation] = await db
    .select({ wantsEnrichment: diagnosticConversations.wantsEnrichment })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  if (!conversation?.wantsEnrichment) return false
  const known = and(
    eq(conversationFindings.conversationId, conversationId),
    eq(conversationFindings.source, 'network'),
  )
  return (await db.$count(conversationFindings, known)) === 0
}

/** Stores it as one finding, unless the conversation was erased meanwhile. */
async function keepNetworkCompany(
  { db, clock, createId }: KeepDeps,
  conversationId: string,
  { name, url, quote }: NetworkCompany,
): Promise<void> {
  const [finding] = clipFindings([{ kind: 'name', value: name, url, quote }])
  if (!finding) return
  await db.transaction(async (transaction) => {
    await transaction
      .select({ id: diagnosticConversations.id })
      .from(diagnosticConversations)
      .where(eq(diagnosticConversations.id, conversationId))
      .for('update')
    if (!(await canNoteNetwork(transaction, conversationId))) return
    await transaction.insert(conversationFindings).values({
      conversationId,
      id: createId(),
      // Behind all that a website says.
      position: FINDINGS_MAX,
      host: new URL(finding.url).hostname,
      source: 'network',
      ...finding,
      readAt: clock(),
    })
    await notifyVisitor(transaction, conversationId)
    await notifyStaff(transaction, { kind: 'conversation', conversationId })
  })
}
