import { markEvidence } from '#site/lib/mark-evidence.ts'

/** A message in which the words that something rests on are marked. */
export function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return markEvidence(text, quotes).map((segment, index) => {
    const key = `${index}-${segment.text}`
    if (!segment.isEvidence) return <span key={key}>{segment.text}</span>
    return (
      <mark key={key} className="evidence">
        {segment.text}
      </mark>
    )
  })
}
