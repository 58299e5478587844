import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { changeAddress, useAddressSearch } from '#site/admin/address.ts'
import { FilterPanel } from '#site/admin/filters/FilterPanel.tsx'
import { type FilterValues, readFilterValues } from '#site/admin/filters/filter-field.ts'
import { LeadsSection } from '#site/admin/leads/LeadsSection.tsx'
import { listLeadFields } from '#site/admin/leads/lead-fields.ts'
import { colleaguesQuery } from '#site/admin/leads/lead-queries.ts'

const SEARCH_NAME = 'text'

/** Whom a reply was promised, the soonest first; then everybody, the newest first. */
export function LeadsList({ isConfirmed }: { isConfirmed: boolean }) {
  const lists = useRef<HTMLDivElement>(null)
  const search = useAddressSearch()
  const { data: colleagues = [] } = useQuery({ ...colleaguesQuery, enabled: isConfirmed })
  const fields = listLeadFields(colleagues)
  const filters = readFilterValues(fields, search)
  const searchText = new URLSearchParams(search).get(SEARCH_NAME)?.trim() ?? ''
  const asked: FilterValues =
    searchText === '' ? filters : { ...filters, [SEARCH_NAME]: searchText }
  const isNarrowed = Object.keys(asked).length > 0
  return (
    <>
      <FilterPanel
        searchLabel="Search names, companies, e-mail and phone"
        searchText={searchText}
        fields={fields}
        values={filters}
        onSearch={(text) =>
          changeAddress({ [SEARCH_NAME]: text || null }, searchText === '' ? 'push' : 'replace')
        }
        onFilter={(change) => changeAddress(change, 'push')}
        onEnterList={() => lists.current?.querySelector<HTMLElement>('li a')?.focus()}
      />
      <div ref={lists} className="mt-9 grid gap-14">
        {filters.due === undefined ? (
          <LeadsSection
            title="Reply due"
            filter={{ ...asked, due: 'open' }}
            isConfirmed={isConfirmed}
            nothing={
              isNarrowed
                ? 'None of those that match waits for a promised reply.'
                : 'Nobody waits for a promised reply.'
            }
          />
        ) : null}
        <LeadsSection
          title={isNarrowed ? 'Leads that match' : 'All leads'}
          filter={asked}
          isConfirmed={isConfirmed}
          nothing={
            isNarrowed
              ? 'No lead matches. Try fewer words or take a filter off.'
              : 'No lead yet. One appears here when somebody asks for an audit, or leaves an address, qualifies or books a call in the chat.'
          }
        />
      </div>
    </>
  )
}
