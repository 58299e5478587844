import { useInfiniteQuery } from '@tanstack/react-query'
import { inboxCounts } from '#content/staff/conversations.ts'
import type { ConversationSort } from '#contract/admin-conversations-query.ts'
import { conversationsQuery, UNREAD_VIEW } from '#site/admin/conversations/conversation-queries.ts'
import { inboxFields, SEARCH_NAME } from '#site/admin/conversations/inbox-fields.ts'
import { type FilterValues, readFilterValues } from '#site/admin/filters/filter-field.ts'
import {
  type AddressChange,
  changeAddress,
  readAddressParameter,
  useAddressParameter,
  useAddressSearch,
} from '#site/admin/parts/address.ts'

const SORTS = ['latest', 'score', 'waiting'] as const satisfies readonly ConversationSort[]

/** What each view asks the server for; its address says the same. */
const VIEWS = {
  written: {},
  unread: UNREAD_VIEW,
  waiting: { sort: 'due' },
  person: { needsPerson: 'true' },
  none: { owner: 'none' },
  me: { owner: 'me' },
  all: { hasWritten: 'any' },
} as const satisfies Readonly<Record<string, FilterValues>>
type InboxView = keyof typeof VIEWS
export const VIEW_NAMES = Object.keys(VIEWS) as readonly InboxView[]

export function changeView(view: InboxView): AddressChange {
  const none = { unread: null, needsPerson: null, owner: null, hasWritten: null }
  // What is unread or waiting stands in an order of its own.
  const isOrdered =
    readAddressParameter('sort') === 'due' || readAddressParameter('unread') !== null
  return isOrdered ? { ...none, sort: null, ...VIEWS[view] } : { ...none, ...VIEWS[view] }
}

/** The list that the address asks for. */
export function useInbox(isEnabled: boolean) {
  const search = useAddressSearch()
  const { asked, narrowing, filters, searchText, view, sort } = readAsked(search)
  const query = useInfiniteQuery({ ...conversationsQuery(asked), enabled: isEnabled })
  const conversations = query.data?.pages.flatMap((page) => page.conversations) ?? []
  // Only those who want a person wait.
  const isNarrowed = Object.keys(narrowing).length > 0 || sort === 'waiting' || view === 'waiting'
  const stats = query.data?.pages[0]?.stats
  const written = stats?.writtenConversations ?? 0
  const total = view === 'written' ? written : (stats?.totalConversations ?? 0)
  const count = { shown: conversations.length, total, hasMore: query.hasNextPage }
  return {
    query,
    asked,
    filters,
    searchText,
    view,
    hasOwnOrder: view === 'waiting' || view === 'unread',
    sort,
    conversations,
    isNarrowed,
    stats,
    silentCount: (stats?.totalConversations ?? 0) - written,
    mentions: query.data?.pages[0]?.mentions ?? [],
    requests: query.data?.pages[0]?.requests ?? [],
    viewKey: JSON.stringify(asked),
    totalCount: isNarrowed ? (query.hasNextPage ? UNKNOWN : conversations.length) : total,
    summary: summarize({ ...count, isNarrowed, isSorted: sort !== undefined }),
    loadMore: () => {
      // A page that is on its way is waited for, however often it is asked for.
      if (query.hasNextPage && !query.isError) void query.fetchNextPage({ cancelRefetch: false })
    },
  }
}
export type Inbox = ReturnType<typeof useInbox>

function readAsked(search: string) {
  const told = new URLSearchParams(search)
  const filters = readFilterValues(inboxFields, search)
  const searchText = told.get(SEARCH_NAME)?.trim() ?? ''
  const view = VIEW_NAMES.find((name) => isChosen(VIEWS[name], told)) ?? 'written'
  const sort = SORTS.find((name) => name === told.get('sort'))
  const narrowing: FilterValues = {
    ...filters,
    ...(view === 'written' || view === 'all' ? {} : VIEWS[view]),
    ...(searchText !== '' && { [SEARCH_NAME]: searchText }),
  }
  // A search by words finds nothing where nobody wrote, and is answered faster without the condition.
  const isSilenceLeftOut = (view === 'written' || view === 'none') && searchText === ''
  const asked: FilterValues = {
    ...(isSilenceLeftOut && { hasWritten: 'true' }),
    ...narrowing,
    ...(sort && { sort }),
  }
  return { asked, narrowing, filters, searchText, view, sort }
}

function isChosen(values: FilterValues, told: URLSearchParams): boolean {
  const entries = Object.entries(values)
  return entries.length > 0 && entries.every(([name, value]) => told.get(name) === value)
}

/** As aria-setsize says it. */
const UNKNOWN = -1

type Count = {
  shown: number
  total: number
  hasMore: boolean
  isNarrowed: boolean
  isSorted: boolean
}

function summarize({ shown, total, hasMore, isNarrowed, isSorted }: Count): string {
  const count = shown.toLocaleString('en-US')
  if (hasMore && isSorted) return inboxCounts.firstMatches(count)
  if (isNarrowed) return hasMore ? inboxCounts.newestMatches(count) : inboxCounts.found(count)
  return shown < total
    ? inboxCounts.newestOf(count, total.toLocaleString('en-US'))
    : inboxCounts.inTotal(count)
}

const PARAMETER = 'conversation'

export function useSelectedConversation(): string | null {
  return useAddressParameter(PARAMETER)
}

/** The first choice can be undone with "back"; walking the list does not fill the history. */
export function selectConversation(conversationId: string): void {
  const isFirstChoice = readAddressParameter(PARAMETER) === null
  changeAddress({ [PARAMETER]: conversationId, view: null }, isFirstChoice ? 'push' : 'replace')
}

export function deselectConversation(): void {
  changeAddress({ [PARAMETER]: null, view: null }, 'push')
}
