import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const readTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
/** The page is built on another machine: its zone must not reach the visitor's first frame. */
const readBuildTimeZone = () => 'UTC'

export function useTimeZone(): string {
  return useSyncExternalStore(neverChanges, readTimeZone, readBuildTimeZone)
}
