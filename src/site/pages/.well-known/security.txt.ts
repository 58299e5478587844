import type { APIRoute } from 'astro'
import { securityPage } from '#content/pages/security.ts'
import { site } from '#content/site.ts'
import { siteUrl } from '#site/seo/site-url.ts'

/** Where to report a vulnerability (RFC 9116). The server counts the year anew when it starts. */
export const GET: APIRoute = () => {
  const expires = new Date()
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return new Response(`Contact: mailto:${site.email.contact}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}
Policy: ${new URL(securityPage.metadata.path, siteUrl).href}
`)
}
