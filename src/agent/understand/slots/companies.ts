import type { INTRODUCTION_PHRASES } from '#agent/lexicon/introduction-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Message } from '#agent/understand/message.ts'
import { tagSpans, weighTag } from '#agent/understand/readers/tagger.ts'
import {
  hasPreposition,
  isSentence,
  listLegalNames,
  takeFirm,
  trimFirm,
} from '#agent/understand/slots/firm-phrases.ts'
import {
  type Candidate,
  type Introduction,
  isNotTheirs,
} from '#agent/understand/slots/introduction.ts'
import {
  endsAsBusiness,
  isCommon,
  isNoFirm,
  isOrdinary,
  wordsOf,
} from '#agent/understand/slots/name-words.ts'
import { writeFirm } from '#agent/understand/slots/write-name.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Slot } from '#domain/fact.ts'

/** What a candidate needs: less where a firm was asked for, more where something else was or one is known. */
const ENOUGH_ASKED = 0.4
const ENOUGH = 0.55
const ENOUGH_ELSE = 0.65
const ENOUGH_KNOWN = 0.8
/** What stands around a name speaks for it, whatever the tagger makes of it. */
const WHOLE = 0.45
const FIRST = 0.42
const BESIDE = 0.5
const TRADED = 0.3
const LEGAL = 0.4
const SPELLED = 0.56
const CUES: Readonly<Partial<Record<keyof typeof INTRODUCTION_PHRASES, number>>> = {
  company: 0.65,
  workplace: 0.35,
  we_are: 0.2,
}
const CALLED = 0.35
/** What the tagger's doubt whether it is somebody else's firm takes away. */
const OTHERS_COST = 0.4
/** A longer name around a likely one says more. */
const LONGER_SLACK = 0.4
const BARE_PARTS = 2
const LEAST_SHARE = 0.05
/** "Sure, it is …": more words before a name are a sentence of their own. */
const LEAD_MAX = 3

/** Where these are asked for, people say who they are. */
const INTRODUCING: readonly Slot[] = ['contact_name', 'company_website', 'email']

/** The visitor's firm, as they call it. `name` is where their own name stands. */
export function findCompanies(intro: Introduction, name: Range | undefined): Finding[] {
  const enough = chooseEnough(intro)
  const found = [...listCandidates(intro), ...listBeside(intro, name)]
    .map((one) => withHost(intro, one))
    .filter(
      (one) =>
        one.score >= Math.max(enough, leastOf(intro, one)) &&
        isFirm(intro, one) &&
        isFree(intro, one, name),
    )
    .toSorted(
      (one, other) =>
        other.score - one.score || sizeOf(other) - sizeOf(one) || one.from - other.from,
    )
  const [best] = found
  if (best === undefined) return []
  const around = found.filter(
    ({ from, to, score }) =>
      from <= best.from &&
      to >= best.to &&
      score >= best.score - LONGER_SLACK &&
      !hasPreposition(wordsOf(intro.message.tokens, { from, to })),
  )
  const [longest = best] = around.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return [toFinding(intro, longest)]
}

/** In lower case a trade looks like a name: "a firm that insures boats". */
function leastOf({ message: { tokens, asked } }: Introduction, range: Range): number {
  const isSmall = !wordsOf(tokens, range).some(({ isCapital }) => isCapital)
  return isSmall && asked.length === 0 ? ENOUGH_ELSE : 0
}

const sizeOf = ({ from, to }: Range) => to - from

function chooseEnough({ message: { asked }, knows }: Introduction): number {
  if (asked.includes('company_name')) return ENOUGH_ASKED
  if (knows('company_name')) return ENOUGH_KNOWN
  const isIntroducing = asked.length === 0 || INTRODUCING.some((slot) => asked.includes(slot))
  return isIntroducing ? ENOUGH : ENOUGH_ELSE
}

function toFinding(
  { message: { tokens, text }, isLoud }: Introduction,
  { from, to }: Range,
): Finding {
  const span = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0] as const
  return { slot: 'company_name', value: writeFirm(text.slice(...span), isLoud), span }
}

function listCandidates(intro: Introduction): Candidate[] {
  const { message, cues, tails } = intro
  const { tokens } = message
  const weigh = (range: Range | null, bonus: number) => weighFirm(intro, range, bonus)
  const spans = tagSpans(message).filter(
    (span) =>
      span.tag === 'company' || (span.tag === 'name' && endsAsBusiness(wordsOf(tokens, span))),
  )
  const isAsked = message.asked.includes('company_name')
  return [
    ...spans.flatMap((span) => weigh(span, 0)),
    ...cues.flatMap(({ label, last }) => {
      const isRenamed = label === 'company' && intro.knows('company_name')
      const said = isRenamed ? ENOUGH_KNOWN : CUES[label]
      const bonus = said ?? (label === 'name' && isAsked ? CALLED : undefined)
      return bonus === undefined ? [] : weigh(takeFirm(intro, last, label === 'company'), bonus)
    }),
    ...tails.flatMap(({ label, first }) =>
      label === 'ours' ? weigh(partBefore(intro, first), CUES.company ?? 0) : [],
    ),
    ...listLegalNames(tokens).flatMap((range) => weigh(range, LEGAL)),
    ...listBare(intro).flatMap(({ range, bonus }) => weigh(range, bonus)),
    ...listSpelled(intro).flatMap((range) => weigh(range, 0)),
    ...(intro.addresses.hosts.length > 0 ? intro.parts.flatMap((part) => weigh(part, 0)) : []),
  ]
}

/** A firm that the tagger takes for a person is a firm when its last word or those before it say so. */
function weighFirm(intro: Introduction, range: Range | null, bonus: number): Candidate[] {
  const { message } = intro
  const firm = range === null ? null : trimFirm(message.tokens, range)
  if (firm === null) return []
  const others = OTHERS_COST * weighTag(message, 'other_company', firm)
  const isSaid = bonus >= CALLED || endsAsBusiness(wordsOf(message.tokens, firm))
  const asName = isSaid ? weighTag(message, 'name', firm) : 0
  const share = Math.max(0, weighTag(message, 'company', firm) - others, asName)
  return [{ ...firm, score: bonus + (1 - bonus) * share }]
}

const AT_FIRM = toWordSet('from at with of @')
const BESIDE_REACH = 4

/** "Stefan from Orbis", "Maya Okafor, COO at Lyra": where somebody is from. */
function listBeside(intro: Introduction, name: Range | undefined): Candidate[] {
  const { tokens } = intro.message
  if (name === undefined) return []
  const at = tokens.findIndex(
    ({ norm }, index) => index >= name.to && index <= name.to + BESIDE_REACH && AT_FIRM.has(norm),
  )
  const isWritten = tokens[at + 1]?.isCapital === true
  return at < 0 ? [] : weighFirm(intro, takeFirm(intro, at + 1, false), isWritten ? BESIDE : 0)
}

function partBefore({ parts }: Introduction, last: number): Range | null {
  const part = parts.find(({ from, to }) => from < last && to >= last)
  return part === undefined ? null : { from: part.from, to: last }
}

/** What stands alone between pauses, where a firm or a name was asked for: an answer, or a name with a firm's ending. */
function listBare({ message, parts }: Introduction): { range: Range; bonus: number }[] {
  const { tokens, asked } = message
  const isBusiness = (range: Range) => {
    const words = wordsOf(tokens, range)
    return (
      endsAsBusiness(words) && words.every(({ isCapital, norm }) => isCapital || norm === 'and')
    )
  }
  if (!asked.includes('company_name')) {
    if (!INTRODUCING.some((slot) => asked.includes(slot))) return []
    return parts.filter(isBusiness).map((range) => ({ range, bonus: TRADED }))
  }
  // "Smith, Jones & Partners LLP"
  const whole = { from: 0, to: tokens.length }
  if (isBusiness(whole) && parts.length > 1) return [{ range: whole, bonus: WHOLE }]
  const isAlone = parts.length === 1 && (parts[0]?.from ?? 0) <= LEAD_MAX
  return parts
    .slice(0, BARE_PARTS)
    .map((range, order) => ({ range, bonus: isAlone ? WHOLE : order === 0 ? FIRST : 0 }))
    .filter(({ range }) => isCallable(message, range))
}

const DENIALS = toWordSet('no not nope never')

/** "Heavens no", "Anybody Home?", and "An RPA vendor" name nobody. */
function isCallable(message: Message, range: Range): boolean {
  const { tokens } = message
  const words = wordsOf(tokens, range)
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return false
  if (DENIALS.has(last.norm) && !last.isCapital) return false
  const article = tokens[range.from - 1]?.norm
  if ((article === 'a' || article === 'an') && !last.isCapital) return false
  const isAsking = tokens[range.to]?.norm === '?'
  const isPlain = words.every((word) => isOrdinary(word) || isCommon(word))
  return !(isAsking && isPlain) || isLikely(message, range)
}

const isLikely = (message: Message, range: Range) =>
  weighTag(message, 'company', range) + weighTag(message, 'name', range) >= LEAST_SHARE

function isFirm(intro: Introduction, candidate: Candidate): boolean {
  const words = wordsOf(intro.message.tokens, candidate)
  return !isSentence(words) && !isNoFirm(words) && !isNotTheirs(intro, candidate)
}

/** The visitor's own name and its parts are no firm. */
function isFree(
  { message: { tokens } }: Introduction,
  range: Range,
  name: Range | undefined,
): boolean {
  if (name === undefined) return true
  const own = new Set(wordsOf(tokens, name).map(({ norm }) => norm))
  const isApart = range.to <= name.from || range.from >= name.to
  return isApart && !wordsOf(tokens, range).every(({ norm }) => own.has(norm))
}

const HOST_LEAST_CHARS = 4

/** The words that a host of the message is made of speak for themselves. */
function withHost({ message, addresses }: Introduction, candidate: Candidate): Candidate {
  const words = wordsOf(message.tokens, candidate).map(({ norm }) =>
    norm.replaceAll(/[^a-z0-9]/g, ''),
  )
  const [letters, initials] = [words.join(''), words.map((word) => word.charAt(0)).join('')]
  // "City of Verano, verano.gov"
  const behindOf = words.slice(words.indexOf('of') + 1).join('')
  const isHost =
    [letters, behindOf].some(
      (host) => host.length >= HOST_LEAST_CHARS && addresses.hosts.includes(host),
    ) ||
    (words.length > 2 && addresses.hosts.includes(initials))
  return isHost ? { ...candidate, score: SPELLED + (1 - SPELLED) * candidate.score } : candidate
}

/** Runs of words that spell a host: "grunwald electrical, grunwald.co". */
function listSpelled({ message: { tokens }, addresses }: Introduction): Range[] {
  return addresses.hosts.flatMap((host) =>
    tokens.flatMap((_, from): Range[] => {
      let [rest, to] = [host, from]
      while (
        rest !== '' &&
        tokens[to]?.kind === 'word' &&
        rest.startsWith(tokens[to]?.norm ?? ' ')
      ) {
        rest = rest.slice(tokens[to]?.norm.length ?? 0)
        to += 1
      }
      return rest === '' ? [{ from, to }] : []
    }),
  )
}
