import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { AdminConversationsReply } from '#contract/admin.ts'
import type { StaffNews } from '#contract/live.ts'
import { CONVERSATIONS_KEY, UNREAD_VIEW } from '#site/admin/conversations/conversation-queries.ts'
import { giveAlert } from '#site/admin/live/alerts.ts'
import {
  noteAllUnread,
  noteSeen,
  noteUnread,
  readUnreadOf,
  useUnreadIds,
} from '#site/admin/live/unread.ts'
import { useStaffNews } from '#site/admin/live/use-staff-news.ts'
import { readAddressParameter } from '#site/admin/parts/address.ts'
import { logoPaths } from '#site/components/logo-paths.ts'
import { listConversations } from '#site/lib/inbox-api.ts'

/** On every page of the staff area: what visitors do is counted, and told to who asked for it. */
export function useStaffWatch(userId: string, isEnabled: boolean): void {
  const client = useQueryClient()
  useLayoutEffect(() => readUnreadOf(userId), [userId])
  useStaffNews({
    isEnabled,
    onNews: (news) => {
      noteDoings(news)
      const { what, kind, conversationId } = news
      if (what === undefined || (conversationId && isBeingRead(conversationId))) return
      if (conversationId) noteUnread([conversationId])
      const href = conversationId
        ? `/admin/dashboard?conversation=${conversationId}`
        : '/admin/bookings'
      const row = kind === 'booking' ? undefined : findRow(client, conversationId)
      giveAlert({ what, name: row?.contact_name ?? row?.company_name ?? null, href })
    },
    onCatchUp: () => void catchUp(),
  })
}

/** What colleagues' devices and visitors' fields tell, which is no news of a conversation. */
function noteDoings({ kind, what, conversationId, at }: StaffNews): void {
  if (kind === 'seen' && at) noteSeen(conversationId, at)
  if (conversationId === undefined) return
  if (kind === 'typing') noteTyping(conversationId, true)
  if (what === 'wrote') noteTyping(conversationId, false)
}

/** Whoever types says so every three seconds; one call may be lost. */
const TYPING_MS = 6_000

const typingTimers = new Map<string, ReturnType<typeof setTimeout>>()
const typingWatchers = new Set<() => void>()
let typingIds: ReadonlySet<string> = new Set()

/** Conversations whose visitor is typing. */
export function useTypingIds(): ReadonlySet<string> {
  return useSyncExternalStore(watchTyping, () => typingIds)
}

function watchTyping(notify: () => void): () => void {
  typingWatchers.add(notify)
  return () => typingWatchers.delete(notify)
}

function noteTyping(id: string, isTyping: boolean): void {
  clearTimeout(typingTimers.get(id))
  typingTimers.delete(id)
  if (isTyping)
    typingTimers.set(
      id,
      setTimeout(() => noteTyping(id, false), TYPING_MS),
    )
  typingIds = new Set(typingTimers.keys())
  for (const notify of typingWatchers) notify()
}

/** Quietly: what cannot be read now is read when the stream is back. */
async function catchUp(): Promise<void> {
  const result = await listConversations(UNREAD_VIEW)
  if (result.kind === 'ok') noteAllUnread(result.value.conversations)
}

/** Somebody sits before it and sees the message come. */
export function isBeingRead(conversationId: string): boolean {
  const isSeen = document.visibilityState === 'visible' && document.hasFocus()
  return isSeen && readAddressParameter('conversation') === conversationId
}

function findRow(client: ReturnType<typeof useQueryClient>, conversationId: string | undefined) {
  const lists = client.getQueriesData<{ pages: AdminConversationsReply[] }>({
    queryKey: CONVERSATIONS_KEY,
  })
  return lists
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ conversations }) => conversations)
    .find(({ id }) => id === conversationId)
}

/** How many are unread stands in the title of the tab, and as a dot on its icon. */
export function useTabTitle(title: string): void {
  const count = useUnreadIds().size
  useEffect(() => {
    document.title = count === 0 ? title : `(${count}) ${title}`
  }, [title, count])
  const hasUnread = count > 0
  useEffect(() => {
    if (!hasUnread) return
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]')
    const usual = icon?.getAttribute('href')
    icon?.setAttribute('href', UNREAD_ICON)
    return () => {
      if (usual) icon?.setAttribute('href', usual)
    }
  }, [hasUnread])
}

/** The logo with a dot. A file of its own cannot know the colors of the tab: it is drawn in gray, which both show. */
const UNREAD_ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#7a7f87" stroke-width="2.4">${logoPaths
    .map((path) => `<path d="${path}"/>`)
    .join('')}<circle cx="18.5" cy="5.5" r="5.5" fill="#d43a24" stroke="none"/></svg>`,
)}`
