import { LEGAL_FORMS } from '#agent/lexicon/business-words.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { CLOSED_WORDS } from '#agent/lexicon/tagger-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { weighTag } from '#agent/understand/readers/tagger.ts'
import { type Introduction, isPause } from '#agent/understand/slots/introduction.ts'
import { isBusinessWord, isOrdinary } from '#agent/understand/slots/name-words.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const WORDS_MAX = 12
const LEAST_SHARE = 0.3
/** Between the words of one firm's name. */
const LINKS = toWordSet('& of and the de la di y und et +')
const LABEL_SIGNS = toWordSet(': = , - "')
const SHORTEST_FORM = 3

/** The words at a place that can be a firm's name. `isSure`: the words before say that one follows. */
export function takeFirm(
  { message, isCaseless }: Introduction,
  at: number,
  isSure: boolean,
): Range | null {
  const { tokens } = message
  const from = skipArticle(tokens, LABEL_SIGNS.has(tokens[at]?.norm ?? '') ? at + 1 : at)
  const isSmall = isCaseless || tokens[from]?.isCapital !== true
  const isLikely = (range: Range) => weighTag(message, 'company', range) > LEAST_SHARE
  const canCall = (token: Token, index: number) =>
    isSmall
      ? (isSure && canCallSmall(token)) || isLikely({ from: index, to: index + 1 })
      : isWritten(token)
  const range = { from, to: endOfFirm(tokens, from, canCall) }
  // "The people I work with are barristers"
  const isTrade = isSmall && range.to - from === 1 && !isLikely(range)
  return range.to > from && !isTrade ? range : null
}

const skipArticle = (tokens: readonly Token[], at: number) =>
  tokens[at]?.norm === 'the' && tokens[at + 1]?.isCapital === true ? at + 1 : at

function endOfFirm(
  tokens: readonly Token[],
  from: number,
  canCall: (token: Token, index: number) => boolean,
): number {
  let to = from
  for (let next = from; next < Math.min(tokens.length, from + WORDS_MAX); next += 1) {
    const token = tokens[next]
    if (token === undefined || (isPause(tokens, next) && token.norm !== '&')) break
    if (canCall(token, next) || token.norm === "'s") to = next + 1
    else if (token.kind === 'word' && !LINKS.has(token.norm)) break
  }
  return to
}

const isWritten = ({ isCapital, norm, kind }: Token) =>
  (isCapital && norm !== 'i') || kind === 'number'
const canCallSmall = (token: Token) =>
  token.kind === 'word' && (isBusinessWord(token) || !CLOSED_WORDS.has(token.norm))

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

/** A range without the words of the sentence around it, and with the legal form and the number that belong to it. */
export function trimFirm(tokens: readonly Token[], range: Range): Range | null {
  let { from, to } = range
  while (from < to && isBeforeFirm(tokens, from, to)) from += 1
  while (to > from && isBehindFirm(tokens[to - 1])) to -= 1
  return to > from ? { from: growFront(tokens, from), to: growBack(tokens, to) } : null
}

const isNoWord = ({ kind, norm }: Token) => kind === 'break' || kind === 'sign' || norm === "'s"

/** "Technically Zephyrline", "at Kincaid"; "Four Winds" and "the Copper Kettle" begin so. */
function isBeforeFirm(tokens: readonly Token[], at: number, to: number): boolean {
  const token = tokens[at]
  if (token === undefined || isNoWord(token)) return true
  if (!isOrdinary(token) || token.norm in SMALL_NUMBERS || isBusinessWord(token)) return false
  const isInside = token.isCapital && at > 0 && !isPause(tokens, at - 1) && at + 1 < to
  return !(isInside || (token.norm === 'the' && tokens[at + 1]?.isCapital === true))
}

const isBehindFirm = (token: Token | undefined): boolean =>
  token !== undefined &&
  (isNoWord(token) || (CLOSED_WORDS.has(token.norm) && !isBusinessWord(token) && !token.isCapital))

/** Of these the name goes on behind "of". */
const BODIES = toWordSet(
  'city town county village borough state province republic university college school bank church parish diocese archdiocese board department ministry house institute museum port',
)

/** "City of Verano", "7 Oaks", "24/7 Drainage", "St. Brigid's", and the first half of a name with a hyphen. */
function growFront(tokens: readonly Token[], from: number): number {
  const [first, before, second] = [tokens[from], tokens[from - 1], tokens[from - 2]]
  if (before?.norm === '/' && second?.kind === 'number') return from - 2
  if (before?.norm === 'of' && second?.isCapital === true && BODIES.has(second.norm))
    return from - 2
  if (before?.norm === '.' && second?.norm === 'st') return from - 2
  if (before?.norm === '-' && first?.isGlued === true && second?.kind === 'word') return from - 2
  const isNumbered = before?.kind === 'number' && first?.isCapital === true
  return isNumbered && (from < 2 || isPause(tokens, from - 2)) ? from - 1 : from
}

function growBack(tokens: readonly Token[], to: number): number {
  const next = tokens[to + 1]
  if (tokens[to]?.norm === '-' && next?.isGlued === true && next.kind === 'word') return to + 2
  const comma = tokens[to]?.norm === ',' ? 1 : 0
  const form = tokens[to + comma]
  const isForm = form !== undefined && LEGAL_FORMS.has(form.norm) && (form.isCapital || comma === 0)
  return isForm ? to + comma + 1 : to
}

const INNER = toWordSet("in on for at by to 's")

/** "Okafor Logistics in Houston" */
export const hasPreposition = (words: readonly Token[]): boolean =>
  words.some(({ norm, isCapital }) => !isCapital && norm !== "'s" && INNER.has(norm))

/** "Pannonia Seeds but the brand is Kukuruz": words of grammar that stand in no name. */
export const isSentence = (words: readonly Token[]): boolean =>
  words.some(
    ({ norm, isCapital }) =>
      CLOSED_WORDS.has(norm) && !(isCapital || LINKS.has(norm) || INNER.has(norm)),
  )
