import { listTerms } from '#agent/knowledge/language/terms.ts'

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

/** What a passage is about: under its headings, and sentence by sentence. */
export type PassageTerms = {
  above: ReadonlySet<string>
  sentences: readonly (readonly string[])[]
}

const known = new WeakMap<Passage, PassageTerms>()

/** Read when the passage is first looked at closer, and kept with it: passages are ours, and stay as they are. */
export function listPassageTerms(passage: Passage): PassageTerms {
  const terms = known.get(passage) ?? {
    above: new Set(listTerms(`${passage.title} ${passage.heading}`)),
    sentences: passage.sentences.map(listTerms),
  }
  known.set(passage, terms)
  return terms
}

/** After a stop, a space and what begins a sentence; not after an initial or a number's point. */
const SENTENCE_BREAK = /(?<=[.!?][”"’)]?)\s+(?=[“"‘(]?[A-Z0-9])/

/** The sentences of a paragraph. */
export function splitSentences(paragraph: string): string[] {
  return paragraph
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(SENTENCE_BREAK)
    .filter((sentence) => sentence !== '')
}
