import { BEFORE_CLAUSE, SEEKING_PHRASES } from '#agent/lexicon/proposal-phrases.ts'
import { isAboutUs } from '#agent/understand/acts/about-us.ts'
import { toQuestion } from '#agent/understand/acts/ask-faq.ts'
import { findQuestionClauses } from '#agent/understand/acts/questions.ts'
import { weighInforms } from '#agent/understand/judge/weigh-informs.ts'
import type { Act, FaqAct, InformAct, Proposal, Span } from '#agent/understand/message/act.ts'
import {
  BLANK,
  type Context,
  findSentence,
  withBlanked,
} from '#agent/understand/message/message-view.ts'
import { readProposedFact } from '#agent/understand/proposals/read-proposed-fact.ts'
import {
  isDeclined,
  isSettledBefore,
  listTaken,
  openForProposals,
  overlaps,
  type WeighedMessage,
} from '#agent/understand/proposals/weighed-message.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { toInform } from '#agent/understand/understand.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'

const SEEKS = compilePhrases({ seeks: SEEKING_PHRASES })

const REACH_CHARS = 24

/** What is proposed beyond these is not looked at. */
const PROPOSALS_MAX = 12

type Added = InformAct | FaqAct

const isInform = (act: Act): act is InformAct => act.kind === 'inform'
const isStated = (act: Act) => isInform(act) && act.reading.isInferred !== true

const isOfSlot = (act: Act, slot: Proposal['slot']) =>
  slot === 'question'
    ? act.kind === 'ask_faq'
    : (act.kind === 'inform' || act.kind === 'implausible') && act.slot === slot

/** Beside a figure that cannot be right nothing in the sentence is believed; and no act of the rules may fall by it. */
function isBelievable({ acts, heard, context }: WeighedMessage, act: InformAct): boolean {
  const { plain } = heard.start
  const isDoubted = acts.some((other) => {
    if (other.kind !== 'implausible') return false
    const [from, to] = findSentence(plain, other.span[0])
    return from <= act.span[0] && act.span[0] < to
  })
  const told = acts.filter(isInform)
  const { informs } = weighInforms([...told, act], heard, context)
  return !isDoubted && informs.length === told.length + 1 && informs.every(isInform)
}

function readFact(message: WeighedMessage, slot: Slot, quote: Span): InformAct | null {
  if (isSettledBefore(message, slot) || isDeclined(message, slot)) return null
  const found = readProposedFact(message, slot, quote)
  if (found === null) return null
  const act = toInform(message.heard.start, found)
  const isTaken = message.acts.some(
    (other) => slot !== 'pain' && isStated(other) && overlaps(other.span, act.span),
  )
  return !isTaken && isBelievable(message, act) ? act : null
}

function readAct(message: WeighedMessage, { slot, quote }: Proposal): Added | null {
  if (message.acts.some((act) => isOfSlot(act, slot))) return null
  for (const place of locateQuote(message.heard.start.text, quote)) {
    const act =
      slot === 'question' ? readProposedQuestion(message, place) : readFact(message, slot, place)
    if (act !== null) return act
  }
  return null
}

/** What was taken is read no second time. */
function withAct(message: WeighedMessage, act: Added): WeighedMessage {
  const taken = listTaken([act])
  return { ...message, acts: [...message.acts, act], open: withBlanked(message.open, taken) }
}

/** Says of a slot what the rules had read from the same words. */
function isRepeated(text: string, acts: readonly Act[], { slot, quote }: Proposal): boolean {
  const said = acts.filter((act) => isOfSlot(act, slot))
  return (
    said.length > 0 &&
    locateQuote(text, quote).some((place) => said.some(({ span }) => overlaps(span, place)))
  )
}

const isWellFormed = ({ slot, quote }: Proposal) =>
  typeof quote === 'string' && (slot === 'question' || Object.hasOwn(SLOT_UNITS, slot))

/** A message with what the rules understood of it. */
export type Understood = { text: string; context: Context; acts: readonly Act[] }

/**
 * Turns what a model proposes into acts, each read by code from its quote, where the rules found nothing and every
 * guard of theirs holds. Nothing else about the message changes.
 */
export function weighProposals(
  { text, context, acts }: Understood,
  proposals: readonly Proposal[],
): { added: readonly Added[]; refused: number } {
  if (proposals.length === 0) return { added: [], refused: 0 }
  const looked = proposals.slice(0, PROPOSALS_MAX).filter(isWellFormed)
  const fresh = looked.filter((proposal) => !isRepeated(text, acts, proposal))
  const repeated = looked.length - fresh.length
  const opened = openForProposals(text, context, acts)
  if (opened === null) return { added: [], refused: proposals.length - repeated }
  const added: Added[] = []
  let message = opened
  for (const proposal of fresh) {
    const act = readAct(message, proposal)
    if (act === null) continue
    added.push(act)
    message = withAct(message, act)
  }
  return { added, refused: proposals.length - repeated - added.length }
}

/** A question to us that the rules did not hear as one, where no act of theirs rests on its words. */
function readProposedQuestion(
  { heard, acts, context }: WeighedMessage,
  quote: Span,
): FaqAct | null {
  const plain = heard.own.view.plain.slice(...quote)
  if (!beginsClause(heard.start.visible, quote[0])) return null
  const isTaken = acts.some(({ kind, span }) => kind !== 'pain' && overlaps(span, quote))
  if (isTaken || plain.includes(BLANK) || context.asking === 'pain') return null
  const isAsked =
    findQuestionClauses(plain).length > 0 || findPhrases(SEEKS, tokenize(plain)).length > 0
  return isAsked && isAboutUs(plain) ? toQuestion(heard.start, quote) : null
}

/** Words cut out of the middle of a clause ask nothing. */
function beginsClause(visible: string, start: number): boolean {
  const last = tokenize(visible.slice(Math.max(0, start - REACH_CHARS), start)).at(-1)
  if (last === undefined) return start === 0
  return last.kind === 'sign' || last.kind === 'break' || BEFORE_CLAUSE.has(last.norm)
}

const QUOTE_MAX_CHARS = 240
/** What stands more often than this says nothing by any of its places. */
const PLACES_MAX = 4
const SAYS_SOMETHING = /[\p{L}\p{N}]/u
/** A quote that begins here cuts a word, a number, a range or its sign in two: "0 hours" of "40 hours". */
const CUT_BEFORE = /[\p{L}\p{M}\p{N}_]$|\p{N}[.,:/'’–—-]\s?$|[$€£+@#−-]$|\p{L}['’-]$/u
const CUT_AFTER = /^[\p{L}\p{M}\p{N}_@]|^[.,:/–—-]\p{N}|^\s?%|^['’-]\p{L}/u

function isWhole(text: string, [start, end]: Span): boolean {
  const before = text.slice(Math.max(0, start - 4), start)
  return !CUT_BEFORE.test(before) && !CUT_AFTER.test(text.slice(end, end + 4))
}

/** Where a quote stands in a text to the letter and in whole words; nowhere when it is too long or says nothing. */
export function locateQuote(text: string, quote: string): Span[] {
  const words = quote.trim()
  if (words.length > QUOTE_MAX_CHARS || !SAYS_SOMETHING.test(words)) return []
  const places: Span[] = []
  let at = text.indexOf(words)
  while (at >= 0 && places.length <= PLACES_MAX) {
    places.push([at, at + words.length])
    at = text.indexOf(words, at + words.length)
  }
  return places.length > PLACES_MAX ? [] : places.filter((place) => isWhole(text, place))
}
