import { inboxFields, SEARCH_NAME } from '#site/admin/conversations/inbox-fields.ts'
import type { Inbox } from '#site/admin/conversations/use-inbox.ts'
import { FilterPanel } from '#site/admin/filters/FilterPanel.tsx'
import { changeAddress } from '#site/admin/parts/address.ts'

type Props = { inbox: Inbox; onEnterList: () => void }

/** A filter is a step that "back" undoes; the letters of one search are one step together. */
export function InboxFilters({ inbox, onEnterList }: Props) {
  const { filters, searchText } = inbox
  return (
    <FilterPanel
      searchLabel="Search messages, names, companies, and email"
      searchText={searchText}
      fields={inboxFields}
      values={filters}
      onSearch={(text) =>
        changeAddress({ [SEARCH_NAME]: text || null }, searchText === '' ? 'push' : 'replace')
      }
      onFilter={(change) => changeAddress(change, 'push')}
      onEnterList={onEnterList}
    />
  )
}
