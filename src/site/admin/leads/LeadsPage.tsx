import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { leadsWords } from '#content/staff/leads.ts'
import type { AdminLeadsReply } from '#contract/admin-leads.ts'
import { ExportLinks, FilterPanel } from '#site/admin/filters/FilterPanel.tsx'
import {
  type FilterField,
  type FilterValues,
  readFilterValues,
} from '#site/admin/filters/filter-field.ts'
import { LeadPage } from '#site/admin/leads/LeadPage.tsx'
import { LeadsSection } from '#site/admin/leads/LeadsSection.tsx'
import { LEADS_KEY, leadsQuery } from '#site/admin/leads/lead-queries.ts'
import { useQueryNews } from '#site/admin/live/use-staff-news.ts'
import { changeAddress, useAddressParameter, useAddressSearch } from '#site/admin/parts/address.ts'
import { toPlainDay } from '#site/admin/parts/format.ts'
import { LEAD_STATUS_WORDS } from '#site/admin/parts/lead-words.tsx'
import { StaffHeading } from '#site/admin/parts/StaffHeading.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'

type Props = { isConfirmed: boolean }

/** All leads or, when the address names one, that one. */
export function LeadsPage({ isConfirmed }: Props) {
  const leadId = useAddressParameter('lead')
  useQueryNews({
    isEnabled: isConfirmed,
    kinds: ['lead', 'delivery', 'conversation', 'booking'],
    queryKeys: [LEADS_KEY, ['lead']],
  })
  return (
    <div className="page pt-7 pb-14">
      <StaffHeading title="Leads" />
      {leadId === null ? (
        <LeadsList isConfirmed={isConfirmed} />
      ) : (
        <LeadPage key={leadId} leadId={leadId} isConfirmed={isConfirmed} />
      )}
    </div>
  )
}

type Colleague = AdminLeadsReply['staff'][number]

const SEARCH_NAME = 'text'

const EXPORTS = [
  { path: 'leads.csv', words: leadsWords.exports.leads },
  { path: 'audit-requests.csv', words: leadsWords.exports.requests, isFiltered: false },
] as const

function LeadsList({ isConfirmed }: { isConfirmed: boolean }) {
  const lists = useRef<HTMLDivElement>(null)
  const search = useAddressSearch()
  const isAdmin = useIsAdmin()
  // The list without filters tells who can own a lead, too.
  const { data: unfiltered } = useInfiniteQuery({ ...leadsQuery({}), enabled: isConfirmed })
  const colleagues = unfiltered?.pages[0]?.staff ?? []
  const fields = listLeadFields(colleagues)
  const filters = readFilterValues(fields, search)
  const { action, ...others } = filters
  const narrowing = action === undefined ? others : { ...others, actionBy: chooseDay(action) }
  const searchText = new URLSearchParams(search).get(SEARCH_NAME)?.trim() ?? ''
  const asked: FilterValues =
    searchText === '' ? narrowing : { ...narrowing, [SEARCH_NAME]: searchText }
  const isNarrowed = Object.keys(asked).length > 0
  const isByTime = filters.due !== undefined || filters.action !== undefined
  return (
    <>
      <div className="mt-4">
        <FilterPanel
          page="leads"
          searchLabel="Search names, companies, email, and phone"
          searchText={searchText}
          fields={fields}
          values={filters}
          onSearch={(text) =>
            changeAddress({ [SEARCH_NAME]: text || null }, searchText === '' ? 'push' : 'replace')
          }
          onFilter={(change) => changeAddress(change, 'push')}
          onEnterList={() => lists.current?.querySelector<HTMLElement>('a[data-lead]')?.focus()}
          exports={isAdmin ? <ExportLinks files={EXPORTS} filter={asked} /> : null}
        />
      </div>
      <div ref={lists} className="mt-7">
        <LeadsSection
          title={isNarrowed ? leadsWords.matching : leadsWords.all}
          filter={asked}
          {...{ isByTime, isConfirmed }}
          nothing={isNarrowed ? leadsWords.noneMatch : leadsWords.none}
        />
      </div>
    </>
  )
}

/** The last day on which a next action that is asked for may be due, in the reader's calendar. */
function chooseDay(action: string): string {
  if (action === 'any') return '9999-12-31'
  const day = new Date()
  if (action === 'overdue') day.setDate(day.getDate() - 1)
  return toPlainDay(day)
}

/** By the names of the server's query, but for `action`, which becomes a day. `staff` are those who can own a lead. */
function listLeadFields(staff: readonly Colleague[]): readonly FilterField[] {
  return [
    {
      name: 'due',
      label: 'Promised reply',
      kind: 'choice',
      choices: [
        { value: 'open', label: 'Not sent yet', chip: 'Reply not sent yet' },
        { value: 'overdue', label: 'Overdue', chip: 'Reply overdue' },
      ],
    },
    {
      name: 'action',
      label: 'Next action',
      kind: 'choice',
      choices: [
        { value: 'due', label: 'Due today or overdue', chip: 'Next action due' },
        { value: 'overdue', label: 'Overdue', chip: 'Next action overdue' },
        { value: 'any', label: 'Any date', chip: 'With a next action' },
      ],
    },
    {
      name: 'status',
      label: 'Status',
      kind: 'choice',
      choices: Object.entries(LEAD_STATUS_WORDS).map(([value, label]) => ({
        value,
        label,
        chip: label,
      })),
    },
    {
      name: 'owner',
      label: 'Owner',
      kind: 'choice',
      choices: [
        { value: 'me', label: 'Me', chip: 'Owned by me' },
        { value: 'none', label: 'Unassigned', chip: 'Unassigned' },
        ...staff.map(({ id, name, email }) => ({
          value: id,
          label: name || email,
          chip: `Owned by ${name || email}`,
        })),
      ],
    },
  ]
}
