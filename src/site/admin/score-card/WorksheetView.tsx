import {
  describeCondition,
  describeRow,
  describeSaving,
  explainVerdict,
  rowLabels,
  rowStateWords,
  verdictWords,
} from '#content/describe-worksheet.ts'
import { scoreCardWords } from '#content/staff/conversations.ts'
import type { Worksheet } from '#contract/conversations.ts'
import { Mark } from '#site/components/Mark.tsx'

type Row = Worksheet['rows'][number]

/** The sheet that visitor and agent fill together: what is agreed, what is not yet, and what it comes to. */
export function WorksheetView({ rows, estimate }: Worksheet) {
  return (
    <section aria-labelledby="worksheet-heading">
      <h3 id="worksheet-heading" className="pb-3 font-bold">
        {scoreCardWords.worksheet.title}
      </h3>
      <ol className="trace">
        {rows.map((row) => (
          <SheetRow key={row.row} row={row} />
        ))}
        <li className="trace-step gap-x-4! pb-0!">
          <Mark
            kind="act"
            className={
              estimate ? 'fill-ink!' : 'fill-none! stroke-edge! *:[stroke-dasharray:2.2_1.6]'
            }
          />
          {estimate ? (
            <div className="grid gap-1 text-small">
              <p className="text-h3 tabular-nums">{describeSaving(estimate)}</p>
              <Condition rows={rows} estimate={estimate} />
              <p>
                <strong>{`${verdictWords[estimate.verdict]}.`}</strong>{' '}
                <span>{explainVerdict(estimate)}</span>
              </p>
            </div>
          ) : (
            <p className="text-small text-soft">{scoreCardWords.worksheet.noEstimate}</p>
          )}
        </li>
      </ol>
    </section>
  )
}

type ConditionProps = { rows: readonly Row[]; estimate: NonNullable<Worksheet['estimate']> }

function Condition({ rows, estimate }: ConditionProps) {
  const condition = describeCondition(rows, estimate)
  return condition === '' ? null : <p className="font-medium text-warn">{condition}</p>
}

/** The mark is filled once agreed and dashed while nothing is known; the word beside it says the same. */
function SheetRow({ row }: { row: Row }) {
  const { state, workings } = row
  const isDecided = state === 'agreed' || state === 'to_check'
  return (
    <li className="trace-step gap-x-4! pb-4! text-small">
      <Mark
        kind={isDecided ? 'decide' : 'perceive'}
        className={
          state === 'agreed'
            ? '*:fill-current'
            : isDecided
              ? ''
              : 'text-soft *:[stroke-dasharray:2.2_1.6]'
        }
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-soft">{rowLabels[row.row]}</span>
          <span className="label shrink-0">{rowStateWords[state]}</span>
        </p>
        {row.value === null ? null : (
          <p className="font-medium" dir="auto">
            {describeRow(row)}
          </p>
        )}
        {workings ? <p className="label">{workings}</p> : null}
      </div>
    </li>
  )
}
