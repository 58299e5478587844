import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { libraryPage } from '#content/pages/library.ts'
import { site } from '#content/site.ts'
import { listArticles } from '#site/lib/list-articles.ts'
import { siteUrl } from '#site/seo/site-url.ts'

export const GET: APIRoute = async () => {
  const articles = await listArticles()
  const address = new URL('/rss.xml', siteUrl).href
  return rss({
    title: `${site.name} library`,
    description: libraryPage.metadata.description,
    site: siteUrl,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>en</language><atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
    items: articles.map(({ data }) => ({
      title: data.title,
      link: `/library/${data.slug}`,
      description: data.summary,
      pubDate: new Date(data.date),
      categories: [data.systemType, ...data.tags],
      customData: `<dc:creator>${escapeXml(data.writer)}</dc:creator>`,
    })),
  })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
