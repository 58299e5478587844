import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
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

type Refusal = PlainAnswer & { reason: string }

type Surroundings = { composeHeaders: ComposePlainHeaders; isAnswering: boolean }

const TOO_SLOW: Refusal = {
  reason: 'Request Timeout',
  status: 408,
  text: 'The request took too long.\n',
}
const TOO_LARGE: Refusal = {
  reason: 'Request Header Fields Too Large',
  status: 431,
  text: 'The headers are too large.\n',
}
const UNREADABLE: Refusal = {
  reason: 'Bad Request',
  status: 400,
  text: 'This is not a valid request.\n',
}

const BY_CODE: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: TOO_LARGE,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    reason: 'Content Too Large',
    status: 413,
    text: 'The chunk extensions are too large.\n',
  },
}

/** Answers to requests that Node cannot parse or will not wait for, with our headers; Node's own have none. */
export function answerParseError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  { composeHeaders, isAnswering }: Surroundings,
): void {
  // An answer is under way, or nobody is there to read one.
  if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) {
    socket.destroy()
    return
  }
  const answer = BY_CODE[error.code ?? ''] ?? UNREADABLE
  const headers = { ...composeHeaders(answer), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const status = `HTTP/1.1 ${answer.status} ${answer.reason}\r\n`
  socket.end(`${status}${lines.join('')}\r\n${answer.text}`, () => socket.destroy())
}

/** A name or an address in brackets, and a port: nothing that ends a host early or starts another (RFC 9112, 3.2). */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const BAD_REQUEST = { status: 400, headers: { Connection: 'close' } }

/**
 * Why a request that Node could parse is answered by no one: it may mean one thing to a proxy in front and another to
 * us. No browser sends one.
 */
export function findRequestFault(request: IncomingMessage): PlainAnswer | null {
  const { url = '', httpVersion, rawHeaders } = request
  if (!url.startsWith('/')) {
    return { ...BAD_REQUEST, text: 'Ask for a path that begins with a slash.\n' }
  }
  const hosts = listValues(rawHeaders, 'host')
  const isHostMissing = hosts.length === 0 && httpVersion === '1.1'
  if (isHostMissing || hosts.length > 1 || !hosts.every((host) => HOST.test(host))) {
    return { ...BAD_REQUEST, text: 'Send one valid Host header.\n' }
  }
  if (httpVersion !== '1.1' && listValues(rawHeaders, 'transfer-encoding').length > 0) {
    return { ...BAD_REQUEST, text: 'Only HTTP/1.1 has Transfer-Encoding.\n' }
  }
  return null
}

/** The values of one header, read from the raw list: to parse all headers costs more than to send a page. */
function listValues(rawHeaders: readonly string[], name: string): string[] {
  const values: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const found = rawHeaders[at] ?? ''
    if (found.length === name.length && found.toLowerCase() === name) {
      values.push(rawHeaders[at + 1] ?? '')
    }
  }
  return values
}
