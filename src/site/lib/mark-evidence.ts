export type TextSegment = { text: string; isEvidence: boolean }

type Range = { start: number; end: number }

/** Cuts a message into plain and quoted stretches. Overlapping quotes become one; quotes that do not occur are left out. */
export function markEvidence(text: string, quotes: readonly string[]): TextSegment[] {
  const segments: TextSegment[] = []
  let position = 0
  for (const { start, end } of mergeRanges(quotes.flatMap((quote) => findQuote(text, quote)))) {
    if (start > position) segments.push({ text: text.slice(position, start), isEvidence: false })
    segments.push({ text: text.slice(start, end), isEvidence: true })
    position = end
  }
  if (position < text.length) segments.push({ text: text.slice(position), isEvidence: false })
  return segments
}

/** The first occurrence that is not a piece of a longer word: "5" is not quoted from within "15". */
export function findQuote(text: string, quote: string): Range[] {
  if (quote.trim() === '') return []
  let start = text.indexOf(quote)
  while (start !== -1) {
    const end = start + quote.length
    if (!isInsideWord(text, start) && !isInsideWord(text, end)) return [{ start, end }]
    start = text.indexOf(quote, start + 1)
  }
  return []
}

function isInsideWord(text: string, position: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, position - 1), position + 1))
}

function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ ...range })
  }
  return merged
}
