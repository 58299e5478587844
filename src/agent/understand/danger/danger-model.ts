import {
  type HeadModel,
  openHead,
  type StoredHead,
  scoreHead,
} from '#agent/understand/readers/head-model.ts'
import { toShares } from '#agent/understand/readers/models.ts'

/** Who is in danger or from what; `none` is talk of work and figures of speech. */
export const DANGER_KINDS = ['none', 'self', 'other', 'home', 'threat', 'medical'] as const
/** What a message after one of danger does: the danger goes on, is over, or the talk is back at the matter. */
export const SEQUELS = ['still', 'safe', 'work'] as const

/** As `training/train-danger.ts` writes it. */
export type StoredDanger = { first: StoredHead; next: StoredHead }
export type DangerModel = { first: HeadModel; next: HeadModel }

export const openDanger = ({ first, next }: StoredDanger): DangerModel => ({
  first: openHead(first),
  next: openHead(next),
})

/** The chance of every label. A long message counts as much as a short one. */
export function weighMessage(
  model: HeadModel,
  features: ReadonlySet<number>,
  labels: number,
): number[] {
  const scale = 1 / Math.sqrt(features.size)
  const scores = scoreHead(model, features, labels).map((score) => score * scale)
  return toShares(scores, model.temperature)
}
