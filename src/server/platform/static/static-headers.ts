import {
  composeFilePolicy,
  composePagePolicy,
} from '#server/platform/http/security/content-policies.ts'
import { composeDataHeaders } from '#server/platform/http/security/data-headers.ts'

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
export const REVALIDATE = 'no-cache'
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

export type HeadersConfig = { siteUrl: string; calendlyUrl?: string | undefined }

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
