/** Two years: what browsers ask of sites that want to be preloaded. */
const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/** True when `SITE_URL` is https, so that visitors come by TLS, which a proxy in front usually ends. */
export function isServedSecurely({ siteUrl }: { siteUrl: string }): boolean {
  return siteUrl.startsWith('https://')
}

/** The policy of every answer that is no page: nothing in it may be run, loaded, sent, or framed. */
export const DATA_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every answer that is not a page, from the API, the file server, or Node itself. */
export function composeDataHeaders(config: { siteUrl: string }): Record<string, string> {
  return {
    'Content-Security-Policy': DATA_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isServedSecurely(config) && { 'Strict-Transport-Security': TRANSPORT_SECURITY }),
  }
}
