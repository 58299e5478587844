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
