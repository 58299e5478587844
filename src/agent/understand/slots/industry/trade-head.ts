import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
import { type HeadModel, openHead, scoreHead } from '#agent/understand/readers/head-model.ts'
import { toShares } from '#agent/understand/readers/models.ts'
import { nameSpace } from '#agent/understand/readers/scene.ts'
import { toTradeWords } from '#agent/understand/slots/industry/trade-terms.ts'
import TRADE_WEIGHTS from '#agent/understand/slots/industry/trade-weights.json' with {
  type: 'json',
}
import type { Token } from '#agent/understand/text/tokens.ts'
import { INDUSTRY_FIT, type Industry } from '#domain/industry.ts'

/** Words that tell no line of business have the last label. */
export const TRADE_LABELS: readonly (Industry | 'silent')[] = [
  ...(Object.keys(INDUSTRY_FIT) as Industry[]),
  'silent',
]
export const WORDS_MODEL = openHead(TRADE_WEIGHTS.words)
/** Whether what speaks for an industry is believed. */
export const EVIDENCE_MODEL = openHead(TRADE_WEIGHTS.evidence)

const WORD = nameSpace('trade word')
const PAIR = nameSpace('trade pair')
const START = nameSpace('trade start')
const END = nameSpace('trade end')
const LAST = nameSpace('trade last')
const PART_LETTERS = 5
/** What stands behind these is not read, so that the time stays linear. */
const WORDS_MAX = 40

/** Hashed features of some words: each by itself, its first and last letters, and every two in a row. */
export function describeTrade(tokens: readonly Token[]): ReadonlySet<number> {
  const stems = toTradeWords(tokens)
    .map(({ stem }) => stem)
    .slice(0, WORDS_MAX)
  const features = new Set<number>()
  for (const [at, stem] of stems.entries()) {
    features.add(mixHashes(WORD, hashText(stem)))
    if (stem.length > PART_LETTERS) {
      features.add(mixHashes(START, hashText(stem.slice(0, PART_LETTERS))))
      features.add(mixHashes(END, hashText(stem.slice(-PART_LETTERS))))
    }
    const next = stems[at + 1]
    if (next !== undefined) features.add(mixHashes(PAIR, hashText(stem), hashText(next)))
    else features.add(mixHashes(LAST, hashText(stem)))
  }
  return features
}

export type TradeGuess = { industry: Industry; certainty: number }

/** What some words tell of the line of business, the likeliest first; nothing where they likely tell none. */
export function guessTrades(
  tokens: readonly Token[],
  model: HeadModel = WORDS_MODEL,
): TradeGuess[] {
  const scores = scoreHead(model, describeTrade(tokens), TRADE_LABELS.length)
  const shares = toShares(scores, model.temperature)
  return TRADE_LABELS.flatMap((industry, label): TradeGuess[] => {
    const certainty = shares[label] ?? 0
    return industry === 'silent' || certainty < LEAST_SHARE ? [] : [{ industry, certainty }]
  }).toSorted((one, other) => other.certainty - one.certainty)
}

const LEAST_SHARE = 0.1
