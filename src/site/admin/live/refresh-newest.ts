import type { QueryClient } from '@tanstack/react-query'
import type { AdminConversation } from '#contract/admin.ts'
import { conversationsQuery } from '#site/admin/conversations/conversation-queries.ts'
import { mergeNewest } from '#site/admin/conversations/merge-newest.ts'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'
import { listConversations } from '#site/lib/inbox-api.ts'

/**
 * Reads the newest conversations anew and says which of them are new or changed. A failure changes nothing and
 * says nothing: the next piece of news tries again, and what is shown is still true.
 */
export async function refreshNewest(client: QueryClient, filter: FilterValues): Promise<string[]> {
  const { queryKey } = conversationsQuery(filter)
  if (client.getQueryData(queryKey) === undefined) {
    await client.invalidateQueries({ queryKey })
    return []
  }
  const result = await listConversations(filter)
  const isAccessLost = result.kind === 'refused' && (result.status === 401 || result.status === 403)
  if (isAccessLost) void client.invalidateQueries({ queryKey: SESSION_KEY })
  const shown = client.getQueryData(queryKey)
  if (result.kind !== 'ok' || shown === undefined) return []
  const changed = listChanged(
    shown.pages.flatMap(({ conversations }) => conversations),
    result.value.conversations,
  )
  client.setQueryData(queryKey, mergeNewest(shown, result.value))
  return changed
}

/** What a filter brings up late, older than all that was shown, is no news. */
function listChanged(
  shown: readonly AdminConversation[],
  fresh: readonly AdminConversation[],
): string[] {
  const knownChanges = new Map(shown.map(({ id, updated_at }) => [id, updated_at]))
  const oldestShown = shown.at(-1)?.created_at ?? ''
  return fresh
    .filter(({ id, updated_at, created_at }) =>
      knownChanges.has(id) ? knownChanges.get(id) !== updated_at : created_at >= oldestShown,
    )
    .map(({ id }) => id)
}
