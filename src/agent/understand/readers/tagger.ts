import type { Message } from '#agent/understand/message/message.ts'
import {
  buildLattice,
  findBestLabels,
  type Lattice,
  shareOf,
  shareOfSpan,
  toFactors,
} from '#agent/understand/readers/tag-lattice.ts'
import { listSpans, type TaggedSpan } from '#agent/understand/readers/tagged-spans.ts'
import { describeTokens } from '#agent/understand/readers/tagger-features.ts'
import { openTagger, scoreTokens } from '#agent/understand/readers/tagger-model.ts'
import TAGGER_WEIGHTS from '#agent/understand/readers/tagger-weights.json' with { type: 'json' }
import { beginLabel, insideLabel, type Tag } from '#agent/understand/readers/tags.ts'
import type { Range } from '#agent/understand/text/sentences.ts'

const MODEL = openTagger(TAGGER_WEIGHTS)
const PAIRS = toFactors(MODEL.transitions)

const latticeOf = new WeakMap<Message, Lattice>()
const spansOf = new WeakMap<Message, readonly TaggedSpan[]>()

/** The likeliest spans of a message, in order, as learned from `training/`. A message is tagged once, however often this is asked. */
export function tagSpans(message: Message): readonly TaggedSpan[] {
  const known = spansOf.get(message)
  if (known !== undefined) return known
  const lattice = tag(message)
  const spans = listSpans(findBestLabels(lattice), lattice)
  spansOf.set(message, spans)
  return spans
}

/** How likely the words of a range are parts of spans of that tag, on average and wherever those begin and end. */
export function weighTag(message: Message, tag_: Tag, { from, to }: Range): number {
  const lattice = tag(message)
  let [sum, count] = [0, 0]
  for (let index = from; index < to; index += 1) {
    if (message.tokens[index]?.kind === 'sign') continue
    sum += shareOf(lattice, index, beginLabel(tag_)) + shareOf(lattice, index, insideLabel(tag_))
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

/** How likely these tokens are a span of that tag, for a span that something else proposes. */
export function weighSpan(message: Message, tag_: Tag, from: number, to: number): number {
  return shareOfSpan(tag(message), [from, to], beginLabel(tag_))
}

function tag(message: Message): Lattice {
  const known = latticeOf.get(message)
  if (known !== undefined) return known
  const lattice = buildLattice(scoreTokens(MODEL, describeTokens(message)), PAIRS)
  latticeOf.set(message, lattice)
  return lattice
}
