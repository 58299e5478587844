import { PassThrough, type Readable, type Transform } from 'node:stream'
import { MIMEType } from 'node:util'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import sniffEncoding from 'html-encoding-sniffer'
import { type FetchFailure, failFetch } from '#server/features/enrichment/fetch/fetched-page.ts'
import { readBody } from '#server/features/enrichment/fetch/read-body.ts'

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
export type ReadAnswer =
  | { kind: 'html'; html: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'failed'; failure: FetchFailure }

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml'])

/** What a server's answer amounts to. A body is read only when it is wanted, and no further than `maxBytes`. */
export async function readAnswer(answer: Answer, maxBytes: number): Promise<ReadAnswer> {
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
