import { ORDINARY_GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { isPlace } from '#agent/lexicon/places.ts'
import { CLOSED_WORDS, OCCUPATIONS } from '#agent/lexicon/tagger-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { tagSpans } from '#agent/understand/readers/tagger.ts'
import { type Introduction, isNotTheirs, isPause } from '#agent/understand/slots/introduction.ts'
import {
  endsAsBusiness,
  isGiven,
  isNobody,
  isNoFirm,
  isOrdinary,
  wordsOf,
} from '#agent/understand/slots/name-words.ts'
import type { Candidate } from '#agent/understand/slots/weigh-name.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import { isGibberish } from '#agent/understand/text/gibberish.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** From here on a name may go on with anything. */
const SURE = 0.85

export function isPerson(intro: Introduction, candidate: Candidate): boolean {
  const { tokens } = intro.message
  const words = wordsOf(tokens, candidate)
  if (candidate.score < SURE && !isEnded(intro, candidate)) return false
  if (isHalf(intro, candidate) || isAnothers(tokens, candidate)) return false
  if (isLocation(intro.message, candidate)) return false
  if (!candidate.isSaid && tokens[candidate.to]?.norm === 'for') return false
  if (isNotTheirs(intro, candidate) || isOfFirm(intro, candidate)) return false
  if (isDescribed(tokens, candidate) || isOfNeed(tokens, candidate)) return false
  return (
    !(isNobody(words) && !isNamedSo(tokens, candidate)) &&
    !endsAsBusiness(words) &&
    !isSpelled(words) &&
    !words.every(({ norm }) => isGibberish(norm))
  )
}

const PLACING = toWordSet('in from near at around outside of to')

/** "We're in Charlotte", "Charlotte, NC": the place and not the person of that name. */
function isLocation({ text, tokens }: Introduction['message'], { from, to }: Range): boolean {
  const isState = (token?: Token) =>
    token !== undefined && /^[A-Z]{2}$/.test(text.slice(token.start, token.end))
  const end = isState(tokens[to - 1]) ? to - 1 : to
  const place = tokens.slice(from, end).map(({ norm }) => norm)
  if (!isPlace(place.join(' '))) return false
  return end < to || PLACING.has(tokens[from - 1]?.norm ?? '') || isState(tokens[to + 1])
}

const NEEDS = toWordSet(
  'help problems problem trouble issues issue struggling struggle stuck drowning',
)

/** "I need help with AP" names the work. */
const isOfNeed = (tokens: readonly Token[], { from }: Range): boolean =>
  NEEDS.has(tokens[from - 2]?.norm ?? '') && ['with', 'in'].includes(tokens[from - 1]?.norm ?? '')

const ARTICLES = toWordSet('a an the')
const DESCRIBED_REACH = 3

/** "A regional grocery distributor": behind an article stands what somebody is, and no name. */
function isDescribed(tokens: readonly Token[], { from, to }: Candidate): boolean {
  const words = wordsOf(tokens, { from, to })
  if (words.some((word) => word.isCapital || isGiven(word))) return false
  const before = tokens.slice(Math.max(0, from - DESCRIBED_REACH), from)
  const start = before.findLastIndex(({ norm }) => CLOSED_WORDS.has(norm))
  return (
    start >= 0 &&
    ARTICLES.has(before[start]?.norm ?? '') &&
    before.slice(start + 1).every(({ kind }) => kind === 'word')
  )
}

/** "Everybody calls me Skip": a capital inside of a sentence, where a name is announced. */
function isNamedSo(tokens: readonly Token[], { isSaid, from, to }: Candidate): boolean {
  const before = tokens[from - 1]
  if (!isSaid || before?.kind !== 'word' || before.isCapital) return false
  const words = wordsOf(tokens, { from, to })
  return words.every(({ isCapital, norm }) => isCapital && !OCCUPATIONS.has(norm) && !isPlace(norm))
}

/** Behind a name a pause follows, or a word of grammar: "I'm Microsoft certified" names nobody. */
function isEnded({ message: { tokens } }: Introduction, { to }: Range): boolean {
  const next = tokens[to]
  return next === undefined || isPause(tokens, to) || next.kind === 'sign' || isOrdinary(next)
}

/** Half of a name whose other half can be none: "Royal" of "I'm Royal Case". */
function isHalf({ message, isLoud }: Introduction, { from, to }: Range): boolean {
  const { tokens } = message
  const [first, next] = [tokens[from], tokens[to]]
  if (first === undefined || next?.kind !== 'word' || to - from > 1 || isLoud) return false
  const isSure =
    isGiven(first) && !(message.asked.includes('company_name') || isOrdinaryName(first))
  return first.isCapital && !isSure && next.isCapital && !CLOSED_WORDS.has(next.norm)
}

export const isOrdinaryName = ({ norm }: Token) => ORDINARY_GIVEN_NAMES.has(norm)

/** Verbs of which somebody else is the subject: "the thing Brenda told us about". */
const OF_OTHERS = toWordSet(
  'told said says thinks wants asked mentioned does spends has had was will quit left takes gets makes handles types enters sits decides',
)

/** "Brenda told us", "Brenda's", "@Tom", "noor@acme" */
function isAnothers(tokens: readonly Token[], { from, to }: Range): boolean {
  const [before, next] = [tokens[from - 1], tokens[to]]
  if (next !== undefined && (next.norm === "'s" || OF_OTHERS.has(next.norm))) return true
  const isCalled = before?.norm === '@' && tokens[from]?.isGlued === true
  const isMail = next?.norm === '@' && (next.isGlued || tokens[to + 1]?.isGlued === true)
  return isCalled || isMail
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
  words.filter(({ norm }) => norm.length === 1).length > 2

export function isFirm(intro: Introduction, candidate: Candidate): boolean {
  const words = wordsOf(intro.message.tokens, candidate)
  if (isSentence(words) || isNoFirm(words) || isNotTheirs(intro, candidate)) return false
  const { isSaid } = candidate
  if (isSaid && !words.some(({ isCapital }) => isCapital)) return isEnded(intro, candidate)
  if (isSaid || intro.message.asked.includes('company_name')) return true
  const isLetters = words.every(({ norm }) => norm.length === 1)
  return !isLetters && !isToldOfOthers(intro, candidate)
}

const LINKS = toWordSet('& of and the de la di y und et +')
const INNER = toWordSet("in on for at by to 's")

/** "Okafor Logistics in Houston" */
export const hasPreposition = (words: readonly Token[]): boolean =>
  words.some(({ norm, isCapital }) => !isCapital && norm !== "'s" && INNER.has(norm))

/** "Pannonia Seeds but the brand is Kukuruz": words of grammar that stand in no name. */
const isSentence = (words: readonly Token[]): boolean =>
  words.some(
    ({ norm, isCapital }) =>
      CLOSED_WORDS.has(norm) && !(isCapital || LINKS.has(norm) || INNER.has(norm)),
  )

/** The firm of a clause about somebody else, or about what is no longer so. */
function isToldOfOthers({ message }: Introduction, { from }: Range): boolean {
  const clause = findClauseOf(message.clauses, from)
  return clause !== undefined && (clause.owner === 'other' || clause.time === 'past')
}

const DENIALS = toWordSet('no not nope never')

/** "Heavens no" and "An RPA vendor" name nobody. */
export function isCallable({ message: { tokens } }: Introduction, range: Range): boolean {
  const last = wordsOf(tokens, range).at(-1)
  if (last === undefined) return false
  if (DENIALS.has(last.norm) && !last.isCapital) return false
  const article = tokens[range.from - 1]?.norm
  return !((article === 'a' || article === 'an') && !last.isCapital)
}
