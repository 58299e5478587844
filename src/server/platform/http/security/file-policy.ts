import { createHash } from 'node:crypto'
import { DATA_POLICY } from '#server/platform/http/security/data-headers.ts'

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
