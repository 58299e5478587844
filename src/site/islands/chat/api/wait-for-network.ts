import type { ApiResult } from '#site/lib/call-api.ts'

/** Why a reply's signal is aborted when the visitor wants no more words of it. Any other reason: nobody waits. */
export const STOPPED = 'stopped'

/** For all pauses of a call together: longer, and the visitor is told. */
export const BUSY_PATIENCE_MS = 12_000

type Waiting = {
  wait: (pauseMs: number, signal: AbortSignal) => Promise<void>
  /** Nobody waits any more. */
  signal: AbortSignal
}

/** Calls again while the server says that it is full, each time after as long as it says. */
export async function waitWhileBusy<Value>(
  call: () => Promise<ApiResult<Value>>,
  { wait, signal }: Waiting,
): Promise<ApiResult<Value>> {
  for (let leftMs = BUSY_PATIENCE_MS; ; ) {
    const result = await call()
    const pauseMs = readBusyPauseMs(result)
    if (pauseMs === null || pauseMs > leftMs || signal.aborted) return result
    leftMs -= pauseMs
    await wait(pauseMs, signal)
  }
}

function readBusyPauseMs(result: ApiResult<unknown>): number | null {
  if (result.kind !== 'refused' || result.status !== 503) return null
  return result.retryAfterSeconds === undefined ? null : result.retryAfterSeconds * 1_000
}

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
