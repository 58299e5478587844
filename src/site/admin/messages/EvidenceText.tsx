import { cutEvidence, type EvidenceSpan } from '#site/admin/messages/cut-evidence.ts'
import { EVIDENCE_TIP_ID, type EvidenceTipControl } from '#site/admin/messages/use-evidence-tip.ts'

type Props = {
  messageId: string
  text: string
  spans: readonly EvidenceSpan[]
  tip: EvidenceTipControl
  /** Where what rests on the words is laid out. */
  href: string
  onShowCard: () => void
}

/** A message in which the words that something rests on are marked, and say what when they are pointed at. */
export function EvidenceText({ messageId, text, spans, tip, href, onShowCard }: Props) {
  return cutEvidence(text, spans).map(({ text: words, start, labels }) => {
    if (labels.length === 0) return <span key={start}>{words}</span>
    const key = `${messageId}-${start}`
    return (
      <a
        key={start}
        href={href}
        className="evidence"
        aria-describedby={tip.isShownFor(key) ? EVIDENCE_TIP_ID : undefined}
        onPointerEnter={({ currentTarget, clientY }) =>
          tip.show({ key, labels }, currentTarget, clientY)
        }
        onPointerLeave={tip.hideSoon}
        onFocus={({ currentTarget }) => tip.show({ key, labels }, currentTarget)}
        onBlur={tip.hide}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          tip.hide()
          onShowCard()
        }}
      >
        {words}
      </a>
    )
  })
}
