import { useSyncExternalStore } from 'react'

const PARAMETER = 'conversation'

const listeners = new Set<() => void>()

/** The selection lives in the address, so a reload or a shared link opens the same conversation. */
export function useSelectedConversation(): string | null {
  return useSyncExternalStore(watchAddress, readSelectedConversation)
}

export function readSelectedConversation(): string | null {
  return new URLSearchParams(location.search).get(PARAMETER) || null
}

/** The first choice can be undone with "back"; walking the list does not fill the history. */
export function selectConversation(conversationId: string): void {
  const isFirstChoice = readSelectedConversation() === null
  const address = new URL(location.href)
  address.searchParams.set(PARAMETER, conversationId)
  if (isFirstChoice) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  for (const notify of listeners) notify()
}

function watchAddress(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('popstate', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('popstate', notify)
  }
}
