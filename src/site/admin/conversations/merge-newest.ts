import type { InfiniteData } from '@tanstack/react-query'
import type { AdminConversationsReply } from '#contract/admin.ts'

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
