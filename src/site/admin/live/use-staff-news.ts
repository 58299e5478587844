import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { StaffNews } from '#contract/live.ts'
import { type LiveState, openStaffNews } from '#site/admin/live/open-staff-news.ts'

type Listener = {
  onNews: (news: StaffNews) => void
  /** Something may have been missed: ask for everything again. */
  onCatchUp: () => void
}

const listeners = new Set<Listener>()
const watchers = new Set<() => void>()
let state: LiveState = 'connecting'
let close: (() => void) | null = null

/** One stream for all that listens on a page, open for as long as anything does. */
function listen(listener: Listener): () => void {
  listeners.add(listener)
  close ??= openStaffNews({
    onState: setState,
    onNews: (news) => {
      for (const { onNews } of listeners) onNews(news)
    },
    onCatchUp: () => {
      for (const { onCatchUp } of listeners) onCatchUp()
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
