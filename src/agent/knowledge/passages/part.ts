import type { Passage } from '#agent/knowledge/passages/passage.ts'
import { splitSentences } from '#agent/knowledge/passages/sentences.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

/** A part of a page, as its facts have it. `notes` is searched and never quoted. */
export type Part = { heading: string; anchor?: string; texts: readonly string[]; notes?: string }

/** Some texts are clauses; quoted alone, each is a sentence. */
function toSentences(text: string): string[] {
  const closed = /[.!?:”]$/.test(text) ? text : `${text}.`
  return splitSentences(`${closed.charAt(0).toUpperCase()}${closed.slice(1)}`)
}

export function toPassages(
  title: string,
  metadata: PageMetadata,
  parts: readonly Part[],
): Passage[] {
  return parts.map(({ heading, anchor, texts, notes = '' }) => ({
    title,
    heading,
    url: anchor === undefined ? metadata.path : `${metadata.path}#${anchor}`,
    sentences: texts.flatMap(toSentences),
    notes,
    keywords: metadata.keywords.join(' '),
  }))
}

type Named = { name: string; text: string }
export const say = (items: readonly Named[]) => items.map(({ name, text }) => `${name}: ${text}`)
