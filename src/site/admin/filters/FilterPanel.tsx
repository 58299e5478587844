import { useId, useState } from 'react'
import { exportWords } from '#content/staff/conversations.ts'
import { filterWords } from '#content/staff/records.ts'
import {
  DAY_CHARS,
  describeFilter,
  type FilterField,
  type FilterValues,
} from '#site/admin/filters/filter-field.ts'
import { SearchField } from '#site/admin/filters/SearchField.tsx'
import { DateField } from '#site/admin/parts/DateField.tsx'
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
    <section aria-label={filterWords.title}>
      <div className="flex items-end gap-3">
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

type FilterChipsProps = {
  fields: readonly FilterField[]
  values: FilterValues
  onFilter: (change: Readonly<Record<string, string | null>>) => void
}

/** The filters that are set, each with a way to take it off. */
function FilterChips({ fields, values, onFilter }: FilterChipsProps) {
  const set = fields.filter(({ name }) => values[name])
  if (set.length === 0) return null
  return (
    <ul aria-label={filterWords.active} className="mt-3 flex flex-wrap items-center gap-2">
      {set.map((field) => (
        <li key={field.name}>
          <button
            type="button"
            className="chip cursor-pointer gap-2 bg-raise text-ink hover:border-ink"
            onClick={() => onFilter({ [field.name]: null })}
          >
            <span className="sr-only">Clear: </span>
            <span>{describeFilter(field, values[field.name] ?? '')}</span>
            <svg
              viewBox="0 0 8 8"
              aria-hidden="true"
              className="size-2 stroke-current stroke-[1.25]"
            >
              <path d="m1 1 6 6M7 1 1 7" />
            </svg>
          </button>
        </li>
      ))}
      {set.length > 1 ? (
        <li>
          <button
            type="button"
            className="link min-h-7 cursor-pointer px-1 text-small"
            onClick={() => onFilter(Object.fromEntries(set.map(({ name }) => [name, null])))}
          >
            {filterWords.clearAll}
          </button>
        </li>
      ) : null}
    </ul>
  )
}

type FilterControlProps = { field: FilterField; value: string; onChange: (value: string) => void }

function FilterControl({ field, value, onChange }: FilterControlProps) {
  const id = useId()
  if (field.kind === 'linked') return null
  return (
    <div className="field gap-1">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'choice' ? (
        <select
          id={id}
          className="input input-small"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">Any</option>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : null}
      {field.kind === 'date' ? (
        <DateField id={id} value={value.slice(0, DAY_CHARS)} onChange={onChange} />
      ) : null}
      {field.kind === 'text' || field.kind === 'number' ? (
        <TypedControl
          id={id}
          value={value}
          isNumber={field.kind === 'number'}
          onChange={onChange}
        />
      ) : null}
    </div>
  )
}

type TypedProps = {
  id: string
  value: string
  isNumber: boolean
  onChange: (value: string) => void
}

/** Takes effect when it is left or Enter is pressed: each letter would ask the server and fill the history. */
function TypedControl({ id, value, isNumber, onChange }: TypedProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null) onChange(draft.trim())
    setDraft(null)
  }
  return (
    <input
      id={id}
      type="text"
      inputMode={isNumber ? 'numeric' : 'text'}
      className="input input-small"
      value={draft ?? value}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}

type ExportLinksProps = {
  /** Each with its path below the API's exports, without the filter. */
  files: readonly { path: string; words: string; label?: string; isFiltered?: false }[]
  /** As the list is narrowed by; the files hold the same rows. */
  filter: Readonly<Record<string, string>>
}

/** Everything that the list would show to its end, as a file. For admins alone: a viewer takes no copies. */
export function ExportLinks({ files, filter }: ExportLinksProps) {
  const query = new URLSearchParams(filter).toString()
  const isNarrowed = query !== ''
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small">
      <span className="text-soft">{isNarrowed ? exportWords.matches : exportWords.all}</span>
      {files.map(({ path, words, label, isFiltered = isNarrowed }) => (
        <a
          key={path}
          className="link inline-flex min-h-11 items-center"
          href={`/api/admin/export/${path}${isFiltered ? `?${query}` : ''}`}
          aria-label={label}
          download
        >
          {words}
        </a>
      ))}
    </p>
  )
}
