import { DRAGGING_PHRASES, INTRODUCING_PHRASES } from '#agent/lexicon/proposal-phrases.ts'
import type { Act, Finding, Span } from '#agent/understand/act.ts'
import { BLANK } from '#agent/understand/message-view.ts'
import { isPlainStatement } from '#agent/understand/proposals/plain-statement.ts'
import { findSentences } from '#agent/understand/proposals/read-quote.ts'
import { overlaps, type WeighedMessage } from '#agent/understand/proposals/weighed-message.ts'
import { isWorkNoun, readVerb } from '#agent/understand/slots/pain/work-words.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

const CUES = compilePhrases({ introduces: INTRODUCING_PHRASES, drags: DRAGGING_PHRASES })
const WORDS_MIN = 3
const QUOTE_MAX_CHARS = 200

const has = (tokens: readonly Token[], label: 'introduces' | 'drags') =>
  findPhrases(CUES, tokens).some((match) => match.label === label)

/** A process and what is done with it, or how it drags; a verb alone may be anything. */
function tellsOfWork(tokens: readonly Token[]): boolean {
  const isProcess = tokens.some(({ norm }) => isWorkNoun(norm))
  const isDone = tokens.some((token) => readVerb(token) !== undefined && !isWorkNoun(token.norm))
  return isProcess ? isDone || has(tokens, 'drags') : isDone && has(tokens, 'drags')
}

/** "Torvald Brekke, I handle dispatch for …" says who writes. */
function isIntroduction(sentence: readonly Token[], span: Span, acts: readonly Act[]): boolean {
  const isNamed = acts.some(
    (act) =>
      act.kind === 'inform' &&
      (act.slot === 'contact_name' || act.slot === 'company_name') &&
      overlaps(act.span, span),
  )
  return isNamed || has(sentence, 'introduces')
}

/** The visitor's work in their own words: a plain sentence of theirs that names a process and what hurts or is done. */
export function readProposedPain({ own, acts }: WeighedMessage, quote: Span): Finding | null {
  const isSeller = acts.some((act) => act.kind === 'inform' && act.value === 'not_a_buyer')
  const view = own
  const around = findSentences(view.plain, quote)
  // The sign that ends the sentence tells whether it asks.
  const sentence = tokenize(view.visible.slice(around[0], around[1] + 1))
  const words = tokenize(view.visible.slice(...quote))
  const isShort = words.filter(({ kind }) => kind === 'word').length < WORDS_MIN
  if (isSeller || isShort || view.visible.slice(...quote).includes(BLANK)) return null
  if (!tellsOfWork(words) || !isPlainStatement(sentence)) return null
  if (isIntroduction(sentence, around, acts)) return null
  const span: Span = [quote[0], Math.min(quote[1], quote[0] + QUOTE_MAX_CHARS)]
  return { slot: 'pain', value: view.text.slice(...span), span }
}
