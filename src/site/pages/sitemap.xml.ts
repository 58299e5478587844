import type { APIRoute } from 'astro'
import { listPublicPages, type PublicPage } from '#site/seo/public-pages.ts'
import { siteUrl } from '#site/seo/site-url.ts'

export const GET: APIRoute = async () => {
  const pages = await listPublicPages()
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map((page) => composeEntry(page)).join('\n')}
</urlset>
`)
}

/** Only an article has a day of its own; a guessed one would teach crawlers to distrust the rest. */
function composeEntry({ metadata, article }: PublicPage): string {
  const changed = article ? `<lastmod>${article.updated ?? article.date}</lastmod>` : ''
  return `  <url><loc>${new URL(metadata.path, siteUrl).href}</loc>${changed}</url>`
}
