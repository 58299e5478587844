import type { Passage } from '#content/page-metadata.ts'

/** Sets a passage with its quoted words as evidence. */
export function PassageText({ passage }: { passage: Passage }) {
  return passage.map((part) =>
    typeof part === 'string' ? (
      <span key={part}>{part}</span>
    ) : (
      <q key={part.quote} className="evidence">
        <RangeText text={part.quote} />
      </q>
    ),
  )
}

/** `3-5` days, `$1K-$2K`, and codes such as `CN-208`. No line ends within one. */
const RANGE = /(\$?\d+[KM]?-\$?\d+[KM]?|\b[A-Z]{2,4}-\d+)/

/** Draws the hyphen of a range as an en dash. The text itself stays as the facts have it, for search and for copying. */
export function RangeText({ text }: { text: string }) {
  if (!RANGE.test(text)) return <span>{text}</span>
  return text.split(RANGE).map((part, index) => {
    if (index % 2 === 0) return part === '' ? null : <span key={part}>{part}</span>
    if (/^[A-Z]/.test(part)) {
      return (
        <span key={part} className="text-nowrap">
          {part}
        </span>
      )
    }
    const [least, most] = part.split('-')
    return (
      <span key={part} className="text-nowrap">
        <span>{least}</span>
        <span className="dash">-</span>
        <span>{most}</span>
      </span>
    )
  })
}
