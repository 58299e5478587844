import { oncePerText } from '#agent/perception/once-per-text.ts'
import type { Span } from '#agent/understand/act.ts'

const END = /[.?!]+(?=\s|$|["'”’)])["'”’)]*|[\n;]+|(?<=\S)\s-{2,}\s/g

/** The sentences of a message, none of them empty. */
export const splitSentences = oncePerText((text): readonly Span[] => {
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length)
  const starts = [0, ...ends]
  return starts.flatMap((start, index): Span[] => {
    const end = ends[index] ?? text.length
    return text.slice(start, end).trim() === '' ? [] : [[start, end]]
  })
})
