import { and, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ErasedCounts } from '#server/features/privacy/receipt.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { deliveries } from '#server/platform/db/schema/deliveries.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'

type Gone = {
  /** Of the conversation and the lead that are gone. */
  ids: readonly string[]
  /** Of the person, when nothing else is known of them. */
  address: string | null
}

/** To the letter what the indexes `…_mentions` are made on. */
const ofDelivery = sql`list_mentions(${deliveries.payload}::text || ' ' || ${deliveries.dedupeKey})`
const ofLetter = sql`list_mentions(${outboxMessages.recipient} || ' ' || ${outboxMessages.text} || ' ' || ${outboxMessages.dedupeKey})`

/**
 * Deletes what was written about them to people and to other systems, sent or not, in two statements. A letter that
 * names two of them counts for each. @returns counts in their order.
 */
export async function eraseLetters(
  transaction: Transaction,
  all: readonly Gone[],
): Promise<ErasedCounts[]> {
  const ids = all.flatMap((gone) => gone.ids)
  const addresses = all.flatMap(({ address }) => (address === null ? [] : [address.toLowerCase()]))
  const sent = await transaction
    .delete(deliveries)
    .where(matchDeliveries(ids))
    .returning({ names: sql<string[]>`${ofDelivery}` })
  const isTheirs =
    addresses.length === 0
      ? undefined
      : and(isNull(outboxMessages.bookingId), matchLetters(addresses))
  const letters = await transaction
    .delete(outboxMessages)
    .where(or(matchLetters(ids), isTheirs))
    .returning({ names: sql<string[]>`${ofLetter}` })
  return all.map(({ ids: own, address }) => {
    const words = new Set(own.map((word) => word.toLowerCase()))
    if (address !== null) words.add(address.toLowerCase())
    const count = (rows: readonly { names: string[] }[]) =>
      rows.filter(({ names }) => names.some((name) => words.has(name))).length
    return { deliveries: count(sent), outbox_messages: count(letters) }
  })
}

/** Those that name one of these ids. */
export function matchDeliveries(ids: readonly string[]): SQL {
  return mentions(ofDelivery, ids)
}

/** Those that name one of these ids or addresses. */
export function matchLetters(words: readonly string[]): SQL {
  return mentions(ofLetter, words)
}

/** Of no words: nothing mentions them. */
function mentions(listed: SQL, words: readonly string[]): SQL {
  return sql`${listed} && ${sql.param(words.map((word) => word.toLowerCase()))}::text[]`
}
