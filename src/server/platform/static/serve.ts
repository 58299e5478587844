import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Readable } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { REQUEST_MS, runWithin, STAFF_REQUEST_MS } from '#server/platform/deadline.ts'
import {
  type Admission,
  createAdmission,
  createOverloadRefusal,
  type Leave,
  STAFF,
} from '#server/platform/http/create-admission.ts'
import {
  answerParseError,
  type ComposePlainHeaders,
  createPlainHeaders,
  findRequestFault,
  type PlainAnswer,
} from '#server/platform/http/security/plain-answer.ts'
import {
  CONNECTION_OPTIONS,
  limitConnections,
  watchConnections,
} from '#server/platform/http/security/watch-connections.ts'
import type { Encoded, StaticFile, StaticFiles } from '#server/platform/static/load-files.ts'

const API_PATH = /^\/api(?:[/?]|$)/

type App = { fetch: Parameters<typeof getRequestListener>[0] }
type Parts = {
  files: StaticFiles
  app: App
  siteUrl?: string
  admission?: Admission
  logger?: Pick<Logger, 'warn'>
}

/** One server for pages and API. It does not listen yet. */
export function createHttpServer({
  files,
  app,
  siteUrl = 'http://localhost',
  logger,
  admission = createAdmission(),
}: Parts): Server {
  const composeHeaders = createPlainHeaders({ siteUrl })
  const refuseOverload = createOverloadRefusal({ siteUrl, logger })
  const leaves = new WeakMap<object, Leave>()
  const fetchAndLeave: App['fetch'] = async (request, env) => {
    const limitMs = STAFF.test(env.incoming.url ?? '') ? STAFF_REQUEST_MS : REQUEST_MS
    try {
      return await runWithin(limitMs, async () => app.fetch(request, env))
    } finally {
      // Only sending is left, and an open stream sends for hours.
      leaves.get(env.incoming)?.()
    }
  }
  const listen = getRequestListener(fetchAndLeave, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      const status = error instanceof RequestError ? 400 : 500
      const text = status === 400 ? 'This is not a valid request.\n' : 'Something went wrong.\n'
      return new Response(text, { status, headers: composeHeaders({ status, text }) })
    },
  })
  const answerApi: RequestListener = (request, response) => {
    const leave = admission.enter(request.url ?? '', () => request.complete)
    if (leave === null) return refuseOverload(request, response)
    leaves.set(request, leave)
    void listen(request, response).finally(leave)
  }
  const answer: RequestListener = (request, response) => {
    if (!connections.admit(request, response)) return
    const fault = findRequestFault(request)
    if (fault) sendPlain({ request, response, composeHeaders }, fault)
    else if (API_PATH.test(request.url ?? '')) answerApi(request, response)
    else answerStatic(files, { request, response, composeHeaders })
  }
  // Node would answer a missing Host itself, without our headers.
  const server = createServer({ ...CONNECTION_OPTIONS, requireHostHeader: false }, answer)
  server.on('clientError', (error, socket) =>
    answerParseError(error, socket, {
      composeHeaders,
      isAnswering: connections.isAnswering(socket),
    }),
  )
  server.on('checkExpectation', (request, response) =>
    sendPlain(
      { request, response, composeHeaders },
      { status: 417, text: 'Nothing is expected here.\n', headers: { Connection: 'close' } },
    ),
  )
  limitConnections(server)
  const connections = watchConnections(server)
  return server
}

const SWEEP_MS = 50

/** Lets requests under way finish, up to `graceMs`; a connection ends as soon as it is idle. */
export function closeHttpServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs)
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(() => {
      clearTimeout(cutOff)
      clearInterval(sweep)
      resolve()
    })
  })
}

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
function answerStatic({ byPath, elsewhere, notFound }: StaticFiles, exchange: Exchange): void {
  const { request, response } = exchange
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD' }
    sendPlain(exchange, { status: 405, text: 'Use GET or HEAD here.\n', headers })
    return
  }
  const address = request.url ?? '/'
  const [path = '/'] = address.split('?', 1)
  const query = address.slice(path.length)
  const decoded = decodePath(path)
  const away = elsewhere?.get(decoded)
  if (away !== undefined) {
    redirect(exchange, 302, addCampaign(away, query))
    return
  }
  const file = byPath.get(path) ?? byPath.get(decoded)
  if (file) {
    const { markdown } = file
    sendFile(markdown && prefersMarkdown(request) ? markdown : file, request, response)
    return
  }
  const canonical = toCanonicalPath(path)
  const page = notFound.find(({ folder }) => path.startsWith(folder))
  if (canonical !== path && byPath.has(canonical)) {
    redirect(exchange, 308, `${canonical}${query}`)
  } else if (page)
    send(response, { status: 404, encoded: chooseEncoding(page.file, request), request })
  else sendPlain(exchange, { status: 404, text: 'Page not found.\n' })
}

function redirect(exchange: Exchange, status: 302 | 308, Location: string): void {
  sendPlain(exchange, { status, text: '', headers: { Location, 'Cache-Control': 'no-cache' } })
}

/** Keeps the tags of the campaign that led to the visit, so that the other site can count it. */
function addCampaign(address: string, query: string): string {
  const url = new URL(address)
  const tags = [...new URLSearchParams(query)].filter(([name]) => name.startsWith('utm_'))
  for (const [name, value] of tags) url.searchParams.set(name, value)
  return url.href
}

function sendPlain({ response, composeHeaders }: Exchange, answer: PlainAnswer): void {
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

const MARKDOWN = 'text/markdown'

/** True when `Accept` names Markdown at least as high as HTML. Browsers never name it. */
function prefersMarkdown({ headers }: IncomingMessage): boolean {
  const accepted = headers.accept?.toLowerCase()
  if (!accepted?.includes(MARKDOWN)) return false
  const quality = readQuality(accepted, MARKDOWN)
  return quality > 0 && quality >= readQuality(accepted, 'text/html')
}

/** 1 where none is named, 0 for a type that is not asked for. */
function readQuality(accepted: string, type: string): number {
  const ranges = accepted.split(',').map((range) => range.split(';').map((part) => part.trim()))
  const range = ranges.find(([name]) => name === type)
  if (!range) return 0
  return Number(range.find((part) => part.startsWith('q='))?.slice('q='.length) ?? 1)
}

function isKnownToClient({ etag }: StaticFile, request: IncomingMessage): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  return known === '*' || known.split(',').some((tag) => tag.trim() === etag)
}

/** The one address of a page: "/about/", "/about.html" and "/about/index.html" are "/about". */
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
