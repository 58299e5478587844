/** A link as people see it. */
export type PageLink = { text: string; href: string }

/** What of a page may say something of a company; all as written, nothing checked. */
export type PageParts = {
  url: URL
  /** What relative addresses start from: a page may name another place than its own. */
  base: URL
  title: string
  /** First content of each meta name or property, in small letters. */
  metas: ReadonlyMap<string, string>
  jsonLd: readonly string[]
  /** Visible text, one entry for each paragraph, heading, cell or item. */
  blocks: readonly string[]
  links: readonly PageLink[]
  /** Addresses of scripts, styles, pictures, frames and forms. */
  sources: readonly string[]
}
