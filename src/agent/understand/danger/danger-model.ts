import { type HeadModel, openHead, type StoredHead } from '#agent/understand/readers/head-model.ts'

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
