import { EVIDENCE_TIP_ID, type EvidenceTipControl } from '#site/admin/messages/use-evidence-tip.ts'

export function EvidenceTipBox({ control }: { control: EvidenceTipControl }) {
  const { tip, keep, hideSoon } = control
  if (tip === null) return null
  return (
    <div
      id={EVIDENCE_TIP_ID}
      role="tooltip"
      className="fixed z-30 max-w-72 rounded-control border border-ink bg-raise px-3 py-2 text-small shadow-float"
      style={tip.place}
      onPointerEnter={keep}
      onPointerLeave={hideSoon}
    >
      <ul>
        {tip.labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  )
}
