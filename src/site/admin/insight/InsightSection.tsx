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

export function InsightSection({ id, title, meaning, chart, table, isWide = false }: Props) {
  const headingId = `${id}-heading`
  return (
    <section aria-labelledby={headingId} className="insight-section">
      <h2 id={headingId} className="text-h3">
        {title}
      </h2>
      <p className="mt-2 max-w-measure text-small text-soft">{meaning}</p>
      <div className={`insight-columns ${isWide ? 'insight-columns-wide' : ''}`}>
        {chart}
        {table}
      </div>
    </section>
  )
}
