import {
  describeFilter,
  type FilterField,
  type FilterValues,
} from '#site/admin/filters/filter-field.ts'

type Props = {
  fields: readonly FilterField[]
  values: FilterValues
  onFilter: (change: Readonly<Record<string, string | null>>) => void
}

/** The filters that are set, each with a way to take it off. */
export function FilterChips({ fields, values, onFilter }: Props) {
  const set = fields.filter(({ name }) => values[name])
  if (set.length === 0) return null
  return (
    <ul aria-label="Filters that are set" className="mt-3 flex flex-wrap items-center gap-2">
      {set.map((field) => (
        <li key={field.name}>
          <button
            type="button"
            className="chip cursor-pointer gap-2 bg-raise text-ink hover:border-ink"
            onClick={() => onFilter({ [field.name]: null })}
          >
            <span className="sr-only">Take off: </span>
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
            Take all off
          </button>
        </li>
      ) : null}
    </ul>
  )
}
