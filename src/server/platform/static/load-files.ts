import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { site } from '#content/site.ts'
import {
  composeFilePolicy,
  composePagePolicy,
} from '#server/platform/http/security/content-policies.ts'
import { composeDataHeaders } from '#server/platform/http/security/data-headers.ts'

/** The site build writes these beside what they compress. */
const COMPRESSED = /\.(?:br|gz)$/
const PAGE_SUFFIX = /(?:\/index)?\.html$/
const PAGE_ENDING = /\.html$/
const NOT_FOUND_PAGE = '/404'

/** The text of a file as it is to be served instead of the built one; null where that stays. */
export type WriteFile = (path: string, read: () => string) => string | null

/** Reads the built site into memory. Called once, at start-up. */
export function loadFiles(
  root: string,
  config: HeadersConfig,
  write: WriteFile = () => null,
): StaticFiles {
  const byPath = new Map(
    listFiles(root).map((name) => {
      const path = toAddress(relative(root, name).split(sep).join('/'))
      return [path, loadPage(name, path, { config, write })]
    }),
  )
  const { calendlyUrl } = config
  // Booked in the embedded scheduler, a call would be missing from the calendar that the firm uses.
  const elsewhere = new Map(calendlyUrl === undefined ? [] : [[site.schedulingUrl, calendlyUrl]])
  return { byPath, elsewhere, notFound: takeNotFoundPages(byPath) }
}

/** Takes out pages such as "/library/404": each answers unknown addresses below "/library/" and has none itself. */
function takeNotFoundPages(byPath: Map<string, StaticFile>): StaticFiles['notFound'] {
  const pages = [...byPath]
    .filter(([path]) => path.endsWith(NOT_FOUND_PAGE))
    .map(([path, file]) => ({ folder: path.slice(0, -NOT_FOUND_PAGE.length + 1), file }))
  for (const { folder } of pages) byPath.delete(`${folder.slice(0, -1)}${NOT_FOUND_PAGE}`)
  return pages.sort((a, b) => b.folder.length - a.folder.length)
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && !COMPRESSED.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The address of a file: "about/index.html" and "about.html" are both "/about". */
function toAddress(name: string): string {
  const path = `/${name}`.replace(PAGE_SUFFIX, '')
  return path === '' ? '/' : path
}

type Loading = { config: HeadersConfig; write: WriteFile }

/** A file, and a page with its twin: one address then has two contents, so caches tell them apart by what was asked for. */
function loadPage(name: string, path: string, loading: Loading): StaticFile {
  const twin = name.replace(PAGE_ENDING, '.md')
  if (twin === name || !existsSync(twin)) return loadFile(name, path, loading)
  const location = `${path === '/' ? '/index' : path}.md`
  const markdown = loadFile(twin, location, loading, {
    Vary: 'Accept',
    'Cache-Control': REVALIDATE,
    'Content-Location': location,
  })
  return Object.assign(loadFile(name, path, loading, { Vary: 'Accept' }), { markdown })
}

function loadFile(
  name: string,
  path: string,
  { config, write }: Loading,
  own: Record<string, string> = {},
): StaticFile {
  const built = readFileSync(name)
  const written = write(path, () => built.toString())
  const content = written === null ? built : Buffer.from(written)
  // Weak: the encodings of one file share it.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const isCompressed = existsSync(`${name}.br`) || existsSync(`${name}.gz`)
  const headers = {
    ...composeStaticHeaders(
      { path, extension: extname(name), content: content.toString() },
      config,
    ),
    ETag: etag,
    ...own,
    ...(isCompressed && { Vary: [own.Vary, 'Accept-Encoding'].filter(Boolean).join(', ') }),
  }
  const load = (suffix: string, pack: (body: Buffer) => Buffer, encoding: string) => {
    if (!existsSync(`${name}${suffix}`)) return null
    const body = written === null ? readFileSync(`${name}${suffix}`) : pack(content)
    return toEncoded(body, { ...headers, 'Content-Encoding': encoding })
  }
  const gzip = load('.gz', (body) => gzipSync(body), 'gzip')
  const brotli = load('.br', (body) => brotliCompressSync(body), 'br')
  if (gzip === null) return { etag, plain: toEncoded(content, headers), brotli, gzip }
  return {
    etag,
    get plain() {
      return unpack(gzip, headers)
    },
    brotli,
    gzip,
  }
}

let lastUnpacked: { from: Encoded; plain: Encoded } | null = null

/** Every browser takes gzip, so what is not packed is made when asked for: kept, it is more than all the rest. */
function unpack(from: Encoded, headers: Record<string, string>): Encoded {
  if (lastUnpacked?.from !== from) {
    lastUnpacked = { from, plain: toEncoded(gunzipSync(from.body), headers) }
  }
  return lastUnpacked.plain
}

function toEncoded(body: Buffer, headers: Record<string, string>): Encoded {
  return { body, headers: { ...headers, 'Content-Length': String(body.length) } }
}

/** One way to send a file: the bytes, and all headers of its answer. */
export type Encoded = { body: Buffer; headers: Record<string, string> }

/** A file of the built site, ready to be sent. */
export type StaticFile = {
  etag: string
  plain: Encoded
  brotli: Encoded | null
  gzip: Encoded | null
  /** A page's Markdown twin, sent where the request accepts Markdown. */
  markdown?: StaticFile | undefined
}

/** By address: "/" and "/about" for pages, "/_astro/x.css" for the rest. */
export type StaticFiles = {
  byPath: ReadonlyMap<string, StaticFile>
  /** Paths that lead to another site: "/schedule" where CALENDLY_URL is set. */
  elsewhere?: ReadonlyMap<string, string>
  /** Pages for unknown addresses, sent with status 404; each is for one folder, the deepest first. */
  notFound: readonly { folder: string; file: StaticFile }[]
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
}

const ONE_HOUR = 'public, max-age=3600'
/** Astro names what lies here after its content. */
const HASHED_FOLDER = '/_astro/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'no-cache'
const STAFF_FOLDER = '/admin/'

/** Pictures that feed readers and link previews show on pages of their own. */
const FOR_OTHER_SITES = /^\/(?:share\/|favicon|icon|apple-touch-icon)/
/** A page is the same whatever campaign led to it, so a prefetched one serves. */
const CAMPAIGN_TAGS = 'params=("utm_source" "utm_medium" "utm_campaign")'

const PAGE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'No-Vary-Search': CAMPAIGN_TAGS,
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
/** Staff pages leave no trace: not in a cache, not in another site's log, not with a search engine. */
const STAFF_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

type File = { path: string; extension: string; content: string }

type HeadersConfig = { siteUrl: string; calendlyUrl?: string | undefined }

/** All headers of a file but those of its encoding. */
export function composeStaticHeaders(file: File, config: HeadersConfig): Record<string, string> {
  const { path, extension, content } = file
  const isPage = extension === '.html'
  const isForStaff = isPage && path.startsWith(STAFF_FOLDER)
  return {
    ...composeDataHeaders(config),
    'Content-Type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': chooseCaching(path, isPage),
    'Content-Security-Policy': isPage
      ? composePagePolicy({ path, html: content }, config)
      : composeFilePolicy(file),
    ...(FOR_OTHER_SITES.test(path) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(isPage && PAGE_HEADERS),
    ...(isForStaff && STAFF_PAGE_HEADERS),
  }
}

function chooseCaching(path: string, isPage: boolean): string {
  if (isPage) return REVALIDATE
  return path.startsWith(HASHED_FOLDER) ? IMMUTABLE : ONE_HOUR
}
