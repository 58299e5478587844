import { hashText, mixHashes } from '#agent/understand/readers/hashing.ts'
import { openHead, scoreHead } from '#agent/understand/readers/head-model.ts'
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

const MODEL = openHead(TRADE_WEIGHTS)

/** The likeliest line of business that some words tell, and how likely it is; null where they tell none. */
export function guessTrade(
  tokens: readonly Token[],
): { industry: Industry; certainty: number } | null {
  const scores = scoreHead(MODEL, describeTrade(tokens), TRADE_LABELS.length)
  const shares = toShares(scores, MODEL.temperature)
  const certainty = Math.max(...shares)
  const industry = TRADE_LABELS[shares.indexOf(certainty)] ?? 'silent'
  return industry === 'silent' ? null : { industry, certainty }
}
