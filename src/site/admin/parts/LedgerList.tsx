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
