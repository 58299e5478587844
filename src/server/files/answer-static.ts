import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoded, StaticFile, StaticFiles } from '#server/files/static-file.ts'

const REFUSED_BROTLI = /\bbr\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/
const REFUSED_GZIP = /\bgzip\s*;\s*q=0(?:\.0+)?\s*(?:,|$)/
const NOT_MODIFIED_OMITS = new Set(['Content-Length', 'Content-Encoding', 'Content-Type'])
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }

/** Answers everything that is not the API, from memory. */
export function answerStatic(
  { byPath, notFound }: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...PLAIN, Allow: 'GET, HEAD' }).end('Use GET or HEAD here.\n')
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
    const location = query === undefined ? canonical : `${canonical}?${query}`
    response.writeHead(308, { ...PLAIN, Location: location, 'Cache-Control': 'no-cache' }).end()
    return
  }
  const page = notFound.find(({ folder }) => path.startsWith(folder))
  if (!page) {
    response.writeHead(404, PLAIN).end('Page not found.\n')
    return
  }
  send(response, { status: 404, encoded: chooseEncoding(page.file, request), request })
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
  response.end(request.method === 'HEAD' ? undefined : encoded.body)
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
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
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
