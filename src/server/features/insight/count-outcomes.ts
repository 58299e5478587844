import type { Figure } from '#server/features/insight/count-figures.ts'
import type { CallOutcome } from '#server/features/insight/facts/insight-row.ts'

/** One number for each thing that may have become of a call. */
export function countOutcomes(
  count: (outcome: CallOutcome) => Figure,
): Record<CallOutcome, Figure> {
  return {
    won: count('won'),
    lost: count('lost'),
    held: count('held'),
    coming: count('coming'),
    no_show: count('no_show'),
    cancelled: count('cancelled'),
    none: count('none'),
  }
}
