import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { insightWords } from '#content/staff/insight.ts'
import type { InsightReply } from '#contract/admin-insight.ts'
import { BehindDialog } from '#site/admin/insight/BehindDialog.tsx'
import { FigureLink } from '#site/admin/insight/FigureTable.tsx'
import { InsightFigures } from '#site/admin/insight/InsightFigures.tsx'
import {
  chooseRange,
  insightQuery,
  useInsightAddress,
} from '#site/admin/insight/insight-queries.ts'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { DateField } from '#site/admin/parts/fields.tsx'
import { formatPlainDay } from '#site/admin/parts/format.ts'
import { STAFF_HEADING_ID, StaffHeading } from '#site/admin/parts/StaffHeading.tsx'
import { SkeletonBar } from '#site/admin/parts/skeletons.tsx'
import { Button } from '#site/components/Button.tsx'
import type { RangeQuery } from '#site/lib/insight-api.ts'

const SECTIONS = ['funnel', 'sources', 'scores']

const ROWS = ['a', 'b', 'c', 'd', 'e']

type Props = { isConfirmed: boolean }

/** What became of visits and conversations; every number opens those that it counts. */
export function InsightPage({ isConfirmed }: Props) {
  const { range, figure, threshold } = useInsightAddress()
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...insightQuery(range),
    enabled: isConfirmed,
  })
  const isStale = isPlaceholderData || isPending
  return (
    <div className="page pt-7 pb-14">
      <StaffHeading title="Insight" />
      <p className="hidden text-h2 print:block">Insight</p>
      <RangePicker range={range} shown={data?.range ?? null} />
      <p role="status" className="label mt-5">
        {isStale ? 'Loading...' : data && <RangeSummary {...data} />}
      </p>
      {error ? (
        <div className="mt-7">
          <FailureNote
            title={insightWords.failed}
            error={error}
            isRetrying={isFetching}
            onRetry={() => retryAndFocus(refetch, STAFF_HEADING_ID)}
          />
        </div>
      ) : null}
      <div aria-busy={isStale} className={isPlaceholderData ? 'opacity-60' : undefined}>
        {isPending ? <InsightSkeleton /> : null}
        {data && !error ? <InsightFigures insight={data} {...{ range, threshold }} /> : null}
      </div>
      {figure && isConfirmed ? <BehindDialog {...{ range, figure }} /> : null}
    </div>
  )
}

function RangeSummary({ range, opened, visits }: InsightReply) {
  const days = `${formatPlainDay(range.from)} to ${formatPlainDay(range.to)}, days and times in ${range.time_zone.replaceAll('_', ' ')}`
  const counts = [
    `${visits.view.toLocaleString('en-US')} page views`,
    `${visits.chat_opened} clicked into the chat`,
    `${visits.form_opened} started the form`,
  ].join(' · ')
  return (
    <>
      <span>{`${days} ·`}</span> <FigureLink figure={opened} of="all opened" />{' '}
      <span>{`${opened.count === 1 ? 'conversation' : 'conversations'} opened · ${counts}`}</span>
    </>
  )
}

/** Headings, pictures and tables as they will stand. */
function InsightSkeleton() {
  return SECTIONS.map((section) => (
    <div
      key={section}
      className="mt-9 grid gap-x-14 gap-y-5 border-t border-ink pt-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <SkeletonBar className="h-6 w-56" />
        <SkeletonBar className="mt-4 w-full max-w-measure" />
      </div>
      <div className="grid content-start gap-6 pt-3">
        {ROWS.map((row) => (
          <SkeletonBar key={row} className="w-full" />
        ))}
      </div>
    </div>
  ))
}

const PRESETS = [
  { days: '7', label: '7 days' },
  { days: '30', label: '30 days' },
  { days: '90', label: '90 days' },
  { days: '365', label: '1 year' },
]

type Days = { from: string; to: string }
type RangePickerProps = {
  range: RangeQuery /** Which days these are; null until the server has said. */
  shown: Days | null
}

/** The days that are looked at: so many until today, or any two. */
function RangePicker({ range, shown }: RangePickerProps) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-9 gap-y-5 print:hidden">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="field-label mb-2">{insightWords.range}</legend>
        {PRESETS.map(({ days, label }) => (
          <Button
            key={days}
            look="quiet"
            className="button-small aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={range.days === days}
            onClick={() => chooseRange({ days })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {shown ? <DaysForm key={`${shown.from} ${shown.to}`} {...shown} /> : null}
    </div>
  )
}

function DaysForm({ from, to }: Days) {
  const [fault, setFault] = useState<string | null>(null)

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [first, last] = [String(typed.get('from')), String(typed.get('to'))]
    if (!first || !last) return setFault('Enter both dates.')
    if (first > last) return setFault('The start date is after the end date.')
    setFault(null)
    chooseRange({ from: first, to: last })
  }

  return (
    <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={handleSubmit}>
      <DayField name="from" label="From" day={from} hasFault={fault !== null} />
      <DayField name="to" label="To" day={to} hasFault={fault !== null} />
      <Button type="submit" look="quiet" className="button-small">
        Show
      </Button>
      <p id="range-fault" role="alert" className="field-error basis-full empty:hidden">
        {fault}
      </p>
    </form>
  )
}

type FieldProps = { name: string; label: string; day: string; hasFault: boolean }

function DayField({ name, label, day, hasFault }: FieldProps) {
  const [chosen, setChosen] = useState(day)
  return (
    <div className="field">
      <label htmlFor={`range-${name}`}>{label}</label>
      <DateField
        id={`range-${name}`}
        name={name}
        value={chosen}
        onChange={setChosen}
        className="w-44"
        aria-invalid={hasFault}
        aria-describedby="range-fault"
      />
    </div>
  )
}
