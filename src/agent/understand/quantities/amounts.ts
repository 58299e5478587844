import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'

/** What sort of time a figure is, by its unit. */

const AMOUNTS = toWordSet(
  'h hr hrs hour hours hous houres hors hurs min mins minute minutes minuts m sec secs second seconds',
)

/** Hours or minutes, and not days or a share. */
export const isAmount = ({ unit }: Mention) => unit !== null && AMOUNTS.has(unit)

/** "8 to noon", "all morning", "half an hour": told of a day. */
export function isDailyUnit({ unit, kind }: Mention): boolean {
  return (
    kind === 'time' &&
    unit !== null &&
    (unit === 'clock' || unit.startsWith('whole') || unit.startsWith('part of'))
  )
}

/** "three shifts a day". */
export const isShiftCount = ({ nounClass, per, kind }: Mention) =>
  kind === 'count' && nounClass === 'site' && per.isDay

/** Time that no period was named for, beside which a volume can be told. */
export const hasItemTime = ({ mentions }: { mentions: readonly Mention[] }) =>
  mentions.some(
    (one) => one.kind === 'time' && (isAmount(one) || isDailyUnit(one)) && one.per.week === null,
  )
