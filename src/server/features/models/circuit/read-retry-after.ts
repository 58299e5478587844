/** Milliseconds from a Retry-After header, which holds seconds or a date; null where it says nothing to wait for. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null
  const ms = /^\d+(?:\.\d+)?$/.test(header.trim())
    ? Number(header) * 1_000
    : Date.parse(header) - now.getTime()
  return ms > 0 ? ms : null
}
