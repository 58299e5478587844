import { isServedSecurely, TRANSPORT_SECURITY } from '#server/http/transport-security.ts'

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
/** The embedded scheduler stands in a frame of our own chat. */
const FRAMED_PAGE = '/schedule'
const STAFF_FOLDER = '/admin/'

/** Pictures that feed readers and link previews show on pages of their own. */
const FOR_OTHER_SITES = /^\/(?:share\/|favicon|icon|apple-touch-icon)/
/** A page is the same whatever campaign led to it, so a prefetched one serves. */
const CAMPAIGN_TAGS = 'params=("utm_source" "utm_medium" "utm_campaign")'

const PAGE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

type Address = { path: string; extension: string }

export type HeadersConfig = { siteUrl: string; calendlyUrl?: string | undefined }

/** All headers of a file but those of its encoding. */
export function composeStaticHeaders(
  { path, extension }: Address,
  config: HeadersConfig,
): Record<string, string> {
  const isPage = extension === '.html'
  return {
    'Content-Type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
    'Cache-Control': chooseCaching(path, isPage),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': FOR_OTHER_SITES.test(path) ? 'cross-origin' : 'same-origin',
    ...(isPage && { 'No-Vary-Search': CAMPAIGN_TAGS }),
    ...(isPage && { ...PAGE_HEADERS, 'Content-Security-Policy': composeFramePolicy(path, config) }),
    ...(path.startsWith(STAFF_FOLDER) && { 'X-Robots-Tag': 'noindex' }),
    ...(isServedSecurely(config) && { 'Strict-Transport-Security': TRANSPORT_SECURITY }),
  }
}

/**
 * What may frame the page, and what the page may frame. The rest of its policy is in its markup; the first
 * cannot stand there, and the second depends on which calendar this server is configured with (decision 008).
 */
function composeFramePolicy(path: string, { calendlyUrl }: HeadersConfig): string {
  const framers = path === FRAMED_PAGE ? "'self'" : "'none'"
  const calendar = calendlyUrl ? ` ${new URL(calendlyUrl).origin}` : ''
  return `frame-src 'self'${calendar}; frame-ancestors ${framers}`
}

function chooseCaching(path: string, isPage: boolean): string {
  if (isPage) return REVALIDATE
  return path.startsWith(HASHED_FOLDER) ? IMMUTABLE : ONE_HOUR
}
