import { useSyncExternalStore } from 'react'

/** What one person of the staff has not looked at, kept in this browser and shared by its tabs. */
type Kept = {
  userId: string
  /** What changed before counts as read. */
  since: string
  /** Until when each conversation was read, by its own `updated_at`. */
  seen: Readonly<Record<string, string>>
  /** Since when each is unread. */
  unread: Readonly<Record<string, string>>
}

type Listed = { id: string; updated_at: string }

const STORED_AT = 'loopwright-unread'
const SEEN_MAX = 500
/** A conversation that was deleted meanwhile is never opened: what is as old as this is let go. */
const FORGET_MS = 7 * 86_400_000

const listeners = new Set<() => void>()
let person = ''
let kept: Kept = create('')
let keptText: string | null = null

/** Whose unread conversations these are. */
export function readUnreadOf(userId: string): void {
  person = userId
  const isNew = parse(readStored()) === null
  // From here on things count, in other tabs and after a reload, too.
  if (isNew) write(create(userId))
  else for (const notify of listeners) notify()
}

export function useUnreadIds(): ReadonlySet<string> {
  const { unread } = useSyncExternalStore(watch, read)
  return new Set(Object.keys(unread))
}

/** Rows as the list has them: what changed since it was last looked at is unread. */
export function noteListed(rows: readonly Listed[]): void {
  const { since, seen } = read()
  noteUnread(rows.filter(({ id, updated_at }) => updated_at > (seen[id] ?? since)).map(toId))
}

export function noteUnread(ids: readonly string[]): void {
  const { unread, ...rest } = read()
  const fresh = ids.filter((id) => unread[id] === undefined)
  if (fresh.length === 0) return
  const now = new Date().toISOString()
  write({ ...rest, unread: { ...unread, ...Object.fromEntries(fresh.map((id) => [id, now])) } })
}

/** Until when somebody has read a conversation, by its own times. */
export function readSeenUntil(conversationId: string): string {
  const { since, seen } = read()
  return seen[conversationId] ?? since
}

export function markSeen({ id, updated_at }: Listed): void {
  const { unread, seen, ...rest } = read()
  const isKnown = unread[id] === undefined && (seen[id] ?? rest.since) >= updated_at
  if (isKnown) return
  const others = Object.entries(unread).filter(([one]) => one !== id)
  const newest = Object.entries({ ...seen, [id]: updated_at })
    .toSorted(([, one], [, other]) => other.localeCompare(one))
    .slice(0, SEEN_MAX)
  write({ ...rest, seen: Object.fromEntries(newest), unread: Object.fromEntries(others) })
}

export function markAllSeen(): void {
  write(create(person))
}

function toId({ id }: Listed): string {
  return id
}

function create(userId: string): Kept {
  return { userId, since: new Date().toISOString(), seen: {}, unread: {} }
}

/** The same object for as long as nothing changed. */
function read(): Kept {
  const text = readStored()
  if (text === keptText && kept.userId === person) return kept
  keptText = text
  kept = parse(text) ?? create(person)
  return kept
}

function parse(text: string | null): Kept | null {
  try {
    const value = JSON.parse(text ?? 'null') as Kept | null
    if (value?.userId !== person) return null
    const oldest = new Date(Date.now() - FORGET_MS).toISOString()
    const unread = Object.entries(value.unread).filter(([, at]) => at > oldest)
    return { ...value, unread: Object.fromEntries(unread) }
  } catch {
    return null
  }
}

function write(next: Kept): void {
  kept = next
  keptText = JSON.stringify(next)
  try {
    localStorage.setItem(STORED_AT, keptText)
  } catch {
    // Storage is blocked: it is known until the page is left.
    keptText = null
  }
  for (const notify of listeners) notify()
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AT)
  } catch {
    return null
  }
}

function watch(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}
