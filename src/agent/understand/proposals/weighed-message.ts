import { type Hearing, hearMessage } from '#agent/understand/hear-message.ts'
import { type Act, DECISIVE_MOVES, type FaqAct, type Span } from '#agent/understand/message/act.ts'
import {
  type Context,
  type MessageView,
  withBlanked,
} from '#agent/understand/message/message-view.ts'
import type { Slot } from '#domain/fact.ts'

/** A message whose rules' acts are known, as what a model proposes about it is weighed. */
export type WeighedMessage = {
  context: Context
  heard: Hearing
  acts: readonly Act[]
  /** What no guard took away and no act of the rules rests on. */
  open: MessageView
  /** What no guard took away, the words of the rules' acts included. */
  own: MessageView
}

/** In a message that does one of these, the rules are alone. */
const RULES_ALONE: readonly Act['kind'][] = ['injection', 'abuse', 'off_topic', 'stop']

export const overlaps = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1]

/** Words of the visitor's own that the rules' acts rest on; a description of the work is as long as a sentence. */
export function listTaken(acts: readonly Act[]): Span[] {
  return acts.flatMap((act) => {
    const isTaken =
      act.kind === 'implausible' ||
      (act.kind === 'inform' && act.slot !== 'pain') ||
      DECISIVE_MOVES.some((kind) => kind === act.kind)
    return isTaken ? [act.span] : []
  })
}

const isQuestion = (act: Act): act is FaqAct => act.kind === 'ask_faq'

/** Null where only the rules may read: orders to us, games, stories, abuse. */
export function openForProposals(
  text: string,
  context: Context,
  acts: readonly Act[],
): WeighedMessage | null {
  const heard = hearMessage(text, context)
  const isGuarded = context.isGuarded === true || heard.own.view.context.isSteering === true
  if (isGuarded || acts.some(({ kind }) => RULES_ALONE.includes(kind))) return null
  const work = withBlanked(heard.own.view, [...heard.voices.rolesWithUs, ...heard.voices.amounts])
  const asked = acts.filter(isQuestion).map(({ span }) => span)
  const own = withBlanked(work, asked)
  return { context, heard, acts, own, open: withBlanked(own, listTaken(acts)) }
}

/** A refusal or an "I don't know" is about what it names, else about what was asked. */
export function isDeclined({ acts, context }: WeighedMessage, slot: Slot): boolean {
  return acts.some((act) => {
    if (act.kind !== 'refuse' && act.kind !== 'unsure') return false
    const about = act.slot === undefined ? [context.asking, context.alsoAsking] : [act.slot]
    return about.includes(slot)
  })
}

/** What is known stays, except where the visitor corrects it. */
export function isSettledBefore({ acts, context }: WeighedMessage, slot: Slot): boolean {
  if (!context.knownSlots.has(slot)) return false
  return !acts.some((act) => act.kind === 'correct' && (act.slot ?? slot) === slot)
}
