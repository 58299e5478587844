import { asc, eq, sql } from 'drizzle-orm'
import { type CorrectionExample, listCorrections } from '#agent/state/list-corrections.ts'
import type { Deps } from '#server/deps.ts'
import { readPages } from '#server/features/inbox/export/read-pages.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'

const PAGE_SIZE = 50
const HAS_CORRECTIONS = sql`jsonb_array_length(${diagnosticConversations.agentState} -> 'history') > 0`

/** Every correction in stored conversations as a labeled example, newest conversation first. */
export async function* exportCorrections(
  deps: Pick<Deps, 'db'>,
): AsyncGenerator<CorrectionExample> {
  for await (const page of readPages(deps, { filter: HAS_CORRECTIONS, pageSize: PAGE_SIZE })) {
    for (const { conversation } of page) {
      const messages = await deps.db
        .select()
        .from(diagnosticMessages)
        .where(eq(diagnosticMessages.conversationId, conversation.id))
        .orderBy(asc(diagnosticMessages.position))
      yield* listCorrections(
        conversation.agentState,
        messages.map(({ id, content, metadata }) => ({
          id,
          content,
          isCorrection: metadata?.correction !== undefined,
        })),
      )
    }
  }
}
