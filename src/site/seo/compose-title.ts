import type { PageMetadata } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

/** Search results cut what is longer, and the firm's name is what may be missing. */
const MAXIMUM_LENGTH = 65

/**
 * Cuts a title at its colon, for places where the page's own words stand beside it: "Pricing" of "Pricing: four
 * phases".
 */
export function shortenTitle(title: string): string {
  return title.split(': ', 1).join()
}

/** A page's title in tabs and search results. The home page's names the firm already. */
export function composeTitle({ path, title }: PageMetadata): string {
  const named = `${title} · ${site.name}`
  return path === '/' || named.length > MAXIMUM_LENGTH ? title : named
}
