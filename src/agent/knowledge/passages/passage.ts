/** A part of a page with one heading: what can be found and quoted. */
export type Passage = {
  /** Of the page. */
  title: string
  heading: string
  /** With the anchor of the part, where it has one. */
  url: string
  /** What may be quoted, sentence by sentence. */
  sentences: readonly string[]
  /** Searched and never quoted: tables, lists of names. */
  notes: string
  /** What the whole page is about, in a few words. */
  keywords: string
}

/** An article as it lies in its file. */
export type ArticleSource = { slug: string; source: string }

/** Of the page, without the anchor. */
export function getPath(url: string): string {
  return url.split('#')[0] ?? url
}
