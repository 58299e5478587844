import type { Worksheet } from '#contract/conversations.ts'
import type { RowName } from '#domain/fact.ts'
import { Mark } from '#site/components/Mark.tsx'

type Row = Worksheet['rows'][number]

/** `name` heads what is known, `label` what is asked. */
type Words = { name: string; label: string; hint: string; inputMode?: 'decimal' }
export const ROW_WORDS: Readonly<Record<RowName, Words>> = {
  process: { name: 'Process', label: 'Process', hint: 'What is done by hand' },
  hours: {
    name: 'Hours a week',
    label: 'Hours a week, whole team',
    hint: 'Such as 30',
    inputMode: 'decimal',
  },
  rate: {
    name: 'Cost of an hour',
    label: 'Cost of an hour, in dollars',
    hint: 'Such as 32',
    inputMode: 'decimal',
  },
  tools: { name: 'Tools', label: 'Tools it runs through', hint: 'Such as Excel, SAP' },
  errors: {
    name: 'Errors',
    label: 'Cases redone, out of 100',
    hint: 'Such as 4',
    inputMode: 'decimal',
  },
}
export const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** The bar at the left edge is drawn when the row is lit (`light-pairs.ts`). */
export const rowClassName =
  'relative -mx-5 grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 px-5 before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:origin-top before:scale-y-0 before:bg-evidence before:transition-transform before:duration-200 data-lit:before:scale-y-100'

const LINES: Readonly<Record<Row['state'], string>> = {
  agreed: 'border-solid border-ink',
  to_check: 'border-dashed border-ink',
  open: 'border-dashed border-edge',
  refused: 'border-dashed border-edge',
}

/** The mark of a row: filled once agreed, dashed while open. The word beside it says the same. */
export function RowMark({ state, isSmall }: Pick<Row, 'state'> & { isSmall?: boolean }) {
  const isDecided = state === 'agreed' || state === 'to_check'
  const mark = state === 'agreed' ? 'text-ink *:fill-current' : isDecided ? '' : 'text-soft'
  const dashes = isDecided ? '' : '*:[stroke-dasharray:2.2_1.6]'
  if (isSmall) {
    return (
      <span className={`flex items-center not-last:after:w-1 not-last:after:border-t ${mark}`}>
        <Mark kind={isDecided ? 'decide' : 'perceive'} className={`m-0! size-2.5! ${dashes}`} />
      </span>
    )
  }
  return (
    <span className={`relative ${mark}`}>
      <span
        className={`absolute top-9 -bottom-2.5 left-2 border-l close:top-8 close:-bottom-3 group-last:bottom-0! ${LINES[state]}`}
      />
      <Mark
        kind={isDecided ? 'decide' : 'perceive'}
        className={`mt-3.5! size-4! close:mt-3.5! ${dashes}`}
      />
    </span>
  )
}

/** Says how many rows are agreed: “3 of 5”. */
export function sayCount({ rows }: Worksheet): string {
  return `${rows.filter(({ state }) => state === 'agreed').length} of ${rows.length}`
}
