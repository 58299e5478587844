import { PassThrough, type Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MIMEType } from 'node:util'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import sniffEncoding from 'html-encoding-sniffer'
import {
  type FetchedPage,
  type FetchFailure,
  type FetchLimits,
  type FetchQueue,
  failFetch,
  isAllowedTarget,
  type Release,
  readDomain,
} from '#server/features/enrichment/fetch/fetched-page.ts'
import {
  type GuardedAgent,
  NoConnectionError,
} from '#server/features/enrichment/fetch/guarded-agent.ts'

type Visit = {
  agent: GuardedAgent
  queue: FetchQueue
  limits: Pick<FetchLimits, 'requests' | 'bodyBytes'>
  ownDomains: ReadonlySet<string>
  userAgent: string
  signal: AbortSignal
}
type Step =
  | { kind: 'page'; html: string }
  | { kind: 'failed'; failure: FetchFailure }
  | { kind: 'next'; url: URL }
  /** Nobody was there; another spelling of the address may do. */
  | { kind: 'absent'; reason: NoConnectionError['reason'] }

/** Reads a website's first page, over a few redirects, each checked like the first address. */
export async function visitSite(start: URL, visit: Visit): Promise<FetchedPage> {
  const entered = new Map<string, Release>([[readDomain(start.hostname), () => {}]])
  try {
    return await follow(start, { ...visit, entered })
  } finally {
    for (const release of entered.values()) release()
  }
}

type Stay = Visit & { entered: Map<string, Release> }

async function follow(start: URL, stay: Stay): Promise<FetchedPage> {
  let url = start
  for (let requestsLeft = stay.limits.requests; ; requestsLeft -= 1) {
    if (!isAllowedTarget(url, stay.ownDomains)) return failFetch('refused')
    if (!(await enterAlso(url, stay))) return failFetch('timeout')
    const step = await takeStep(url, stay)
    if (step.kind === 'page') return { kind: 'page', url: url.href, html: step.html }
    if (step.kind === 'failed') return step
    const next = step.kind === 'next' ? step.url : findOtherSpelling(url, start, step.reason)
    if (next === null || requestsLeft === 1) return failFetch(nameEnd(step))
    url = next
  }
}

/** False when the time ran out first. */
async function enterAlso({ hostname }: URL, stay: Stay): Promise<boolean> {
  const { entered, queue, signal } = stay
  const domain = readDomain(hostname)
  if (entered.has(domain)) return true
  const turn = await queue.enterAlso(domain, signal)
  if (turn.kind !== 'granted') return false
  entered.set(domain, turn.release)
  return true
}

async function takeStep(url: URL, visit: Visit): Promise<Step> {
  const headers = {
    'user-agent': visit.userAgent,
    accept: 'text/html',
    'accept-encoding': 'gzip, br',
  }
  try {
    const response = await visit.agent.get(url, headers)
    const answer = await readAnswer(response, visit.limits.bodyBytes)
    if (answer.kind === 'html') return { kind: 'page', html: answer.html }
    if (answer.kind === 'failed') return answer
    if (!URL.canParse(answer.location, url)) return failFetch('refused')
    return { kind: 'next', url: new URL(answer.location, url) }
  } catch (error) {
    if (visit.signal.aborted) return failFetch('timeout')
    if (!(error instanceof NoConnectionError)) return failFetch(describeBreak(error))
    if (error.reason === 'refused') return failFetch('refused')
    return { kind: 'absent', reason: error.reason }
  }
}

/** The library's name for headers that go on and on. */
function describeBreak(error: unknown): FetchFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'UND_ERR_HEADERS_OVERFLOW' ? 'too_large' : 'unreachable'
}

/**
 * A host is kept without its "www.", which some names do not answer without; and some machines have no server
 * for TLS. One that answers and cannot show who it is stays unread: whoever is between could bring that about. Tried
 * for the first address alone: a redirect says what it means.
 */
function findOtherSpelling(url: URL, start: URL, reason: NoConnectionError['reason']): URL | null {
  if (url !== start || reason === 'timeout' || reason === 'untrusted') return null
  const isNamed = reason !== 'unknown'
  if (!isNamed && url.hostname.startsWith('www.')) return null
  return new URL(isNamed ? `http://${url.hostname}/` : `https://www.${url.hostname}/`)
}

function nameEnd(step: Extract<Step, { kind: 'next' | 'absent' }>): FetchFailure {
  if (step.kind === 'next') return 'redirects'
  return step.reason === 'timeout' ? 'timeout' : 'unreachable'
}

type Body = {
  bytes: Uint8Array
  isXml: boolean
  /** As the server's header names it. */
  charset: string | null
}

type Header = string | string[] | undefined
type Answer = {
  statusCode: number
  headers: Record<string, Header>
  body: Readable
}
type ReadAnswer =
  | { kind: 'html'; html: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'failed'; failure: FetchFailure }

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml'])

/** The result of a server's answer. A body is read only when it is wanted, and no further than `maxBytes`. */
async function readAnswer(answer: Answer, maxBytes: number): Promise<ReadAnswer> {
  const { statusCode, headers } = answer
  if (REDIRECTS.has(statusCode)) {
    return readRedirect(headers.location)
  }
  if (statusCode !== 200) return failFetch('status')
  const type = readType(headers['content-type'])
  const unpack = createUnpacker(headers['content-encoding'])
  if (type === null || unpack === null) return failFetch('wrong_type')
  if (Number(headers['content-length']) > maxBytes) return failFetch('too_large')
  const bytes = await readBody(answer.body, unpack, maxBytes)
  if (bytes === null) return failFetch('too_large')
  return { kind: 'html', html: decodeHtml({ bytes, ...type }) }
}

/** Headers come as bytes; where one says where to go, they are UTF-8, as browsers read them. */
function readRedirect(header: Header): ReadAnswer {
  if (typeof header !== 'string') return failFetch('redirects')
  return { kind: 'redirect', location: Buffer.from(header, 'latin1').toString() }
}

function readType(header: Header): { isXml: boolean; charset: string | null } | null {
  if (typeof header !== 'string') return null
  try {
    const { essence, params } = new MIMEType(header)
    if (!HTML_TYPES.has(essence)) return null
    return { isXml: essence !== 'text/html', charset: params.get('charset') }
  } catch {
    return null
  }
}

/** Only what was offered. A body packed twice is a bomb, not a page. */
function createUnpacker(header: Header): Transform | null {
  const coding = String(header ?? 'identity')
    .trim()
    .toLowerCase()
  if (coding === 'identity') return new PassThrough()
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip()
  return coding === 'br' ? createBrotliDecompress() : null
}

/** Bytes as text, by byte order mark, header, or what the page says of itself; else UTF-8. Never throws. */
function decodeHtml({ bytes, isXml, charset }: Body): string {
  const encoding = sniffEncoding(bytes, {
    xml: isXml,
    transportLayerEncodingLabel: charset ?? undefined,
    defaultEncoding: 'UTF-8',
  })
  return createDecoder(encoding).decode(bytes)
}

/** The standard names two encodings that are never to be read as text. */
function createDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder()
  }
}

class TooLongError extends Error {
  override readonly name = 'TooLongError'
}

/**
 * A body, unpacked; null when there is more than `maxBytes` of it. Bytes count as they come too: empty blocks, packed,
 * go on without end and unpack to nothing.
 */
export async function readBody(
  body: Readable,
  unpack: Transform,
  maxBytes: number,
): Promise<Uint8Array | null> {
  const limit = (source: AsyncIterable<Uint8Array>) => limitBytes(source, maxBytes)
  const chunks: Uint8Array[] = []
  try {
    await pipeline(body, limit, unpack, limit, async (source: AsyncIterable<Uint8Array>) => {
      for await (const chunk of source) chunks.push(chunk)
    })
  } catch (error) {
    if (error instanceof TooLongError) return null
    throw error
  }
  return Buffer.concat(chunks)
}

async function* limitBytes(source: AsyncIterable<Uint8Array>, maxBytes: number) {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new TooLongError()
    yield chunk
  }
}
