import { GIVEN_NAMES } from '#agent/lexicon/given-names.ts'
import { isDenied } from '#agent/respond/wording/words/denied-words.ts'
import { FUNCTION_WORDS } from '#agent/respond/wording/words/function-words.ts'
import { mayNamePerson } from '#agent/respond/wording/words/person-words.ts'
import { stemWord } from '#agent/respond/wording/words/stem-word.ts'
import { isToolWord } from '#agent/respond/wording/words/tool-words.ts'

/** What the visitor said, as far as a writer's sentences are judged by it. Words are compared by their stems. */
export type VisitorWords = {
  /** Usable as names of things. */
  words: ReadonlySet<string>
  /** Two that stood side by side: "insurance verification". */
  pairs: ReadonlySet<string>
  /** Everything that was said, usable or not. */
  heard: ReadonlySet<string>
  /** What was said, sentence by sentence, without its function words: "| thre key bill lad | ". */
  runs: string
  /** Something was asked, wished or demanded, so that a thing named after it would seem granted. */
  isAsking: boolean
}

const HEARD_MAX_CHARS = 12_000
const WORD_MIN_CHARS = 3
const WORD_MAX_CHARS = 24
const ASKS = /[?？]/
/** Beginnings of what is wished, demanded, claimed or taken as granted. */
const WISHES = [
  /\b(?:please|confirm|agree|promise|expect|demand|must|should|ensure|make sure|want you|need you|tell me|say (?:yes|that))/,
  /\b(?:i|we) (?:need|want|would like|take it|assume|trust|insist|deserve)\b/,
  /\b(?:can|could|will|would|do|does|are|is) (?:i|we|you|it|this|that|there)\b/,
  /\b(?:you(?:'ll| will|'re going| are going| owe| said| told| promised)|give (?:me|us)|put me|refund me)\b/,
  /\b(?:guarant|refund|discount|deal\b|pric|cheap|legal|secur|complian|assum|waive|fee\b|fees\b|trial\b|sla\b|liab|lawyer|sue\b|warrant|money back|lower\b|offer|free\b|off\b|go live|be live)/,
  /\b(?:or we walk|you (?:work|pay|do|get|deliver)|unpaid|is paid|are paid|nothing is|contract says|correct\b|right\b|else no|less or)/,
]

function isUsable(piece: string): boolean {
  const isWord = /^[a-z]+(?:-[a-z]+)*$/.test(piece)
  const hasLength = piece.length >= WORD_MIN_CHARS && piece.length <= WORD_MAX_CHARS
  return isWord && hasLength && !isDenied(piece) && !isToolWord(piece) && !GIVEN_NAMES.has(piece)
}

/** Reads the message that is answered and the visitor's earlier ones. */
export function hearVisitor(message: string, earlier: readonly string[]): VisitorWords {
  const text = [message, ...earlier].join(' . ').slice(0, HEARD_MAX_CHARS).toLowerCase()
  const known = new Map<string, boolean>()
  const words = new Set<string>()
  const pairs = new Set<string>()
  const heard = new Set<string>()
  const run = ['|']
  let before = ''
  for (const piece of text.match(/[\p{L}\p{N}'’-]+|[.!?;\n]/gu) ?? []) {
    const stem = stemWord(piece)
    // Known ones are not weighed again, so that a long message costs no more than its different words.
    const canUse = known.get(piece) ?? isUsable(piece)
    known.set(piece, canUse)
    heard.add(stem)
    if (/^[.!?;\n]$/.test(piece)) run.push('|')
    else if (!FUNCTION_WORDS.has(piece)) run.push(stem)
    if (canUse) {
      words.add(stem)
      if (before !== '') pairs.add(`${before} ${stem}`)
    }
    before = canUse ? stem : ''
  }
  const asked = message.slice(0, HEARD_MAX_CHARS).toLowerCase().replaceAll('’', "'")
  const isAsking = ASKS.test(asked) || WISHES.some((wish) => wish.test(asked))
  return { words, pairs, heard, runs: ` ${run.join(' ')} | `, isAsking }
}

/** Whether a word of the model's is one of the visitor's for a thing, in whatever form, and for no person. */
export function isHeardThing(word: string, { words }: VisitorWords): boolean {
  return words.has(stemWord(word)) && !isDenied(word) && !mayNamePerson(word) && !isToolWord(word)
}
