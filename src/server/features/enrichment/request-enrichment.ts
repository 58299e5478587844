import type { Facts } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import type { Conversation } from '#server/features/conversations/conversation.ts'
import { readNamedHost } from '#server/features/enrichment/read-company-view.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { enrichmentRequests } from '#server/platform/db/schema/enrichment.ts'
import { countInDatabase } from '#server/platform/limits/count-in-database.ts'

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

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 86_400
/** Websites and networks are counted apart: a visitor whose network has no name still has a website. */
const LIMITS = {
  website: { prefix: 'enrichment', points: 10, seconds: HOUR_SECONDS },
  network: { prefix: 'network_of', points: 10, seconds: HOUR_SECONDS },
  /** By conversation: what a network does not tell once, it does not tell with the next message. */
  conversation: { prefix: 'network_in', points: 1, seconds: DAY_SECONDS },
} as const
/** Requests without an address share one count. */
const NO_ADDRESS = 'none'

/**
 * Counts one look-up for a client; false when it has used up what it has. In a transaction the count stands or falls
 * with what was looked up.
 */
export async function takeLookUp(
  db: Pick<Transaction, 'execute'>,
  kind: keyof typeof LIMITS,
  key: string | null,
): Promise<boolean> {
  const { prefix, points, seconds } = LIMITS[kind]
  const name = `${prefix}:${key ?? NO_ADDRESS}`
  const counted = await countInDatabase(db, new Map([[name, { seconds }]]), { isKept: true })
  return (counted.get(name)?.points ?? 0) <= points
}
