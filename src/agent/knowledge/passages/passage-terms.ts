import { listTerms } from '#agent/knowledge/language/terms.ts'
import type { Passage } from '#agent/knowledge/passages/passage.ts'

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
