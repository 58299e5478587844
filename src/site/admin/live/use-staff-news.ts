import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { StaffNews } from '#contract/live.ts'
import { type LiveState, openStaffNews } from '#site/admin/live/open-staff-news.ts'

type Listener = {
  onNews: (news: StaffNews) => void
  /** Something may have been missed: ask for everything again. `isFirst`: the stream has just begun. */
  onCatchUp: (isFirst: boolean) => void
}

const listeners = new Set<Listener>()
const watchers = new Set<() => void>()
let state: LiveState = 'connecting'
let close: (() => void) | null = null

/** One stream for all that listens on a page, open for as long as anything does. */
function listen(listener: Listener): () => void {
  let isFirst = true
  listeners.add(listener)
  close ??= openStaffNews({
    onState: setState,
    onNews: (news) => {
      for (const { onNews } of listeners) onNews(news)
    },
    onCatchUp: () => {
      for (const { onCatchUp } of listeners) onCatchUp(isFirst)
      isFirst = false
    },
  })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    close?.()
    close = null
  }
}

function setState(next: LiveState): void {
  state = next
  for (const notify of watchers) notify()
}

function watchState(notify: () => void): () => void {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

export function useStaffNews({ isEnabled, ...handlers }: Listener & { isEnabled: boolean }): void {
  const onNews = useEffectEvent(handlers.onNews)
  const onCatchUp = useEffectEvent(handlers.onCatchUp)
  useEffect(() => (isEnabled ? listen({ onNews, onCatchUp }) : undefined), [isEnabled])
}

const deaf: Listener = { onNews: () => {}, onCatchUp: () => {} }

/** Whether changes are heard of. Keeps the stream open on pages where nothing else listens. */
export function useLiveState(): LiveState {
  useEffect(() => listen({ ...deaf }), [])
  return useSyncExternalStore(watchState, () => state)
}

/** News in a row become one reading. */
const GATHER_MS = 1_000

/** Just read, or being read. */
const FRESH_MS = 3_000

/** Whether a list on the page is so new that the beginning of the stream is no reason to read it again. */
export function isFresh(client: QueryClient, queryKey: QueryKey): boolean {
  return client
    .getQueryCache()
    .findAll({ queryKey })
    .some(
      ({ state }) =>
        state.fetchStatus === 'fetching' || state.dataUpdatedAt > Date.now() - FRESH_MS,
    )
}

type QueryNewsOptions = {
  isEnabled: boolean
  kinds: readonly StaffNews['kind'][]
  queryKeys: readonly QueryKey[]
}

/** Reads whole queries anew on news of these kinds: for pages that are short enough. */
export function useQueryNews({ isEnabled, kinds, queryKeys }: QueryNewsOptions) {
  const client = useQueryClient()
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined)
  const rereadSoon = () => {
    gathering.current ??= setTimeout(() => {
      gathering.current = undefined
      for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey })
    }, GATHER_MS)
  }
  useStaffNews({
    isEnabled,
    onNews: ({ kind }) => {
      if (kinds.includes(kind)) rereadSoon()
    },
    onCatchUp: (isFirst) => {
      if (!isFirst || !queryKeys.some((queryKey) => isFresh(client, queryKey))) rereadSoon()
    },
  })
}
