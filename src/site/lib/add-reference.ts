import type { ApiFailure } from '#site/lib/call-api.ts'

/**
 * Ends a text with the id under which the server's log tells what went wrong. Only where the server failed: what is
 * refused says itself what to do.
 */
export function addReference(text: string, failed: ApiFailure): string {
  if (failed.kind === 'unreachable' || failed.status < 500 || failed.requestId === '') return text
  return `${text} Reference: ${failed.requestId}`.trim()
}
