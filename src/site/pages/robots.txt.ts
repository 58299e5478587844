import type { APIRoute } from 'astro'
import { siteUrl } from '#site/seo/site-url.ts'

/** Thanks and not-found pages are not excluded: a crawler has to read their `noindex`. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *
Allow: /
Disallow: /admin/
Disallow: /api/
Disallow: /schedule

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`)
