import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#server/db/client.ts'
import { deliveries } from '#server/db/schema/deliveries.ts'
import { outboxMessages } from '#server/db/schema/outbox.ts'
import type { ErasedCounts } from '#server/erasure/erasure-subject.ts'

type Gone = {
  /** Of the conversation and the lead that are gone. */
  ids: readonly string[]
  /** Of the person, when nothing else is known of them. */
  address: string | null
}

/** Deletes what was written about them to people and to other systems, sent or not. */
export async function eraseLetters(
  transaction: Transaction,
  { ids, address }: Gone,
): Promise<ErasedCounts> {
  const sent = await transaction
    .delete(deliveries)
    .where(or(mentions(deliveries.payload, ids), mentions(deliveries.dedupeKey, ids)))
  const isTheirs =
    address === null
      ? undefined
      : and(
          isNull(outboxMessages.bookingId),
          or(
            inArray(sql`lower(${outboxMessages.recipient})`, [address.toLowerCase()]),
            mentions(outboxMessages.text, [address]),
          ),
        )
  const letters = await transaction
    .delete(outboxMessages)
    .where(
      or(mentions(outboxMessages.dedupeKey, ids), mentions(outboxMessages.text, ids), isTheirs),
    )
  return { deliveries: sent.rowCount ?? 0, outbox_messages: letters.rowCount ?? 0 }
}

/** Of no words: nothing mentions them. */
function mentions(column: AnyPgColumn, words: readonly string[]): SQL {
  const all = words.map((word) => sql`position(${word} in ${column}::text) > 0`)
  return or(...all) ?? sql`false`
}
