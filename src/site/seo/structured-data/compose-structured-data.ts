import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { libraryPage } from '#content/pages/library.ts'
import { shortenTitle } from '#site/seo/compose-title.ts'
import {
  composeOrganization,
  composeWebSite,
  type SiteUrl,
} from '#site/seo/structured-data/identify.ts'

const library = libraryPage.metadata

/** One page's structured data: the firm, the page's place in the site, and its content. */
export function composeStructuredData(
  page: PageMetadata,
  content: readonly Thing[],
  site: SiteUrl,
): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      composeOrganization(site),
      composeWebSite(site),
      ...(page.path === '/' ? [] : [composeBreadcrumbs(page, site)]),
      ...content,
    ],
  }
  return serializeForScript(graph)
}

/** JSON that cannot end the <script> it stands in. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The way from the home page to this one: articles lie below the library, all others below home. */
function composeBreadcrumbs(page: PageMetadata, site: SiteUrl): Exclude<BreadcrumbList, string> {
  const isBelowLibrary = page.path.startsWith(`${library.path}/`)
  const way = [{ path: '/', title: 'Home' }, ...(isBelowLibrary ? [library] : []), page]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: shortenTitle(title),
      item: new URL(path, site).href,
    })),
  }
}
