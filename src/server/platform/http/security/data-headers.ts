import {
  isServedSecurely,
  TRANSPORT_SECURITY,
} from '#server/platform/http/security/transport-security.ts'

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
