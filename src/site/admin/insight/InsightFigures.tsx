import {
  insightWords,
  nameAnswer,
  nameMood,
  nameWait,
  STEPS,
  VISITS,
} from '#content/staff/insight.ts'
import type { InsightNumber, InsightReply } from '#contract/admin-insight.ts'
import {
  FigureLink,
  FigureTable,
  InsightSection,
  type RowBar,
} from '#site/admin/insight/FigureTable.tsx'
import {
  QuestionsSection,
  ScoresSection,
  SourcesSection,
} from '#site/admin/insight/SpreadSections.tsx'
import { ThresholdSection } from '#site/admin/insight/ThresholdSection.tsx'
import { formatPercent } from '#site/admin/parts/format.ts'
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
      <Headline {...{ funnel, visits }} />
      <Contents />
      <FunnelSection {...{ funnel, visits }} />
      <SourcesSection sources={sources} />
      <ScoresSection scores={scores} />
      <ThresholdSection {...{ range, threshold }} today={replay} />
      <QuestionsSection questions={questions} />
      <TimesSections {...{ answers, persons }} />
      <BandsSection
        id="moods"
        title={insightWords.moods.title}
        meaning={insightWords.moods.meaning}
        column="Sentiment"
        bands={moods}
        nameBand={nameMood}
      />
    </>
  )
}

/** What most readers come for, before the tables. */
function Headline({ funnel, visits }: FunnelSectionProps) {
  const chat = funnel.find(({ step }) => step === 'chat')?.figure
  const calls = funnel.find(({ step }) => step === 'confirmed')
  const figures = [
    { name: insightWords.headline.visits, count: visits.visit },
    { name: insightWords.headline.chats, count: chat?.count ?? 0 },
    {
      name: insightWords.headline.calls,
      count: (calls?.figure.count ?? 0) + (calls?.beside?.count ?? 0),
    },
  ]
  return (
    <dl className="mt-7 flex flex-wrap gap-x-14 gap-y-4">
      {figures.map(({ name, count }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-small text-soft">{name}</dt>
          <dd className="text-h1 leading-none tabular-nums">{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}

const CONTENTS = [
  ['funnel', insightWords.funnel.title],
  ['sources', insightWords.sources.title],
  ['scores', insightWords.scores.title],
  ['threshold', insightWords.threshold.title],
  ['questions', insightWords.questions.title],
  ['answers', insightWords.answers.title],
  ['persons', insightWords.persons.title],
  ['moods', insightWords.moods.title],
] as const

function Contents() {
  return (
    <nav aria-label={insightWords.contents} className="mt-5 print:hidden">
      <ul className="flex flex-wrap gap-x-5 text-small">
        {CONTENTS.map(([id, title]) => (
          <li key={id}>
            <a className="link inline-flex min-h-11 items-center" href={`#${id}-heading`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
  const waits =
    median_ms === null
      ? insightWords.persons.noReply
      : insightWords.persons.median(formatDuration(median_ms))
  const replied =
    requests.answered === 0
      ? insightWords.persons.noneReplied
      : insightWords.persons.replied(requests.answered, formatDuration(requests.median_ms))
  return [
    wanted.count === 0
      ? `${insightWords.persons.asked}.`
      : `${insightWords.persons.asked}; ${waits}.`,
    requests.count === 0
      ? `${insightWords.persons.requests(0)}.`
      : `${insightWords.persons.requests(requests.count)}; ${replied}.`,
  ].join(' ')
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
  const most = Math.max(...bands.map(({ figure }) => figure.count))
  return (
    <InsightSection {...{ id, title, meaning }}>
      <div>
        {summary}
        <FigureTable
          caption={title}
          columns={[column, 'Conversations']}
          rows={bands
            .filter(({ figure }) => figure.count > 0)
            .map(({ band, figure }) => ({
              key: band,
              name: nameBand(band),
              bar: toBar(figure.count, most),
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
    </InsightSection>
  )
}

function toBar(count: number, most: number): RowBar {
  const part = most === 0 ? 0 : count / most
  return { whole: part, part }
}

const DASHES = ['–', '–', '–']

type FunnelSectionProps = Pick<InsightReply, 'funnel' | 'visits'>

function FunnelSection({ funnel, visits }: FunnelSectionProps) {
  const most = Math.max(visits.visit, ...funnel.map(({ figure }) => figure.count))
  const first = {
    ...{ key: 'visit', ...VISITS },
    bar: toBar(visits.visit, most),
    cells: [visits.visit.toLocaleString('en-US'), '–', '–'],
  }
  const others = funnel.map(({ step, figure, share, beside }) => {
    const hasAny = figure.count + (beside?.count ?? 0) > 0
    const bar = toBar(figure.count, most)
    const { name, meaning } = STEPS[step]
    if (!hasAny) {
      return { key: step, name, meaning: insightWords.funnel.none[step], bar, cells: DASHES }
    }
    return {
      ...{ key: step, name, meaning, bar },
      cells: [
        <FigureLink key="count" figure={figure} of={name} />,
        share === null ? '–' : formatPercent(share),
        beside && beside.count > 0 ? (
          <FigureLink key="beside" figure={beside} of={`${name}, without qualifying`} />
        ) : (
          '–'
        ),
      ],
    }
  })
  return (
    <InsightSection
      id="funnel"
      title={insightWords.funnel.title}
      meaning={insightWords.funnel.meaning}
    >
      <FigureTable
        caption={insightWords.funnel.table}
        columns={['Step', 'Count', 'Of previous step', 'Not qualified']}
        rows={[first, ...others]}
      />
    </InsightSection>
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
