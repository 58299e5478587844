import {
  insightWords,
  nameAnswer,
  nameMood,
  nameWait,
  STEPS,
  VISITS,
} from '#content/staff/insight.ts'
import type { InsightNumber, InsightReply } from '#contract/admin-insight.ts'
import { FigureChart } from '#site/admin/insight/FigureChart.tsx'
import { FigureLink } from '#site/admin/insight/FigureLink.tsx'
import { FigureTable } from '#site/admin/insight/FigureTable.tsx'
import { InsightSection } from '#site/admin/insight/InsightSection.tsx'
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
      <p className="mt-14 border-t border-ink pt-6 print:break-inside-avoid max-w-measure">
        {insightWords.none}
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
        meaning={insightWords.moods.meaning}
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
        <Hatch id="chart-bad" color="var(--color-bad)" path="M0 6 6 0" />
        <Hatch id="chart-warn" color="var(--color-warn)" path="M0 3h6" />
        <Hatch id="chart-soft" color="var(--color-edge)" path="M0 0 6 6" />
        <Hatch id="chart-coming" color="var(--color-evidence)" path="M3 0v6" />
      </defs>
    </svg>
  )
}

function Hatch({ id, color, path }: { id: string; color: string; path: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path d={path} stroke={color} strokeWidth="1.5" strokeLinecap="square" />
    </pattern>
  )
}

/** How long visitors wait: for the agent, and for a person. */
function TimesSections({ answers, persons }: Pick<InsightReply, 'answers' | 'persons'>) {
  return (
    <>
      <BandsSection
        id="answers"
        title={insightWords.answers.title}
        meaning={insightWords.answers.meaning}
        column="Slowest reply"
        bands={answers.bands}
        nameBand={nameAnswer}
        summary={<p className="mb-4 text-(length:--text-small)">{describeAnswers(answers)}</p>}
      />
      <BandsSection
        id="persons"
        title={insightWords.persons.title}
        meaning={insightWords.persons.meaning}
        column="Replied"
        bands={persons.bands}
        nameBand={nameWait}
        summary={
          <p className="mb-4 text-(length:--text-small)">
            <span>{insightWords.persons.asked}</span>{' '}
            <FigureLink figure={persons.wanted} of="conversations that asked for a person" />{' '}
            <span>{describeWaits(persons)}</span>
          </p>
        }
      />
    </>
  )
}

function describeAnswers({ median_ms, slowest_twentieth_ms, count: all }: InsightReply['answers']) {
  const slowest = formatDuration(slowest_twentieth_ms)
  return `Median ${formatDuration(median_ms)}, 95% within ${slowest}, out of ${all === 1 ? '1 reply' : `${all.toLocaleString('en-US')} replies`}.`
}

/** Goes on after how many persons were wanted. */
function describeWaits({ wanted, median_ms, requests }: InsightReply['persons']): string {
  return [
    `${wanted.count === 1 ? 'time' : 'times'}; median ${formatDuration(median_ms)}.`,
    `The form brought in ${count(requests.count, 'request')};`,
    `${requests.answered} marked as replied, median ${formatDuration(requests.median_ms)}.`,
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
      title={insightWords.funnel.title}
      meaning={insightWords.funnel.meaning}
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
      caption={insightWords.funnel.table}
      columns={['Step', 'Count', 'Of previous step', 'Not qualified']}
      rows={[first, ...others]}
    />
  )
}

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** "340 ms", "2.4 s", "25 min", "3.5 h", "2.1 days"; a dash for nothing measured. */
export function formatDuration(durationMs: number | null): string {
  if (durationMs === null) return '–'
  if (durationMs < SECOND_MS) return `${Math.round(durationMs)} ms`
  if (durationMs < MINUTE_MS) return `${round(durationMs / SECOND_MS)} s`
  if (durationMs < HOUR_MS) return `${Math.round(durationMs / MINUTE_MS)} min`
  if (durationMs < 2 * DAY_MS) return `${round(durationMs / HOUR_MS)} h`
  return `${round(durationMs / DAY_MS)} days`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
