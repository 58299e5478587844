import { toPhraseItems } from '#agent/understand/text/phrase-items.ts'
import {
  advance,
  begin,
  goOn,
  listEnded,
  listSteps,
  type Step,
  type Threads,
} from '#agent/understand/text/phrase-threads.ts'
import type { Phrases } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** `covers`: sets of labels, as bits, that cover the message so far. `ongoing`: phrases that go on after such a set. */
type Progress = { covers: ReadonlySet<number>; ongoing: ReadonlyMap<number, Threads> }

/**
 * The sets of labels with which phrases cover a whole message, ends of sentences and pauses apart; none where some word
 * belongs to no phrase.
 */
export function coverWithPhrases<Label extends string>(
  phrases: Phrases<Label>,
  tokens: readonly Token[],
): Label[][] {
  const steps = listSteps(toPhraseItems(tokens), phrases.mend)
  let progress: Progress = { covers: new Set([0]), ongoing: new Map() }
  for (const at of steps.keys()) progress = coverItem(phrases, progress, { steps, at })
  return [...progress.covers].map((bits) =>
    phrases.labels.filter((_, index) => (bits >> index) & 1),
  )
}

function coverItem(
  { graph }: Phrases<string>,
  { covers, ongoing }: Progress,
  { steps, at }: { steps: readonly Step[]; at: number },
): Progress {
  const step = steps[at]
  if (step === undefined) return { covers, ongoing }
  const { item } = step
  const isWord = item.kind !== 'end' && item.kind !== 'pause'
  const reached = new Set(isWord ? [] : covers)
  const continued = new Map<number, Threads>()
  for (const bits of new Set([...ongoing.keys(), ...covers])) {
    const before: Threads = ongoing.get(bits) ?? new Map()
    const next = advance(graph, before, step)
    if (covers.has(bits)) begin(next, graph, { steps, index: at, start: at })
    for (const { label } of listEnded(graph, next)) reached.add(bits | (1 << label))
    const threads = goOn(before, next, item)
    if (threads.size > 0) continued.set(bits, threads)
  }
  return { covers: reached, ongoing: continued }
}
