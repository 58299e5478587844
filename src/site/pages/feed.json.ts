import type { APIRoute } from 'astro'
import { libraryPage } from '#content/pages/library.ts'
import { site } from '#content/site.ts'
import { listArticles } from '#site/lib/list-articles.ts'
import { toSharePath } from '#site/seo/machine-addresses.ts'
import { siteUrl } from '#site/seo/site-url.ts'

/** JSON Feed 1.1 (jsonfeed.org). */
export const GET: APIRoute = async () => {
  const articles = await listArticles()
  const locate = (path: string) => new URL(path, siteUrl).href
  return Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.name} library`,
    description: libraryPage.metadata.description,
    home_page_url: locate('/library'),
    feed_url: locate('/feed.json'),
    icon: locate('/icon-512.png'),
    language: 'en',
    authors: [{ name: site.legalName, url: locate('/about') }],
    items: articles.map(({ data }) => ({
      id: locate(`/library/${data.slug}`),
      url: locate(`/library/${data.slug}`),
      title: data.title,
      summary: data.summary,
      content_text: data.summary,
      image: locate(toSharePath(`/library/${data.slug}`)),
      date_published: `${data.date}T00:00:00Z`,
      date_modified: `${data.updated ?? data.date}T00:00:00Z`,
      authors: [{ name: data.writer, url: locate('/about') }],
      tags: [data.systemType, ...data.tags],
      language: 'en',
    })),
  })
}
