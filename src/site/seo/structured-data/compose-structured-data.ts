import type { Graph, Thing } from 'schema-dts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { composeBreadcrumbs } from '#site/seo/structured-data/compose-breadcrumbs.ts'
import {
  composeOrganization,
  composeWebSite,
  type SiteUrl,
} from '#site/seo/structured-data/identify.ts'

/** What one page says to machines: who runs the site, where the page stands, and what is on it. */
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
