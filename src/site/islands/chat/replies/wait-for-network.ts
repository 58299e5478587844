/** So much longer does a pause last for a browser that knows itself to be without a network. */
const OFFLINE_PATIENCE_MS = 3_000

/** Lasts so long, and ends at once when a network comes back, or when nobody waits any more. */
export function waitForNetwork(pauseMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const lengthen = () => {
      if (navigator.onLine) return end()
      timer = setTimeout(end, OFFLINE_PATIENCE_MS)
    }
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    let timer = setTimeout(lengthen, pauseMs)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
