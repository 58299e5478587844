import { useQueryClient } from '@tanstack/react-query'
import { leadWords } from '#content/staff/leads.ts'
import type { AdminLead } from '#contract/admin-leads.ts'
import { DeleteRecord } from '#site/admin/erasure/DeleteRecord.tsx'
import { LEADS_KEY, leadQuery } from '#site/admin/leads/lead-queries.ts'
import { leaveLead } from '#site/admin/leads/open-lead.ts'
import { useIsAdmin } from '#site/admin/session/session-query.ts'

/** What an admin may do with everything about one person: take a copy, or delete it. */
export function LeadRecord({ lead }: { lead: AdminLead }) {
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  if (!isAdmin) return null

  function handleDeleted() {
    leaveLead()
    client.removeQueries({ queryKey: leadQuery(lead.id).queryKey })
    void client.resetQueries({ queryKey: LEADS_KEY })
  }

  return (
    <section aria-labelledby="lead-record-heading">
      <h3 id="lead-record-heading" className="font-bold">
        {leadWords.stored.title}
      </h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 text-small">
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/api/admin/export/leads/${lead.id}`}
          download
        >
          {leadWords.stored.download}
        </a>
        <DeleteRecord
          kind="lead"
          id={lead.id}
          name={lead.email ?? lead.company}
          onDeleted={handleDeleted}
        />
      </div>
    </section>
  )
}

type RequestProps = { leadId: string; request: { id: string; company: string } }

/** The same for one audit request; its lead may go with it. */
export function RequestRecord({ leadId, request }: RequestProps) {
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  if (!isAdmin) return null

  function handleDeleted() {
    void client.resetQueries({ queryKey: leadQuery(leadId).queryKey })
    void client.resetQueries({ queryKey: LEADS_KEY })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <a
        className="link inline-flex min-h-11 items-center"
        href={`/api/admin/export/audit-requests/${request.id}`}
        aria-label={leadWords.stored.downloadRequest}
        download
      >
        {leadWords.stored.download}
      </a>
      <DeleteRecord
        kind="auditRequest"
        id={request.id}
        name={request.company}
        label={leadWords.stored.deleteRequest}
        onDeleted={handleDeleted}
      />
    </div>
  )
}
