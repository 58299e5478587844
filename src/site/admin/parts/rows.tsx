import { inboxWords } from '#content/staff/conversations.ts'
import { figureWords } from '#content/staff/records.ts'
import { formatMoment } from '#site/admin/parts/format.ts'

type Row = { term: string; value: string | null; href?: string | undefined }

/** What is known, term by term; what is not is left out. */
export function LedgerList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows
        .filter(({ value }) => value)
        .map(({ term, value, href }) => (
          <div
            key={term}
            className="grid gap-x-4 border-t border-line py-2 text-small sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-soft">{term}</dt>
            <dd className="min-w-0 wrap-anywhere" dir="auto">
              {href ? (
                <a className="link" href={href}>
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}

type FitProps = { score: number | null }

/** The Fit Score of a row, as a figure over its share of 100; nothing where none is known. */
export function Fit({ score }: FitProps) {
  if (!score) return <span className="h-[29px] w-16" />
  return (
    <span className="w-16 text-right leading-none">
      <span className="sr-only">{`${figureWords.fitScore} `}</span>
      <span className="text-h3 leading-none text-ink tabular-nums">{score}</span>
      <svg viewBox="0 0 64 3" aria-hidden="true" className="mt-1 block h-[3px] w-16">
        <rect width="64" height="3" className="fill-line" />
        <rect width={(64 * score) / 100} height="3" className="fill-ink" />
      </svg>
    </span>
  )
}

/** Three dots while a visitor types; not announced, since it comes and goes. */
export function Typing() {
  return (
    <span className="label shrink-0 text-ink">
      <span aria-hidden="true" className="animate-pulse">
        •••
      </span>
      <span className="sr-only">{inboxWords.typing}</span>
    </span>
  )
}

export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="label">
      {formatMoment(iso)}
    </time>
  )
}
