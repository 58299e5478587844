import type { ApiFailure, ApiResult } from '#site/lib/call-api.ts'

/** Pauses before the second and later tries; a server that restarts is back within these two minutes. */
export const RETRY_PAUSES_MS: readonly number[] = [3_000, 10_000, 30_000, 75_000]

type Attempts<Value> = {
  call: () => Promise<ApiResult<Value>>
  wait: (pauseMs: number) => Promise<void>
  onFirstFailure: () => void
}

/** Tries a harmless-to-repeat call until it succeeds, is refused for good, or the pauses run out: then null. */
export async function recordPersistently<Value>({
  call,
  wait,
  onFirstFailure,
}: Attempts<Value>): Promise<Value | null> {
  const first = await call()
  if (first.kind === 'ok') return first.value
  onFirstFailure()
  let failed: ApiFailure = first
  for (const pauseMs of RETRY_PAUSES_MS) {
    if (!isPassing(failed)) return null
    await wait(pauseMs)
    const result = await call()
    if (result.kind === 'ok') return result.value
    failed = result
  }
  return null
}

/** Too many requests, a broken server and a lost connection pass; a refusal of the request itself stays. */
function isPassing(failed: ApiFailure): boolean {
  return failed.kind === 'unreachable' || failed.status === 429 || failed.status >= 500
}
