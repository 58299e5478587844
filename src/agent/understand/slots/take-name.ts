import { LEGAL_FORMS } from '#agent/lexicon/business-words.ts'
import { COMMON_WORDS } from '#agent/lexicon/common-words.ts'
import { CLOSED_WORDS, OCCUPATIONS, ROLE_NOUNS } from '#agent/lexicon/tagger-words.ts'
import { WEEKDAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { weighTag } from '#agent/understand/readers/tagger.ts'
import { type Introduction, isPause } from '#agent/understand/slots/introduction.ts'
import {
  canName,
  isBusinessWord,
  isGiven,
  isParticle,
  isTitle,
  wordsOf,
} from '#agent/understand/slots/name-words.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

/** What is named: a person or a firm. The tagger calls them so too. */
export type Kind = 'name' | 'company'

const WORDS_MAX = { name: 4, company: 12 } as const
const LEAST_SHARE = 0.3
const SHORTEST_FORM = 3
/** Between the words of one firm's name. */
const LINKS = toWordSet('& of and the de la di y und et +')
const LABEL_SIGNS = toWordSet(': = , - "')

/** The words at a place that can be a name, up to the first that cannot. `isSure`: the words before say that one follows. */
export function takeName(
  intro: Introduction,
  kind: Kind,
  at: number,
  isSure = false,
): Range | null {
  const { tokens } = intro.message
  const from = skipLead(tokens, kind, at)
  let [to, words] = [from, 0]
  for (let next = from; next < tokens.length && words < WORDS_MAX[kind]; next += 1) {
    const range = { from, to: next }
    if (kind === 'name' ? isWordOfPerson(intro, range) : isWordOfFirm(intro, range, isSure)) {
      to = next + 1
      words += 1
    } else if (next === from || !isLink(tokens, kind, next)) break
  }
  const range = { from, to: kind === 'name' ? withPoint(tokens, to) : to }
  return to > from && isWhole(intro, kind, range) ? range : null
}

/** Behind the sign of a label, a title, and the article of a firm. */
function skipLead(tokens: readonly Token[], kind: Kind, at: number): number {
  let from = at
  while (LABEL_SIGNS.has(tokens[from]?.norm ?? '')) from += 1
  if (kind === 'company')
    return tokens[from]?.norm === 'the' && tokens[from + 1]?.isCapital === true ? from + 1 : from
  while (isTitle(tokens[from]) || (tokens[from]?.norm === '.' && isTitle(tokens[from - 1])))
    from += 1
  return from
}

/** More than a letter; "the people I work with are barristers" names a trade. */
function isWhole({ message, isCaseless }: Introduction, kind: Kind, range: Range): boolean {
  const { from, to } = range
  if (kind === 'name')
    return to - from > 2 || wordsOf(message.tokens, range).some(({ norm }) => norm.length > 1)
  const isSmall = isCaseless || message.tokens[from]?.isCapital !== true
  return !isSmall || to - from > 1 || weighTag(message, 'company', range) > LEAST_SHARE
}

/** Whether a person's name that begins at `from` goes on with the word at `to`. */
function isWordOfPerson(intro: Introduction, { from, to }: Range): boolean {
  const { message, isCaseless } = intro
  const token = message.tokens[to]
  if (token === undefined || isWith(message.tokens, to)) return false
  if (!canName(token)) return to === from ? isNamed(intro, to) : isFamilyName(intro, { from, to })
  if (to === from) return true
  if (!isCaseless) return token.isCapital || message.tokens[from]?.isCapital !== true
  return weighTag(message, 'name', { from: to, to: to + 1 }) >= LEAST_SHARE
}

/** "Everybody calls me Skip": any word that has a capital inside of a sentence. */
export function isNamed({ message: { tokens }, isCaseless }: Introduction, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (isCaseless || token?.kind !== 'word' || !token.isCapital) return false
  if (before?.kind !== 'word' || before.isCapital || token.norm in WEEKDAYS) return false
  return !CLOSED_WORDS.has(token.norm) && !ROLE_NOUNS.has(token.norm)
}

const AFTER_NAMES = toWordSet('from at with here')

/** "Rose Clerk", "Rose Clerk from Acme": a trade behind a name, and the sentence ends or goes on to the firm. "Office Manager" is a trade alone. */
function isFamilyName({ message: { tokens } }: Introduction, { from, to }: Range): boolean {
  const [first, token] = [tokens[from], tokens[to]]
  if (first === undefined || (COMMON_WORDS.has(first.norm) && !isGiven(first))) return false
  const isTrade = ROLE_NOUNS.has(token?.norm ?? '') || OCCUPATIONS.has(token?.norm ?? '')
  const isEnd = isPause(tokens, to + 1) || AFTER_NAMES.has(tokens[to + 1]?.norm ?? '')
  return isTrade && token?.isCapital === true && to === from + 1 && isEnd
}

function isWordOfFirm(
  { message, isCaseless }: Introduction,
  { from, to }: Range,
  isSure: boolean,
): boolean {
  const token = message.tokens[to]
  if (token === undefined || token.kind === 'sign' || token.kind === 'break') return false
  if (token.norm === "'s") return to > from
  if (!isCaseless && message.tokens[from]?.isCapital === true) return isWritten(token)
  const isCallable =
    token.kind === 'word' && (isBusinessWord(token) || !CLOSED_WORDS.has(token.norm))
  return (
    (isSure && isCallable) || weighTag(message, 'company', { from: to, to: to + 1 }) > LEAST_SHARE
  )
}

const isWritten = ({ isCapital, norm, kind }: Token) =>
  (isCapital && norm !== 'i') || kind === 'number'

/** Particles of a family name, the hyphen of "Jean-Luc", the point of "J. Patel", and "&" and "of" in a firm's name. */
function isLink(tokens: readonly Token[], kind: Kind, at: number): boolean {
  const [token, behind] = [tokens[at], tokens[at + 1]]
  if (token === undefined || behind === undefined) return false
  if (token.norm === '-') return token.isGlued && behind.isGlued
  if (kind === 'company')
    return (
      token.norm === '&' || (LINKS.has(token.norm) && !isPause(tokens, at)) || isSaint(tokens, at)
    )
  if (isParticle(token)) return canName(behind)
  return isInitialPoint(tokens, at) && behind.isCapital
}

export const isSaint = (tokens: readonly Token[], at: number) =>
  tokens[at]?.norm === '.' && tokens[at - 1]?.norm === 'st'
export const isInitialPoint = (tokens: readonly Token[], at: number) =>
  tokens[at]?.norm === '.' && tokens[at - 1]?.norm.length === 1
export const withPoint = (tokens: readonly Token[], to: number) =>
  isInitialPoint(tokens, to) ? to + 1 : to

/** "w/ Acme", "w Acme" */
export function isWith(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.norm === 'w' && (!token.isCapital || tokens[at + 1]?.norm === '/')
}

/** What may stand right before a name at the start of a thought. */
const LEADS = toWordSet(
  'hi hello hey hiya yo is am morning evening afternoon day well sorry yes yeah ok it and',
)

/** The name that ends right before a place: "Maya Okafor here". It begins a thought. */
export function takeNameBefore(intro: Introduction, last: number): Range | null {
  const { tokens } = intro.message
  for (let from = Math.max(0, last - WORDS_MAX.name - 1); from < last; from += 1) {
    const isStart =
      from === 0 || isPause(tokens, from - 1) || LEADS.has(tokens[from - 1]?.norm ?? '')
    const taken = isStart ? takeName(intro, 'name', from) : null
    if (taken?.to === last) return taken
  }
  return null
}

/** Names that end with a legal form, which nothing else has: "Orbis Plast GmbH". */
export function listLegalNames(tokens: readonly Token[]): Range[] {
  return tokens.flatMap((form, at): Range[] => {
    if (!LEGAL_FORMS.has(form.norm) || form.norm.length < SHORTEST_FORM) return []
    let from = tokens[at - 1]?.norm === ',' ? at - 1 : at
    while (from > 0 && isOfName(tokens, from - 1)) from -= 1
    return from < at ? [{ from, to: at + 1 }] : []
  })
}

const isOfName = (tokens: readonly Token[], at: number) => {
  const token = tokens[at]
  if (token === undefined || isPause(tokens, at)) return false
  return isWritten(token) || (LINKS.has(token.norm) && tokens[at - 1]?.isCapital === true)
}
