import { useId, useState } from 'react'
import { FilterChips } from '#site/admin/filters/FilterChips.tsx'
import { FilterControl } from '#site/admin/filters/FilterControl.tsx'
import type { FilterField, FilterValues } from '#site/admin/filters/filter-field.ts'
import { SearchField } from '#site/admin/filters/SearchField.tsx'
import { Button } from '#site/components/Button.tsx'

type Props = {
  /** What the search looks through, as its label. */
  searchLabel: string
  searchText: string
  fields: readonly FilterField[]
  values: FilterValues
  onSearch: (text: string) => void
  onFilter: (change: Readonly<Record<string, string | null>>) => void
  /** Asked for with Enter or the arrow down: from the words to what they found. */
  onEnterList: () => void
}

/** Search box, filters behind a button, and as chips those that are set. */
export function FilterPanel({ fields, values, onFilter, ...search }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const count = Object.keys(values).length
  return (
    <section aria-label="Search and filters">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label={search.searchLabel}
          text={search.searchText}
          onSearch={search.onSearch}
          onEnterList={search.onEnterList}
        />
        <Button
          look="quiet"
          className="button-small"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{count === 0 ? 'Filters' : `Filters, ${count} set`}</span>
          <Chevron isOpen={isOpen} />
        </Button>
      </div>
      <div
        id={panelId}
        hidden={!isOpen}
        className="mt-3 grid grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-4 gap-y-3 border-y border-line py-4 [&[hidden]]:hidden"
      >
        {fields.map((field) => (
          <FilterControl
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => onFilter({ [field.name]: value || null })}
          />
        ))}
      </div>
      <FilterChips {...{ fields, values, onFilter }} />
    </section>
  )
}

function Chevron({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 10 6"
      aria-hidden="true"
      className={`h-1.5 w-2.5 fill-none stroke-current stroke-[1.5] ${isOpen ? 'rotate-180' : ''}`}
    >
      <path d="m1 1 4 4 4-4" />
    </svg>
  )
}
