import {
  type GraphPlace,
  listItemKeys,
  type PhraseGraph,
  takesItem,
} from '#agent/understand/text/phrase-graph.ts'
import type { PhraseItem } from '#agent/understand/text/phrase-items.ts'

/** The places that have just taken an item, each with where its phrase started, the earliest one. */
export type Threads = Map<number, number>

/** The word after an item, or null at the end of a sentence: what cannot go on with it is not followed. */
export type Step = { item: PhraseItem; norm: string; ahead: string | null }

/** Each item with its word, slips mended, and the word after it. */
export function listSteps(
  items: readonly PhraseItem[],
  mend: (norm: string) => string,
): readonly Step[] {
  const steps: Step[] = []
  let ahead: string | null = null
  for (const item of items.toReversed()) {
    const norm = item.kind === 'word' ? mend(item.norm) : item.norm
    steps.push({ item, norm, ahead })
    if (item.kind !== 'pause') ahead = item.kind === 'end' ? null : norm
  }
  return steps.toReversed()
}

/** A phrase is followed where it has ended, or where the next word belongs to it. */
function canGoOn({ isOpen, nextWords }: GraphPlace, ahead: string | null): boolean {
  return isOpen || (ahead !== null && nextWords.has(ahead))
}

function addThread(threads: Threads, at: number, start: number): void {
  if (start < (threads.get(at) ?? Number.POSITIVE_INFINITY)) threads.set(at, start)
}

/** The places that take an item after those before it. */
export function advance(
  graph: PhraseGraph,
  threads: Threads,
  { item, norm, ahead }: Step,
): Threads {
  const next: Threads = new Map()
  for (const [at, start] of threads) {
    for (const following of graph.places[at]?.next ?? []) {
      const place = graph.places[following]
      if (place === undefined || !takesItem(place.place, item, norm)) continue
      if (canGoOn(place, ahead)) addThread(next, following, start)
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

/** Begins every phrase that may start with an item. */
export function begin(
  threads: Threads,
  graph: PhraseGraph,
  { steps, index, start }: { steps: readonly Step[]; index: number; start: number },
): void {
  const step = steps[index]
  if (step === undefined || step.item.kind === 'end' || step.item.kind === 'pause') return
  const isFirst = steps[index - 1]?.item.kind === 'end'
  for (const key of listItemKeys(step.item, step.norm)) {
    const found = [
      graph.byWord.get(key),
      isFirst ? graph.byFirstWord.get(key) : undefined,
      index === 1 ? graph.byOuterWord.get(key) : undefined,
    ]
    for (const starts of found) beginEach(threads, graph, { starts, start, ahead: step.ahead })
  }
}

function beginEach(
  threads: Threads,
  graph: PhraseGraph,
  { starts = [], start, ahead }: BeginningAt,
): void {
  for (const at of starts) {
    const place = graph.places[at]
    if (place !== undefined && canGoOn(place, ahead)) addThread(threads, at, start)
  }
}

type BeginningAt = {
  starts: readonly number[] | undefined
  start: number
  ahead: string | null
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
