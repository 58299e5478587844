/** One way to send a file: the bytes, and all headers of its answer. */
export type Encoded = { body: Buffer; headers: Record<string, string> }

/** A file of the built site, ready to be sent. */
export type StaticFile = {
  etag: string
  plain: Encoded
  brotli: Encoded | null
  gzip: Encoded | null
  /** A page's Markdown twin, sent where the request accepts Markdown. */
  markdown?: StaticFile | undefined
}

/** By address: "/" and "/about" for pages, "/_astro/x.css" for the rest. */
export type StaticFiles = {
  byPath: ReadonlyMap<string, StaticFile>
  /** Paths that lead to another site: "/schedule" where CALENDLY_URL is set. */
  elsewhere?: ReadonlyMap<string, string>
  /** Pages for unknown addresses, sent with status 404; each is for one folder, the deepest first. */
  notFound: readonly { folder: string; file: StaticFile }[]
}
