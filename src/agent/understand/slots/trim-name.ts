import { LEGAL_FORMS } from '#agent/lexicon/business-words.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { CLOSED_WORDS } from '#agent/lexicon/tagger-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { weighTag } from '#agent/understand/readers/tagger.ts'
import { type Introduction, isPause } from '#agent/understand/slots/introduction.ts'
import {
  isBusinessWord,
  isGiven,
  isOrdinary,
  isParticle,
  isTitle,
} from '#agent/understand/slots/name-words.ts'
import {
  isInitialPoint,
  isNamed,
  isSaint,
  isWith,
  type Kind,
  withPoint,
} from '#agent/understand/slots/take-name.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const LISTED = 4
const LIKELY_SHARE = 0.5
/** A range without the words of the sentence around it, and with what belongs to it beyond: "St. Brigid's", "Acme, Inc". */
export function trimName(intro: Introduction, kind: Kind, range: Range): Range | null {
  const { tokens } = intro.message
  let { from, to } = range
  while (from < to && isBefore(intro, kind, { from, to })) from += 1
  const end = tokens
    .slice(from + 1, to)
    .findIndex((_, ahead) => isEndInside(intro, kind, from, from + 1 + ahead))
  if (end >= 0) to = from + 1 + end
  while (to > from && isBehind(tokens, kind, to - 1)) to -= 1
  return to > from ? { from: growFront(tokens, kind, from), to: growBack(tokens, kind, to) } : null
}

const isNoWord = (token: Token | undefined, kind: Kind) =>
  token === undefined ||
  token.norm === "'s" ||
  token.kind === 'break' ||
  token.kind === 'sign' ||
  (kind === 'name' && token.kind === 'number')

/** "Technically Zephyrline", "at Kincaid", "Dr. Obi"; "Four Winds", "the Copper Kettle", and "am Happy Singh" begin so. */
function isBefore(intro: Introduction, kind: Kind, { from, to }: Range): boolean {
  const { message } = intro
  const { tokens } = message
  const [token, next] = [tokens[from], tokens[from + 1]]
  if (token === undefined || isNoWord(token, kind)) return true
  if (kind === 'name' && (isTitle(token) || isWith(tokens, from))) return true
  if (!isOrdinary(token)) return false
  const isInside = token.isCapital && from + 1 < to && from > 0 && !isPause(tokens, from - 1)
  if (kind === 'name') return !(isInside && isNamed(intro, from))
  if (token.norm in SMALL_NUMBERS || isBusinessWord(token) || isInside) return false
  // "Nothing Lost Freight"
  if (token.isCapital && next?.isCapital === true && !CLOSED_WORDS.has(token.norm))
    return weighTag(message, 'company', { from, to: from + 1 }) < LIKELY_SHARE
  return !(token.norm === 'the' && next?.isCapital === true)
}

function isBehind(tokens: readonly Token[], kind: Kind, at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return true
  if (kind === 'name')
    return (
      !isInitialPoint(tokens, at) && (isNoWord(token, kind) || isTitle(token) || isOrdinary(token))
    )
  return (
    isNoWord(token, kind) ||
    (CLOSED_WORDS.has(token.norm) && !isBusinessWord(token) && !token.isCapital)
  )
}

/** "Ines covering for Graham", "Maya w/ Acme", "Butler's Garden, Antalya" */
function isEndInside(
  { message: { tokens }, isCaseless }: Introduction,
  kind: Kind,
  from: number,
  at: number,
): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (kind === 'company') return isListEnd(tokens, from, at)
  const isOut =
    !isCaseless && tokens[from]?.isCapital === true && token.kind === 'word' && !token.isCapital
  return isWith(tokens, at) || (isOut && !isParticle(token) && !isGiven(token) && !token.isGlued)
}

/** A comma or a stop, but for "Smith, Jones & Partners" and "Acme, Inc". */
function isListEnd(tokens: readonly Token[], from: number, at: number): boolean {
  const norm = tokens[at]?.norm
  if (norm === '.') return isPause(tokens, at) && !isSaint(tokens, at)
  if (norm !== ',') return false
  if (LEGAL_FORMS.has(tokens[at + 1]?.norm ?? '')) return false
  return !tokens.slice(from, at + LISTED).some(({ norm: one }) => one === '&' || one === 'and')
}

/** Of these the name goes on behind "of". */
const BODIES = toWordSet(
  'city town county village borough state province republic university college school bank church parish diocese archdiocese board department ministry house institute museum port',
)

/** The first half of a name with a hyphen, "City of Verano", "7 Oaks", "24/7 Drainage", "St. Brigid's". */
function growFront(tokens: readonly Token[], kind: Kind, from: number): number {
  const [first, before, second] = [tokens[from], tokens[from - 1], tokens[from - 2]]
  if (before?.norm === '-' && first?.isGlued === true && second?.kind === 'word') return from - 2
  if (kind === 'name') return from
  if (before?.norm === '/' && second?.kind === 'number') return from - 2
  if (before?.norm === 'of' && second?.isCapital === true && BODIES.has(second.norm))
    return from - 2
  if (isSaint(tokens, from - 1)) return from - 2
  const isNumbered = before?.kind === 'number' && first?.isCapital === true
  return isNumbered && (from < 2 || isPause(tokens, from - 2)) ? from - 1 : from
}

function growBack(tokens: readonly Token[], kind: Kind, to: number): number {
  const next = tokens[to + 1]
  if (tokens[to]?.norm === '-' && next?.isGlued === true && next.kind === 'word') return to + 2
  if (kind === 'name') return withPoint(tokens, to)
  const comma = tokens[to]?.norm === ',' ? 1 : 0
  const form = tokens[to + comma]
  const isForm = form !== undefined && LEGAL_FORMS.has(form.norm) && (form.isCapital || comma === 0)
  return isForm ? to + comma + 1 : to
}
