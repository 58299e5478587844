import {
  DISTRESS_LISTS,
  DISTRESS_PHRASES,
  HYPERBOLE_PHRASES,
} from '#agent/lexicon/distress-phrases.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const DISTRESS = compilePhrases(DISTRESS_PHRASES, { lists: DISTRESS_LISTS })
const HYPERBOLE = compilePhrases(HYPERBOLE_PHRASES)

type Cause = keyof typeof DISTRESS_PHRASES
type Doubt = keyof typeof HYPERBOLE_PHRASES

/** What, said in the same sentence, makes the words a figure of speech, or somebody else's. */
const DOUBTS: Readonly<Record<Cause, readonly Doubt[]>> = {
  life: ['work', 'reported', 'mild'],
  plain: ['reported'],
  threat: ['work', 'reported', 'mild'],
  harmed: ['work', 'reported', 'mild'],
  urgent: ['work', 'reported', 'mild'],
}
const OWN_LIFE: readonly Cause[] = ['life', 'plain']
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '\n'])
const CLAUSE_ENDS: ReadonlySet<string> = new Set([...SENTENCE_ENDS, ',', ';', ':'])

/** `isDanger`: from others or to others, or a life at this moment, and not the speaker's wish to die. */
export type Distress = Pick<PhraseMatch, 'first' | 'last'> & { isDanger: boolean }

/**
 * The words of a message that speak of harming oneself or others, or of a life in danger now. Missing one costs more
 * than a kind word too many, so only what is plainly a figure of speech about work is passed over.
 */
export function findDistress(tokens: readonly Token[]): Distress | null {
  const found = findPhrases(DISTRESS, tokens)
  if (found.length === 0) return null
  const doubts = findPhrases(HYPERBOLE, tokens)
  const isMeant = ({ label, first }: PhraseMatch<Cause>) => {
    const sentence = findStretch(tokens, first, SENTENCE_ENDS)
    const clause = findStretch(tokens, first, CLAUSE_ENDS)
    return !doubts.some((doubt) => {
      const [from, to] = doubt.label === 'reported' ? sentence : clause
      return DOUBTS[label].includes(doubt.label) && doubt.first >= from && doubt.last <= to
    })
  }
  const match = found.find(isMeant)
  return match === undefined ? null : { ...match, isDanger: !OWN_LIFE.includes(match.label) }
}

function findStretch(
  tokens: readonly Token[],
  at: number,
  ends: ReadonlySet<string>,
): [from: number, to: number] {
  let from = at
  while (from > 0 && !ends.has(tokens[from - 1]?.norm ?? '')) from -= 1
  let to = at
  while (to < tokens.length && !ends.has(tokens[to]?.norm ?? '')) to += 1
  return [from, to]
}
