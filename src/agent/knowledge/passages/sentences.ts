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
