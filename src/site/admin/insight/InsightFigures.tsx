import type { InsightNumber, InsightReply } from '#contract/admin-insight.ts'
import { FigureChart } from '#site/admin/insight/FigureChart.tsx'
import { FigureLink } from '#site/admin/insight/FigureLink.tsx'
import { FigureTable } from '#site/admin/insight/FigureTable.tsx'
import { formatDuration } from '#site/admin/insight/format-duration.ts'
import { InsightSection } from '#site/admin/insight/InsightSection.tsx'
import { nameAnswer, nameMood, nameWait, STEPS, VISITS } from '#site/admin/insight/insight-words.ts'
import { QuestionsSection } from '#site/admin/insight/QuestionsSection.tsx'
import { ScoresSection } from '#site/admin/insight/ScoresSection.tsx'
import { SourcesSection } from '#site/admin/insight/SourcesSection.tsx'
import { ThresholdSection } from '#site/admin/insight/ThresholdSection.tsx'
import { formatPercent } from '#site/admin/parts/format-percent.ts'
import type { OnlyElements } from '#site/components/only-elements.ts'
import type { RangeQuery } from '#site/lib/insight-api.ts'

type Props = { insight: InsightReply; range: RangeQuery; threshold: string | null }

export function InsightFigures({ insight, range, threshold }: Props) {
  const { funnel, visits, sources, scores, questions, answers, persons, moods, replay } = insight
  if (insight.opened.count === 0 && visits.visit === 0) {
    return (
      <p className="insight-section max-w-measure">
        Nobody was here in these days: no visit was counted and no conversation began. Choose other
        days, or come back when the site had its first visitors.
      </p>
    )
  }
  return (
    <>
      <ChartTextures />
      <FunnelSection {...{ funnel, visits }} />
      <SourcesSection sources={sources} />
      <ScoresSection scores={scores} />
      <ThresholdSection {...{ range, threshold }} today={replay} />
      <QuestionsSection questions={questions} />
      <TimesSections {...{ answers, persons }} />
      <BandsSection
        id="moods"
        title="Sentiment"
        meaning="How visitors felt toward us by the end of the conversation, as it was read from their words."
        column="Sentiment"
        bands={moods}
        nameBand={nameMood}
      />
    </>
  )
}

/** Once per page; charts and their legends refer to them by id. */
function ChartTextures() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <Hatch id="chart-bad" colour="var(--chart-bad)" path="M0 6 6 0" />
        <Hatch id="chart-warn" colour="var(--chart-warn)" path="M0 3h6" />
        <Hatch id="chart-soft" colour="var(--chart-soft)" path="M0 0 6 6" />
        <Hatch id="chart-coming" colour="var(--chart-main)" path="M3 0v6" />
      </defs>
    </svg>
  )
}

function Hatch({ id, colour, path }: { id: string; colour: string; path: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path d={path} stroke={colour} strokeWidth="1.5" strokeLinecap="square" />
    </pattern>
  )
}

/** How long visitors wait: for the agent, and for a person. */
function TimesSections({ answers, persons }: Pick<InsightReply, 'answers' | 'persons'>) {
  return (
    <>
      <BandsSection
        id="answers"
        title="How fast the agent answers"
        meaning="From a visitor’s message to the agent’s reply, on our own server. Conversations stand by their slowest answer."
        column="Slowest answer"
        bands={answers.bands}
        nameBand={nameAnswer}
        summary={<p className="insight-summary">{describeAnswers(answers)}</p>}
      />
      <BandsSection
        id="persons"
        title="How fast people answer"
        meaning="From “wants a person” until a person wrote in the chat, or an answer was noted on the lead."
        column="Answered"
        bands={persons.bands}
        nameBand={nameWait}
        summary={
          <p className="insight-summary">
            <span>A person was wanted</span>{' '}
            <FigureLink figure={persons.wanted} of="conversations in which a person was wanted" />{' '}
            <span>{describeWaits(persons)}</span>
          </p>
        }
      />
    </>
  )
}

function describeAnswers({ median_ms, slowest_twentieth_ms, count: all }: InsightReply['answers']) {
  const slowest = formatDuration(slowest_twentieth_ms)
  return `Median ${formatDuration(median_ms)}, 95 of 100 within ${slowest}, of ${count(all, 'answer')}.`
}

/** Goes on after how many persons were wanted. */
function describeWaits({ wanted, median_ms, requests }: InsightReply['persons']): string {
  return [
    `${wanted.count === 1 ? 'time' : 'times'}; median ${formatDuration(median_ms)}.`,
    `The form brought ${count(requests.count, 'request')},`,
    `${requests.answered} of them noted as answered; median ${formatDuration(requests.median_ms)}.`,
  ].join(' ')
}

function count(number: number, what: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? what : `${what}s`}`
}

type Band = { band: string; figure: InsightNumber }
type BandsSectionProps = {
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
function BandsSection({ id, title, meaning, column, bands, nameBand, summary }: BandsSectionProps) {
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

type FunnelSectionProps = Pick<InsightReply, 'funnel' | 'visits'>

function FunnelSection({ funnel, visits }: FunnelSectionProps) {
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

function FunnelTable({ funnel, visits }: FunnelSectionProps) {
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
