import type { AdminLead } from '#contract/admin-leads.ts'
import { LeadControls } from '#site/admin/leads/LeadControls.tsx'
import { LedgerList } from '#site/admin/parts/LedgerList.tsx'

/** Who it is and where the work on it stands. */
export function LeadHead({ lead }: { lead: AdminLead }) {
  const { email, phone, company, website, lead_score } = lead
  return (
    <section aria-label="Person and status" className="grid gap-5">
      <LeadControls lead={lead} />
      <LedgerList
        rows={[
          { term: 'E-mail', value: email, href: email ? `mailto:${email}` : undefined },
          { term: 'Phone', value: phone, href: phone ? `tel:${phone}` : undefined },
          { term: 'Company', value: company },
          { term: 'Website', value: website },
          { term: 'Best fit score', value: lead_score === null ? '' : String(lead_score) },
        ]}
      />
    </section>
  )
}
