import { indexVerbs, type Verb } from '#agent/lexicon/verb-forms.ts'
import {
  MANUAL_VERBS,
  PROCESS_NOUNS,
  WEAK_VERBS,
  WORK_NOUNS,
  WORK_VERBS,
} from '#agent/lexicon/work-words.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const VERBS = indexVerbs([...WORK_VERBS, ...MANUAL_VERBS])

/** The verb of work that a token is a form of. */
export function readVerb(token: Pick<Token, 'norm' | 'kind'> | undefined): Verb | undefined {
  return token?.kind === 'word' ? VERBS.get(token.norm) : undefined
}

export const isManual = ({ base }: Verb): boolean => MANUAL_VERBS.has(base)
export const isWeak = ({ base }: Verb): boolean => WEAK_VERBS.has(base)

/** Whether a word, of one or of many, is a thing that office work is done on. */
export function isWorkNoun(norm: string): boolean {
  if (WORK_NOUNS.has(norm) || PROCESS_NOUNS.has(norm)) return true
  if (norm.endsWith('ies')) return WORK_NOUNS.has(`${norm.slice(0, -3)}y`)
  if (norm.endsWith('es') && WORK_NOUNS.has(norm.slice(0, -2))) return true
  return norm.endsWith('s') && WORK_NOUNS.has(norm.slice(0, -1))
}

export const isProcess = (norm: string): boolean => PROCESS_NOUNS.has(norm)

/** Whether a text names a process or a thing that office work is done on. */
export const namesWork = (tokens: readonly Token[]): boolean =>
  tokens.some(({ norm }) => isWorkNoun(norm))
