import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { insightWords, OUTCOME_KEYS, OUTCOMES } from '#content/staff/insight.ts'
import type { InsightReplay } from '#contract/admin-insight.ts'
import { FigureLink, FigureTable, InsightSection } from '#site/admin/insight/FigureTable.tsx'
import { chooseThreshold, replayQuery } from '#site/admin/insight/insight-queries.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import type { RangeQuery } from '#site/lib/insight-api.ts'

/** A slider passes many values on its way to the one that is meant. */
const SETTLED_MS = 150

type Props = { range: RangeQuery; threshold: string | null; today: InsightReplay }

/** What another threshold of the booking rule would have changed, over what was stored. */
export function ThresholdSection({ range, threshold, today }: Props) {
  const asked = threshold ?? String(today.current)
  const isToday = asked === String(today.threshold)
  const { data, error, isFetching, refetch } = useQuery({
    ...replayQuery(range, asked),
    ...(isToday && { initialData: today, staleTime: Number.POSITIVE_INFINITY }),
  })
  const replay = data ?? today
  return (
    <InsightSection
      id="threshold"
      title={insightWords.threshold.title}
      meaning={insightWords.threshold.meaning}
    >
      <div className="grid content-start gap-5">
        <ThresholdSlider threshold={Number(asked)} current={today.current} />
        {error ? (
          <FailureNote
            title={insightWords.threshold.failed}
            error={error}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        ) : (
          <p role="status">{describeReplay(replay)}</p>
        )}
        <ReplayTables replay={replay} />
      </div>
    </InsightSection>
  )
}

type SliderProps = { threshold: number; current: number }

function ThresholdSlider({ threshold, current }: SliderProps) {
  const [shown, setShown] = useThreshold(threshold)
  return (
    <div className="field">
      <span className="flex items-baseline justify-between gap-4">
        <label htmlFor="threshold" className="field-label">
          {insightWords.threshold.label}
        </label>
        <output htmlFor="threshold" className="font-mono text-h3">
          {shown}
        </output>
      </span>
      <input
        id="threshold"
        type="range"
        min={0}
        max={100}
        value={shown}
        className="h-11 w-full cursor-pointer accent-evidence"
        aria-describedby="threshold-note"
        onChange={(event) => setShown(event.target.valueAsNumber)}
      />
      <p id="threshold-note" className="label">
        {insightWords.threshold.today(current)}
      </p>
    </div>
  )
}

function describeReplay({ threshold, offered, gained, lost }: InsightReplay): string {
  const write = ({ count }: { count: number }) => count.toLocaleString('en-US')
  const total = offered.count === 1 ? '1 conversation' : `${write(offered)} conversations`
  const change =
    gained.count + lost.count === 0
      ? ', the same as under today’s rule'
      : `: compared with today’s rule, ${write(gained)} newly offered and ${write(lost)} no longer`
  return `At ${threshold}, ${total} would have been offered a call${change}.`
}

function ReplayTables({ replay }: { replay: InsightReplay }) {
  const { outcomes, today, offered, threshold } = replay
  const totals = [
    { key: 'today', name: `Today, ${replay.current}`, figure: today },
    { key: 'offered', name: `At ${threshold}`, figure: offered },
    { key: 'gained', name: 'Newly offered', figure: replay.gained },
    { key: 'lost', name: 'No longer offered', figure: replay.lost },
  ]
  const most = Math.max(1, ...totals.map(({ figure }) => figure.count))
  const ofOutcome = OUTCOME_KEYS.flatMap((key) => {
    const [gained, lost] = [outcomes.gained[key], outcomes.lost[key]]
    if (gained.count + lost.count === 0) return []
    return [
      {
        key,
        name: OUTCOMES[key],
        cells: [
          <FigureLink key="gained" figure={gained} of={`newly offered, ${OUTCOMES[key]}`} />,
          <FigureLink key="lost" figure={lost} of={`no longer offered, ${OUTCOMES[key]}`} />,
        ],
      },
    ]
  })
  return (
    <>
      <FigureTable
        caption={insightWords.threshold.offered}
        columns={['Rule', 'Conversations']}
        rows={totals.map(({ key, name, figure }) => ({
          key,
          name,
          bar: { whole: figure.count / most, part: figure.count / most },
          cells: [<FigureLink key="count" figure={figure} of={name} />],
        }))}
      />
      {ofOutcome.length > 0 ? (
        <FigureTable
          caption={insightWords.threshold.outcomes}
          columns={['Outcome', 'Newly offered', 'No longer']}
          rows={ofOutcome}
        />
      ) : null}
    </>
  )
}

/** What the slider shows at once, and a moment later the address, from which the replay is asked. */
function useThreshold(initial: number) {
  const [shown, setShown] = useState(initial)
  useEffect(() => {
    if (shown === initial) return
    const timer = setTimeout(() => chooseThreshold(shown), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [shown, initial])
  return [shown, setShown] as const
}
