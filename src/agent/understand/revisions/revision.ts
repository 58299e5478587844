import type { REVISION_PHRASES } from '#agent/lexicon/revision-phrases.ts'
import { isWished } from '#agent/understand/judge/judge-figures.ts'
import type { Figures, KnownFigure } from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { type Fit, findNamed, fitSlot } from '#agent/understand/revisions/figure-fit.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import type { PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Slot } from '#domain/fact.ts'

export type Label = keyof typeof REVISION_PHRASES

/** A known figure with its new value, where the message says so, and whether it is clear which figure is meant. */
export type Revision = { slot: Slot; value: number; at: readonly Range[]; isSure: boolean }

/** A message that may go back to known figures. */
export type Scene = {
  figures: Figures
  known: readonly KnownFigure[]
  phrases: readonly PhraseMatch<Label>[]
  /** People who are told with it or known. */
  people: number | null
  isCorrection: boolean
  /** Figures that stand where old values are named, and the slots whose values they are. */
  marked: readonly Mention[]
  old: readonly Slot[]
}

export const fitIn = ({ figures: { tokens } }: Scene, mention: Mention, slot: Slot): Fit =>
  fitSlot(tokens, mention, slot)

/** The figures that stand first or last in the phrases of a label. */
export function pick(
  { figures: { mentions }, phrases }: Scene,
  label: Label,
  end: 'first' | 'last',
): Mention[] {
  return phrases.flatMap((match) => {
    if (match.label !== label) return []
    const inside = mentions.filter(({ from, to }) => from < match.last && to > match.first)
    return inside.at(end === 'first' ? 0 : -1) ?? []
  })
}

/** "Could you put 12 where I said 15?" asks for nothing but that. */
const BINDING: ReadonlySet<string> = new Set(['total', 'newLast', 'newFirst'])

/** Told, not wished, planned, or asked; beside the old value, "that'd be 30, not 20" supposes nothing. */
export function isMeant(
  { figures: { clauses, tokens }, phrases }: Scene,
  { from }: Mention,
  isBesideOld = false,
): boolean {
  const clause = findClauseOf(clauses, from)
  if (clause === undefined) return true
  const isBound = phrases.some(
    ({ label, first, last }) => BINDING.has(label) && first <= from && from < last,
  )
  return (
    (isBound || isBesideOld || (clause.time !== 'planned' && !clause.isSupposed)) &&
    !isWished(tokens, clause.sentence.from, from)
  )
}

export type Target = { figure: KnownFigure; isSure: boolean }

/** Which known figure is meant: by the unit, by name, because it was asked about, or because it was told last. */
export function findTarget(scene: Scene, mention: Mention | null, at: Range): Target | null {
  const { figures, known } = scene
  const fits = known.map((figure) => ({ figure, by: fitTarget(scene, mention, figure[0], at) }))
  const own = fits.filter(({ by }) => by === 'unit')
  const candidates = own.length > 0 ? own : fits.filter(({ by }) => by !== null)
  const isOne = (slot: Slot) => candidates.some(({ figure }) => figure[0] === slot)
  const old = scene.old.filter(isOne)
  const slot =
    (old.length === 1 ? old[0] : findNamed(figures.tokens, at, isOne)) ?? figures.asked.find(isOne)
  const named = candidates.find(({ figure }) => figure[0] === slot)
  const target = named ?? findHours(mention, candidates) ?? candidates.at(-1)
  if (target === undefined) return null
  return { figure: target.figure, isSure: named !== undefined || candidates.length === 1 }
}

/** "Double that": nobody doubles pay, so that hours are meant where both were told. */
const findHours = <One extends { figure: KnownFigure }>(
  mention: Mention | null,
  candidates: readonly One[],
): One | undefined =>
  mention === null ? candidates.find(({ figure }) => figure[0] === 'manual_hours') : undefined

const DOUBLED: ReadonlySet<Slot> = new Set(['manual_hours', 'team_size', 'hourly_rate'])

/** "Double it" is said of hours, people, or pay; of another figure where it is named, asked for, or the only one. */
function fitTarget(scene: Scene, mention: Mention | null, slot: Slot, at: Range): Fit {
  if (mention !== null) return fitIn(scene, mention, slot)
  const { figures, known } = scene
  const isMeant = () =>
    known.length === 1 ||
    figures.asked.includes(slot) ||
    findNamed(figures.tokens, at, (one) => one === slot) !== null
  return DOUBLED.has(slot) || isMeant() ? 'bare' : null
}
