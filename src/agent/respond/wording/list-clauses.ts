import type { Segment } from '#agent/respond/wording/segment-words.ts'

const ADVERBS = new Set(
  'really very quite rather fairly especially truly quietly even maybe perhaps mostly together too also openly clearly plainly honestly kindly directly again'.split(
    ' ',
  ),
)

export const readFirstWord = ({ text }: Segment) => text.split(' ', 1)[0] ?? ''
export const readLastWord = ({ text }: Segment) => text.slice(text.lastIndexOf(' ') + 1)

/** The stretches between the marks of a sentence. */
export function listClauses(segments: readonly Segment[]): Segment[][] {
  const clauses: Segment[][] = [[]]
  for (const segment of segments) {
    if (segment.role === 'mark') clauses.push([])
    else clauses.at(-1)?.push(segment)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** Without what can be slipped between a verb and what it says: adverbs, and the commas around them. */
export function dropAdverbs(segments: readonly Segment[]): Segment[] {
  return segments.filter(({ role, text }) => role !== 'mark' && !ADVERBS.has(text))
}
