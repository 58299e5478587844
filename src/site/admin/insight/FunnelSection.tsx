import type { InsightReply } from '#contract/admin-insight.ts'
import { FigureChart } from '#site/admin/insight/FigureChart.tsx'
import { FigureLink } from '#site/admin/insight/FigureLink.tsx'
import { FigureTable } from '#site/admin/insight/FigureTable.tsx'
import { InsightSection } from '#site/admin/insight/InsightSection.tsx'
import { STEPS, VISITS } from '#site/admin/insight/insight-words.ts'
import { formatPercent } from '#site/admin/parts/format-percent.ts'

type Props = Pick<InsightReply, 'funnel' | 'visits'>

export function FunnelSection({ funnel, visits }: Props) {
  const rows = [
    { label: VISITS.name, count: visits.visit },
    ...funnel.map(({ step, figure }) => ({ label: STEPS[step].name, count: figure.count })),
  ]
  return (
    <InsightSection
      id="funnel"
      title="From a visit to a call"
      meaning="Conversations that began in these days, by how far each has come since. A step counts only those who came through every step before it; who came there without qualifying stands apart."
      chart={
        <FigureChart
          layout="lying"
          rows={rows}
          series={[{ key: 'count', name: 'Count', look: 'main' }]}
        />
      }
      table={<FunnelTable {...{ funnel, visits }} />}
    />
  )
}

function FunnelTable({ funnel, visits }: Props) {
  const first = {
    ...{ key: 'visit', ...VISITS },
    cells: [visits.visit.toLocaleString('en-US'), '–', '–'],
  }
  const others = funnel.map(({ step, figure, share, beside }) => ({
    ...{ key: step, ...STEPS[step] },
    cells: [
      <FigureLink key="count" figure={figure} of={STEPS[step].name} />,
      share === null ? '–' : formatPercent(share),
      beside ? (
        <FigureLink key="beside" figure={beside} of={`${STEPS[step].name}, without qualifying`} />
      ) : (
        '–'
      ),
    ],
  }))
  return (
    <FigureTable
      caption="From a visit to a call, step by step"
      columns={['Step', 'Count', 'Of the step before', 'Not qualified']}
      rows={[first, ...others]}
    />
  )
}
