import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'booking-time-zone'

/** Holds the choice where storage is full or forbidden, until the page is left. */
let unstored = ''
const listeners = new Set<() => void>()

/** For the rest of this tab's life. */
export function chooseTimeZone(timeZone: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, timeZone)
  } catch {
    unstored = timeZone
  }
  for (const listener of listeners) listener()
}

/** Chosen by hand, else the zone that a booking was made in, else the machine's own. */
export function useTimeZone(bookedIn = ''): string {
  const read = () => readChoice() || (isKnownTimeZone(bookedIn) ? bookedIn : detectTimeZone())
  return useSyncExternalStore(subscribe, read, readBuildTimeZone)
}

export function isKnownTimeZone(timeZone: string): boolean {
  if (timeZone === '') return false
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}

/** The page is built on another machine: its zone must not reach the visitor's first frame. */
const readBuildTimeZone = () => 'UTC'

function detectTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

function readChoice(): string {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? ''
    return isKnownTimeZone(stored) ? stored : unstored
  } catch {
    return unstored
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
