import { NOT_PLAIN_PHRASES, PLAIN_SUBJECTS } from '#agent/lexicon/proposal-phrases.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const CUES = compilePhrases({ ours: PLAIN_SUBJECTS, not: NOT_PLAIN_PHRASES })

/** Whether a sentence says plainly how it is with those who write it, so that words cut out of it say what it says. */
export function isPlainStatement(tokens: readonly Token[]): boolean {
  const labels = findPhrases(CUES, tokens).map(({ label }) => label)
  const isQuestion = tokens.some(({ norm }) => norm === '?')
  return labels.includes('ours') && !labels.includes('not') && !isQuestion
}
