import { ORDINARY_GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding } from '#agent/understand/act.ts'
import { gradeAddress } from '#agent/understand/readers/address-parts.ts'
import { tagSpans, weighTag } from '#agent/understand/readers/tagger.ts'
import {
  type Candidate,
  type Introduction,
  isNotTheirs,
} from '#agent/understand/slots/introduction.ts'
import {
  canName,
  endsAsBusiness,
  isCommon,
  isGiven,
  isNobody,
  wordsOf,
} from '#agent/understand/slots/name-words.ts'
import {
  isAddressed,
  isEnded,
  isHalf,
  isSubject,
  listTitles,
  takePerson,
  takePersonBefore,
  trimPerson,
  withNickname,
} from '#agent/understand/slots/person-phrases.ts'
import { findSplitName } from '#agent/understand/slots/split-names.ts'
import { writePerson } from '#agent/understand/slots/write-name.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** What a candidate needs: less where a name was asked for, more where something else was. */
const ENOUGH_ASKED = 0.4
const ENOUGH = 0.5
const ENOUGH_ELSE = 0.65
const ENOUGH_KNOWN = 0.8
/** From here on a name may go on with anything. */
const SURE = 0.85
/** What stands around a name speaks for it, whatever the tagger makes of it. */
const ANNOUNCED = 0.65
const SIGNED = 0.45
const TITLED = 0.4
const BARE = 0.3
const GIVEN = 0.42
const MAILBOX = 0.5
/** What the tagger's doubt whether it is somebody else's name takes away. */
const OTHERS_COST = 0.4
/** A longer name of about the same score says more. */
const LONGER_SLACK = 0.3
const BARE_PARTS = 3

export type FoundName = { finding: Finding; range: Range }

/** The visitor's own name. */
export function findName(intro: Introduction): FoundName | null {
  const split = findSplitName(intro)
  if (split?.given) return joinNames(intro, split.given, split.surname)
  if (split !== null) {
    const finding = { ...toFinding(intro, split.surname), reading: { isSurname: true } }
    return { finding, range: split.surname }
  }
  if (isOrdinaryNameAlone(intro)) return { finding: toFinding(intro, ALONE), range: ALONE }
  const enough = chooseEnough(intro)
  const found = listCandidates(intro)
    .filter((one) => one.score >= enough && isPerson(intro, one))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        other.to - other.from - (one.to - one.from) ||
        one.from - other.from,
    )
  const [best] = found
  if (best === undefined) return null
  const range = withNickname(intro, chooseAmong(intro, best, found))
  return { finding: toFinding(intro, range), range }
}

const ALONE: Range = { from: 0, to: 1 }

/** "will" and "mark" and nothing else, where a name was asked for. */
const isOrdinaryNameAlone = ({ message: { tokens, asked } }: Introduction): boolean =>
  asked.includes('contact_name') &&
  tokens.length === 1 &&
  ORDINARY_GIVEN_NAMES.has(tokens[0]?.norm ?? '')

function chooseEnough({ message: { asked }, knows }: Introduction): number {
  if (asked.includes('contact_name')) return ENOUGH_ASKED
  if (knows('contact_name')) return ENOUGH_KNOWN
  return asked.length > 0 ? ENOUGH_ELSE : ENOUGH
}

function toFinding(
  { message: { tokens, text }, isLoud }: Introduction,
  { from, to }: Range,
): Finding {
  const span = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0] as const
  return { slot: 'contact_name', value: writePerson(text.slice(...span), isLoud), span }
}

function joinNames(intro: Introduction, given: Range, surname: Range): FoundName {
  const value = [given, surname].map((range) => String(toFinding(intro, range).value)).join(' ')
  const range = { from: Math.min(given.from, surname.from), to: Math.max(given.to, surname.to) }
  return { finding: { ...toFinding(intro, range), value }, range }
}

function listCandidates(intro: Introduction): Candidate[] {
  const { message, cues, tails } = intro
  const weigh = (range: Range | null, bonus: number): Candidate[] => {
    if (range === null) return []
    const others = OTHERS_COST * weighTag(message, 'other_name', range)
    const share = Math.max(0, weighTag(message, 'name', range) - others)
    return [{ ...range, score: bonus + (1 - bonus) * share }]
  }
  const spans = tagSpans(message).filter(({ tag }) => tag === 'name')
  const announced = cues.filter(
    (cue) => (cue.label === 'name' || cue.label === 'preferred') && isOwnCue(intro, cue),
  )
  const said = intro.knows('contact_name') ? ENOUGH_KNOWN : ANNOUNCED
  const signed = tails.filter(({ label }) => label === 'signed')
  return [
    ...spans.flatMap((span) => weigh(trimPerson(message.tokens, span), 0)),
    ...announced.flatMap(({ last }) => weigh(takePerson(intro, last), said)),
    ...signed.flatMap(({ first }) => weigh(takePersonBefore(intro, first), SIGNED)),
    ...listTitles(message.tokens).flatMap((at) => weigh(takePerson(intro, at), TITLED)),
    ...listBare(intro).flatMap(({ range, bonus }) => weigh(range, bonus)),
    ...listOwners(intro).flatMap((range) => weigh(range, MAILBOX)),
  ]
}

const OWN = toWordSet('my me i myself')

/** "Our name is …", and "the name is …" where the firm was asked for, announce a firm. */
function isOwnCue(
  { message: { tokens, asked } }: Introduction,
  { first, last }: { first: number; last: number },
): boolean {
  if (tokens[first - 1]?.norm === 'our') return false
  const isFirmAsked = asked.includes('company_name') && !asked.includes('contact_name')
  return !isFirmAsked || tokens.slice(first, last).some(({ norm }) => OWN.has(norm))
}

/** Parts that are names and nothing else, where a name was asked for; a given name comes first. */
function listBare(intro: Introduction): { range: Range; bonus: number }[] {
  const { message, parts } = intro
  if (!message.asked.includes('contact_name')) return []
  return parts.slice(0, BARE_PARTS).flatMap((part, order) => {
    const range = takePerson(intro, part.from)
    const first = message.tokens[range?.from ?? part.from]
    if (range?.to !== part.to || first === undefined) return []
    const isAlone = parts.length === 1 && first.isCapital && !isCommon(first)
    return [{ range, bonus: order === 0 && (isAlone || isGiven(first)) ? GIVEN : BARE }]
  })
}

/** "Leo Conti <leo.conti@ferronord.it>": the words that a mail address is made of. */
function listOwners(intro: Introduction): Range[] {
  const { message, addresses, parts } = intro
  const isOwner = (token: Token) => canName(token) && gradeAddress(addresses, token.norm) === 1
  if (addresses.locals.length === 0) return []
  return parts.flatMap(({ from, to }) => {
    const ahead = message.tokens.slice(from, to).findIndex(isOwner)
    return (ahead < 0 ? null : takePerson(intro, from + ahead)) ?? []
  })
}

function isPerson(intro: Introduction, candidate: Candidate): boolean {
  const { tokens } = intro.message
  const words = wordsOf(tokens, candidate)
  if (candidate.score < SURE && !isEnded(intro, candidate)) return false
  if (isHalf(intro, candidate)) return false
  if (
    tokens[candidate.to]?.norm === "'s" ||
    isAddressed(tokens, candidate) ||
    isSubject(tokens, candidate)
  )
    return false
  if (isNotTheirs(intro, candidate) || isOfFirm(intro, candidate)) return false
  return !isNobody(words) && !endsAsBusiness(words) && !isSpelled(words)
}

/** "Fontaine with an e, Fontaine Realty": a word of the firm's name and no given name. */
function isOfFirm({ message, knows }: Introduction, range: Range): boolean {
  const [word, ...others] = wordsOf(message.tokens, range)
  if (word === undefined || others.length > 0 || isGiven(word)) return false
  if (message.asked.includes('contact_name') && !knows('contact_name')) return false
  return tagSpans(message).some(({ tag, from, to }) => {
    const words = wordsOf(message.tokens, { from, to })
    const isElsewhere = tag === 'company' && (to <= range.from || from >= range.to)
    return isElsewhere && endsAsBusiness(words) && words.some(({ norm }) => norm === word.norm)
  })
}

/** "S-I-O-B-H-A-N" */
const isSpelled = (words: readonly Token[]) =>
  words.length > 2 && words.every(({ norm }) => norm.length === 1)

/** "Rosalind, but please use Roz"; "Call me Jo. Full name is Joanna Pettigrew". */
function chooseAmong(
  { cues, parts, message: { tokens } }: Introduction,
  best: Candidate,
  found: readonly Candidate[],
): Range {
  const count = (range: Range) => wordsOf(tokens, range).length
  if (count(best) > 1) return best
  const longer = found.find((one) => count(one) > 1 && one.score >= best.score - LONGER_SLACK)
  if (longer !== undefined) return longer
  // "I'm Tess, tess nolan"
  const again = parts.find(
    (part) =>
      part.from >= best.to &&
      part.to - part.from === 2 &&
      tokens[part.from]?.norm === tokens[best.from]?.norm &&
      canName(tokens[part.from + 1]) &&
      !endsAsBusiness(wordsOf(tokens, part)),
  )
  if (again !== undefined) return again
  const preferred = cues.filter(({ label }) => label === 'preferred').map(({ last }) => last)
  return found.find(({ from }) => preferred.includes(from)) ?? best
}
