import { sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { nameSources } from '#server/features/conversations/search-conversations.ts'

/** Conversations in one transaction: it holds nothing that anybody waits for, and a stop ends it soon. */
const BATCH = 200

/** Brings up to date what conversations are found by. On `signal` it ends after what it has in hand. */
export async function keepFindable(
  deps: Pick<Deps, 'db' | 'config'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  await renewWords(deps, { ...(signal && { signal }) })
  while (!signal?.aborted && (await nameSources(deps)) > 0);
}

/** Makes the lists of words anew of the conversations that changed, so that they are found without a look at their messages. */
async function renewWords(
  { db }: Pick<Deps, 'db'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  for (let count = BATCH; count === BATCH && !signal?.aborted; ) {
    // Two statements: the second sees all that was there when the first took its rows.
    count = await db.transaction(async (transaction) => {
      const taken = await transaction.execute<{ conversation_id: string }>(sql`
        delete from conversation_word_changes where (conversation_id, id) in
          (select conversation_id, id from conversation_word_changes limit ${BATCH} for update skip locked)
        returning conversation_id`)
      const ids = [...new Set(taken.rows.map((row) => row.conversation_id))]
      await transaction.execute(sql`
        insert into conversation_words (conversation_id, created_at, words)
        select id, created_at, list_conversation_words(id) from diagnostic_conversations
        where id = any(${sql.param(ids)}::uuid[]) order by id for key share
        on conflict (conversation_id) do update set created_at = excluded.created_at, words = excluded.words`)
      return taken.rows.length
    })
  }
}
