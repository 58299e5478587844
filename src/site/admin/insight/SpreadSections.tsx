import { insightWords, nameQuestion, OUTCOME_KEYS, OUTCOMES } from '#content/staff/insight.ts'
import type { InsightNumber, InsightReply } from '#contract/admin-insight.ts'
import { describeTrafficSource } from '#domain/traffic-source.ts'
import {
  FigureLink,
  FigureTable,
  InsightSection,
  type TableRow,
} from '#site/admin/insight/FigureTable.tsx'
import { formatPercent } from '#site/admin/parts/format.ts'

/** Where people came from; a cell is tinted by its share of its column's greatest figure. */
export function SourcesSection({ sources }: Pick<InsightReply, 'sources'>) {
  const most = {
    visits: Math.max(...sources.map(({ visits }) => visits)),
    chats: findMost(sources.map(({ chats }) => chats)),
    qualified: findMost(sources.map(({ qualified }) => qualified)),
    confirmed: findMost(sources.map(({ confirmed }) => confirmed)),
  }
  return (
    <InsightSection
      id="sources"
      title={insightWords.sources.title}
      meaning={insightWords.sources.meaning}
    >
      <FigureTable
        caption="Sources"
        {...dropEmpty(
          ['Source', 'Visits', 'Chats', 'Qualified', 'Confirmed'],
          sources.map(({ source, visits, chats, qualified, confirmed }) => {
            const name = describeTrafficSource(source)
            return {
              key: source,
              name,
              counts: [visits, chats.count, qualified.count, confirmed.count],
              cells: [
                {
                  content: <span>{visits.toLocaleString('en-US')}</span>,
                  heat: visits / Math.max(1, most.visits),
                },
                toHeat(chats, most.chats, `chats from ${name}`),
                toHeat(qualified, most.qualified, `qualified from ${name}`),
                toHeat(confirmed, most.confirmed, `calls from ${name}`),
              ],
            }
          }),
        )}
      />
    </InsightSection>
  )
}

/** What became of each step of ten of the score; a cell is tinted by its share of its row. */
export function ScoresSection({ scores }: Pick<InsightReply, 'scores'>) {
  const outcomes = OUTCOME_KEYS.map((key) => OUTCOMES[key])
  const most = findMost(scores.map(({ all }) => all))
  return (
    <InsightSection
      id="scores"
      title={insightWords.scores.title}
      meaning={insightWords.scores.meaning}
    >
      <FigureTable
        caption={insightWords.scores.table}
        {...dropEmpty(
          ['Score', 'All', ...outcomes, 'Right', 'Wrong'],
          scores.map((bin) => {
            const name = `${bin.from}–${bin.to}`
            const all = bin.all.count
            return {
              key: name,
              name,
              counts: [
                all,
                ...OUTCOME_KEYS.map((key) => bin.outcomes[key].count),
                bin.right.count,
                bin.wrong.count,
              ],
              cells: [
                toHeat(bin.all, most, `score ${name}`),
                ...OUTCOME_KEYS.map((key) =>
                  toHeat(bin.outcomes[key], all, `score ${name}, ${OUTCOMES[key]}`),
                ),
                toHeat(bin.right, all, `score ${name}, judged right`),
                toHeat(bin.wrong, all, `score ${name}, judged wrong`),
              ],
            }
          }),
        )}
      />
    </InsightSection>
  )
}

/** After which question people leave: of those who were asked, the part that ended there. */
export function QuestionsSection({ questions }: Pick<InsightReply, 'questions'>) {
  const most = findMost(questions.map(({ asked }) => asked))
  return (
    <InsightSection
      id="questions"
      title={insightWords.questions.title}
      meaning={insightWords.questions.meaning}
    >
      <FigureTable
        caption={insightWords.questions.title}
        columns={['Question', 'Ended here', 'Asked', 'Share']}
        legend={['Ended here', 'Continued']}
        rows={questions
          .filter(({ asked }) => asked.count > 0)
          .map(({ asking, ended, asked, share }) => {
            const name = nameQuestion(asking)
            return {
              key: asking,
              name,
              bar: { whole: asked.count / most, part: ended.count / most },
              cells: [
                <FigureLink key="ended" figure={ended} of={`ended at: ${name}`} />,
                <FigureLink key="asked" figure={asked} of={`asked: ${name}`} />,
                formatPercent(share),
              ],
            }
          })}
      />
    </InsightSection>
  )
}

type CountedRow = TableRow & { counts: readonly number[] }

/** Without the rows in which nothing was counted, and the columns but the first two in which no row has a count. */
function dropEmpty(columns: readonly string[], rows: readonly CountedRow[]) {
  const isFilled = (index: number) => index <= 0 || rows.some(({ counts }) => counts[index])
  return {
    columns: columns.filter((_, index) => isFilled(index - 1)),
    rows: rows
      .filter(({ counts }) => counts.some((count) => count > 0))
      .map(({ counts: _, ...row }) => ({
        ...row,
        cells: row.cells.filter((_, index) => isFilled(index)),
      })),
  }
}

function toHeat(figure: InsightNumber, whole: number, of: string) {
  return {
    content: <FigureLink figure={figure} of={of} />,
    heat: figure.count / Math.max(1, whole),
  }
}

/** At least 1, so that it can be divided by. */
function findMost(figures: readonly InsightNumber[]): number {
  return Math.max(1, ...figures.map(({ count }) => count))
}
