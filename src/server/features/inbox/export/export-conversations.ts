import { eq, type SQL } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { composeCsv } from '#server/features/inbox/export/compose-csv.ts'
import { composeJson, describeConversations } from '#server/features/inbox/export/compose-json.ts'
import { countConversations, readPages } from '#server/features/inbox/export/read-pages.ts'
import { type AuditActor, recordAudit } from '#server/features/staff/audit/record-audit.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { AppError } from '#server/platform/errors.ts'

/** Conversations in memory at once. Those of the JSON file come with all their messages. */
const PAGE_SIZES = { csv: 500, json: 50 } as const

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'createId'>
type Export = {
  actor: AuditActor
  format: keyof typeof PAGE_SIZES
  filter: SQL | undefined
  /** Names of the filters in use. */
  filterNames: readonly string[]
}

/** A file of conversations that is written while it is sent. Who exported how many stands in the log before. */
export async function exportConversations(
  deps: ExportDeps,
  { actor, format, filter, filterNames }: Export,
): Promise<ReadableStream<Uint8Array>> {
  const count = await countConversations(deps, filter)
  await recordAudit(deps, deps.db, {
    actor,
    action: 'conversation.export',
    subjectType: 'conversation',
    subjectId: 'all',
    detail: { format, count, filters: filterNames.join(', ') },
  })
  const pages = readPages(deps, { filter, pageSize: PAGE_SIZES[format] })
  return encode(format === 'csv' ? composeCsv(pages) : composeJson(deps, pages))
}

/** One conversation with all that is known of it. */
export async function exportConversation(
  deps: ExportDeps,
  { actor, id }: { actor: AuditActor; id: string },
) {
  const pages = readPages(deps, { filter: eq(diagnosticConversations.id, id), pageSize: 1 })
  const { value: page } = await pages.next()
  const [conversation] = await describeConversations(deps.db, page ?? [])
  if (!conversation) throw new AppError('not_found', 'There is no such conversation.')
  await recordAudit(deps, deps.db, {
    actor,
    action: 'conversation.export',
    subjectType: 'conversation',
    subjectId: id,
    detail: { format: 'json', count: 1 },
  })
  return { exported_at: deps.clock().toISOString(), conversation }
}

/** Pulled by whoever reads: nothing is made ahead of a slow reader. */
function encode(parts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await parts.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
