import { insightWords, OUTCOME_KEYS, OUTCOMES, type Outcome } from '#content/staff/insight.ts'
import type { InsightReply } from '#contract/admin-insight.ts'
import type { ChartLook } from '#site/admin/insight/FigureChart.tsx'
import { FigureChart } from '#site/admin/insight/FigureChart.tsx'
import { FigureLink } from '#site/admin/insight/FigureLink.tsx'
import { FigureTable } from '#site/admin/insight/FigureTable.tsx'
import { InsightSection } from '#site/admin/insight/InsightSection.tsx'

type Props = Pick<InsightReply, 'scores'>

const LOOKS: Readonly<Record<Outcome, ChartLook>> = {
  won: 'good',
  held: 'main',
  coming: 'coming',
  lost: 'bad',
  no_show: 'warn',
  cancelled: 'soft',
  none: 'none',
}

export function ScoresSection({ scores }: Props) {
  const rows = scores.map(({ from, outcomes }) => ({
    // The bin's first score alone: ten of them fit on a phone.
    label: String(from),
    ...Object.fromEntries(OUTCOME_KEYS.map((key) => [key, outcomes[key].count])),
  }))
  return (
    <InsightSection
      id="scores"
      title={insightWords.scores.title}
      meaning={insightWords.scores.meaning}
      isWide
      chart={
        <FigureChart
          layout="standing"
          isStacked
          rows={rows}
          series={OUTCOME_KEYS.map((key) => ({ key, name: OUTCOMES[key], look: LOOKS[key] }))}
        />
      }
      table={<ScoresTable scores={scores} />}
    />
  )
}

function ScoresTable({ scores }: Props) {
  const outcomes = OUTCOME_KEYS.map((key) => OUTCOMES[key])
  return (
    <FigureTable
      caption={insightWords.scores.table}
      columns={['Score', 'All', ...outcomes, 'Right', 'Wrong']}
      rows={scores.map((bin) => {
        const name = `${bin.from}–${bin.to}`
        return {
          key: name,
          name,
          cells: [
            <FigureLink key="all" figure={bin.all} of={`score ${name}`} />,
            ...OUTCOME_KEYS.map((key) => (
              <FigureLink
                key={key}
                figure={bin.outcomes[key]}
                of={`score ${name}, ${OUTCOMES[key]}`}
              />
            )),
            <FigureLink key="right" figure={bin.right} of={`score ${name}, judged right`} />,
            <FigureLink key="wrong" figure={bin.wrong} of={`score ${name}, judged wrong`} />,
          ],
        }
      })}
    />
  )
}
