/** Gives up waiting, not the work. @throws when the time is over. */
export async function answerWithin<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
    // Nobody waits for a failure after the deadline.
    work.catch(() => {})
  }
}
