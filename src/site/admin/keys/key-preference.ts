import { useSyncExternalStore } from 'react'

const STORED_AT = 'loopwright-keys'
const OFF = 'off'

const listeners = new Set<() => void>()

/** Single letters as commands can be switched off: whoever dictates would otherwise set them off by speaking. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED_AT) !== OFF
  } catch {
    // Storage is forbidden here; nothing can have been switched off.
    return true
  }
}

export function useAreKeysOn(): boolean {
  return useSyncExternalStore(watch, areKeysOn)
}

export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED_AT)
    else localStorage.setItem(STORED_AT, OFF)
  } catch {
    // Then the choice cannot be kept, and the keys stay as they are.
  }
  for (const notify of listeners) notify()
}

function watch(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
