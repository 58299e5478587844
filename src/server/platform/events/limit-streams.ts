import { AppError } from '#server/platform/errors.ts'

const RETRY_AFTER_SECONDS = 30

/** The number of streams that may be open at once under a key, such as a session's. */
export type StreamKey = { key: string; max: number }

/** Counts the streams that are open in this process. */
export function createStreamLimit() {
  const counts = new Map<string, number>()

  function leave(key: string) {
    const left = (counts.get(key) ?? 0) - 1
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }

  return {
    /** @returns how to give the place back. @throws a refusal when one of the keys is used up. */
    enter(keys: readonly StreamKey[]): () => void {
      if (keys.some(({ key, max }) => (counts.get(key) ?? 0) >= max)) {
        const refusal = new AppError(
          'too_many_requests',
          'Too many tabs are open at once. Close one.',
        )
        refusal.retryAfterSeconds = RETRY_AFTER_SECONDS
        throw refusal
      }
      for (const { key } of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        for (const { key } of keys) leave(key)
      }
    },
  }
}
