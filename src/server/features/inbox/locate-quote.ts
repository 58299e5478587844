/** Where a quote stands in a message: its first occurrence that is no piece of a longer word or number. */
export function locateQuote(
  message: string,
  quote: string,
): { start: number; end: number } | { start: null; end: null } {
  if (quote.trim() === '') return { start: null, end: null }
  let start = message.indexOf(quote)
  while (start >= 0) {
    const end = start + quote.length
    if (!isWithinWord(message, start) && !isWithinWord(message, end)) return { start, end }
    start = message.indexOf(quote, start + 1)
  }
  return { start: null, end: null }
}

function isWithinWord(text: string, position: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, position - 1), position + 1))
}
