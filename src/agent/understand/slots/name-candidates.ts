import { HOST_CUES } from '#agent/lexicon/address-words.ts'
import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { CLOSED_WORDS, ROLE_NOUNS } from '#agent/lexicon/tagger-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { gradeAddress } from '#agent/understand/readers/address-parts.ts'
import { tagSpans, weighTag } from '#agent/understand/readers/tagger.ts'
import { type Introduction, isPause } from '#agent/understand/slots/introduction.ts'
import { isCallable } from '#agent/understand/slots/name-checks.ts'
import {
  canName,
  endsAsBusiness,
  isCommon,
  isGiven,
  isTitle,
  wordsOf,
} from '#agent/understand/slots/name-words.ts'
import {
  type Kind,
  listLegalNames,
  takeName,
  takeNameBefore,
} from '#agent/understand/slots/take-name.ts'
import { trimName } from '#agent/understand/slots/trim-name.ts'
import {
  AT_FIRM,
  type Candidate,
  isAsked,
  isFittingName,
  SAID,
  SLOT_OF,
  weigh,
} from '#agent/understand/slots/weigh-name.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

/** Where these are asked for, people say who they are. */
const INTRODUCING: readonly Slot[] = ['contact_name', 'company_website', 'email']
/** What is left of the tagger's word for a name that nothing introduces. */
const UNPLACED = 0.4
/** "Sure, it is …": more words before a name are a sentence of their own. */
const LEAD_MAX = 3
const BARE_PARTS = 3
type Cue = Introduction['cues'][number]

export function listCandidates(intro: Introduction): Candidate[] {
  const { tokens } = intro.message
  return listAll(intro)
    .filter((candidate) => !isOfAddress(tokens, candidate))
    .flatMap((candidate) => {
      const isAtPlace = candidate.kind === 'name' && tokens[candidate.from - 1]?.norm === 'at'
      return isAtPlace ? listEmployer(intro, candidate) : [candidate]
    })
}

/** Behind "at" stands a firm and no person: "office manager at Acme". */
function listEmployer(intro: Introduction, { from, to }: Range): Candidate[] {
  const role = intro.message.tokens[from - 2]
  return role !== undefined && ROLE_NOUNS.has(role.norm)
    ? weigh(intro, 'company', { from, to }, SAID.beside)
    : []
}

/**
 * "Site: harbor.example", "acme.invalidtld": an address that cannot be read is no name, and neither is a part of it. A
 * space that is missing before a usual word ends a sentence: "I'm Dana.thanks".
 */
function isOfAddress(tokens: readonly Token[], { from, to }: Range): boolean {
  const isOfSites = tokens.some(({ norm }) => HOST_CUES.has(norm))
  return tokens.slice(Math.max(0, from - 1), to + 1).some((dot, index) => {
    const at = Math.max(0, from - 1) + index
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    if (dot.norm !== '.' || !dot.isGlued || !after?.isGlued || after.kind !== 'word') return false
    if (after.isCapital || (before?.norm.length ?? 0) < 2) return false
    return isOfSites || !COMMON_WORDS.has(after.norm)
  })
}

function listAll(intro: Introduction): Candidate[] {
  return [
    ...listTagged(intro),
    ...listAnnounced(intro),
    ...listSigned(intro),
    ...listBarePeople(intro),
    ...listBareFirms(intro),
    ...listFromAddresses(intro),
    ...listLegalNames(intro.message.tokens).flatMap((range) =>
      weigh(intro, 'company', range, SAID.titled),
    ),
    ...intro.message.tokens.flatMap((token, at) =>
      isTitle(token) ? weigh(intro, 'name', takeName(intro, 'name', at), SAID.titled) : [],
    ),
  ]
}

/** What the tagger takes for a name. Where nothing introduces it, it is more often somebody else's. */
function listTagged(intro: Introduction): Candidate[] {
  const { message } = intro
  return tagSpans(message).flatMap((span) => {
    if (span.tag !== 'name' && span.tag !== 'company') return []
    const isBusiness = endsAsBusiness(wordsOf(message.tokens, span))
    const kinds: Kind[] = span.tag === 'name' && isBusiness ? ['name', 'company'] : [span.tag]
    return kinds.flatMap((kind) =>
      weigh(intro, kind, trimName(intro, kind, span), 0).map((one) => ({
        ...one,
        score: one.score * (isPlaced(intro, one) ? 1 : UNPLACED),
      })),
    )
  })
}

/** What may stand before the visitor's own name or firm where no phrase announces it. */
const BEFORE: Readonly<Record<Kind, ReadonlySet<string>>> = {
  name: toWordSet(
    "hi hello hey hiya yo is am are 's me as by be and but or its im name names named called myself surname morning evening afternoon day",
  ),
  company: toWordSet(
    "hi hello hey is am are 's me as be and but or its im at from of with for in de @ w / own owns run runs represent founded manage called company firm my our us name the just",
  ),
}

/** Behind other words of grammar, as in "I report to Priscilla", a name is somebody else's. */
function isPlaced({ message }: Introduction, { kind, from }: Candidate): boolean {
  const { tokens } = message
  const before = tokens[from - 1]
  if (before?.kind !== 'word' || isPause(tokens, from - 1)) return true
  if (BEFORE[kind].has(before.norm)) return true
  return kind === 'name'
    ? !CLOSED_WORDS.has(before.norm)
    : weighTag(message, 'name', { from: from - 1, to: from }) > SAID.beside
}

const OWN = toWordSet('my me i myself')

/** What a phrase announces, and how surely. */
const CUES: Readonly<Partial<Record<Cue['label'], readonly [Kind, number]>>> = {
  name: ['name', SAID.announced],
  preferred: ['name', SAID.announced],
  ask_for: ['name', SAID.announced],
  i_am: ['name', SAID.beside],
  it_is: ['name', SAID.vague],
  company: ['company', SAID.announced],
  workplace: ['company', SAID.likely],
  we_are: ['company', SAID.vague],
}

function listAnnounced(intro: Introduction): Candidate[] {
  return intro.cues.flatMap((cue): Candidate[] => {
    const { label, last } = cue
    const [kind, said] = CUES[label] ?? []
    if (kind === undefined || said === undefined) return []
    const range = takeName(intro, kind, last, label === 'company')
    const isFixed = label === 'it_is' && fixesName(intro)
    const isAgain = (said === SAID.announced || isFixed) && intro.knows(SLOT_OF[kind])
    const own = isMeant(intro, cue, range)
      ? weigh(intro, kind, range, isAgain ? SAID.renamed : said)
      : []
    const isFirm = label === 'name' && isAsked(intro, 'company')
    return isFirm
      ? [...own, ...weigh(intro, 'company', takeName(intro, 'company', last), SAID.likely)]
      : own
  })
}

/** "Can you fix my name please, it's Anita". */
const fixesName = ({ message: { tokens } }: Introduction) =>
  tokens.some(
    ({ norm }, at) =>
      norm === 'my' && tokens[at + 1]?.norm === 'name' && FIXES.has(tokens[at - 1]?.norm ?? ''),
  )
const FIXES = toWordSet('fix correct change update')

function isMeant(intro: Introduction, cue: Cue, range: Range | null): boolean {
  if (range === null) return false
  const { label } = cue
  if (label === 'name' || label === 'preferred') return isOwnCue(intro, cue)
  if (label === 'ask_for') return isReachable(intro)
  const isKnown = intro.knows('contact_name')
  if (label === 'i_am') return !isKnown && isCalledSo(intro, range)
  return label !== 'it_is' || ((!isKnown || fixesName(intro)) && isFittingName(intro, range))
}

/** "I'm Canadian" tells no name: behind "I'm" it is a given name, one of two words, or one with a firm behind it. */
const isCalledSo = (intro: Introduction, range: Range) =>
  isFittingName(intro, range) ||
  (!intro.isCaseless &&
    range.to - range.from > 1 &&
    wordsOf(intro.message.tokens, range).every(({ isCapital }) => isCapital))

/** "020 7946 0321, ask for Desmond": who can be asked for beside an address is the one who writes. */
const isReachable = ({ message: { tokens, asked }, knows }: Introduction) =>
  !knows('contact_name') &&
  (asked.includes('phone') ||
    asked.includes('email') ||
    tokens.some(({ kind, norm }) => kind === 'break' && norm !== '\n'))

/** "Our name is …", and "the name is …" where the firm was asked for, announce a firm. */
function isOwnCue(intro: Introduction, { first, last }: Cue): boolean {
  const { tokens } = intro.message
  if (tokens[first - 1]?.norm === 'our') return false
  if (!isAsked(intro, 'company') || isAsked(intro, 'name')) return true
  return tokens.slice(first, last).some(({ norm }) => OWN.has(norm))
}

function listSigned(intro: Introduction): Candidate[] {
  return intro.tails.flatMap(({ label, first }) => {
    if (label === 'signed') return weigh(intro, 'name', takeNameBefore(intro, first), SAID.signed)
    const part = intro.parts.find(({ from, to }) => from < first && to >= first)
    const range = part === undefined ? null : { from: part.from, to: first }
    return weigh(intro, 'company', range, SAID.announced)
  })
}

/** "Bob", "Maya Okafor" by itself says who writes, whatever was asked. */
const isOnlyName = ({ message: { tokens }, knows }: Introduction) =>
  !knows('contact_name') &&
  tokens.length <= 2 &&
  tokens[0] !== undefined &&
  isGiven(tokens[0]) &&
  tokens.every(({ isCapital }) => isCapital)

/** Parts that are names and nothing else, where a name was asked for; a given name comes first. */
function listBarePeople(intro: Introduction): Candidate[] {
  const { message, parts } = intro
  if (!isAsked(intro, 'name') && !isOnlyName(intro)) return []
  return parts.slice(0, BARE_PARTS).flatMap((part) => {
    const range = takeName(intro, 'name', part.from)
    const first = message.tokens[range?.from ?? part.from]
    if (range?.to !== part.to || first === undefined) return []
    const isAlone = parts.length === 1 && first.isCapital && !isCommon(first)
    const said = isOnlyName(intro) ? SAID.beside : isAlone ? SAID.alone : SAID.first
    return weigh(intro, 'name', range, said)
  })
}

/** What stands alone between pauses, where a firm or a name was asked for: an answer, or a name with a firm's ending. */
function listBareFirms(intro: Introduction): Candidate[] {
  const { message, parts } = intro
  const { tokens, asked } = message
  const isBusiness = (range: Range) => {
    const words = wordsOf(tokens, range)
    return (
      endsAsBusiness(words) && words.every(({ isCapital, norm }) => isCapital || norm === 'and')
    )
  }
  if (!isAsked(intro, 'company')) {
    if (!INTRODUCING.some((slot) => asked.includes(slot))) return []
    return parts.filter(isBusiness).flatMap((range) => weigh(intro, 'company', range, SAID.first))
  }
  // "Smith, Jones & Partners LLP"
  const [sentence] = message.sentences
  const isListed =
    sentence !== undefined &&
    wordsOf(tokens, sentence).some(({ norm }) => norm === 'and' || norm === '&')
  if (isListed && isBusiness(sentence)) return weigh(intro, 'company', sentence, SAID.alone)
  const isAlone = parts.length === 1 && (parts[0]?.from ?? 0) <= LEAD_MAX
  return parts
    .slice(0, 2)
    .filter((range) => isCallable(intro, range))
    .flatMap((range, order) =>
      weigh(intro, 'company', range, isAlone || order === 0 ? SAID.alone : 0),
    )
}

/** "Leo Conti <leo.conti@ferronord.it>", "grunwald electrical, grunwald.co": words that an address is made of. */
function listFromAddresses(intro: Introduction): Candidate[] {
  const { message, addresses, parts } = intro
  const { tokens } = message
  const isOwner = (token: Token) => canName(token) && gradeAddress(addresses, token.norm) === 1
  const owners = addresses.locals.length === 0 ? [] : parts
  const firms = addresses.hosts.length === 0 ? [] : parts
  return [
    ...owners.flatMap(({ from, to }) => {
      const ahead = tokens.slice(from, to).findIndex(isOwner)
      return ahead < 0
        ? []
        : weigh(intro, 'name', takeName(intro, 'name', from + ahead), SAID.address)
    }),
    ...firms.flatMap((range) => weigh(intro, 'company', range, 0)),
  ]
}

const BESIDE_REACH = 4

/** "Stefan from Orbis", "Maya Okafor, COO at Lyra": where somebody is from. */
export function listBeside(intro: Introduction, name: Range | undefined): Candidate[] {
  const { tokens } = intro.message
  if (name === undefined) return []
  const at = tokens.findIndex(
    ({ norm }, index) => index >= name.to && index <= name.to + BESIDE_REACH && AT_FIRM.has(norm),
  )
  const said = tokens[at + 1]?.isCapital === true ? SAID.beside : 0
  return at < 0 ? [] : weigh(intro, 'company', takeName(intro, 'company', at + 1), said)
}
