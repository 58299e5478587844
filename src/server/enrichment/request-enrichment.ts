import { eq } from 'drizzle-orm'
import type { Facts } from '#domain/fact.ts'
import type { Conversation } from '#server/conversations/owner.ts'
import type { Transaction } from '#server/db/client.ts'
import { diagnosticConversations } from '#server/db/schema/conversations.ts'
import { enrichmentRequests } from '#server/db/schema/enrichment.ts'
import type { Deps } from '#server/deps.ts'
import { readNamedHost } from '#server/enrichment/read-named-host.ts'
import { takeLookUp } from '#server/enrichment/take-look-up.ts'

/** More websites than a visitor who corrects a slip would name. */
const HOSTS_MAX = 3

type Known = {
  /** As it was before this turn. */
  conversation: Pick<Conversation, 'id' | 'wantsEnrichment'>
  facts: Pick<Facts, 'company_website'>
  isTriggered: boolean
  /** The hashed address of the client, for the limit. */
  addressKey: string | null
}

/**
 * Notes that the company's website is to be read, once it is wanted and named. Nothing is read here.
 * True when there is work for the job, to be woken after the commit.
 */
export async function requestEnrichment(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  transaction: Transaction,
  { conversation, facts, isTriggered, addressKey }: Known,
): Promise<boolean> {
  if (!config.isEnrichmentOn) return false
  if (!conversation.wantsEnrichment) {
    if (!isTriggered) return false
    await noteWish(transaction, conversation.id)
  }
  const host = readNamedHost(facts)
  if (host === null || !(await isNew(transaction, conversation.id, host))) return false
  const isWithinLimit = await takeLookUp(transaction, 'website', addressKey)
  const now = clock()
  await transaction.insert(enrichmentRequests).values({
    conversationId: conversation.id,
    host,
    requestedAt: now,
    ...(!isWithinLimit && { finishedAt: now, outcome: 'over_limit' }),
  })
  return isWithinLimit
}

async function noteWish(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(diagnosticConversations)
    .set({ wantsEnrichment: true })
    .where(eq(diagnosticConversations.id, id))
}

/** The conversation is locked by its turn, so no other request comes in between. */
async function isNew(transaction: Transaction, conversationId: string, host: string) {
  const requested = await transaction
    .select({ host: enrichmentRequests.host })
    .from(enrichmentRequests)
    .where(eq(enrichmentRequests.conversationId, conversationId))
  return requested.length < HOSTS_MAX && !requested.some((request) => request.host === host)
}
