import type { AdminSession } from '#contract/admin.ts'
import { StaffHeader } from '#site/admin/frame/StaffHeader.tsx'
import { LeadPage } from '#site/admin/leads/LeadPage.tsx'
import { LeadsList } from '#site/admin/leads/LeadsList.tsx'
import { LEADS_KEY } from '#site/admin/leads/lead-queries.ts'
import { LiveStatus } from '#site/admin/live/LiveStatus.tsx'
import { useQueryNews } from '#site/admin/live/use-query-news.ts'
import { useAddressParameter } from '#site/admin/parts/address.ts'

type Props = { session: AdminSession; isConfirmed: boolean }

/** All leads or, when the address names one, that one. */
export function LeadsPage({ session, isConfirmed }: Props) {
  const leadId = useAddressParameter('lead')
  const state = useQueryNews({
    isEnabled: isConfirmed,
    kinds: ['lead', 'delivery', 'conversation', 'booking'],
    queryKeys: [LEADS_KEY, ['lead']],
  })
  return (
    <div className="page pt-16 pb-14">
      <StaffHeader title="Leads" page="leads" {...{ session, isConfirmed }} />
      <div className="mt-5 mb-3">
        <LiveStatus state={state} />
      </div>
      {leadId === null ? (
        <LeadsList isConfirmed={isConfirmed} />
      ) : (
        <LeadPage key={leadId} leadId={leadId} isConfirmed={isConfirmed} />
      )}
    </div>
  )
}
