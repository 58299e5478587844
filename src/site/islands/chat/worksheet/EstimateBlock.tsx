import type { ReactElement } from 'react'
import { estimateWords } from '#content/chat/cards.ts'
import { describeCondition, explainVerdict, verdictWords } from '#content/describe-worksheet.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { RangeText } from '#site/components/PassageText.tsx'
import { useSay } from '#site/islands/chat/state/use-say.ts'
import { Rolled } from '#site/islands/chat/worksheet/Rolled.tsx'
import { dollars } from '#site/islands/chat/worksheet/RowMark.tsx'

type Estimate = NonNullable<Worksheet['estimate']>
type Verdict = Estimate['verdict']
export type EstimateBlockProps = { rows: Worksheet['rows']; estimate: Estimate }

const hours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const COUNTED = ['No', 'One answer', 'Two answers', 'Three answers', 'Four answers'] as const

/** Red acts: only where an audit is advised. */
const MARKS: Readonly<Record<Verdict, string>> = {
  worth_it: 'bg-signal',
  borderline: 'bg-soft',
  too_small: 'border-[1.5px] border-soft',
  unknown: 'border border-dashed border-soft',
}

/** The saving with its price beside it; once no row is open, both on one scale, and what follows from them. */
export function EstimateBlock({ rows, estimate }: EstimateBlockProps) {
  const openCount = rows.filter(({ state }) => state === 'open').length
  const { say, dollars } = useSay()
  return (
    <section
      aria-label={say('Estimated savings')}
      className="-mx-5 border-t border-ink px-5 pt-4 short:pt-3"
    >
      <div
        className={`${traceClassName} ${openCount === 0 ? 'before:border-ink' : 'before:border-dashed before:border-edge'}`}
      >
        <p className="text-small text-soft">{say('Estimated savings')}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-[2.625rem] leading-tight font-bold tracking-tight tabular-nums sm:text-[3.25rem] sm:short:text-[2.75rem]">
            <Rolled value={estimate.savings} say={dollars} />
          </span>
          <span className="text-lead font-medium">{say(estimateWords.perYear)}</span>
        </p>
        {estimate.ifRight.length > 0 && (
          <p className="text-body leading-snug font-medium">{describeCondition(rows, estimate)}</p>
        )}
        <p className="mt-1 text-small">
          <Rolled value={estimate.hoursSaved} say={(value) => say(sayFreed(rows, value))} />
        </p>
        <p className="label wrap-anywhere">{estimate.formula}</p>
        {openCount === 0 && <PriceScale estimate={estimate} />}
      </div>
      {openCount === 0 ? (
        <Ending mark={MARKS[estimate.verdict]}>
          <p className="text-[1.625rem] leading-tight font-bold tracking-tight">
            {`${say(verdictWords[estimate.verdict])}.`}
          </p>
          <p className="mt-1 text-small leading-snug">{explainVerdict(estimate)}</p>
        </Ending>
      ) : (
        <Ending mark={MARKS.unknown}>
          <p className="text-small leading-snug text-soft">
            <strong className="text-ink">{`${say(estimateWords.worthIt)} `}</strong>
            <span>
              <RangeText text={sayWaiting(openCount, estimate)} />
            </span>
          </p>
        </Ending>
      )}
    </section>
  )
}

/** The line of the rows runs on to its end. */
const traceClassName =
  'relative ml-7 before:absolute before:-top-4 before:-bottom-7 before:-left-5 before:border-l short:before:-top-3 short:before:-bottom-6'

/** The last mark of the line that joins the sheet's rows, with the estimate beside it. */
function Ending({ mark, children }: { mark: string; children: ReactElement | ReactElement[] }) {
  return (
    <div className="mt-4 grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 short:mt-3">
      <span aria-hidden="true" className={`mt-3.5 size-3.5 ${mark}`} />
      <div className="border-t border-line pt-2.5">{children}</div>
    </div>
  )
}

/** Says the saved hours: “72 of 90 hours a week freed”. */
function sayFreed(rows: EstimateBlockProps['rows'], hoursSaved: number): string {
  const all = rows.find(({ row }) => row === 'hours')?.value
  const of = typeof all === 'number' ? ` of ${hours.format(all)}` : ''
  return `${hours.format(hoursSaved)}${of} hours a week freed`
}

function sayWaiting(openCount: number, { cost: { audit, pilot } }: Estimate): string {
  const prices = `An audit is ${sayRange(audit)}, a pilot ${sayRange(pilot)}.`
  return `${COUNTED[openCount] ?? `${openCount} answers`} to go. ${prices}`
}

/** It grows while the figure rolls. */
const barClassName = 'transition-[width] duration-300 ease-out'

type Price = Estimate['cost']['audit']

/** Saving, audit, and pilot on one scale: filled to the lower price, outlined to the upper. */
function PriceScale({ estimate: { savings, cost } }: { estimate: Estimate }) {
  const saving = { minimumUsd: savings, maximumUsd: savings }
  const bars = [
    { name: 'Saving, a year', price: saving, said: dollars.format(savings), look: 'text-evidence' },
    { name: 'Audit', price: cost.audit, said: sayRange(cost.audit), look: 'text-ink' },
    { name: 'Pilot', price: cost.pilot, said: sayRange(cost.pilot), look: 'text-ink' },
  ]
  const widest = Math.max(...bars.map(({ price }) => price.maximumUsd ?? price.minimumUsd))
  return (
    <ul className="mt-3 text-small short:mt-2">
      {bars.map(({ name, price, said, look }) => (
        <li key={name} className="grid grid-cols-[6rem_minmax(0,1fr)_6.25rem] items-center gap-x-3">
          <span className="text-soft">{name}</span>
          <svg aria-hidden="true" className={`h-2.5 w-full ${look}`}>
            <rect
              x="0.5"
              y="0.5"
              className={barClassName}
              style={{ width: `${(98 * (price.maximumUsd ?? price.minimumUsd)) / widest}%` }}
              height="9"
              fill="none"
              stroke="currentColor"
            />
            <rect
              x="0.5"
              y="0.5"
              className={barClassName}
              style={{ width: `${(98 * price.minimumUsd) / widest}%` }}
              height="9"
              fill="currentColor"
            />
          </svg>
          <span className="text-right font-medium tabular-nums">
            <RangeText text={said} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Both ends of a range in thousands. */
function sayRange({ minimumUsd, maximumUsd }: Price): string {
  const from = `$${minimumUsd / 1_000}K`
  return maximumUsd === null ? `from ${from}` : `${from}-$${maximumUsd / 1_000}K`
}
