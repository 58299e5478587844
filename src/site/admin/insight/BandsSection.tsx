import type { InsightNumber } from '#contract/admin-insight.ts'
import { FigureChart } from '#site/admin/insight/FigureChart.tsx'
import { FigureLink } from '#site/admin/insight/FigureLink.tsx'
import { FigureTable } from '#site/admin/insight/FigureTable.tsx'
import { InsightSection } from '#site/admin/insight/InsightSection.tsx'
import type { OnlyElements } from '#site/components/only-elements.ts'

type Band = { band: string; figure: InsightNumber }
type Props = {
  id: string
  title: string
  meaning: string
  /** What the first column of the table holds. */
  column: string
  bands: readonly Band[]
  nameBand: (band: string) => string
  /** Figures over all bands. */
  summary?: OnlyElements
}

/** How conversations spread over bands of one measure. */
export function BandsSection({ id, title, meaning, column, bands, nameBand, summary }: Props) {
  const rows = bands.map(({ band, figure }) => ({ label: nameBand(band), count: figure.count }))
  return (
    <InsightSection
      {...{ id, title, meaning }}
      chart={
        <FigureChart
          layout="lying"
          rows={rows}
          series={[{ key: 'count', name: 'Conversations', look: 'main' }]}
        />
      }
      table={
        <div>
          {summary}
          <FigureTable
            caption={title}
            columns={[column, 'Conversations']}
            rows={bands.map(({ band, figure }) => ({
              key: band,
              name: nameBand(band),
              cells: [
                <FigureLink
                  key="count"
                  figure={figure}
                  of={`${title}: ${nameBand(band).toLowerCase()}`}
                />,
              ],
            }))}
          />
        </div>
      }
    />
  )
}
