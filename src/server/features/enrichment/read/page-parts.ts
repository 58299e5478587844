/** A link as people see it. */
export type PageLink = { text: string; href: string }

/** The parts of a page that may describe a company, as written and unchecked. */
export type PageParts = {
  url: URL
  /** The base of relative addresses: a page may name another one than its own. */
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
