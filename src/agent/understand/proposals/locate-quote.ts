import type { Span } from '#agent/understand/message/act.ts'

const QUOTE_MAX_CHARS = 240
/** What stands more often than this says nothing by any of its places. */
const PLACES_MAX = 4
const SAYS_SOMETHING = /[\p{L}\p{N}]/u
/** A quote that begins here cuts a word, a number, a range or its sign in two: "0 hours" of "40 hours". */
const CUT_BEFORE = /[\p{L}\p{M}\p{N}_]$|\p{N}[.,:/'’–—-]\s?$|[$€£+@#−-]$|\p{L}['’-]$/u
const CUT_AFTER = /^[\p{L}\p{M}\p{N}_@]|^[.,:/–—-]\p{N}|^\s?%|^['’-]\p{L}/u

function isWhole(text: string, [start, end]: Span): boolean {
  const before = text.slice(Math.max(0, start - 4), start)
  return !CUT_BEFORE.test(before) && !CUT_AFTER.test(text.slice(end, end + 4))
}

/** Where a quote stands in a text to the letter and in whole words; nowhere when it is too long or says nothing. */
export function locateQuote(text: string, quote: string): Span[] {
  const words = quote.trim()
  if (words.length > QUOTE_MAX_CHARS || !SAYS_SOMETHING.test(words)) return []
  const places: Span[] = []
  let at = text.indexOf(words)
  while (at >= 0 && places.length <= PLACES_MAX) {
    places.push([at, at + words.length])
    at = text.indexOf(words, at + words.length)
  }
  return places.length > PLACES_MAX ? [] : places.filter((place) => isWhole(text, place))
}
