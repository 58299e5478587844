import { useQuery } from '@tanstack/react-query'
import { LeadStatusBadge } from '#site/admin/leads/LeadStatusBadge.tsx'
import { leadQuery } from '#site/admin/leads/lead-queries.ts'
import { ReplyDue } from '#site/admin/leads/ReplyDue.tsx'

/** Above the messages: where the lead stands, whose it is, and until when an answer was promised. */
export function LeadLine({ leadId }: { leadId: string }) {
  const { data } = useQuery(leadQuery(leadId))
  if (data === undefined) return null
  const { lead } = data
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <span className="flex items-center gap-2">
        <a className="link" href={`/admin/leads?lead=${lead.id}`}>
          Lead
        </a>
        <LeadStatusBadge status={lead.status} />
      </span>
      <span className="text-soft">
        {lead.owner === null ? 'no owner yet' : lead.owner.name || lead.owner.email}
      </span>
      <span className="ml-auto">
        <ReplyDue lead={lead} />
      </span>
    </p>
  )
}
