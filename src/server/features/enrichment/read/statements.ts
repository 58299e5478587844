import { cleanField, cleanText } from '#server/features/enrichment/read/clean-text.ts'
import { isQuotable } from '#server/features/enrichment/read/is-quotable.ts'
import type { PageParts } from '#server/features/enrichment/read/page-parts.ts'
import { readsAsOrder } from '#server/features/enrichment/read/reads-as-order.ts'

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })

const SENTENCE_MAX_CHARS = 400
const STATEMENTS_MAX = 300
const FIELD_MAX_CHARS = 2_000

/**
 * The sentences of a text that tell of the company. One order in it and none counts: what stands around an order was
 * written by the same hand.
 */
function listTold(clean: string): string[] {
  if (clean === '' || readsAsOrder(clean)) return []
  return splitSentences(clean).filter(
    (sentence) => sentence.length <= SENTENCE_MAX_CHARS && isQuotable(sentence),
  )
}

/** Sentences of a field of the page's head or of its structured data. */
export function listFieldStatements(field: string): string[] {
  return listTold(cleanField(field.slice(0, FIELD_MAX_CHARS)))
}

/** Sentences of the text that people see, in the order of the page. */
export function listStatements({ blocks }: Pick<PageParts, 'blocks'>): string[] {
  const told: string[] = []
  for (const block of blocks) {
    if (told.length >= STATEMENTS_MAX) break
    told.push(...listTold(cleanText(block)))
  }
  return told
}

/** The sentences of a clean text, none empty. */
function splitSentences(text: string): string[] {
  return [...SEGMENTER.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}
