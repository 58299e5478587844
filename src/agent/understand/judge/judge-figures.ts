import type { Candidate, FigureSlot } from '#agent/understand/quantities/candidate.ts'
import type { Slot } from '#domain/fact.ts'

/** A value that is stored as it was said, or said back with its workings before anything is built on it. */
export type Verdict = { candidate: Candidate; isAsked: boolean }

/** What a reader made of a message, with how sure it is of each value, 0 to 1. */
export type Reading = {
  candidates: readonly Candidate[]
  sureness: (candidate: Candidate) => number
}

export type Readings = {
  grammar: Reading
  learned: Reading
  /** The learned roles where they are sure, the grammar's elsewhere: the best guess when the two differ. */
  joint: Reading
  asked: readonly Slot[]
}

/** Two values that differ by less are the same; rounding is for showing. A share of the larger one. */
export const SAME_SHARE = 0.02
/** From here on a value that only one reader found is stored without a question. Set on `stories/development-stories.json`. */
const SURE_ALONE = 0.8
/** An answer to the question needs less: it is about the slot at all. */
const SURE_WHEN_ASKED = 0.4
/** Hours that are too unsure to store are worth a question from here on. */
const WORTH_ASKING = 0.05

export const FIGURE_SLOTS: readonly FigureSlot[] = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'error_rate',
  'tool_count',
]

/**
 * Weighs what two readers of the same figures say. Where they agree, a plain value is stored. Hours that were worked out
 * or that the readers differ on are asked about, since the estimate rests on them; another slot is then left open.
 */
export function judgeFigures(readings: Readings): Verdict[] {
  return FIGURE_SLOTS.flatMap((slot) => {
    const find = ({ candidates }: Reading) => candidates.find((one) => one.slot === slot)
    const [first, second] = [find(readings.grammar), find(readings.learned)]
    if (first !== undefined && second !== undefined && isSame(first, second))
      return settleAgreed(readings, first)
    return settleDoubt(readings, slot, first !== undefined && second !== undefined) ?? []
  })
}

function settleAgreed({ asked }: Readings, candidate: Candidate): Verdict[] {
  const { slot, isWorkedOut, isPerPerson } = candidate
  if (slot === 'manual_hours') return [{ candidate, isAsked: isWorkedOut && !isPerPerson }]
  const isLoose = slot === 'team_size' && isWorkedOut && !asked.includes(slot)
  return isLoose ? [] : [{ candidate, isAsked: false }]
}

/** One reader is silent, or the two differ. */
function settleDoubt(
  { joint, asked }: Readings,
  slot: FigureSlot,
  isDisputed: boolean,
): Verdict | null {
  const candidate = joint.candidates.find((one) => one.slot === slot)
  if (candidate === undefined) return null
  const sureness = joint.sureness(candidate)
  const isDue = asked.includes(slot)
  if (slot !== 'manual_hours') {
    const isStored = sureness >= (isDue ? SURE_WHEN_ASKED : SURE_ALONE)
    return isStored ? { candidate, isAsked: false } : null
  }
  if (!isDisputed && !candidate.isWorkedOut && sureness >= (isDue ? SURE_WHEN_ASKED : SURE_ALONE))
    return { candidate, isAsked: false }
  if (candidate.isPerPerson) return null
  return sureness >= (isDue ? SURE_WHEN_ASKED / 2 : WORTH_ASKING)
    ? { candidate, isAsked: true }
    : null
}

function isSame(first: Candidate, second: Candidate): boolean {
  if (first.isPerPerson !== second.isPerPerson) return false
  return (
    Math.abs(first.value - second.value) <= SAME_SHARE * Math.max(first.value, second.value, 0.01)
  )
}
