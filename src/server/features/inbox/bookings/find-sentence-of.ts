const SENTENCE_END = /[.!?](?=\s|$)|\n/g

/** The sentence of a message that holds a quote; the quote itself when it is not in there. */
export function findSentenceOf(message: string, quote: string): string {
  const at = message.indexOf(quote)
  if (quote === '' || at < 0) return quote
  const ends = [...message.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  const start = ends.findLast((end) => end <= at) ?? 0
  const end = ends.find((candidate) => candidate >= at + quote.length) ?? message.length
  return message.slice(start, end).trim()
}
