/** Two years: what browsers ask of sites that want to be preloaded. */
export const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/** True when `SITE_URL` is https, so that visitors come by TLS, which a proxy in front usually ends. */
export function isServedSecurely({ siteUrl }: { siteUrl: string }): boolean {
  return siteUrl.startsWith('https://')
}
