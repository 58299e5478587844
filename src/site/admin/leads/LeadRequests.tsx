import type { AdminLeadReply } from '#contract/admin-leads.ts'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'

type Request = AdminLeadReply['audit_requests'][number]

const METHODS = { email: 'by e-mail', phone: 'by phone', video: 'by video call' } as const

/** What was sent with the form; nothing where it was never used. */
export function LeadRequests({ requests }: { requests: readonly Request[] }) {
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="requests-heading">
      <h3 id="requests-heading" className="pb-2 font-bold">
        Audit requests
      </h3>
      <ul>
        {requests.map((request) => (
          <li key={request.id} className="border-t border-line py-2 text-small">
            <p className="max-w-measure whitespace-pre-wrap wrap-anywhere" dir="auto">
              {request.challenge}
            </p>
            <p className="label mt-1 wrap-anywhere">
              {[
                request.name,
                request.company,
                `wants an answer ${METHODS[request.contact_method]}`,
                request.contact_detail,
                `${formatDay(request.created_at)}, ${formatTime(request.created_at)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
