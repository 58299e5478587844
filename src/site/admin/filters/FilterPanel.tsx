import {
  type KeyboardEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { exportWords } from '#content/staff/conversations.ts'
import { filterWords } from '#content/staff/records.ts'
import type { SavedView } from '#contract/admin-account.ts'
import type { FilterDrawerProps } from '#site/admin/filters/FilterDrawer.tsx'
import {
  describeFilter,
  type FilterField,
  type FilterValues,
} from '#site/admin/filters/filter-field.ts'
import { useOutsidePress, usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { fetchLate, LatePart } from '#site/admin/parts/FailureNote.tsx'
import { Button } from '#site/components/Button.tsx'

type Part = FilterDrawerProps['part'] | 'exports'

/** Below this width one button has room beside the search; the others stand in what it opens. */
const NARROW = '(max-width: 39.99rem)'

function watchWidth(notify: () => void): () => void {
  const media = matchMedia(NARROW)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

const FilterDrawer = fetchLate<FilterDrawerProps>(
  async () => (await import('#site/admin/filters/FilterDrawer.tsx')).FilterDrawer,
)

type Props = {
  /** Whose views are saved. */
  page: SavedView['page']
  /** What the search looks through, as its label. */
  searchLabel: string
  searchText: string
  fields: readonly FilterField[]
  values: FilterValues
  onSearch: (text: string) => void
  onFilter: (change: Readonly<Record<string, string | null>>) => void
  /** Asked for with Enter or the arrow down: from the words to what they found. */
  onEnterList: () => void
  /** The list as files; absent for who takes no copies. */
  exports?: ReactElement | null
}

/** Search box; filters, saved views and files behind a button each, over the list; and as chips the filters that are set. */
export function FilterPanel({ page, fields, values, onFilter, exports, ...search }: Props) {
  const [opened, setOpened] = useState<Part | null>(null)
  const panelId = useId()
  const section = useRef<HTMLElement>(null)
  const buttons = useRef<Partial<Record<Part, HTMLButtonElement | null>>>({})
  const isNarrow = useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches)
  const toggle = (part: Part) => setOpened(opened === part ? null : part)
  const close = () => {
    setOpened(null)
    buttons.current[isNarrow || opened === null ? 'filters' : opened]?.focus()
  }
  usePageKeys({ v: () => toggle('views') })
  useOutsidePress(section, () => setOpened(null))
  const drawButton = (part: Part, words: string) => (
    <Button
      ref={(button) => {
        buttons.current[part] = button
      }}
      look="quiet"
      className="button-small whitespace-nowrap"
      aria-expanded={opened === part}
      aria-controls={panelId}
      onClick={() => toggle(part)}
    >
      <span>{words}</span>
      <Chevron isOpen={opened === part} />
    </Button>
  )
  const others = (
    <>
      {drawButton('views', filterWords.views)}
      {exports ? drawButton('exports', filterWords.exports) : null}
    </>
  )
  return (
    // Escape closes what is open, from its button as well.
    <section
      ref={section}
      aria-label={filterWords.title}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || opened === null || event.defaultPrevented) return
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        close()
      }}
    >
      <div className="flex items-end gap-2 sm:gap-3">
        <SearchField
          label={search.searchLabel}
          text={search.searchText}
          onSearch={search.onSearch}
          onEnterList={search.onEnterList}
        />
        {drawButton('filters', filterWords.filters(Object.keys(values).length))}
        {isNarrow ? null : others}
      </div>
      <div
        id={panelId}
        className={`absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto border border-line bg-raise p-4 text-small shadow-float ${opened === null ? 'hidden' : ''}`}
      >
        {isNarrow && opened !== null ? <p className="flex gap-2 pb-3">{others}</p> : null}
        {opened === 'exports' ? exports : null}
        {opened === null || opened === 'exports' ? null : (
          <LatePart>
            <FilterDrawer {...{ page, fields, values, onFilter }} part={opened} onClose={close} />
          </LatePart>
        )}
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
    <ul aria-label={filterWords.active} className="mt-2 flex flex-wrap items-center gap-2">
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

type SearchProps = {
  label: string
  text: string
  onSearch: (text: string) => void
  onEnterList: () => void
}

/** Long enough not to ask the server at every letter. */
const TYPING_PAUSE_MS = 250

/** "/" leads here from anywhere; what is typed takes effect when the hand rests. */
function SearchField({ label, text, onSearch, onEnterList }: SearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [draft, setDraft] = useState<string | null>(null)
  usePageKeys({
    '/': () => {
      input.current?.focus()
      input.current?.select()
    },
  })

  const commit = (value: string) => {
    clearTimeout(pause.current)
    setDraft(null)
    onSearch(value.trim())
  }
  const type = (value: string) => {
    clearTimeout(pause.current)
    setDraft(value)
    // The draft stays as typed, space at its end and all, until the field is left.
    pause.current = setTimeout(() => onSearch(value.trim()), TYPING_PAUSE_MS)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const value = event.currentTarget.value
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault()
      commit('')
    }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    commit(value)
    onEnterList()
  }

  return (
    <div className="field min-w-0 flex-1 basis-56 gap-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        className="input input-small"
        value={draft ?? text}
        onChange={({ target }) => type(target.value)}
        onBlur={({ target }) => draft !== null && commit(target.value)}
        onKeyDown={handleKey}
      />
    </div>
  )
}
