import { listItemKeys, type PhraseGraph, takesItem } from '#agent/understand/text/phrase-graph.ts'
import type { PhraseItem } from '#agent/understand/text/phrase-items.ts'

/** The places that have just taken an item, each with where its phrase started, the earliest one. */
export type Threads = Map<number, number>

export function addThread(threads: Threads, at: number, start: number): void {
  if (start < (threads.get(at) ?? Number.POSITIVE_INFINITY)) threads.set(at, start)
}

/** The places that take an item after those before it. */
export function advance(
  graph: PhraseGraph,
  threads: Threads,
  item: PhraseItem,
  norm: string,
): Threads {
  const next: Threads = new Map()
  for (const [at, start] of threads) {
    for (const following of graph.places[at]?.next ?? []) {
      const place = graph.places[following]?.place
      if (place !== undefined && takesItem(place, item, norm)) addThread(next, following, start)
    }
  }
  return next
}

/** What goes on after an item: a pause that no phrase asks for is passed over. */
export function goOn(before: Threads, next: Threads, { kind }: PhraseItem): Threads {
  if (kind !== 'pause') return next
  for (const [at, start] of before) addThread(next, at, start)
  return next
}

/** The places that a phrase may start with at an item. */
export function listStarts(
  graph: PhraseGraph,
  items: readonly PhraseItem[],
  { at, norm }: { at: number; norm: string },
): number[] {
  const item = items[at]
  if (item === undefined || item.kind === 'end' || item.kind === 'pause') return []
  const isFirst = items[at - 1]?.kind === 'end'
  return listItemKeys(item, norm).flatMap((key) => [
    ...(graph.byWord.get(key) ?? []),
    ...((isFirst && graph.byFirstWord.get(key)) || []),
    ...((at === 1 && graph.byOuterWord.get(key)) || []),
  ])
}

/** The phrases that end here, by the place of their label, with where they started. */
export function listEnded(
  { places }: PhraseGraph,
  threads: Threads,
): { label: number; start: number }[] {
  const ended: { label: number; start: number }[] = []
  for (const [at, start] of threads) {
    const label = places[at]?.label ?? null
    if (label !== null) ended.push({ label, start })
  }
  return ended
}
