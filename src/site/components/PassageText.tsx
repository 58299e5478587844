import { Fragment } from 'react'
import type { Passage } from '#content/page-metadata.ts'

/** Sets a passage with its quoted words as evidence. */
export function PassageText({ passage }: { passage: Passage }) {
  return passage.map((part) =>
    typeof part === 'string' ? (
      <span key={part}>{part}</span>
    ) : (
      <q key={part.quote} className="evidence">
        {part.quote}
      </q>
    ),
  )
}

/** Between two figures of a range, as in `3-5 days` and `$1K-$2K`. */
const RANGE_HYPHEN = /(?<=\d[KM]?)-(?=\$?\d)/

/** Draws the hyphen of a range as an en dash. The text itself stays as the facts have it, for search and for copying. */
export function RangeText({ text }: { text: string }) {
  const [first, ...others] = text.split(RANGE_HYPHEN)
  return (
    <>
      <span>{first}</span>
      {others.map((part) => (
        <Fragment key={part}>
          <span className="dash">-</span>
          <span>{part}</span>
        </Fragment>
      ))}
    </>
  )
}
