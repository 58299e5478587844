import type { Message } from '#agent/understand/message/message.ts'
import { describeClause, type Focus } from '#agent/understand/readers/clause-features.ts'
import { HEADS, type Head, type HeadLabel } from '#agent/understand/readers/head-labels.ts'
import {
  type HeadModel,
  openHead,
  type StoredHead,
  scoreHead,
} from '#agent/understand/readers/head-model.ts'
import HEAD_WEIGHTS from '#agent/understand/readers/head-weights.json' with { type: 'json' }
import { toShares } from '#agent/understand/readers/models.ts'
import type { Range } from '#agent/understand/text/sentences.ts'

const STORED: Readonly<Record<Head, StoredHead>> = HEAD_WEIGHTS
const MODELS = new Map(
  Object.entries(STORED).map(([head, stored]) => [head, openHead(stored)] as const),
)

export type HeadReading<Name extends Head> = {
  /** The likeliest label, which may be `silent`, and its chance. */
  label: HeadLabel<Name>
  certainty: number
  /** The chance of every label. */
  chances: Readonly<Record<HeadLabel<Name>, number>>
}

/** What a clause or sentence of a message, or something in it, tells of a slot, as learned from `training/`. */
export function readHead<Name extends Head>(
  head: Name,
  { tokens, clauses, asked }: Pick<Message, 'tokens' | 'clauses' | 'asked'>,
  { from, to }: Range,
  focus?: Focus,
): HeadReading<Name> {
  const labels: readonly HeadLabel<Name>[] = HEADS[head]
  const features = describeClause({ tokens, clauses, asked, range: { from, to }, focus }, head)
  const model = MODELS.get(head) as HeadModel
  const shares = toShares(scoreHead(model, features, labels.length), model.temperature)
  const certainty = Math.max(...shares)
  const label = labels[shares.indexOf(certainty)] as HeadLabel<Name>
  const chances = Object.fromEntries(labels.map((one, index) => [one, shares[index] ?? 0]))
  return { label, certainty, chances: chances as Record<HeadLabel<Name>, number> }
}
