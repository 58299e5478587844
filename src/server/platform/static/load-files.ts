import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { site } from '#content/site.ts'
import type { Encoded, StaticFile, StaticFiles } from '#server/platform/static/static-file.ts'
import {
  composeStaticHeaders,
  type HeadersConfig,
  REVALIDATE,
} from '#server/platform/static/static-headers.ts'

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
