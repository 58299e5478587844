import { createMender } from '#agent/understand/text/mend-word.ts'
import { buildGraph, type PhraseGraph } from '#agent/understand/text/phrase-graph.ts'
import { toPhraseItems } from '#agent/understand/text/phrase-items.ts'
import type { PhraseLists } from '#agent/understand/text/phrase-pattern.ts'
import {
  advance,
  begin,
  goOn,
  listEnded,
  listSteps,
  type Threads,
} from '#agent/understand/text/phrase-threads.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/**
 * Phrases are written one a line, in words. `(a|b c)` is one of several, `word?` and `(…)?` may be left out, `_` is any
 * word, `_{0,3}` up to three of one sentence, `#` a number, `<address>` an e-mail or web address, `,` a pause or an
 * end, `^` and `$` the start and end of a sentence, `^^` and `$$` those of the message, `@list` a named list of words.
 * Contractions, accents and hyphens are read as in messages; signs and pauses that a phrase does not name are passed over.
 */
export type Phrases<Label extends string> = {
  labels: readonly Label[]
  graph: PhraseGraph
  mend: (norm: string) => string
  /** What was found in tokens that are still in use. */
  matches: WeakMap<readonly Token[], readonly PhraseMatch<Label>[]>
}

/** `first` and `last` (exclusive) are places in the list of tokens. */
export type PhraseMatch<Label extends string = string> = {
  label: Label
  first: number
  last: number
}

type Options = {
  lists?: PhraseLists /** Words of six letters and more may have one wrong. */
  hasSlips?: boolean
}

export function compilePhrases<Label extends string>(
  families: Readonly<Record<Label, string>>,
  { lists = {}, hasSlips = false }: Options = {},
): Phrases<Label> {
  const graph = buildGraph(families, lists)
  return {
    labels: Object.keys(families) as Label[],
    graph,
    mend: hasSlips ? createMender(graph) : (norm) => norm,
    matches: new WeakMap(),
  }
}

/** Every phrase in a message; of those with the same label, one within another is left out. */
export function findPhrases<Label extends string>(
  phrases: Phrases<Label>,
  tokens: readonly Token[],
): readonly PhraseMatch<Label>[] {
  const known = phrases.matches.get(tokens)
  if (known !== undefined) return known
  const matches = matchPhrases(phrases, tokens)
  phrases.matches.set(tokens, matches)
  return matches
}

function matchPhrases<Label extends string>(
  { labels, graph, mend }: Phrases<Label>,
  tokens: readonly Token[],
): PhraseMatch<Label>[] {
  const steps = listSteps(toPhraseItems(tokens), mend)
  const found = labels.map((): PhraseMatch<Label>[] => [])
  let threads: Threads = new Map()
  for (const [index, step] of steps.entries()) {
    const { item } = step
    const next = advance(graph, threads, step)
    begin(next, graph, { steps, index, start: item.first })
    const isWord = item.kind !== 'end' && item.kind !== 'pause'
    for (const { label, start } of listEnded(graph, next)) {
      const match = { label: labels[label], first: start, last: isWord ? item.last : item.first }
      keepLongest(found[label] ?? [], match as PhraseMatch<Label>)
    }
    threads = goOn(threads, next, item)
  }
  return found.flat().toSorted((one, other) => one.first - other.first)
}

/** Matches come in the order of their ends. */
function keepLongest<Label extends string>(
  found: PhraseMatch<Label>[],
  match: PhraseMatch<Label>,
): void {
  const before = found.at(-1)
  if (before !== undefined && before.last === match.last && before.first <= match.first) return
  while ((found.at(-1)?.first ?? -1) >= match.first) found.pop()
  found.push(match)
}
