import type { AdminLead } from '#contract/admin-leads.ts'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'
import { LeadStatusBadge } from '#site/admin/leads/LeadStatusBadge.tsx'
import { openLead } from '#site/admin/leads/open-lead.ts'
import { ReplyDue } from '#site/admin/leads/ReplyDue.tsx'
import { describeSource, nameLead } from '#site/admin/parts/lead-words.ts'

export function LeadRow({ lead }: { lead: AdminLead }) {
  const { owner, created_at } = lead
  return (
    <li className="relative grid gap-x-6 gap-y-1 py-3 hover:bg-raise md:grid-cols-[minmax(0,7fr)_minmax(0,3fr)_minmax(11rem,3fr)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* The whole row can be clicked; what is read out is the name. */}
          <a
            href={`/admin/leads?lead=${lead.id}`}
            className="font-medium wrap-anywhere underline-offset-4 before:absolute before:inset-0 hover:underline"
            dir="auto"
            onClick={(event) => openLead(event, lead.id)}
          >
            {nameLead(lead)}
          </a>
          <LeadStatusBadge status={lead.status} />
        </p>
        <p className="label mt-0.5 flex flex-wrap gap-x-4">
          {listNotes(lead).map((note) => (
            <span key={note} className="wrap-anywhere">
              {note}
            </span>
          ))}
        </p>
      </div>
      <p className="text-small wrap-anywhere text-soft md:pt-0.5">
        {owner === null ? 'no owner yet' : `with ${owner.name || owner.email}`}
      </p>
      <p className="text-small md:pt-0.5 md:text-right">
        <span className="block">
          <ReplyDue lead={lead} />
        </span>
        <time dateTime={created_at} className="label">
          since {formatDay(created_at)}, {formatTime(created_at)}
        </time>
      </p>
    </li>
  )
}

function listNotes(lead: AdminLead): string[] {
  const { email, phone, lead_score, conversation_count, request_count } = lead
  return [
    email ?? phone,
    lead_score === null ? '' : `Fit ${lead_score}`,
    count(conversation_count, 'conversation'),
    count(request_count, 'audit request'),
    describeSource(lead.last_touch),
  ].filter(Boolean)
}

function count(many: number, of: string): string {
  if (many === 0) return ''
  return many === 1 ? `1 ${of}` : `${many} ${of}s`
}
