const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 60_000

/**
 * Says whenever something may be new in a conversation, for as long as it is open: by the server's stream and, while
 * that is down, by the clock, ever more slowly. Returns how to close it.
 */
export function openVisitorNews(address: string, onNews: () => void): () => void {
  let source: EventSource | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function connect() {
    if (typeof EventSource === 'undefined') return waitAndAsk()
    source = new EventSource(address)
    source.addEventListener('open', () => {
      failures = 0
    })
    source.addEventListener('news', onNews)
    source.addEventListener('resync', onNews)
    source.addEventListener('error', waitAndAsk)
  }

  function waitAndAsk() {
    source?.close()
    source = null
    clearTimeout(retry)
    retry = setTimeout(askAndConnect, Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS))
    failures += 1
  }

  function askAndConnect() {
    onNews()
    connect()
  }

  connect()
  return () => {
    source?.close()
    clearTimeout(retry)
  }
}
