import { useId } from 'react'
import {
  costLabels,
  describeCondition,
  describePrice,
  describeRow,
  describeSaving,
  explainVerdict,
  rowLabels,
  rowStateWords,
  verdictWords,
} from '#content/describe-worksheet.ts'
import { findingLabels, judgedWords } from '#content/finding-words.ts'
import { briefWords } from '#content/staff/brief.ts'
import type { BriefFact, BriefTalk } from '#contract/admin-bookings.ts'
import { briefLooks, SaidWords } from '#site/admin/brief/BriefHead.tsx'
import { formatShortMoment } from '#site/admin/parts/format.ts'
import { FindingWords } from '#site/components/findings/FindingWords.tsx'
import { shortenAddress } from '#site/components/findings/page-address.ts'
import { SignalHead } from '#site/components/score/SignalHead.tsx'

type Props = { title: string; facts: readonly BriefFact[]; nothing?: string }

/** What is known, each with where it comes from. */
export function BriefFacts({ title, facts, nothing = '' }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={briefLooks.title}>
        {title}
      </h3>
      {facts.length === 0 ? <p className="text-small text-soft">{nothing}</p> : null}
      <dl>
        {facts.map((fact) => (
          <div key={`${fact.slot}-${fact.source}`} className={briefLooks.fact}>
            <dt className="text-soft">{fact.label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <span className="font-medium" dir="auto">
                {fact.href ? (
                  <a className="link" href={fact.href} {...(isOutside(fact.href) && OUTSIDE)}>
                    {fact.value}
                  </a>
                ) : (
                  fact.value
                )}
              </span>{' '}
              {fact.note ? <span className="text-soft">{`(${fact.note}) `}</span> : null}
              <Source fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' }

function isOutside(href: string): boolean {
  return href.startsWith('https:')
}

function Source({ fact }: { fact: BriefFact }) {
  if (fact.source === 'calendar')
    return <span className="label">{briefWords.facts.fromCalendar}</span>
  const typed = fact.source === 'score_card' ? 'entered on the score card' : ''
  return (
    <>
      {typed ? <span className="label">{`${typed} `}</span> : null}
      <SaidWords quote={fact.quote} saidAt={fact.said_at} shown={fact.value} />
    </>
  )
}

/** What public pages say of the company. Nothing is printed of what was not found. */
export function CompanyPages({ findings }: Pick<BriefTalk, 'findings'>) {
  if (findings.length === 0) return null
  return (
    <section aria-labelledby="pages-heading">
      <h3 id="pages-heading" className={briefLooks.title}>
        {briefWords.facts.fromPages}
      </h3>
      <dl>
        {findings.map((finding) => (
          <div key={finding.id} className={briefLooks.fact}>
            <dt className="text-soft">{findingLabels[finding.kind]}</dt>
            <dd className="min-w-0">
              <FindingWords
                finding={finding}
                isWrong={finding.verdict === 'wrong'}
                isLabelled={false}
              />
              <p className="label flex flex-wrap gap-x-2 wrap-anywhere">
                <span>{shortenAddress(finding.url)}</span>
                <time dateTime={finding.read_at} className="whitespace-nowrap">
                  {formatShortMoment(finding.read_at)}
                </time>
                {finding.verdict === null ? null : (
                  <span className="text-ink">{judgedWords[finding.verdict]}</span>
                )}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type ScoreProps = { talk: BriefTalk; score: number | null }

/** The score card with the words behind each signal. What is unknown stands under the open questions. */
export function BriefScore({ talk, score }: ScoreProps) {
  const { score_card } = talk
  return (
    <section
      aria-labelledby="brief-score-heading"
      className="mt-9 print:mt-4 print:break-inside-avoid"
    >
      <h3 id="brief-score-heading" className={briefLooks.title}>
        {briefWords.score.title(score ?? 0)}
      </h3>
      {score_card === null || score_card.signals.length === 0 ? (
        <p className="text-small text-soft">{briefWords.score.none}</p>
      ) : null}
      {score_card?.caps.map((cap) => (
        <p key={cap.id} className="pb-2 text-small">
          <span className="font-medium">{briefWords.score.cappedAt(cap.limit)}</span>{' '}
          <span>{cap.reason}</span>
        </p>
      ))}
      <ul className="grid gap-x-9 gap-y-4 sm:grid-cols-2 min-[60rem]:grid-cols-3 print:grid-cols-4 print:gap-x-4 print:gap-y-1.5 print:*:break-inside-avoid">
        {score_card?.signals.map((signal) => (
          <li key={signal.name}>
            <SignalHead signal={signal} />
            <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
              {signal.evidence.map(({ quote, messageId }) => (
                <span
                  key={`${messageId}-${quote}`}
                  className="evidence label wrap-anywhere"
                  dir="auto"
                >{`“${quote}”`}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SHEET_PARTS = [
  { state: 'agreed', title: 'Agreed', nothing: 'Nothing agreed yet.' },
  { state: 'to_check', title: 'To check', nothing: '' },
] as const

/** The sheet that the visitor filled with the agent: what is agreed, what is not yet, and what it comes to. */
export function BriefWorksheet({ worksheet: { rows, estimate } }: Pick<BriefTalk, 'worksheet'>) {
  const others = rows.filter(({ state }) => state === 'open' || state === 'refused')
  return (
    <section aria-labelledby="worksheet-heading">
      <h3 id="worksheet-heading" className="text-h3">
        Worksheet
      </h3>
      <div className={briefLooks.columns}>
        <div className={briefLooks.column}>
          {SHEET_PARTS.map(({ state, title, nothing }) => (
            <SheetPart
              key={state}
              title={title}
              nothing={nothing}
              rows={rows.filter((row) => row.state === state)}
            />
          ))}
          {others.length > 0 ? (
            <p className="text-small text-soft">
              {others
                .map(({ row, state }) => `${rowLabels[row]}: ${rowStateWords[state]}`)
                .join('. ')}
            </p>
          ) : null}
        </div>
        <div className={briefLooks.column}>
          {estimate === null ? (
            <p className="text-small text-soft">{briefWords.estimate.none}</p>
          ) : (
            <SheetEstimate rows={rows} estimate={estimate} />
          )}
        </div>
      </div>
    </section>
  )
}

type SheetRows = BriefTalk['worksheet']['rows']
type SheetPartProps = { title: string; nothing: string; rows: SheetRows }

function SheetPart({ title, nothing, rows }: SheetPartProps) {
  if (rows.length === 0) return nothing ? <p className="text-small text-soft">{nothing}</p> : null
  return (
    <div>
      <h4 className={briefLooks.title}>{title}</h4>
      <dl>
        {rows.map((row) => (
          <div key={row.row} className={briefLooks.fact}>
            <dt className="text-soft">{rowLabels[row.row]}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <span className="font-medium" dir="auto">
                {describeRow(row)}
              </span>{' '}
              {row.workings ? <span className="text-soft">{`(${row.workings}) `}</span> : null}
              {row.quotes.map(({ quote, messageId }) => (
                <SaidWords
                  key={`${messageId}-${quote}`}
                  quote={quote}
                  saidAt={null}
                  shown={describeRow(row)}
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type SheetEstimateProps = {
  rows: SheetRows
  estimate: NonNullable<BriefTalk['worksheet']['estimate']>
}

function SheetEstimate({ rows, estimate }: SheetEstimateProps) {
  const condition = describeCondition(rows, estimate)
  const { audit, pilot, implementation } = estimate.cost
  const prices = Object.entries({ audit, pilot, implementation } as const)
  return (
    <>
      <p>
        <span className="font-medium">{describeSaving(estimate)}</span>
        {condition ? <span className="font-medium text-warn">{`, ${condition}`}</span> : null}
      </p>
      <p className="label wrap-anywhere">{estimate.formula}</p>
      <p className="text-small">
        {prices
          .map(
            ([phase, price]) =>
              `${costLabels[phase as keyof typeof costLabels]} ${describePrice(price)}`,
          )
          .join(' · ')}
      </p>
      <p className="mt-2 text-small">
        <strong>{`${verdictWords[estimate.verdict]}.`}</strong>{' '}
        <span>{explainVerdict(estimate)}</span>
      </p>
    </>
  )
}
