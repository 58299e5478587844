import { exportWords } from '#content/staff/conversations.ts'
import { useIsAdmin } from '#site/admin/session/session-query.ts'

type Props = {
  /** As the list is narrowed by; the files hold the same conversations. */
  filter: Readonly<Record<string, string>>
}

const FORMATS = [
  { format: 'csv', words: 'CSV' },
  { format: 'json', words: 'JSON' },
] as const

/** Everything that the list would show to its end, as a file. Admins alone take copies. */
export function ExportLinks({ filter }: Props) {
  const isAdmin = useIsAdmin()
  if (!isAdmin) return null
  const query = new URLSearchParams(filter).toString()
  const isNarrowed = query !== ''
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small">
      <span className="text-soft">{isNarrowed ? exportWords.matches : exportWords.all}</span>
      {FORMATS.map(({ format, words }) => (
        <a
          key={format}
          className="link inline-flex min-h-11 items-center"
          href={`/api/admin/export/conversations.${format}${isNarrowed ? `?${query}` : ''}`}
          aria-label={exportWords.as(words)}
          download
        >
          {words}
        </a>
      ))}
    </p>
  )
}
