import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const listeners = new Set<() => void>()

/** Parameters to set, or with null to take away. */
export type AddressChange = Readonly<Record<string, string | null>>

/** What is chosen on a page lives in its address, so that a reload, a shared link and "back" all bring it back. */
export function useAddressSearch(): string {
  return useSyncExternalStore(watchAddress, () => location.search)
}

export function useAddressPath(): string {
  return useSyncExternalStore(watchAddress, () => location.pathname)
}

export function useAddressParameter(name: string): string | null {
  return useSyncExternalStore(watchAddress, () => readAddressParameter(name))
}

export function readAddressParameter(name: string): string | null {
  return new URLSearchParams(location.search).get(name) || null
}

/** `push` can be undone with "back"; `replace` cannot, and keeps the history short. */
export function changeAddress(change: AddressChange, how: 'push' | 'replace'): void {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(change)) {
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  if (address.href === location.href) return
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  for (const notify of listeners) notify()
}

/** Another page of the staff area, shown at once. */
export function goToAddress(address: string): void {
  history.pushState(null, '', address)
  flushSync(() => {
    for (const notify of listeners) notify()
  })
}

function watchAddress(notify: () => void): () => void {
  listeners.add(notify)
  window.addEventListener('popstate', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('popstate', notify)
  }
}

/** "https://firm.example/pricing?utm_source=x" → "/pricing"; what is no address stays. */
export function readPath(page: string): string {
  return URL.parse(page, location.origin)?.pathname ?? page
}
