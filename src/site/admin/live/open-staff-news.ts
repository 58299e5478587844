import type { StaffNews } from '#contract/live.ts'

/** `polling`: the stream is down, so the page asks from time to time until it is back. */
export type LiveState = 'connecting' | 'live' | 'polling'

type Told = {
  onState: (state: LiveState) => void
  onNews: (news: StaffNews) => void
  /** Something may have been missed: the stream says so, at its start too, or it is down and it is time to ask. */
  onCatchUp: () => void
}

const ADDRESS = '/api/admin/live'
export const POLL_INTERVAL_MS = 15_000
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 30_000

/** Hears of what happens for as long as it is open. Returns how to close it. */
export function openStaffNews({ onState, onNews, onCatchUp }: Told): () => void {
  let source: EventSource | null = null
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let pollTimer: ReturnType<typeof setInterval> | undefined
  let failures = 0

  function connect() {
    source = new EventSource(ADDRESS)
    source.addEventListener('open', handleOpen)
    source.addEventListener('resync', onCatchUp)
    source.addEventListener('news', (event) => onNews(JSON.parse(event.data)))
    source.addEventListener('error', handleError)
  }

  function handleOpen() {
    clearInterval(pollTimer)
    pollTimer = undefined
    failures = 0
    onState('live')
  }

  /** A browser tries again by itself after a lost connection, but not after a refusal. It waits too long for either. */
  function handleError() {
    source?.close()
    onState('polling')
    pollTimer ??= setInterval(onCatchUp, POLL_INTERVAL_MS)
    retryTimer = setTimeout(connect, Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures))
    failures += 1
  }

  onState('connecting')
  connect()
  return () => {
    clearTimeout(retryTimer)
    clearInterval(pollTimer)
    source?.close()
  }
}
