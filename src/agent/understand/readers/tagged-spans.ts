import { type Lattice, shareOfSpan } from '#agent/understand/readers/tag-lattice.ts'
import { isInside, OUTSIDE, type Tag, tagOfLabel } from '#agent/understand/readers/tags.ts'

/** Tokens `from` to `to` (exclusive) with what they are, and how likely they are exactly that, from 0 to 1. */
export type TaggedSpan = { tag: Tag; from: number; to: number; certainty: number }

/** Spans of a row of labels, each with how likely it is. */
export function listSpans(labels: readonly number[], lattice: Lattice): TaggedSpan[] {
  const spans: TaggedSpan[] = []
  let from = 0
  while (from < labels.length) {
    const label = labels[from] ?? OUTSIDE
    let to = from + 1
    while (label !== OUTSIDE && to < labels.length && isInside(labels[to] ?? 0)) to += 1
    const found = label === OUTSIDE ? undefined : tagOfLabel(label)
    if (found !== undefined)
      spans.push({ tag: found, from, to, certainty: shareOfSpan(lattice, [from, to], label) })
    from = to
  }
  return spans
}
