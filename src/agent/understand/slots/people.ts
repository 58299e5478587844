import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { tagSpans } from '#agent/understand/readers/tagger.ts'
import { type Introduction, readIntroduction } from '#agent/understand/slots/introduction.ts'
import { listBeside, listCandidates } from '#agent/understand/slots/name-candidates.ts'
import {
  hasPreposition,
  isFirm,
  isOrdinaryName,
  isPerson,
} from '#agent/understand/slots/name-checks.ts'
import {
  canName,
  endsAsBusiness,
  isGiven,
  isNobody,
  wordsOf,
} from '#agent/understand/slots/name-words.ts'
import { takeName } from '#agent/understand/slots/take-name.ts'
import { trimName } from '#agent/understand/slots/trim-name.ts'
import { AT_FIRM, type Candidate } from '#agent/understand/slots/weigh-name.ts'
import { writeFirm, writePerson } from '#agent/understand/slots/write-name.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

/** What a candidate needs: less where it was asked for, more where something else was or one is known. */
const ENOUGH = {
  name: { asked: 0.4, open: 0.5, elsewhere: 0.65, known: 0.8 },
  company: { asked: 0.4, open: 0.55, elsewhere: 0.65, known: 0.8 },
} as const
/** A longer name around a likely one says more. */
const LONGER_SLACK = { name: 0.3, company: 0.4 } as const
const INTRODUCING: readonly Slot[] = ['contact_name', 'company_website', 'email']

const SHORT: Readonly<Record<string, string>> = { r: 'are', u: 'you', ur: 'your' }

/** "We r a distributor", as it would be written out. */
function spellOut(message: Message): Message {
  const isShort = ({ norm, isCapital }: Token) => !isCapital && Object.hasOwn(SHORT, norm)
  if (!message.tokens.some(isShort)) return message
  const tokens = message.tokens.map((token) =>
    isShort(token) ? { ...token, norm: SHORT[token.norm] ?? token.norm } : token,
  )
  return { ...message, tokens }
}

/** Who writes and for whom. `knows`: what earlier messages told. */
export function findPeople(message: Message, knows: (slot: Slot) => boolean): Finding[] {
  const intro = readIntroduction(spellOut(message), knows)
  const candidates = listCandidates(intro)
  const name = findName(intro, candidates)
  const firm = findFirm(intro, [...candidates, ...listBeside(intro, name?.range)], name?.range)
  return [...(name === null ? [] : [name.finding]), ...firm]
}

const bySize = (one: Range, other: Range) => other.to - other.from - (one.to - one.from)
const byScore = (one: Candidate, other: Candidate) =>
  other.score - one.score || bySize(one, other) || one.from - other.from

function findName(intro: Introduction, candidates: readonly Candidate[]): FoundName | null {
  const split = findSplitName(intro)
  if (split !== null) return split
  const { tokens, asked } = intro.message
  const alone = { from: 0, to: 1 }
  // "will" and "mark" and nothing else
  if (asked.includes('contact_name') && tokens.length === 1 && tokens.every(isOrdinaryName))
    return { finding: toFinding(intro, 'name', alone), range: alone }
  const found = candidates
    .filter(
      (one) =>
        one.kind === 'name' &&
        one.score >= enoughFor(intro, 'name') &&
        isPerson(intro, one) &&
        !candidates.some(
          (other) => isRatherFirm(intro.message, one, other) || isNamedBefore(intro, one, other),
        ),
    )
    .toSorted(byScore)
  const [best] = found
  if (best === undefined) return null
  const range = withNickname(intro, chooseAmong(intro, best, found))
  return { finding: toFinding(intro, 'name', range), range }
}

/** "Anita, westfieldstaffing.com, screening CVs": behind a person and an address the work is told. */
function isNamedBefore(
  { message: { tokens }, parts }: Introduction,
  name: Candidate,
  other: Candidate,
): boolean {
  const [first] = [tokens[name.from]]
  if (other.kind !== 'name' || other.from !== parts[0]?.from || other.to > name.from) return false
  const isApart = tokens
    .slice(other.to, name.from)
    .some(({ kind, norm }) => kind === 'break' && norm !== '\n')
  return isApart && first !== undefined && !isGiven(first)
}

/** "The office manager at Acme": behind such a word the likelier of both counts. */
const isRatherFirm = ({ tokens }: Message, name: Candidate, other: Candidate) =>
  AT_FIRM.has(tokens[name.from - 1]?.norm ?? '') &&
  other.kind === 'company' &&
  other.from <= name.from &&
  other.to >= name.to &&
  other.score > name.score

function enoughFor({ message: { asked }, knows }: Introduction, kind: 'name' | 'company'): number {
  const slot = kind === 'name' ? 'contact_name' : 'company_name'
  const enough = ENOUGH[kind]
  if (asked.includes(slot)) return enough.asked
  if (knows(slot)) return enough.known
  const isOpen =
    asked.length === 0 || (kind === 'company' && INTRODUCING.some((one) => asked.includes(one)))
  return isOpen ? enough.open : enough.elsewhere
}

/** "Rosalind, but please use Roz"; "Call me Jo. Full name is Joanna Pettigrew". */
function chooseAmong(
  { cues, parts, message: { tokens } }: Introduction,
  best: Candidate,
  found: readonly Candidate[],
): Range {
  const count = (range: Range) => wordsOf(tokens, range).length
  if (count(best) > 1) return best
  const longer = found.find((one) => count(one) > 1 && one.score >= best.score - LONGER_SLACK.name)
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

const NICKS = toWordSet('big little old young')
const QUOTES = toWordSet('" ( ) \'')

/** William "Bill" Hargreaves, as he writes it. */
function withNickname({ message: { tokens } }: Introduction, { from, to }: Range): Range {
  if (NICKS.has(tokens[from - 1]?.norm ?? '') && tokens[from - 1]?.isCapital === true)
    return { from: from - 1, to }
  const isQuoted = (at: number) =>
    QUOTES.has(tokens[at]?.norm ?? '') &&
    canName(tokens[at + 1]) &&
    QUOTES.has(tokens[at + 2]?.norm ?? '')
  if (isQuoted(from - 1) && canName(tokens[from - 2]) && canName(tokens[from + 2]))
    return { from: from - 2, to: Math.max(to, from + 3) }
  if (isQuoted(to) && canName(tokens[to + 3])) return { from, to: to + 4 }
  return from > 3 && isQuoted(from - 3) && canName(tokens[from - 4])
    ? { from: from - 4, to }
    : { from, to }
}

/** The visitor's firm, as they call it. `name` is where their own name stands. */
function findFirm(
  intro: Introduction,
  candidates: readonly Candidate[],
  name: Range | undefined,
): Finding[] {
  const enough = enoughFor(intro, 'company')
  const found = candidates
    .filter(
      (one) =>
        one.kind === 'company' &&
        one.score >= Math.max(enough, leastOf(intro, one)) &&
        isFirm(intro, one) &&
        isFree(intro, one, name),
    )
    .toSorted(byScore)
  const [best] = found
  if (best === undefined) return []
  const around = found.filter(
    ({ from, to, score }) =>
      from <= best.from &&
      to >= best.to &&
      score >= best.score - LONGER_SLACK.company &&
      !hasPreposition(wordsOf(intro.message.tokens, { from, to })),
  )
  return [toFinding(intro, 'company', around.toSorted(bySize)[0] ?? best)]
}

/** In lower case a trade looks like a name: "a firm that insures boats". */
function leastOf({ message: { tokens, asked } }: Introduction, range: Range): number {
  const isSmall = !wordsOf(tokens, range).some(({ isCapital }) => isCapital)
  return isSmall && asked.length === 0 ? ENOUGH.company.elsewhere : 0
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

type FoundName = { finding: Finding; range: Range }

function toFinding(
  { message: { tokens, text }, isLoud }: Introduction,
  kind: 'name' | 'company',
  { from, to }: Range,
): Finding {
  const span = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0] as const
  const written = text.slice(...span)
  return kind === 'name'
    ? { slot: 'contact_name', value: writePerson(written, isLoud), span }
    : { slot: 'company_name', value: writeFirm(written, isLoud), span }
}

/** "First name Callum, last name Reyes", "McAllister, first name Fiona", "Okonkwo, Adaeze", or "my surname is Diaz". */
function findSplitName(intro: Introduction): FoundName | null {
  const [given, surname] = [readField(intro, 'given'), readField(intro, 'surname')]
  if (given !== null && surname !== null) return joinNames(intro, given, surname)
  const [part] = intro.parts
  const first = part === undefined ? null : takeName(intro, 'name', part.from)
  if (given !== null && first !== null && first.to <= given.cue)
    return joinNames(intro, given, first)
  if (surname !== null) return joinNames(intro, findBefore(intro, surname.cue), surname)
  return readReversed(intro)
}

/** Without a given name the family name alone. */
function joinNames(intro: Introduction, given: Range | null, surname: Range): FoundName {
  const finding = toFinding(intro, 'name', surname)
  if (given === null)
    return { finding: { ...finding, reading: { isSurname: true } }, range: surname }
  const range = { from: Math.min(given.from, surname.from), to: Math.max(given.to, surname.to) }
  const value = `${toFinding(intro, 'name', given).value} ${finding.value}`
  return { finding: { ...toFinding(intro, 'name', range), value }, range }
}

/** What stands behind "first name" or "surname"; "first:" and "last:" count only together. */
function readField(
  intro: Introduction,
  label: 'given' | 'surname',
): (Range & { cue: number }) | null {
  const fields = intro.cues.filter((cue) => cue.label.endsWith('_field'))
  const field = fields.length > 1 ? fields.find((cue) => cue.label === `${label}_field`) : undefined
  const cue = intro.cues.find((one) => one.label === label) ?? field
  const taken = cue === undefined ? null : takeName(intro, 'name', cue.last)
  return cue === undefined || taken === null ? null : { ...taken, cue: cue.first }
}

function findBefore(intro: Introduction, limit: number): Range | null {
  const span = tagSpans(intro.message).find(({ tag, to }) => tag === 'name' && to <= limit)
  const range = span === undefined ? null : trimName(intro, 'name', span)
  return range === null || isNobody(wordsOf(intro.message.tokens, range)) ? null : range
}

/** The second is a given name, and the first is none. */
function readReversed(intro: Introduction): FoundName | null {
  const { tokens, asked } = intro.message
  const [surname, given] = intro.parts
  if (!asked.includes('contact_name') || surname === undefined || given === undefined) return null
  const areSingle = [surname, given].every(({ from, to }) => to - from === 1)
  const [last, first] = [tokens[surname.from], tokens[given.from]]
  const isReversed =
    areSingle && tokens[surname.to]?.norm === ',' && canName(last) && first !== undefined
  return isReversed && isGiven(first) && !isGiven(last) ? joinNames(intro, given, surname) : null
}
