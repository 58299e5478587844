import { CLOSED_WORDS } from '#agent/lexicon/tagger-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { weighTag } from '#agent/understand/readers/tagger.ts'
import { type Introduction, isPause } from '#agent/understand/slots/introduction.ts'
import {
  canName,
  isGiven,
  isOrdinary,
  isParticle,
  isTitle,
  wordsOf,
} from '#agent/understand/slots/name-words.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const WORDS_MAX = 4
const LEAST_SHARE = 0.3
const LABEL_SIGNS = toWordSet(': = , - "')
/** What may stand right before a name at the start of a thought. */
const LEADS = toWordSet(
  'hi hello hey hiya yo is am morning evening afternoon day well sorry yes yeah ok it and',
)
const QUOTES = toWordSet('" ( ) \'')

/** The words at a place that can be a name, up to the first that cannot. */
export function takePerson(intro: Introduction, at: number): Range | null {
  const { tokens } = intro.message
  const from = skipTitles(tokens, at)
  let to = from
  for (let words = 0; words < WORDS_MAX; ) {
    const next = nextWord(tokens, from, to)
    const isLink = to > from && isLinkOfName(tokens, next)
    if (!isLink && !isWordOfName(intro, { from, to: next })) break
    to = next + 1
    words += isLink ? 0 : 1
  }
  if (isInitialPoint(tokens, to) && to > from) to += 1
  const isLong = wordsOf(tokens, { from, to }).some(({ norm }) => norm.length > 1)
  return to > from && (isLong || to - from > 2) ? { from, to } : null
}

const isLinkOfName = (tokens: readonly Token[], at: number) => {
  const token = tokens[at]
  return token !== undefined && isParticle(token) && canName(tokens[at + 1])
}

/** Whether a name that begins at `from` goes on with the word at `to`. */
function isWordOfName({ message, isCaseless }: Introduction, { from, to }: Range): boolean {
  const token = message.tokens[to]
  if (!canName(token) || isWith(message.tokens, to)) return false
  if (to === from) return true
  if (isOutOfCase(message.tokens[from], token, isCaseless)) return false
  return !isCaseless || weighTag(message, 'name', { from: to, to: to + 1 }) >= LEAST_SHARE
}

/** Where the words of a name begin, behind the sign of a label and a title. */
function skipTitles(tokens: readonly Token[], at: number): number {
  let from = at
  while (LABEL_SIGNS.has(tokens[from]?.norm ?? '')) from += 1
  while (isTitle(tokens[from]) || (tokens[from]?.norm === '.' && isTitle(tokens[from - 1])))
    from += 1
  return from
}

/** Where a title stands: "Mr. Haddad". */
export const listTitles = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((token, index) => (isTitle(token) ? [index] : []))

const isInitialPoint = (tokens: readonly Token[], at: number) =>
  tokens[at]?.norm === '.' && tokens[at - 1]?.norm.length === 1

/** Over the hyphen of "Jean-Luc" and the point of "J." */
function nextWord(tokens: readonly Token[], from: number, to: number): number {
  if (to === from) return to
  const [sign, behind] = [tokens[to], tokens[to + 1]]
  const isHyphen = sign?.norm === '-' && sign.isGlued && behind?.isGlued === true
  return isHyphen || (isInitialPoint(tokens, to) && behind?.isCapital === true) ? to + 1 : to
}

/** Behind a first name with a capital a word in lower case goes on with the sentence. */
const isOutOfCase = (first: Token | undefined, token: Token, isCaseless: boolean) =>
  !isCaseless && first?.isCapital === true && !token.isCapital && !isGiven(token)

/** The name that ends right before a place: "Maya Okafor here". It begins a thought. */
export function takePersonBefore(intro: Introduction, last: number): Range | null {
  const { tokens } = intro.message
  for (let from = Math.max(0, last - WORDS_MAX - 1); from < last; from += 1) {
    const isStart =
      from === 0 || isPause(tokens, from - 1) || LEADS.has(tokens[from - 1]?.norm ?? '')
    const taken = isStart ? takePerson(intro, from) : null
    if (taken?.to === last) return taken
  }
  return null
}

/** A tagged span without titles, signs, and words of the sentence around it, and with the other half of "Hye-jin". */
export function trimPerson(tokens: readonly Token[], span: Range): Range | null {
  let { from, to } = span
  const [hyphen, behind] = [tokens[to], tokens[to + 1]]
  if (tokens[from - 1]?.norm === '-' && tokens[from]?.isGlued && canName(tokens[from - 2]))
    from -= 2
  if (hyphen?.norm === '-' && behind?.isGlued && canName(behind)) to += 2
  while (from < to && isOutside(tokens, from)) from += 1
  const end = tokens.findIndex((_, at) => at > from && at < to && isWith(tokens, at))
  if (end >= 0) to = end
  while (to > from && isOutside(tokens, to - 1) && !isInitialPoint(tokens, to - 1)) to -= 1
  if (isInitialPoint(tokens, to)) to += 1
  return to > from ? { from, to } : null
}

function isOutside(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.kind !== 'word' || token.norm === "'s") return true
  return isWith(tokens, at) || isTitle(token) || isOrdinary(token)
}

/** "w/ Acme", "w Acme" */
function isWith(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.norm === 'w' && (!token.isCapital || tokens[at + 1]?.norm === '/')
}

const NICKS = toWordSet('big little old young')

/** William "Bill" Hargreaves, as he writes it. */
export function withNickname({ message: { tokens } }: Introduction, { from, to }: Range): Range {
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

/** Behind a name a pause follows, or a word of grammar: "I'm Microsoft certified" names nobody. */
export function isEnded({ message: { tokens } }: Introduction, { to }: Range): boolean {
  const next = tokens[to]
  return next === undefined || isPause(tokens, to) || next.kind === 'sign' || isOrdinary(next)
}

/** Half of a name whose other half can be none: "Royal" of "I'm Royal Case". */
export function isHalf(
  { message: { tokens }, isLoud }: Introduction,
  { from, to }: Range,
): boolean {
  const [first, next] = [tokens[from], tokens[to]]
  if (first === undefined || next?.kind !== 'word' || to - from > 1 || isLoud) return false
  return first.isCapital && !isGiven(first) && next.isCapital && !CLOSED_WORDS.has(next.norm)
}

/** Verbs of which somebody else is the subject: "the thing Brenda told us about". */
const OF_OTHERS = toWordSet(
  'told said says thinks wants asked mentioned does spends has had was will quit left takes gets makes handles types enters sits decides',
)
export const isSubject = (tokens: readonly Token[], { to }: Range): boolean =>
  OF_OTHERS.has(tokens[to]?.norm ?? '')

/** "@Tom", "noor@acme": part of an address, or called to. */
export function isAddressed(tokens: readonly Token[], { from, to }: Range): boolean {
  const [before, behind] = [tokens[from - 1], tokens[to]]
  const isCalled = before?.norm === '@' && tokens[from]?.isGlued === true
  const isMail = behind?.norm === '@' && (behind.isGlued || tokens[to + 1]?.isGlued === true)
  return isCalled || isMail
}
