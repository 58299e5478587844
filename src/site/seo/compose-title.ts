import type { PageMetadata } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

/** Search results cut what is longer, and the firm's name is what may be missing. */
const MAXIMUM_LENGTH = 65

/** "Pricing: four phases …" is "Pricing" where the page's own words stand beside it. */
export function shortenTitle(title: string): string {
  return title.split(': ', 1).join()
}

/** What the browser's tab and a search result call a page. The home page's title names the firm already. */
export function composeTitle({ path, title }: PageMetadata): string {
  const named = `${title} · ${site.name}`
  return path === '/' || named.length > MAXIMUM_LENGTH ? title : named
}
