import {
  costLabels,
  describeCondition,
  describePayback,
  describePrice,
  describeRow,
  describeSaving,
  rowLabels,
  rowStateWords,
  verdictWords,
} from '#content/describe-worksheet.ts'
import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import { site } from '#content/site.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { Button } from '#site/components/Button.tsx'
import {
  EmailEstimate,
  type EmailEstimateProps,
} from '#site/islands/chat/worksheet/EmailEstimate.tsx'

type Row = Worksheet['rows'][number]
type Estimate = NonNullable<Worksheet['estimate']>
type Props = {
  worksheet: Worksheet
  emailing: EmailEstimateProps
  /** Whose it is, on paper; null while the company is not known. */
  company: string | null
}

const hours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const costs = Object.keys(costLabels) as (keyof Estimate['cost'])[]
const { title, none, notPromise, savings } = myConversationPage.worksheet

/** For whoever decides about money: black on white, without the marks of a screen. */
const SHEET_OF_PAPER =
  'print:[&,&_*]:border-[#000] print:[&,&_*]:bg-transparent print:[&,&_*]:text-[#000] print:[&,&_:is(dt,dd,dd_p,.text-small,.label)]:text-[10pt]/[1.3]'

/** The sheet that visitor and agent filled, with what it comes to. It is what this page prints, on one sheet of paper. */
export function OwnWorksheet({ worksheet: { rows, estimate }, emailing, company }: Props) {
  return (
    <section aria-labelledby="own-worksheet" className={SHEET_OF_PAPER}>
      <p className="hidden print:block">{[site.name, company].filter(Boolean).join(' · ')}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="own-worksheet" className="text-h2">
          {title}
        </h2>
        <Button look="secondary" className="print:hidden" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <dl className="mt-4">
        {rows.map((row) => (
          <SheetRow key={row.row} row={row} />
        ))}
      </dl>
      {estimate === null ? (
        <p className="mt-4 text-soft">{none}</p>
      ) : (
        <>
          <OwnEstimate rows={rows} estimate={estimate} />
          <EmailEstimate {...emailing} />
        </>
      )}
    </section>
  )
}

function SheetRow({ row }: { row: Row }) {
  const value = describeRow(row)
  return (
    <div className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)_5rem]">
      <dt className="text-small text-soft">{rowLabels[row.row]}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {value && <p className="font-medium">{value}</p>}
        {row.workings && <p className="label">{row.workings}</p>}
        {row.quotes
          .filter(({ quote }) => quote !== '')
          .map(({ quote, messageId }) => (
            <p key={`${messageId} ${quote}`} className="text-small text-soft">
              {`“${quote}”`}
            </p>
          ))}
      </dd>
      <dd className={`text-small ${row.state === 'to_check' ? 'font-bold' : 'text-soft'}`}>
        {rowStateWords[row.state]}
      </dd>
    </div>
  )
}

function OwnEstimate({ rows, estimate }: { rows: readonly Row[]; estimate: Estimate }) {
  const condition = describeCondition(rows, estimate)
  return (
    <section aria-label={savings} className="border-t border-ink pt-4">
      <p className="text-small text-soft">{savings}</p>
      <p className="text-h1 tabular-nums">{describeSaving(estimate)}</p>
      {condition && <p className="font-medium">{condition}</p>}
      <p className="mt-2">
        {myConversationPage.worksheet.hoursFreed(hours.format(estimate.hoursSaved))}
      </p>
      <p className="label mt-1 wrap-anywhere">{estimate.formula}</p>
      <dl className="mt-4">
        {costs.map((phase) => (
          <Figure
            key={phase}
            label={costLabels[phase]}
            value={describePrice(estimate.cost[phase])}
          />
        ))}
        <Figure label="Payback" value={describePayback(estimate)} />
      </dl>
      <p className="mt-4 border-t border-line pt-3 text-h3">{verdictWords[estimate.verdict]}</p>
      <p className="mt-1 max-w-measure">{estimate.why}</p>
      <p className="mt-3 text-small text-soft">{notPromise}</p>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-x-6 py-1 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="text-small text-soft">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
