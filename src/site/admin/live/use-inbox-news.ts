import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AdminConversation, AdminConversationsReply } from '#contract/admin.ts'
import type { StaffNews } from '#contract/live.ts'
import {
  CONVERSATIONS_KEY,
  conversationQuery,
  conversationsQuery,
} from '#site/admin/conversations/conversation-queries.ts'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { noteUnread } from '#site/admin/live/unread.ts'
import { isFresh, useStaffNews } from '#site/admin/live/use-staff-news.ts'
import { isBeingRead } from '#site/admin/live/use-staff-watch.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'
import { listConversations } from '#site/lib/inbox-api.ts'

/** News in a row become one reading. */
const GATHER_MS = 400

/** These change nothing that is listed. */
const IDLE_KINDS: readonly StaffNews['kind'][] = ['seen', 'typing']

type Options = { isEnabled: boolean; filter: FilterValues; selectedId: string | null }

/** Keeps list and viewer in step with what happens. */
export function useInboxNews({ isEnabled, filter, selectedId }: Options) {
  const client = useQueryClient()
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refreshList = async () => {
    gathering.current = undefined
    const changed = await refreshNewest(client, filter)
    noteUnread(changed.filter((id) => !isBeingRead(id)))
  }
  const refreshListSoon = () => {
    gathering.current ??= setTimeout(() => void refreshList(), GATHER_MS)
  }
  const refreshViewer = (conversationId: string | null) => {
    void client.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey })
  }
  const follow = ({ kind, conversationId, id }: StaffNews) => {
    if (kind === 'lead' || kind === 'delivery') {
      void client.invalidateQueries({ queryKey: kind === 'lead' && id ? ['lead', id] : ['lead'] })
    }
    if (kind !== 'delivery') refreshListSoon()
    // News of a lead does not say which conversations it has.
    if (conversationId ? conversationId === selectedId : kind === 'lead') {
      refreshViewer(selectedId)
    }
  }
  useStaffNews({
    isEnabled,
    onNews: (news) => {
      if (!IDLE_KINDS.includes(news.kind)) follow(news)
    },
    onCatchUp: (isFirst) => {
      if (isFirst && isFresh(client, CONVERSATIONS_KEY)) return
      refreshListSoon()
      void client.invalidateQueries({ queryKey: ['lead'] })
      if (selectedId !== null) refreshViewer(selectedId)
    },
  })
}

/**
 * Reads the newest conversations anew and says which of them are new or changed. A failure changes nothing and
 * says nothing: the next piece of news tries again, and what is shown is still true.
 */
async function refreshNewest(client: QueryClient, filter: FilterValues): Promise<string[]> {
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
  // In another order than by time nobody knows what goes between the rows that are shown.
  if (filter.sort !== undefined) await client.invalidateQueries({ queryKey })
  else client.setQueryData(queryKey, mergeNewest(shown, result.value))
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

type Pages = InfiniteData<AdminConversationsReply>

/**
 * The list with its newest 50 read anew; what follows them stays as it was, so that one piece of news does not
 * read a long list over. Rows that are missing among the newest are gone, or no longer pass the filter.
 */
export function mergeNewest(pages: Pages, fresh: AdminConversationsReply): Pages {
  const oldestFresh = fresh.conversations.at(-1)
  if (fresh.next === null || oldestFresh === undefined) return { pages: [fresh], pageParams: [''] }
  const freshIds = new Set(fresh.conversations.map(({ id }) => id))
  const isFurtherDown = ({ id, created_at }: { id: string; created_at: string }) =>
    !freshIds.has(id) && created_at <= oldestFresh.created_at
  const [first, ...others] = pages.pages
  const kept = (first?.conversations ?? []).filter(isFurtherDown)
  const merged = { ...fresh, conversations: [...fresh.conversations, ...kept] }
  // The rows that stay reach as far as the old first page did, so its cursor goes on from there.
  if (kept.length > 0 && first) merged.next = first.next
  const rest = others.map((page) => ({
    ...page,
    conversations: page.conversations.filter(({ id }) => !freshIds.has(id)),
  }))
  return { pages: [merged, ...rest], pageParams: pages.pageParams }
}
