import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { ROLE_NOUNS } from '#agent/lexicon/tagger-words.ts'
import { OTHERS_LEADS, TRADE_LEAD_LISTS, TRADE_LEADS } from '#agent/lexicon/trade-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Message } from '#agent/understand/message.ts'
import { tagSpans } from '#agent/understand/readers/tagger.ts'
import { hintTrade } from '#agent/understand/slots/industry/infer-industry.ts'
import { matchDoing } from '#agent/understand/slots/industry/match-doing.ts'
import {
  isGenericNoun,
  matchAnywhere,
  matchHead,
  type Trade,
} from '#agent/understand/slots/industry/name-trade.ts'
import {
  ARTICLES,
  HEAD_MAX_WORDS,
  isOfHead,
  readDescription,
} from '#agent/understand/slots/industry/read-description.ts'
import { guessTrade } from '#agent/understand/slots/industry/trade-head.ts'
import { toStem } from '#agent/understand/slots/industry/trade-terms.ts'
import { type Clause, findClauseOf } from '#agent/understand/text/clauses.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const LEADS = compilePhrases(TRADE_LEADS, { lists: TRADE_LEAD_LISTS })
/** The learned reader is believed for a name of a trade, and from here on for any words of one. */
const SURE = 0.75
const LEAST_SURE = 0.3
/** On held-out authors 89 of 100 guesses from here on are right, and 95 of those from sentences. */
const GUESSED_SPAN = 0.5
const GUESSED = 0.7

/** The line of business of the visitor's firm, from their own words; a mention in passing is none. */
export function readIndustry(message: Message): Finding[] {
  const { tokens, asked } = message
  const isAsked = asked.includes('industry')
  const led = readLed(message) ?? readPossessed(message)
  const said =
    led ??
    (isAsked ? readStanding(message, true) : null) ??
    readDoing(message, isAsked) ??
    readTagged(message, SURE) ??
    readStanding(message, false) ??
    readArticled(message) ??
    (isAsked ? readMentioned(message) : null)
  if (said !== null && !said.isVague) return [toFinding(said, isWeak(message, said, led !== null))]
  // "The agency" says less than "certificates of insurance" beside it.
  const vague = said ?? readTagged(message, LEAST_SURE)
  const hinted = hintTrade(tokens) ?? guessFromSentences(message) ?? vague
  if (hinted === null) return []
  const isSame = hinted.industry === said?.industry
  return [toFinding(hinted, !isSame || (said !== null && isWeak(message, said, led !== null)))]
}

/** What the words of a sentence tell of the trade, though none of them names it. */
function guessFromSentences({ tokens, sentences, clauses }: Message): Trade | null {
  let best: (Trade & { certainty: number }) | null = null
  for (const { from, to } of sentences) {
    if (!isOwn(findClauseOf(clauses, from))) continue
    const words = tokens.slice(from, to)
    const guess = guessTrade(words)
    if (guess === null || guess.certainty < Math.max(GUESSED, best?.certainty ?? 0)) continue
    best = { ...guess, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, isVague: false }
  }
  return best
}

/** "We run 4 warehouses", "6 shops": what is counted may be a part of the firm, or its customers'; a role is no firm. */
function isWeak(
  { tokens, asked }: Message,
  { start, end, isVague }: Trade,
  isLed: boolean,
): boolean {
  const at = tokens.findIndex((token) => token.start === start)
  const last = tokens.findIndex((token) => token.end >= end)
  // "Hotel manager"
  const isRole = [last, last + 1].some((place) => ROLE_NOUNS.has(tokens[place]?.norm ?? ''))
  const isCounted = [at - 1, at - 2].some(
    (before) => tokens[before]?.kind === 'number' || (tokens[before]?.norm ?? '') in SMALL_NUMBERS,
  )
  return !asked.includes('industry') && (((isCounted || isRole) && !isLed) || isVague)
}

/** Asked for it, any trade that is named is theirs, unless they compare or speak of somebody else's. */
function readMentioned({ tokens, clauses }: Message): Trade | null {
  const isPlain = clauses.every((clause) => isOwn(clause) && !clause.isNegated)
  return isPlain && !tokens.some(({ norm }) => COMPARES.has(norm)) ? matchAnywhere(tokens) : null
}

const COMPARES = toWordSet('than you your my')

const toFinding = ({ industry, start, end }: Trade, isInferred: boolean): Finding => ({
  slot: 'industry',
  value: industry,
  span: [start, end],
  consumed: [],
  ...(isInferred ? { reading: { isInferred } } : {}),
})

/** A customer's, a former employer's, or a supposed firm is not theirs. */
const isOwn = (clause: Clause | undefined): boolean =>
  clause === undefined || (clause.owner === 'us' && !isUnreal(clause))

const isUnreal = (clause: Clause | undefined): boolean =>
  clause !== undefined && (clause.isSupposed || clause.time === 'past')

/** "We're a logistics firm", "I work for a local council", "ours is a chain of shoe stores". */
function readLed(message: Message): Trade | null {
  const { tokens, clauses } = message
  for (const { last, first } of findPhrases(LEADS, tokens)) {
    if (!isOwn(findClauseOf(clauses, Math.min(last, tokens.length - 1)))) continue
    // "In the warehouse" is a place, and "I work here" no lead to one.
    const isPlaced =
      THEIRS.has(tokens[last]?.norm ?? '') &&
      PLACES.has(tokens[last - 1]?.norm ?? '') &&
      !isSector(tokens, last)
    const found = isPlaced || first === last ? null : readDescription(tokens, last, true)
    if (found !== null) return found
  }
  return null
}

const PLACES = toWordSet(
  'at in of for with do offer provide have run manage handle keep own lead at',
)
const THEIRS = toWordSet('the our my your')
const SECTORS = toWordSet('industry sector business space trade field world game')
const isSector = (tokens: readonly Token[], at: number) =>
  tokens.slice(at, at + 6).some(({ norm }) => SECTORS.has(norm))

/** "Our dental practice", "our city planning department": what one says "our" of only when it is one's own. */
function readPossessed({ tokens, clauses }: Message): Trade | null {
  for (const [at, { norm }] of tokens.entries()) {
    if ((norm !== 'our' && norm !== 'my') || !isOwn(findClauseOf(clauses, at))) continue
    const found = readDescription(tokens, at + 1, false)
    if (found === null || found.isVague) continue
    const isCivic = found.industry === 'government'
    if (isCivic || OWN_PLACES.has(toStem(lastWordOf(tokens, found)))) return found
  }
  return null
}

const OWN_PLACES = toWordSet(
  'practice clinic factory plant hotel restaurant school hospital dealership brewery bakery shop store company firm business agency college gym salon',
)

/** A name of a trade that is not in the lexicon. */
function guessSpan(words: readonly Token[]): Trade | null {
  const guess = guessTrade(words)
  if (guess === null || guess.certainty < GUESSED_SPAN) return null
  return { ...guess, start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, isVague: false }
}

/** Words that the learned reader takes for the trade of the visitor's firm. */
function readTagged(message: Message, least: number): Trade | null {
  const { tokens, clauses } = message
  for (const span of tagSpans(message)) {
    if (span.tag !== 'trade' || span.certainty < least) continue
    const clause = findClauseOf(clauses, span.from)
    if (!isOwn(clause) || isLedByOthers(tokens, clause, span.from)) continue
    const found = nameSpan(tokens, span)
    if (found !== null && !(found.isVague && least === SURE)) return found
  }
  return null
}

function nameSpan(tokens: readonly Token[], { from, to }: Range): Trade | null {
  if (CUSTOMERS.has(tokens[from - 1]?.norm ?? '')) return null
  let start = from
  while (start > Math.max(0, from - HEAD_MAX_WORDS) && isBeforeHead(tokens, start - 1)) start -= 1
  const words = tokens.slice(start, to)
  return matchHead(words) ?? matchAnywhere(words) ?? guessSpan(words)
}

/** The learned reader leaves out "online" of "online wine store" at times. */
const isBeforeHead = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'word' &&
  isOfHead(tokens, at) &&
  !ARTICLES.has(tokens[at]?.norm ?? '') &&
  !SPOKEN.has(tokens[at]?.norm ?? '')

const CUSTOMERS = toWordSet('for to from like than')

/** "insurance agency, 8 people", "hospice here": a description between two pauses and nothing else. */
function readStanding(
  { tokens, clauses, sentences, asked }: Message,
  isAsked: boolean,
): Trade | null {
  for (const part of [...listParts(tokens, sentences)].slice(0, PARTS_MAX)) {
    const { from, to } = part
    // "A staffing agency" is a firm of others only beside a subject.
    if (isUnreal(findClauseOf(clauses, from)) || to - from > HEAD_MAX_WORDS + 1) continue
    const isName = asked.length > 0 && !isAsked && to - from === 1
    if (isName || isSpoken(tokens, part)) continue
    const found = readDescription(tokens, from, true)
    if (found !== null && (isAsked || isSaidAlone(tokens, part, found))) return found
  }
  return null
}

/** Words of a sentence about something, rather than of a description. */
const isSpoken = (tokens: readonly Token[], { from, to }: Range) =>
  tokens
    .slice(from, to)
    .some(
      ({ norm }, at) =>
        SPOKEN.has(norm) && !(at === 0 && norm === 'the' && isBehindName(tokens, from)),
    )

function isSaidAlone(
  tokens: readonly Token[],
  { from, to }: Range,
  { start, end }: Trade,
): boolean {
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (end > (last?.end ?? 0)) return false
  const isWhole = start === first?.start && end === last?.end
  const isOrganization = to - from > 1 && isGenericNoun(last?.norm ?? '')
  return isWhole || isOrganization || first?.norm === 'a' || first?.norm === 'an'
}

/** "I'm with Pikeperch, the e-shop for fishing gear": behind a name that was read before. */
const isBehindName = (tokens: readonly Token[], from: number) =>
  tokens[from - 1]?.norm === ',' && tokens[from - 2]?.kind === 'break'

const SPOKEN = toWordSet('we i you they the our my their your his her to by get gets is are')

/** Nobody introduces themselves beyond this. */
const PARTS_MAX = 60

/** Between signs and figures; "here" behind a trade is no part of it. */
function* listParts(tokens: readonly Token[], sentences: readonly Range[]): Generator<Range> {
  for (const { from, to } of sentences) {
    let start = from
    for (let at = from; at <= to; at += 1) {
      const token = tokens[at]
      const isBreak =
        at === to ||
        token?.kind === 'number' ||
        (token?.kind === 'sign' && !(token.isGlued && tokens[at + 1]?.isGlued === true)) ||
        token?.norm === ',' ||
        token?.norm === 'in' ||
        token?.norm === 'near'
      if (!isBreak) continue
      const end = tokens[at - 1]?.norm === 'here' ? at - 1 : at
      if (end > start) yield { from: start, to: end }
      start = at + 1
    }
  }
}

const PREFIX_MAX_WORDS = 8

const isLedByOthers = (tokens: readonly Token[], clause: Clause | undefined, at: number) =>
  clause !== undefined &&
  tokens
    .slice(Math.max(clause.from, at - PREFIX_MAX_WORDS), at)
    .some(({ norm }) => OTHERS_LEADS.has(norm))

/** "I sit in the office of a wind farm operator": any lead-in that leaves it theirs. */
function readArticled({ tokens, clauses }: Message): Trade | null {
  for (const [at, { norm }] of tokens.entries()) {
    if (norm !== 'a' && norm !== 'an') continue
    const clause = findClauseOf(clauses, at)
    if (!isOwn(clause) || clause === undefined || at - clause.from > PREFIX_MAX_WORDS) continue
    if (isLedByOthers(tokens, clause, at)) continue
    const found = readDescription(tokens, at, true)
    if (found !== null && isGenericNoun(lastWordOf(tokens, found))) return found
  }
  return null
}

const lastWordOf = (tokens: readonly Token[], { end }: Trade) =>
  tokens.find((token) => token.end === end)?.norm ?? ''

/** A verb and its object may go on in the next clause: "we design, make and fit kitchens". */
const DOING_REACH = 8

function readDoing({ tokens, clauses }: Message, isAsked: boolean): Trade | null {
  for (const clause of clauses) {
    if (!isOwn(clause) || clause.isNegated) continue
    const to = Math.min(clause.sentence.to, clause.to + DOING_REACH)
    const found = matchDoing(tokens.slice(clause.from, to), isAsked)
    if (found !== null) return found
  }
  return null
}
