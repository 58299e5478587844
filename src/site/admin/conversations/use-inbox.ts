import { useInfiniteQuery } from '@tanstack/react-query'
import { inboxCounts } from '#content/staff/conversations.ts'
import { conversationsQuery } from '#site/admin/conversations/conversation-queries.ts'
import { inboxFields, SEARCH_NAME } from '#site/admin/conversations/inbox-fields.ts'
import { type FilterValues, readFilterValues } from '#site/admin/filters/filter-field.ts'
import { useAddressSearch } from '#site/admin/parts/address.ts'

/** The list that the address asks for. */
export function useInbox(isEnabled: boolean) {
  const search = useAddressSearch()
  const filters = readFilterValues(inboxFields, search)
  const searchText = new URLSearchParams(search).get(SEARCH_NAME)?.trim() ?? ''
  const asked: FilterValues =
    searchText === '' ? filters : { ...filters, [SEARCH_NAME]: searchText }
  const query = useInfiniteQuery({ ...conversationsQuery(asked), enabled: isEnabled })
  const conversations = query.data?.pages.flatMap((page) => page.conversations) ?? []
  const isNarrowed = Object.keys(asked).length > 0
  const total = query.data?.pages[0]?.stats.totalConversations ?? 0
  const count = { shown: conversations.length, total, hasMore: query.hasNextPage, isNarrowed }
  return {
    query,
    asked,
    filters,
    searchText,
    conversations,
    isNarrowed,
    stats: query.data?.pages[0]?.stats,
    launchGaps: query.data?.pages[0]?.launchGaps ?? 0,
    viewKey: JSON.stringify(asked),
    totalCount: isNarrowed ? (query.hasNextPage ? UNKNOWN : conversations.length) : total,
    summary: summarize(count),
    loadMore: () => {
      // A page that is on its way is waited for, however often it is asked for.
      if (query.hasNextPage && !query.isError) void query.fetchNextPage({ cancelRefetch: false })
    },
  }
}
export type Inbox = ReturnType<typeof useInbox>

/** As aria-setsize says it. */
const UNKNOWN = -1

type Count = { shown: number; total: number; hasMore: boolean; isNarrowed: boolean }

function summarize({ shown, total, hasMore, isNarrowed }: Count): string {
  const count = shown.toLocaleString('en-US')
  if (isNarrowed) return hasMore ? inboxCounts.newestMatches(count) : inboxCounts.found(count)
  return shown < total
    ? inboxCounts.newestOf(count, total.toLocaleString('en-US'))
    : inboxCounts.inTotal(count)
}
