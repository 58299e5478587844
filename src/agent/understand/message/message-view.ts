import type { Language } from '#agent/lexicon/languages.ts'
import type { ItemWork, Places, SlotValue, Span } from '#agent/understand/message/act.ts'
import { cutMessage, type Message } from '#agent/understand/message/message.ts'
import type { KnownFigure } from '#agent/understand/quantities/derivation.ts'
import { foldText } from '#agent/understand/text/folded-text.ts'
import type { Currency } from '#content/facts/exchange-rates.ts'
import type { OriginalMoney, Slot } from '#domain/fact.ts'

/** What is known before a message is read. */
export type Context = {
  /** The slot of the last question, or null. */
  asking: Slot | null
  /** The second thing that the same question asked for. */
  alsoAsking?: Slot | null
  knownSlots: ReadonlySet<Slot>
  /** What is known, by slot. */
  known?: Readonly<Partial<Record<Slot, SlotValue>>>
  /** Figures told before, oldest first, so that one can be taken back by naming it. */
  figures?: readonly KnownFigure[]
  /** The cost of an hour as it was told in another currency than dollars. */
  paidIn?: OriginalMoney | undefined
  /** The currency of the visitor's country, where that is not the dollar. */
  home?: Currency | null
  /** The sum behind the hours that are known, or that were just said back. */
  workings?: { text: string; value: number; isPending: boolean } | undefined
  /** Clinics, shops, and the like that were counted in earlier messages. */
  places?: readonly Places[] | undefined
  /** Figures that our estimate shows: payback, savings, hours saved. */
  ours?: readonly number[]
  /** What earlier messages told of the items of the work. */
  itemWork?: ItemWork | undefined
  /** People doing the work, when an earlier message said so. */
  teamSize: number | null
  /** A figure was said back, which stands last of the figures. */
  isConfirming?: boolean
  /** A game or a story was opened before, so that only the first person is believed. */
  isGuarded?: boolean
  /** The language that the visitor wrote in before, where it was not English. */
  language?: Language | null
  /** A message that gives the assistant orders: only what is said in the first person is believed. */
  isSteering?: boolean
  /** Read to the letter, as orders are: no guessing what a bare figure means. */
  isLiteral?: boolean
}

/**
 * One message in three strings of the same length, so that a position means the same in each: `text` and `visible` as
 * written, `plain` folded.
 * What was understood is blanked in all but `text` so that it is not read twice.
 */
export type MessageView = {
  text: string
  visible: string
  plain: string
  context: Context
  /** What was cut of this message during the turn, by what is visible and asked: many readers are given the same words. */
  cuts: Map<string, Message>
}

/** Whether the last question asked for this, as its first or its second thing. */
export function isAskedFor({ context }: Pick<MessageView, 'context'>, slot: Slot): boolean {
  return context.asking === slot || context.alsoAsking === slot
}

export const BLANK = '\ue000'

function blankAll(text: string, spans: readonly Span[]): string {
  const parts: string[] = []
  let position = 0
  for (const [start, end] of spans) {
    if (end <= position) continue
    const from = Math.max(start, position)
    parts.push(text.slice(position, from), BLANK.repeat(end - from))
    position = end
  }
  parts.push(text.slice(position))
  return parts.join('')
}

export function viewMessage(text: string, context: Context): MessageView {
  const plain = foldText(text)
  const visible = text.replaceAll(/[‘’ʼ`]/g, "'")
  return { text, visible, plain, context, cuts: new Map() }
}

export function withBlanked(view: MessageView, spans: readonly Span[]): MessageView {
  if (spans.length === 0) return view
  const ordered = spans.toSorted((left, right) => left[0] - right[0])
  return {
    ...view,
    visible: blankAll(view.visible, ordered),
    plain: blankAll(view.plain, ordered),
  }
}

/** Turns words that carry nothing into spaces, so that what follows stands at the start. */
export function withSpaces(view: MessageView, spans: readonly Span[]): MessageView {
  const clear = (text: string) =>
    spans.reduce(
      (left, [start, end]) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    )
  if (spans.length === 0) return view
  return {
    ...view,
    visible: clear(view.visible),
    plain: clear(view.plain),
  }
}

/** No sentence is looked at farther than this from the word that matters, which keeps every search linear. */
const SENTENCE_REACH_CHARS = 400

/** Whether a sentence ends with this character; `limit` is where the text that counts ends. */
function isSentenceEnd(plain: string, at: number, limit: number): boolean {
  const character = plain.charAt(at)
  if (character === '\n' || character === ';') return true
  const isStop = character === '.' || character === '?' || character === '!'
  return isStop && (at + 1 === limit || /\s/.test(plain.charAt(at + 1)))
}

/** The sentence around a position, as a span. Asked for each number of a message, so it looks no farther than it must. */
export function findSentence(plain: string, position: number): Span {
  const from = Math.max(0, position - SENTENCE_REACH_CHARS)
  const to = Math.min(plain.length, position + SENTENCE_REACH_CHARS)
  let start = Math.min(position, plain.length)
  while (start > from && !isSentenceEnd(plain, start - 1, position)) start--
  let end = position
  while (end < to && !isSentenceEnd(plain, end, to)) end++
  return [start, end]
}

export const listAsked = ({ asking, alsoAsking }: Pick<Context, 'asking' | 'alsoAsking'>): Slot[] =>
  [asking, alsoAsking].filter((slot) => slot !== null && slot !== undefined)

/** What is left of a message, cut for readers of tokens, who are given the same object for the same words. */
export function cutView(
  { text, visible, context, cuts }: MessageView,
  asked: readonly Slot[] = listAsked(context),
): Message {
  const key = `${asked.join(' ')}\n${visible}`
  const known = cuts.get(key)
  if (known !== undefined) return known
  const message =
    asked.length === 0
      ? cutMessage(text, visible, asked)
      : { ...cutView({ text, visible, context, cuts } as MessageView, []), asked }
  cuts.set(key, message)
  return message
}

const ON_COST =
  /\b(?:plus|with|and|incl|including|before|after|for) (?:payroll )?(?:tax(?:es)?|benefits|overheads?|insurance)\b/g

/** "22 plus taxes" tells of pay, and of no trade or work. */
export const withoutOnCosts = (view: MessageView): MessageView =>
  withBlanked(
    view,
    [...view.plain.matchAll(ON_COST)].map(({ 0: { length }, index }) => [index, index + length]),
  )

/** "2 site meetings" are meetings, and no sites. */
const OF_SITES =
  /\b(?:site|store|office|team|client|shift)(?= (?:meeting|visit|inspection|survey|report|call)s?\b)/g

/** "21 CFR part 11", "ISO 9001", "form 1040": names that hold a number, and count nothing. */
const NUMBERED =
  /\b(?:\d+ )?(?:cfr|usc)\b(?: ?(?:part|section) ?\d+)?|\b(?:iso|iec|rfc|nist|soc|part|section|title|chapter|appendix|annex|article|version) ?-?\d+[a-z]?\b(?! ?(?:%|percent|h\b|hrs?|hours?|mins?|minutes?|days?|people|times|a (?:day|week|month)))|\bforms? \d{3,}\b/g

/** "2800 euro gross in the month" is 2800 euro a month. */
const GROSS = /\b(?:gross|brutto)\b(?! (?:margin|profit|sales|revenue|weight))/g

/** The view without names that hold a number or a noun of figures. */
export const withoutNames = (view: MessageView): MessageView =>
  withSpaces(
    view,
    [OF_SITES, NUMBERED, GROSS]
      .flatMap((names) => [...view.plain.matchAll(names)])
      .map(({ 0: { length }, index }) => [index, index + length]),
  )
