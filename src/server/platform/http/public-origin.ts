import type { Context } from 'hono'
import { isServedSecurely } from '#server/platform/http/security/transport-security.ts'

/**
 * The origin under which this visitor reached us: a machine has several names (localhost, 127.0.0.1,
 * its own), and a widget's messages have to come from the one in the address bar.
 */
export function readPublicOrigin(c: Context, config: { siteUrl: string }): string {
  const { protocol, host } = new URL(c.req.url)
  return isServedSecurely(config) ? `https://${host}` : `${protocol}//${host}`
}
