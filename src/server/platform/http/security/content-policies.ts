import { createHash } from 'node:crypto'
import { DATA_POLICY } from '#server/platform/http/security/data-headers.ts'

const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)"/
/** The embedded scheduler stands in a frame of our own chat. */
const FRAMED_PAGE = '/schedule'

type Page = { path: string; html: string }

/**
 * The policy of a page as a header: what its markup asks for, nothing beyond that, and the frames, which depend on the
 * calendar this server is configured with (decision 031). A page that asks for nothing gets nothing.
 */
export function composePagePolicy(
  { path, html }: Page,
  { calendlyUrl }: { calendlyUrl?: string | undefined },
): string {
  const own = POLICY.exec(html)?.[1]?.trim().replace(/;$/, '')
  if (!own) return DATA_POLICY
  const calendar = calendlyUrl ? ` ${new URL(calendlyUrl).origin}` : ''
  const framers = path === FRAMED_PAGE ? "'self'" : "'none'"
  return copy(`default-src 'none'; ${own}; frame-src 'self'${calendar}; frame-ancestors ${framers}`)
}

/** V8 keeps the whole page for as long as a piece of its text is held. */
function copy(text: string): string {
  return Buffer.from(text).toString()
}

const STYLES = /<style>([^<]*)<\/style>/g
/** The library's search is a worker, which has a policy of its own and runs WebAssembly. */
const SEARCH_FOLDER = '/pagefind/'
const SEARCH_POLICY = `${DATA_POLICY}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`

type File = { path: string; extension: string; content: string }

/** The policy of a file that is no page. It counts where somebody opens the file by itself. */
export function composeFilePolicy({ path, extension, content }: File): string {
  if (extension === '.js' && path.startsWith(SEARCH_FOLDER)) return SEARCH_POLICY
  if (extension !== '.svg') return DATA_POLICY
  const hashes = [...content.matchAll(STYLES)].map(([, styles = '']) => hashStyles(styles))
  return hashes.length > 0 ? `${DATA_POLICY}; style-src ${hashes.join(' ')}` : DATA_POLICY
}

function hashStyles(styles: string): string {
  return `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
}
