import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { savedViewWords as words } from '#content/staff/people.ts'
import { failureWords } from '#content/staff/records.ts'
import type { SavedView, SavedViewRequest } from '#contract/admin-account.ts'
import { DAY_CHARS, type FilterField, type FilterValues } from '#site/admin/filters/filter-field.ts'
import { useAddressSearch } from '#site/admin/parts/address.ts'
import { DateField } from '#site/admin/parts/fields.tsx'
import { RequestFailure, unwrapResult } from '#site/admin/parts/request-failure.ts'
import { Button } from '#site/components/Button.tsx'
import { deleteView, listViews, saveView } from '#site/lib/account-api.ts'

export type FilterDrawerProps = {
  part: 'filters' | 'views'
  page: SavedView['page']
  fields: readonly FilterField[]
  values: FilterValues
  onFilter: (change: Readonly<Record<string, string | null>>) => void
  onClose: () => void
}

/** What opens under the search box: a control for each filter, or the saved views. */
export function FilterDrawer({ part, page, fields, values, onFilter, onClose }: FilterDrawerProps) {
  if (part === 'views') return <SavedViews {...{ page, fields, onClose }} />
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
      {fields.map((field) => (
        <FilterControl
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => onFilter({ [field.name]: value || null })}
        />
      ))}
    </div>
  )
}

const viewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: async () => unwrapResult(await listViews()).views,
})

/** What a view keeps besides the filters: the words of a search stay out, as they name people. */
const OTHER_NAMES = ['sort', 'needsPerson', 'owner', 'hasWritten']

function readView(fields: readonly FilterField[], search: string): string {
  const names = new Set([...fields.map(({ name }) => name), ...OTHER_NAMES])
  const told = [...new URLSearchParams(search)].filter(([name]) => names.has(name))
  const kept = new URLSearchParams(told)
  kept.sort()
  return kept.toString()
}

type SavedViewsProps = Pick<FilterDrawerProps, 'page' | 'fields' | 'onClose'>

/** One's own views of this list: to open, to delete, and to name the present one. */
function SavedViews({ page, fields, onClose }: SavedViewsProps) {
  const section = useRef<HTMLElement>(null)
  const client = useQueryClient()
  const { data, error } = useQuery(viewsQuery)
  const reread = () => client.invalidateQueries(viewsQuery)
  const query = readView(fields, useAddressSearch())
  const remove = useMutation({
    mutationFn: async (id: string) => unwrapResult(await deleteView(id)),
    networkMode: 'always',
    onSuccess: async () => {
      await reread()
      section.current?.focus()
    },
  })
  useEffect(() => section.current?.focus(), [])
  const views = data?.filter((view) => view.page === page)
  return (
    <section ref={section} tabIndex={-1} aria-label={words.title} className="grid gap-3">
      {views?.length === 0 ? <p className="text-soft">{words.none}</p> : null}
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {views?.map((view) => (
          <li key={view.id} className="flex items-center gap-2">
            <a
              className="link inline-flex min-h-11 items-center wrap-anywhere"
              href={`?${view.query}`}
              aria-current={view.query === query ? 'true' : undefined}
              onClick={onClose}
              dir="auto"
            >
              {view.name}
            </a>
            <button
              type="button"
              className="link min-h-11 cursor-pointer text-soft"
              onClick={() => remove.isPending || remove.mutate(view.id)}
            >
              <span>{words.remove}</span>
              <span className="sr-only">{`: ${view.name}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-bad empty:hidden">
        {error || remove.error ? words.failed : null}
      </p>
      <SaveView {...{ page, query }} onSaved={reread} />
    </section>
  )
}

const NAME_MAX_CHARS = 60

type SaveViewProps = { page: SavedView['page']; query: string; onSaved: () => Promise<void> }

/** A name that is there already takes over the present filters. */
function SaveView({ page, query, onSaved }: SaveViewProps) {
  const id = useId()
  const [name, setName] = useState('')
  const save = useMutation({
    mutationFn: async (view: SavedViewRequest) => unwrapResult(await saveView(view)),
    networkMode: 'always',
    onSuccess: onSaved,
  })
  if (query === '') return <p className="text-soft">{words.nothing}</p>
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || save.isPending) return
    save.mutate({ page, name: name.trim(), query }, { onSuccess: () => setName('') })
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={handleSubmit}>
      <div className="field gap-1">
        <label htmlFor={id}>{words.name}</label>
        <input
          id={id}
          className="input input-small"
          value={name}
          maxLength={NAME_MAX_CHARS}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button
        type="submit"
        look="secondary"
        className="button-small"
        aria-disabled={name.trim() === '' || save.isPending}
      >
        {save.isPending ? 'Saving...' : words.save}
      </Button>
      <p role="status" className="text-bad empty:hidden">
        {save.isError ? explainUnsaved(save.error) : null}
      </p>
    </form>
  )
}

const CONFLICT = 409

/** The server's own words where there are too many. */
function explainUnsaved(error: Error): string {
  const isFull = error instanceof RequestFailure && error.status === CONFLICT
  return failureWords.notSaved(isFull ? error.message : failureWords.tryAgain)
}

type FilterControlProps = { field: FilterField; value: string; onChange: (value: string) => void }

function FilterControl({ field, value, onChange }: FilterControlProps) {
  const id = useId()
  if (field.kind === 'linked') return null
  return (
    <div className="field min-w-0 gap-1">
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
