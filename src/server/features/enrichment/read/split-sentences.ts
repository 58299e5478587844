const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a clean text, none empty. */
export function splitSentences(text: string): string[] {
  return [...SEGMENTER.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}
