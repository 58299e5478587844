import { insightWords } from '#content/staff/insight.ts'
import type { InsightReply } from '#contract/admin-insight.ts'
import { FigureChart } from '#site/admin/insight/FigureChart.tsx'
import { FigureLink } from '#site/admin/insight/FigureLink.tsx'
import { FigureTable } from '#site/admin/insight/FigureTable.tsx'
import { InsightSection } from '#site/admin/insight/InsightSection.tsx'

type Props = Pick<InsightReply, 'sources'>

/** As many as can be told apart at a glance; the table has all. */
const DRAWN_MAX = 6

export function SourcesSection({ sources }: Props) {
  const rows = sources.slice(0, DRAWN_MAX).map(({ source, chats, qualified, confirmed }) => ({
    label: source,
    chats: chats.count,
    qualified: qualified.count,
    confirmed: confirmed.count,
  }))
  return (
    <InsightSection
      id="sources"
      title={insightWords.sources.title}
      meaning={insightWords.sources.meaning}
      chart={
        <FigureChart
          layout="lying"
          rows={rows}
          series={[
            { key: 'chats', name: 'Wrote in the chat', look: 'pale' },
            { key: 'qualified', name: 'Qualified', look: 'coming' },
            { key: 'confirmed', name: 'Call confirmed', look: 'main' },
          ]}
        />
      }
      table={
        <FigureTable
          caption="Sources"
          columns={['Source', 'Visits', 'Chats', 'Qualified', 'Confirmed']}
          rows={sources.map(({ source, visits, chats, qualified, confirmed }) => ({
            key: source,
            name: source,
            cells: [
              visits.toLocaleString('en-US'),
              <FigureLink key="chats" figure={chats} of={`chats from ${source}`} />,
              <FigureLink key="qualified" figure={qualified} of={`qualified from ${source}`} />,
              <FigureLink key="confirmed" figure={confirmed} of={`calls from ${source}`} />,
            ],
          }))}
        />
      }
    />
  )
}
