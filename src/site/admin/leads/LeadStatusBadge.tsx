import { LEAD_STATUS_WORDS, type LeadStatus } from '#site/admin/parts/lead-words.ts'

const LOOKS: Readonly<Record<LeadStatus, string>> = {
  new: 'border-line text-ink',
  working: 'border-line text-ink',
  qualified: 'border-transparent bg-good-tint text-good',
  won: 'border-transparent bg-good-tint text-good',
  lost: 'border-line text-soft',
}

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return (
    <span
      className={`label inline-flex items-center rounded-control border px-1.5 whitespace-nowrap ${LOOKS[status]}`}
    >
      {LEAD_STATUS_WORDS[status]}
    </span>
  )
}
