import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type {
  ComposePlainHeaders,
  PlainAnswer,
} from '#server/platform/http/security/plain-answer.ts'
import type { Encoded, StaticFile, StaticFiles } from '#server/platform/static/static-file.ts'

const REFUSED_BROTLI = /\bbr\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/
const REFUSED_GZIP = /\bgzip\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/
const NOT_MODIFIED_OMITS = new Set(['Content-Length', 'Content-Encoding', 'Content-Type'])
const PAGE_SUFFIX = /(?:\/index)?\.html$/

/** Node reports a write once all of it has gone out, and watch-connections.ts ends readers that show no progress. */
const PIECE_BYTES = 64 * 1024

type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  composeHeaders: ComposePlainHeaders
}

/** Answers everything that is not the API, from memory. */
export function answerStatic({ byPath, notFound }: StaticFiles, exchange: Exchange): void {
  const { request, response } = exchange
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD' }
    sendPlain(exchange, { status: 405, text: 'Use GET or HEAD here.\n', headers })
    return
  }
  const [path = '/', query] = splitOnce(request.url ?? '/', '?')
  const file = byPath.get(path) ?? byPath.get(decodePath(path))
  if (file) {
    sendFile(file, request, response)
    return
  }
  const canonical = toCanonicalPath(path)
  if (canonical !== path && byPath.has(canonical)) {
    const Location = query === undefined ? canonical : `${canonical}?${query}`
    sendPlain(exchange, {
      status: 308,
      text: '',
      headers: { Location, 'Cache-Control': 'no-cache' },
    })
    return
  }
  const page = notFound.find(({ folder }) => path.startsWith(folder))
  if (page) send(response, { status: 404, encoded: chooseEncoding(page.file, request), request })
  else sendPlain(exchange, { status: 404, text: 'Page not found.\n' })
}

export function sendPlain({ response, composeHeaders }: Exchange, answer: PlainAnswer): void {
  response.writeHead(answer.status, composeHeaders(answer)).end(answer.text)
}

function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const encoded = chooseEncoding(file, request)
  if (!isKnownToClient(file, request)) {
    send(response, { status: 200, encoded, request })
    return
  }
  const kept = Object.entries(encoded.headers).filter(([name]) => !NOT_MODIFIED_OMITS.has(name))
  response.writeHead(304, Object.fromEntries(kept)).end()
}

function send(
  response: ServerResponse,
  { status, encoded, request }: { status: number; encoded: Encoded; request: IncomingMessage },
): void {
  response.writeHead(status, encoded.headers)
  if (request.method === 'HEAD') response.end()
  else if (encoded.body.length <= PIECE_BYTES) response.end(encoded.body)
  else Readable.from(cutIntoPieces(encoded.body)).pipe(response)
}

/** Views of the body, not copies of it. */
function* cutIntoPieces(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES)
}

function chooseEncoding(file: StaticFile, request: IncomingMessage): Encoded {
  const accepted = request.headers['accept-encoding']
  if (typeof accepted !== 'string') return file.plain
  if (file.brotli && accepted.includes('br') && !REFUSED_BROTLI.test(accepted)) return file.brotli
  if (file.gzip && accepted.includes('gzip') && !REFUSED_GZIP.test(accepted)) return file.gzip
  return file.plain
}

function isKnownToClient({ etag }: StaticFile, request: IncomingMessage): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  return known === '*' || known.split(',').some((tag) => tag.trim() === etag)
}

/** "/about/", "/about.html" and "/about/index.html" are "/about". */
function toCanonicalPath(path: string): string {
  const bare = path.replace(PAGE_SUFFIX, '')
  let end = bare.length
  while (bare[end - 1] === '/') end -= 1
  return bare.slice(0, end) || '/'
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // Not an address that any file has.
    return path
  }
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
