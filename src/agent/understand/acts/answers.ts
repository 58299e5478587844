import type { MoveAct } from '#agent/understand/act.ts'
import { readConsent } from '#agent/understand/acts/consent.ts'
import { toMove } from '#agent/understand/acts/to-move.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '!', '\n'])
const PLAIN_YES: ReadonlySet<string> = new Set([
  'yes',
  'yep',
  'yeah',
  'yup',
  'correct',
  'exactly',
  'right',
  'absolutely',
])
const PLAIN_NO: ReadonlySet<string> = new Set(['no', 'nope', 'nah'])

/** A yes or a no: the whole message, its first sentence, or the one word before a comma. */
export function findAnswers(tokens: readonly Token[], text: string): MoveAct[] {
  const end = tokens.findIndex(({ norm }) => SENTENCE_ENDS.has(norm))
  const isCut = end > 0 && tokens[end + 1]?.isGlued !== true
  const first = isCut ? tokens.slice(0, end) : tokens
  const answer =
    readConsent(tokens, 'question') ?? readConsent(first, 'question') ?? readWord(tokens)
  if (answer === null) return []
  return [
    toMove(
      answer === 'yes' ? 'affirm' : 'deny',
      { first: 0, last: first.length },
      { tokens, text },
    ),
  ]
}

function readWord([word, comma]: readonly Token[]): 'yes' | 'no' | null {
  if (word === undefined || comma?.norm !== ',') return null
  if (PLAIN_YES.has(word.norm)) return 'yes'
  return PLAIN_NO.has(word.norm) ? 'no' : null
}
