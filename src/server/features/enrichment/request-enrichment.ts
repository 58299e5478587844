import type { Facts } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { readNamedHost } from '#server/features/enrichment/read-named-host.ts'
import { takeLookUp } from '#server/features/enrichment/take-look-up.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { enrichmentRequests } from '#server/platform/db/schema/enrichment.ts'

/** More websites than a visitor who corrects a slip would name. */
const HOSTS_MAX = 3

type Known = {
  /** As it was before this turn. */
  conversation: Pick<Conversation, 'id' | 'wantsEnrichment'>
  /** The conversation is locked by its turn, so no other comes in between. */
  requestedHosts: readonly string[]
  facts: Pick<Facts, 'company_website'>
  isTriggered: boolean
  /** The hashed address of the client, for the limit. */
  addressKey: string | null
}

/** Whether the conversation asks for its company, from this turn on or since before. */
export function wishForEnrichment(
  { isEnrichmentOn }: Pick<Deps['config'], 'isEnrichmentOn'>,
  { conversation, isTriggered }: Pick<Known, 'conversation' | 'isTriggered'>,
): boolean {
  return conversation.wantsEnrichment || (isEnrichmentOn && isTriggered)
}

/**
 * Notes that the company's website is to be read, once it is wanted and named. Nothing is read here.
 * True when there is work for the job, to be woken after the commit.
 */
export async function requestEnrichment(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  transaction: Transaction,
  { conversation, requestedHosts, facts, isTriggered, addressKey }: Known,
): Promise<boolean> {
  if (!config.isEnrichmentOn || !wishForEnrichment(config, { conversation, isTriggered })) {
    return false
  }
  const host = readNamedHost(facts)
  const isNew = host !== null && !requestedHosts.includes(host)
  if (!isNew || requestedHosts.length >= HOSTS_MAX) return false
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
