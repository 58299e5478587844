import { useSyncExternalStore } from 'react'
import type { AdminConversation } from '#contract/admin.ts'
import { sayAllSeen, saySeen } from '#site/lib/inbox-api.ts'

type Listed = Pick<AdminConversation, 'id' | 'updated_at' | 'is_unread'>

/** What one person of the staff has not looked at. The server keeps it; this is what the page knows of it. */
let person = ''
let unread: ReadonlySet<string> = new Set()
/** Up to when each was looked at, also on other devices: a list that was read before says otherwise for a moment. */
let seen = new Map<string, string>()
let allSeenAt = ''

const listeners = new Set<() => void>()

/** Whose unread conversations these are. */
export function readUnreadOf(userId: string): void {
  if (userId === person) return
  person = userId
  seen = new Map()
  allSeenAt = ''
  change(new Set())
}

export function useUnreadIds(): ReadonlySet<string> {
  return useSyncExternalStore(watch, () => unread)
}

/** Up to when a conversation was looked at since the page was opened; empty where it was not. */
export function readSeenUntil(id: string): string {
  const at = seen.get(id) ?? ''
  return at > allSeenAt ? at : allSeenAt
}

/** Rows as a list has them; that one of them is read is told by itself. */
export function noteListed(rows: readonly Listed[]): void {
  const isSeen = ({ id, updated_at }: Listed) => readSeenUntil(id) >= updated_at
  noteUnread(rows.filter((row) => row.is_unread && !isSeen(row)).map(({ id }) => id))
}

/** All rows that are unread, as the server has just said. */
export function noteAllUnread(rows: readonly Listed[]): void {
  const ids = new Set(rows.map(({ id }) => id))
  change(new Set([...unread].filter((id) => ids.has(id))))
  noteListed(rows)
}

export function noteUnread(ids: readonly string[]): void {
  change(new Set([...unread, ...ids]))
}

/** Looked at on another device; without an id, all of them. */
export function noteSeen(id: string | undefined, at: string): void {
  if (id === undefined) {
    allSeenAt = at
    change(new Set())
  } else {
    keepSeen(id, at)
  }
}

/** One that no list has is looked at as it stands now. */
export function markSeen(id: string, listed: Listed | undefined): void {
  const at = listed?.updated_at ?? new Date().toISOString()
  const isTold = !listed?.is_unread || readSeenUntil(id) >= at
  if (isTold && !unread.has(id)) return
  keepSeen(id, at)
  void saySeen(id, at)
}

export function markAllSeen(): void {
  noteSeen(undefined, new Date().toISOString())
  void sayAllSeen()
}

function keepSeen(id: string, at: string): void {
  seen.set(id, at)
  change(new Set([...unread].filter((one) => one !== id)))
}

/** The same object for as long as nothing changed. */
function change(next: ReadonlySet<string>): void {
  if (next.size === unread.size && [...next].every((id) => unread.has(id))) return
  unread = next
  for (const notify of listeners) notify()
}

function watch(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
