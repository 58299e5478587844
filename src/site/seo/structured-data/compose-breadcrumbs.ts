import type { BreadcrumbList } from 'schema-dts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { libraryPage } from '#content/pages/library.ts'
import type { SiteUrl } from '#site/seo/structured-data/identify.ts'

const library = libraryPage.metadata

/** The way from the home page to this one: articles lie below the library, all others below home. */
export function composeBreadcrumbs(
  page: PageMetadata,
  site: SiteUrl,
): Exclude<BreadcrumbList, string> {
  const isBelowLibrary = page.path.startsWith(`${library.path}/`)
  const way = [{ path: '/', title: 'Home' }, ...(isBelowLibrary ? [library] : []), page]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: new URL(path, site).href,
    })),
  }
}
