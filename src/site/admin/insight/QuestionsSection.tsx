import { insightWords, nameQuestion } from '#content/staff/insight.ts'
import type { InsightReply } from '#contract/admin-insight.ts'
import { FigureChart } from '#site/admin/insight/FigureChart.tsx'
import { FigureLink } from '#site/admin/insight/FigureLink.tsx'
import { FigureTable } from '#site/admin/insight/FigureTable.tsx'
import { InsightSection } from '#site/admin/insight/InsightSection.tsx'
import { formatPercent } from '#site/admin/parts/format-percent.ts'

type Props = Pick<InsightReply, 'questions'>

export function QuestionsSection({ questions }: Props) {
  const rows = questions.map(({ asking, ended, asked }) => ({
    label: nameQuestion(asking),
    ended: ended.count,
    on: asked.count - ended.count,
  }))
  return (
    <InsightSection
      id="questions"
      title={insightWords.questions.title}
      meaning={insightWords.questions.meaning}
      chart={
        <FigureChart
          layout="lying"
          isStacked
          rows={rows}
          series={[
            { key: 'ended', name: 'Ended here', look: 'bad' },
            { key: 'on', name: 'Continued', look: 'pale' },
          ]}
        />
      }
      table={
        <FigureTable
          caption={insightWords.questions.title}
          columns={['Question', 'Ended here', 'Asked', 'Share']}
          rows={questions.map(({ asking, ended, asked, share }) => {
            const name = nameQuestion(asking)
            return {
              key: asking,
              name,
              cells: [
                <FigureLink key="ended" figure={ended} of={`ended at: ${name}`} />,
                <FigureLink key="asked" figure={asked} of={`asked: ${name}`} />,
                formatPercent(share),
              ],
            }
          })}
        />
      }
    />
  )
}
