import { composeDataHeaders } from '#server/platform/http/security/data-headers.ts'

/** A short answer of the server itself, for people: by the file server, or where Hono never sees the request. */
export type PlainAnswer = {
  status: number
  text: string
  headers?: Record<string, string>
}

/** All headers of a plain answer. */
export type ComposePlainHeaders = (answer: PlainAnswer) => Record<string, string>

export function createPlainHeaders(config: { siteUrl: string }): ComposePlainHeaders {
  const always = {
    ...composeDataHeaders(config),
    'Content-Type': 'text/plain; charset=utf-8',
    // Caches may keep a 404 or 414 that says nothing of it.
    'Cache-Control': 'no-store',
  }
  return ({ text, headers }) => ({
    ...always,
    'Content-Length': String(Buffer.byteLength(text)),
    ...headers,
  })
}
