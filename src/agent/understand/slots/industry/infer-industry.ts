import {
  INDUSTRY_PIECES,
  MISLEADING_PIECES,
  OWN_TRADE_PHRASES,
} from '#agent/lexicon/industry-pieces.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Trade } from '#agent/understand/slots/industry/name-trade.ts'
import { guessTrade } from '#agent/understand/slots/industry/trade-head.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'
import type { Industry } from '#domain/industry.ts'

const OWN_TRADE = compilePhrases(OWN_TRADE_PHRASES as Record<Industry, string>)

/** A guess from the words of a trade; weaker than the firm's own name. */
export function hintTrade(tokens: readonly Token[]): Trade | null {
  const match = findPhrases(OWN_TRADE, tokens)[0]
  if (match === undefined) return null
  const [start, end] = [tokens[match.first]?.start ?? 0, tokens[match.last - 1]?.end ?? 0]
  return { industry: match.label, start, end, isVague: false }
}

/** The words of a name joined by hyphens; of a host the part before its ending. */
function toLabel({ slot, value }: Finding): string {
  const name = String(value).toLowerCase()
  if (slot === 'company_website') return name.split('.').at(-2) ?? name
  return tokenize(name)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ norm }) => norm)
    .join('-')
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

const NAMED = 0.6

/** What the words of a firm's name tell, where none of them is a known piece. */
function guessFromName({ slot, value }: Finding): Industry | null {
  const guess = slot === 'company_name' ? guessTrade(tokenize(String(value))) : null
  return guess !== null && guess.certainty >= NAMED ? guess.industry : null
}

/** A guess from the words in a host or a firm's name; anything said replaces it. */
export function inferIndustry(source: Finding): Finding[] {
  const label = toLabel(source)
  const entry = INDUSTRY_PIECES.find(
    ([industry, pieces]) =>
      pieces.split(' ').some((piece) => hasPiece(label, piece)) &&
      MISLEADING_PIECES[industry]?.some((piece) => label.includes(piece)) !== true,
  )
  const industry = entry?.[0] ?? guessFromName(source)
  if (industry === null) return []
  return [
    {
      slot: 'industry',
      value: industry,
      span: source.span,
      reading: { isInferred: true },
      consumed: [],
    },
  ]
}
