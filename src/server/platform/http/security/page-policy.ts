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
