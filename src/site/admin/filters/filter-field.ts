import { formatPlainDay } from '#site/admin/parts/format.ts'

/**
 * One thing that a list can be narrowed by. `name` is its parameter, in the page's address and in the call to the
 * server alike. A `linked` one has no control of its own: links from other pages set it, and it can be taken off.
 */
export type FilterField = { name: string; label: string } & (
  | { kind: 'choice'; choices: readonly FilterChoice[] }
  | { kind: 'number'; max: number }
  | { kind: 'date' }
  /** `describe` says a value as people know it; what is typed stays as it is. */
  | { kind: 'text'; describe: (value: string) => string }
  | { kind: 'linked'; describe: (value: string) => string }
)
/** `chip` says the choice where its field is not in sight. */
export type FilterChoice = { value: string; label: string; chip: string }

export type FilterValues = Readonly<Record<string, string>>

/** Only what these fields allow: an address can say anything. */
export function readFilterValues(fields: readonly FilterField[], search: string): FilterValues {
  const told = new URLSearchParams(search)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = told.get(field.name)?.trim() ?? ''
      return value !== '' && isAllowed(field, value) ? [[field.name, value]] : []
    }),
  )
}

function isAllowed(field: FilterField, value: string): boolean {
  if (field.kind === 'choice') return field.choices.some((choice) => choice.value === value)
  if (field.kind === 'number') return /^\d{1,3}$/.test(value) && Number(value) <= field.max
  if (field.kind === 'date') return !Number.isNaN(Date.parse(value))
  return true
}

/** Of "2026-03-12", which a link may follow with a time. */
export const DAY_CHARS = 10

/** "Pain high", "Source: linkedin" */
export function describeFilter(field: FilterField, value: string): string {
  if (field.kind === 'linked') return field.describe(value)
  if (field.kind === 'text') return `${field.label}: ${field.describe(value)}`
  if (field.kind === 'date') return `${field.label} ${formatPlainDay(value.slice(0, DAY_CHARS))}`
  if (field.kind !== 'choice') return `${field.label} ${value}`
  return field.choices.find((choice) => choice.value === value)?.chip ?? value
}
