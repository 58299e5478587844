import type { Hearing } from '#agent/understand/hear-message.ts'
import { separateImplausible } from '#agent/understand/judge/plausibility.ts'
import type {
  Finding,
  ImplausibleAct,
  InformAct,
  MoveAct,
  Span,
} from '#agent/understand/message/act.ts'
import {
  type Context,
  findSentence,
  isAskedFor,
  type MessageView,
} from '#agent/understand/message/message-view.ts'
import type { Slot } from '#domain/fact.ts'

/** Not the team: "two full-time" and "a team of 30" may both be true. */
const COMPARED: readonly Slot[] = ['manual_hours', 'hourly_rate', 'error_rate']

type Weighed = {
  informs: (InformAct | ImplausibleAct)[]
  /** Sentences with a figure that cannot be right: nothing else in them is believed. */
  doubted: Span[]
}

/** Hours are measured against the people who do them, so that only they stand beside a figure that cannot be right. */
function findDoubted(acts: readonly (InformAct | ImplausibleAct)[], plain: string): Span[] {
  return acts.flatMap((act) =>
    act.kind === 'implausible' && act.slot !== 'manual_hours' && typeof act.value === 'number'
      ? [findSentence(plain, act.span[0])]
      : [],
  )
}

/** "140 people … all day": hours that nobody told, and nobody asked for, are worked out of other figures. */
function isUntold({ slot, value, quote }: ImplausibleAct, context: Context): boolean {
  if (slot !== 'manual_hours' || isAskedFor({ context }, slot)) return false
  return !quote.replaceAll(/[,\s]/g, '').includes(String(value))
}

/** Takes out what cannot be right, what is far from the known, and what stands beside the former. */
export function weighInforms(
  told: readonly InformAct[],
  { start, moves, asked }: Hearing,
  context: Context,
): Weighed {
  const plausible = separateImplausible(told, context).filter(
    (act) => act.kind === 'inform' || !isUntold(act, { ...context, ...asked }),
  )
  const acts = doubtConflicts(plausible, moves, { ...context, ...asked })
  const doubted = findDoubted(acts, start.plain)
  const isDoubted = ({ span }: InformAct) =>
    doubted.some(([from, to]) => from <= span[0] && span[0] < to)
  return {
    informs: acts.filter((act) => act.kind === 'implausible' || !isDoubted(act)),
    doubted,
  }
}

/** What differs from a known figure, and is neither asked for nor called a correction, is said back before it replaces it. */
function doubtConflicts(
  acts: readonly (InformAct | ImplausibleAct)[],
  moves: readonly MoveAct[],
  context: Context,
): (InformAct | ImplausibleAct)[] {
  if (moves.some(({ kind }) => kind === 'correct')) return [...acts]
  return acts.flatMap((act) => {
    const known = context.figures?.find(([slot]) => slot === act.slot)?.[1]
    if (act.kind !== 'inform' || act.reading.isCorrection || !COMPARED.includes(act.slot))
      return act
    if (known === undefined || known === act.value || isAskedFor({ context }, act.slot)) return act
    // A story that is only worked out does not put in doubt what was said.
    if (act.reading.isDoubtful) return []
    return { ...act, reading: { ...act.reading, isDoubtful: true } }
  })
}

const OF_TEAM =
  /\b(?:us|team|staff|headcount|crew|(?:people|persons?|ppl|folks)(?! (?:whose|with|that|who are|waiting|complain\w*|call\w*))|(?:do|does|doing|handles?|shares?|cover|works? on) (?:it|this|that|them|these|those|the)|work(?:s|ing)? (?:on|with)|each|me|myself|full[- ]?time\w*|part[- ]?time\w*|total|in all|altogether|instead|hours?|hrs)\b/
const DENIES = /^\W*(?:no|nope|not|wrong)\b/
const CORRECTS = /\b(?:no|not|nope|wrong|actually|sorry|meant|rather|correct(?:ion)?)\b/

/**
 * "We're 5 dentists", "4 or 5 guys whose check is wrong": a number of people replaces an agreed team only with words for
 * those who do the work, with a word that corrects, or where the team is asked about.
 */
export function replacesAgreed(
  { slot, value, span, reading }: Finding,
  view: MessageView,
): boolean {
  const { teamSize, isConfirming, figures } = view.context
  if (slot !== 'team_size' || teamSize === null || value === teamSize) return false
  const isOpen = isConfirming === true && figures?.at(-1)?.[0] === slot
  if (isOpen || isAskedFor(view, slot) || reading?.isCorrection === true) return false
  const sentence = view.plain.slice(...findSentence(view.plain, span[0]))
  return !OF_TEAM.test(sentence) && !CORRECTS.test(sentence) && !DENIES.test(view.plain)
}

const OF_TIME = /\b(?:hours?|hrs?|h|min(?:ute)?s?|days?|all day|full[- ]?time)\b|\dh\b/
const PAID_BY_HOUR = /\b(?:an|per) (?:hour|hr)\b|\/ ?(?:hour|hr)\b/g
const OF_OTHERS =
  /[$€£]|\b(?:dollars|bucks|pounds|quid|euros?|pocket|wrong|bad|because of|mistakes?|errors?|remakes?|redo\w*)\b/
const OFTEN = /\d (?:\p{L}+ ){0,2}(?:a|per|each|every) (?:day|week|month)\b/u

/** "We have maybe 6 a week because of bad slips": a number of other things replaces no agreed hours. */
export function replacesHours({ slot, value }: Finding, view: MessageView): boolean {
  const { figures = [], isConfirming } = view.context
  const known = figures.find(([one]) => one === 'manual_hours')?.[1]
  const isOpen = isConfirming === true && figures.at(-1)?.[0] === slot
  if (slot !== 'manual_hours' || known === undefined || known === value || isOpen) return false
  const plain = view.plain.replaceAll(PAID_BY_HOUR, '')
  if (isAskedFor(view, slot) || OF_TIME.test(plain) || CORRECTS.test(plain)) return false
  return OFTEN.test(plain) && OF_OTHERS.test(plain)
}

const CALLS_BACK = /^\W*no,? (?:(?:wait|sorry|hang on|hold on|actually)\b|[$£€]?\d)/

/** "No wait, 4 hours a day each", where tools were asked for: the "no" takes back what was said, and denies no tools. */
export const isCallingBack = ({ slot, value }: Finding, { plain }: MessageView): boolean =>
  (slot === 'tool_count' || slot === 'error_rate') && value === 0 && CALLS_BACK.test(plain)
