import { INDUSTRY_PIECES, MISLEADING_PIECES } from '#agent/lexicon/industry-pieces.ts'
import type { Finding } from '#agent/understand/message/act.ts'
import type { Message } from '#agent/understand/message/message.ts'
import { findTrades } from '#agent/understand/slots/industry/find-trades.ts'
import { ARTICLES } from '#agent/understand/slots/industry/mark-led.ts'
import { guessTrades } from '#agent/understand/slots/industry/trade-head.ts'
import { weighTrades } from '#agent/understand/slots/industry/weigh-trades.ts'
import { toSpan } from '#agent/understand/slots/read-parts.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'
import type { Industry } from '#domain/industry.ts'

/** From here on an industry is told, and from the second on it is a guess that anything said replaces. */
const TOLD = 0.68
const GUESSED = 0.4
/** "A bed and breakfast, family run": what a message opens with introduces its writer. */
const OPENING = 0.45

/**
 * The line of business of the visitor's firm, from their own words.
 * @param least - how likely it has to be, from 0 to 1
 */
export function readIndustry(message: Message, least = GUESSED): Finding[] {
  const best = weighTrades(message)[0]
  if (best === undefined || best.chance < least) return []
  return [
    toFinding(
      best.industry,
      toSpan(message, best.range),
      !best.isNamed || best.chance < (opens(message, best.range) ? OPENING : TOLD),
    ),
  ]
}

const opens = ({ tokens }: Message, { from }: Range) =>
  from === 0 || (from === 1 && ARTICLES.has(tokens[0]?.norm ?? ''))

const toFinding = (value: Industry, span: Finding['span'], isInferred: boolean): Finding => ({
  slot: 'industry',
  value,
  span,
  consumed: [],
  ...(isInferred ? { reading: { isInferred } } : {}),
})

/** What the name of the visitor's firm tells, or its host; anything said replaces it. */
export function inferIndustry(source: Finding): Finding[] {
  const words = tokenize(String(source.value).toLowerCase())
  const isHost = source.slot === 'company_website'
  const industry =
    findPiece(isHost ? toHostLabel(source) : toLabel(words)) ??
    (isHost ? null : guessFromName(words))
  return industry === null ? [] : [toFinding(industry, source.span, true)]
}

const NAMED = 0.6
/** What is longer is a sentence that was taken for a name. */
const NAME_MAX_WORDS = 5

function guessFromName(words: readonly Token[]): Industry | null {
  if (words.length > NAME_MAX_WORDS) return null
  const [named] = findTrades(words)
    .filter(({ isHead, sort }) => isHead && (sort === 'noun' || sort === 'topic'))
    .slice(-1)
  if (named !== undefined) return named.industry
  const [guess] = guessTrades(words)
  return guess !== undefined && guess.certainty >= NAMED ? guess.industry : null
}

const toHostLabel = ({ value }: Finding) => String(value).toLowerCase().split('.').at(-2) ?? ''

const toLabel = (words: readonly Token[]) =>
  words.flatMap(({ kind, norm }) => (kind === 'word' || kind === 'number' ? [norm] : [])).join('-')

function findPiece(label: string): Industry | null {
  const entry = INDUSTRY_PIECES.find(
    ([industry, pieces]) =>
      pieces.split(' ').some((piece) => hasPiece(label, piece)) &&
      MISLEADING_PIECES[industry]?.some((piece) => label.includes(piece)) !== true,
  )
  return entry?.[0] ?? null
}

function hasPiece(label: string, piece: string): boolean {
  const [isStart, isEnd] = [piece.startsWith('^'), piece.endsWith('$')]
  const letters = piece.slice(isStart ? 1 : 0, isEnd ? -1 : undefined)
  if (letters.includes('-')) return `-${label}`.includes(`-${letters}`)
  return label.split('-').some((word) => {
    if (isStart && isEnd) return word === letters
    if (isStart) return word.startsWith(letters)
    return isEnd ? word.endsWith(letters) : word.includes(letters)
  })
}
