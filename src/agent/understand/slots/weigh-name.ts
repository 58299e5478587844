import { CLOSED_WORDS } from '#agent/lexicon/tagger-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { weighTag } from '#agent/understand/readers/tagger.ts'
import { type Introduction, isPause } from '#agent/understand/slots/introduction.ts'
import { endsAsBusiness, isGiven, wordsOf } from '#agent/understand/slots/name-words.ts'
import type { Kind } from '#agent/understand/slots/take-name.ts'
import { trimName } from '#agent/understand/slots/trim-name.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

export const AT_FIRM = toWordSet('from at with of @')
/** Words that may be the visitor's name or firm, with how much speaks for it, from 0 to 1. */
export type Candidate = Range & { kind: Kind; score: number; isSaid: boolean }

/** What stands around a name speaks for it, whatever the tagger makes of it. */
export const SAID = {
  announced: 0.65,
  renamed: 0.8,
  likely: 0.35,
  vague: 0.2,
  signed: 0.45,
  titled: 0.4,
  alone: 0.45,
  first: 0.3,
  beside: 0.5,
  address: 0.5,
} as const
/** What a given name, or a trade behind other words, adds to that. */
const FITTING = { name: 0.3, company: 0.45 } as const
/** What the tagger's doubt whether it is somebody else's takes away. */
const OTHERS_COST = 0.4
const HOST_LEAST_CHARS = 4

export const SLOT_OF: Readonly<Record<Kind, Slot>> = {
  name: 'contact_name',
  company: 'company_name',
}
const OTHER = { name: 'other_name', company: 'other_company' } as const

export const isAsked = ({ message }: Introduction, kind: Kind) =>
  message.asked.includes(SLOT_OF[kind])

/** `said`: how much the words around it speak for it. */
export function weigh(
  intro: Introduction,
  kind: Kind,
  range: Range | null,
  said: number,
): Candidate[] {
  const { message, addresses } = intro
  const found = range !== null && kind === 'company' ? trimName(intro, kind, range) : range
  if (found === null) return []
  const words = wordsOf(message.tokens, found)
  const others = OTHERS_COST * weighTag(message, OTHER[kind], found)
  const share = Math.max(0, weighTag(message, kind, found) - others)
  // A firm that the tagger takes for a person is a firm when its last word or those before it say so.
  const isFirm = kind === 'company' && (said >= SAID.likely || endsAsBusiness(words))
  const asName = isFirm ? weighTag(message, 'name', found) : 0
  const isFitting = kind === 'name' ? isFittingName(intro, found) : isWrittenFirm(intro, found)
  const host = kind === 'company' && isHost(words, addresses.hosts) ? SAID.address : 0
  const doubts = [said, Math.max(share, asName), said > 0 && isFitting ? FITTING[kind] : 0, host]
  const score = 1 - doubts.reduce((rest, one) => rest * (1 - one), 1)
  return [{ ...found, kind, score, isSaid: said > 0 }]
}

/** A given name, or one of which a firm's follows: "Bong of Three Rivers". */
export function isFittingName({ message: { tokens } }: Introduction, { from, to }: Range): boolean {
  const first = tokens[from]
  const isOfFirm = AT_FIRM.has(tokens[to]?.norm ?? '') && tokens[to + 1]?.isCapital === true
  return first !== undefined && (isGiven(first) || (first.isCapital && isOfFirm))
}

/** Capitals inside of a sentence, on all words. */
function isWrittenFirm({ message: { tokens }, isCaseless }: Introduction, { from, to }: Range) {
  const words = wordsOf(tokens, { from, to })
  const isInside = tokens[from - 1]?.kind === 'word'
  const isEnd =
    tokens[to] === undefined || isPause(tokens, to) || CLOSED_WORDS.has(tokens[to]?.norm ?? '')
  return (
    !isCaseless &&
    isInside &&
    isEnd &&
    words.length > 1 &&
    words.every(({ isCapital }) => isCapital)
  )
}

/** The words that a host of the message is made of: "City of Verano, verano.gov". */
function isHost(words: readonly Token[], hosts: readonly string[]): boolean {
  const letters = words.map(({ norm }) => norm.replaceAll(/[^a-z0-9]/g, ''))
  const spelled = [letters, letters.slice(letters.indexOf('of') + 1)].map((one) => one.join(''))
  return spelled.some((host) => host.length >= HOST_LEAST_CHARS && hosts.includes(host))
}
