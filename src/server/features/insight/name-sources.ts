import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Sums } from '#server/features/insight/facts/fact.ts'

/** More lines than a person reads; rarer sources are one line together. */
export const NAMED_SOURCES_MAX = 30

/** The sources that have a line of their own, and the line for all others if there are any. */
export function nameSources(sums: Sums): ReadonlySet<string> {
  const ranked = [...sums]
    .flatMap(([cell, count]) => {
      const [kind, source = '', part] = cell.split(':')
      return kind === 'source' && part === undefined && count > 0 ? [{ source, count }] : []
    })
    .toSorted((one, other) => other.count - one.count || (one.source < other.source ? -1 : 1))
  const named = new Set(ranked.slice(0, NAMED_SOURCES_MAX).map(({ source }) => source))
  if (ranked.length > NAMED_SOURCES_MAX) named.add(OTHER_SOURCE)
  return named
}
