import type { OnlyElements } from '#site/components/only-elements.ts'

type Props = {
  id: string
  title: string
  /** How the figures are meant, in a sentence or two. */
  meaning: string
  chart: OnlyElements
  /** The same figures to read, each a way to its conversations. */
  table: OnlyElements
  /** One under the other, for a table of many columns. */
  isWide?: boolean
}

/** The table of many columns scrolls by itself; on paper it is set smaller instead. */
const WIDE =
  '[&_table]:min-w-[54rem] [&_table]:table-fixed print:[&_:is(th,td)]:min-w-0 print:[&_:is(th,td)]:pl-1.5! print:[&_:is(th,td)]:[overflow-wrap:normal] print:[&_table]:min-w-0 print:[&_table]:table-auto print:[&_table]:text-(length:--text-label)'

export function InsightSection({ id, title, meaning, chart, table, isWide = false }: Props) {
  const headingId = `${id}-heading`
  return (
    <section
      aria-labelledby={headingId}
      className="mt-14 border-t border-ink pt-6 print:break-inside-avoid"
    >
      <h2 id={headingId} className="text-h3">
        {title}
      </h2>
      <p className="mt-2 max-w-measure text-small text-soft">{meaning}</p>
      <div
        className={`mt-6 grid gap-x-14 gap-y-6 ${isWide ? WIDE : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'}`}
      >
        {chart}
        {table}
      </div>
    </section>
  )
}
