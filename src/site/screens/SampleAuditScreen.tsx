import type { ReactNode } from 'react'
import { sampleAuditPage } from '#content/pages/sample-audit.ts'
import { ClosingCall } from '#site/components/ClosingCall.tsx'
import { FlowFigure } from '#site/components/figures/FlowFigure.tsx'
import { HoursBar } from '#site/components/figures/plot-parts.tsx'
import { Mark } from '#site/components/Mark.tsx'
import { PageIntro } from '#site/components/PageIntro.tsx'
import { RangeText } from '#site/components/PassageText.tsx'

export function SampleAuditScreen() {
  const { title, lead, mark, printNote, report, result, map } = sampleAuditPage
  const { notToAutomate, design, closing } = sampleAuditPage
  return (
    <>
      <PageIntro title={title} lead={lead} />
      <div className="page mt-14 md:mt-22 print:mt-6">
        <article className="rounded-card border border-line bg-raise [--ground:var(--color-raise)] px-5 pb-9 md:px-14 md:pb-14 print:border-0 print:bg-transparent print:px-0 print:pb-0">
          <div className="label flex flex-wrap justify-between gap-x-6 border-b border-ink py-4">
            <p className="text-ink">{mark}</p>
            <p className="print:hidden">{printNote}</p>
          </div>
          <header className="grid gap-x-6 gap-y-6 pt-9 pb-9 md:grid-cols-12 md:pb-14 print:py-6">
            <h2 className="text-h1 md:col-span-5">{report.title}</h2>
            <Entries className="md:col-span-7" entries={report.facts} />
          </header>
          <Part title={result.title}>
            <p className="text-h2 text-balance">{result.claim}</p>
            <p className="mt-4 max-w-measure">{result.text}</p>
          </Part>
          <Part title={map.title} isWide>
            <FlowFigure
              {...map}
              className="leading-[1.5] md:max-lg:-mx-9 md:max-lg:*:last:px-9 lg:*:first:max-w-[49rem] min-[80rem]:grid min-[80rem]:grid-cols-[49rem_minmax(0,1fr)] min-[80rem]:gap-x-9"
            />
          </Part>
          <Measurements />
          <Ranking />
          <Options />
          <Part title={notToAutomate.title}>
            <p className="text-h3">{notToAutomate.claim}</p>
            <div className="mt-3 grid max-w-measure gap-3">
              {notToAutomate.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Part>
          <Part title={design.title}>
            <Entries entries={design.entries} />
          </Part>
          <Risks />
          <p className="label border-t border-ink pt-4 text-ink">{mark}</p>
        </article>
      </div>
      <div className="print:hidden">
        <ClosingCall title={closing.title} text={closing.text} secondary={closing.secondary} />
      </div>
    </>
  )
}

type PartProps = { title: string; lead?: string; isWide?: boolean; children: ReactNode }

/** A section of the report: its title beside it, or above it where it needs the width. */
function Part({ title, lead, isWide = false, children }: PartProps) {
  return (
    <section className="grid gap-x-6 gap-y-6 border-t border-line py-9 md:grid-cols-12 md:py-14 print:block print:py-6">
      <div className={isWide ? 'md:col-span-8' : 'md:col-span-4'}>
        <h3 className="text-h3 break-after-avoid text-balance">{title}</h3>
        {lead ? <p className="mt-2 max-w-measure text-small text-soft">{lead}</p> : null}
      </div>
      <div className={`print:mt-3 ${isWide ? 'md:col-span-12' : 'md:col-span-8'}`}>{children}</div>
    </section>
  )
}

type EntriesProps = {
  entries: readonly { term: string; text: string }[]
  className?: string
}

function Entries({ entries, className = '' }: EntriesProps) {
  return (
    <dl className={`ledger ${className}`.trim()}>
      {entries.map(({ term, text }) => (
        <div
          key={term}
          className="grid break-inside-avoid gap-x-6 py-3 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)] print:py-2"
        >
          <dt className="font-medium">{term}</dt>
          <dd className="text-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const cell = 'py-3 align-baseline print:py-2'
const innerCell = `${cell} pr-4 md:pr-6`

function Measurements() {
  const { title, lead, columns, caption, rows, total, errors, notCounted } =
    sampleAuditPage.measurements
  const greatest = Math.max(...rows.map(({ hours }) => hours))
  return (
    <Part title={title} lead={lead}>
      <table className="w-full text-left tabular-nums">
        <caption className="label caption-bottom pt-3 text-left">{caption}</caption>
        <thead className="label">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="pb-3 align-bottom font-regular not-last:pr-4 last:text-right"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, mark, name, who, cases, minutes, hours }) => (
            <tr key={id} className="border-t border-line first:border-ink">
              <th scope="row" className={`${innerCell} font-regular`}>
                <p>{name}</p>
                <p className="text-small text-soft">{who}</p>
                <HoursBar share={(hours / greatest) * 100} isOutlined={mark === 'people'} />
              </th>
              <td
                className={`${innerCell} label whitespace-nowrap max-[22.5rem]:whitespace-normal`}
              >{`${cases} × ${minutes} min`}</td>
              <td className={`${cell} text-right font-medium`}>{hours}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-y border-ink">
            <th scope="row" className={`${cell} font-medium`}>
              {total.label}
            </th>
            <td />
            <td className={`${cell} text-right font-medium`}>{total.hours}</td>
          </tr>
        </tfoot>
      </table>
      <Entries className="mt-9 print:mt-4" entries={[errors, notCounted]} />
    </Part>
  )
}

function Ranking() {
  const { title, lead, rows } = sampleAuditPage.ranked
  return (
    <Part title={title} lead={lead}>
      <ol className="ledger">
        {rows.map(({ id, mark, name, advice, hours }) => (
          <li
            key={id}
            className="grid grid-cols-[1.0625rem_minmax(0,1fr)_auto] gap-x-4 py-3 last:border-b-0 print:py-2"
          >
            <Mark kind={mark} />
            <div className="self-baseline">
              <p className="font-medium">{name}</p>
              <p className="text-soft">{advice}</p>
            </div>
            <p className="label self-baseline">{`${hours} h`}</p>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Options() {
  const { title, lead, labels, rows } = sampleAuditPage.options
  return (
    <Part title={title} lead={lead} isWide>
      <ol className="ledger">
        {rows.map((option) => (
          <li
            key={option.name}
            className={`grid gap-x-6 gap-y-4 py-6 last:border-b-0 md:grid-cols-12 print:grid-cols-12 print:py-4 ${'isRecommended' in option ? '-mx-4 bg-evidence-tint px-4' : ''}`.trim()}
          >
            <div className="md:col-span-4 print:col-span-4">
              <h4 className="text-h3">{option.name}</h4>
              {'isRecommended' in option ? (
                <p className="chip mt-2 border-ink text-ink">{labels.recommended}</p>
              ) : null}
              <p className="mt-2 text-small text-soft">{option.text}</p>
            </div>
            <dl className="grid content-start gap-3 md:col-span-4 print:col-span-4">
              <div>
                <dt className="label">{labels.price}</dt>
                <dd>
                  <RangeText text={option.price} />
                </dd>
              </div>
              <div>
                <dt className="label">{labels.saving}</dt>
                <dd className="font-medium tabular-nums">{option.saving}</dd>
                {option.sum ? <dd className="label">{option.sum}</dd> : null}
              </div>
            </dl>
            <div className="md:col-span-4 print:col-span-4">
              <p className="label">{labels.verdict}</p>
              <p>{option.verdict}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** A table where there is room; on phones each risk is a block of its own. */
function Risks() {
  const { title, columns, rows } = sampleAuditPage.risks
  const [, sign, limit] = columns
  const block = 'max-md:block print:table-cell'
  return (
    <Part title={title} isWide>
      <table className="w-full text-left">
        <thead className="label max-md:sr-only print:not-sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="pr-6 pb-3 font-regular">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.risk}
              className="border-t border-line align-top first:border-ink max-md:block max-md:py-3 print:table-row"
            >
              <th scope="row" className={`font-medium max-md:mb-2 md:py-3 md:pr-6 ${block}`}>
                {row.risk}
              </th>
              {[
                [sign, row.sign],
                [limit, row.limit],
              ].map(([label, text]) => (
                <td
                  key={label}
                  className="max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-x-3 max-md:not-last:mb-1.5 md:py-3 md:pr-6 print:table-cell"
                >
                  <span aria-hidden="true" className="text-small text-soft md:hidden print:hidden">
                    {label}
                  </span>
                  <span className="md:text-soft">{text}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
