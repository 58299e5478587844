import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'booking-time-zone'

/** Holds the choice where storage is full or forbidden, until the page is left. */
let unstored = ''
const listeners = new Set<() => void>()

/** Keeps the choice until this tab is closed. */
export function chooseTimeZone(timeZone: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, timeZone)
  } catch {
    unstored = timeZone
  }
  for (const listener of listeners) listener()
}

/** Chosen by hand, else the zone that a booking was made in, else the machine's own, else the firm's. */
export function useTimeZone({ bookedIn = '', firms = '' } = {}): string {
  const read = () =>
    readChoice() || [bookedIn, detectTimeZone() ?? '', firms].find(isKnownTimeZone) || 'UTC'
  return useSyncExternalStore(subscribe, read, readBuildTimeZone)
}

export function isKnownTimeZone(timeZone: string): boolean {
  if (!timeZone) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}

/** The page is built on another machine: its zone must not reach the visitor's first frame. */
const readBuildTimeZone = () => 'UTC'

/** True when the zone on show is a guess: the browser names none and nobody chose one. */
export function useIsZoneGuessed(bookedIn = ''): boolean {
  const read = () => !readChoice() && !isKnownTimeZone(bookedIn) && detectTimeZone() === null
  return useSyncExternalStore(subscribe, read, () => false)
}

/** Null where the browser tells none, or one that it does not know itself, such as "Etc/Unknown". */
export function detectTimeZone(): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return isKnownTimeZone(timeZone) ? timeZone : null
  } catch {
    return null
  }
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
