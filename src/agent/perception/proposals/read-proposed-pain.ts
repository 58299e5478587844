import { withoutSentencesForUs } from '#agent/perception/foreign/foreign-text.ts'
import { BLANK } from '#agent/perception/message-view.ts'
import { ROLE } from '#agent/perception/pain-clauses.ts'
import { ABOUT_OTHERS, PAIN_CUES, PROCESS, WORK_VERB } from '#agent/perception/pain-lexicon.ts'
import { isPlainStatement } from '#agent/perception/proposals/plain-statement.ts'
import { findSentences } from '#agent/perception/proposals/read-quote.ts'
import { overlaps, type WeighedMessage } from '#agent/perception/proposals/weighed-message.ts'
import type { Act, Finding, Span } from '#agent/understand/act.ts'

const WORDS_MIN = 3
const QUOTE_MAX_CHARS = 200
/** Who somebody is, and whom they buy or sell for. */
const INTRODUCES =
  /\b(?:i'm|i am|my name|we're an?|we are an?|our company|i work|i (?:run|own|manage|lead|head))\b/

/** How long and how often it goes on. */
const DRAGS =
  /\b(?:all (?:day|morning|afternoon|night|week)|every (?:single )?(?:day|morning|night|week|month)|over and over|again and again|twice|on hold|for (?:hours|days|weeks)|hours on end|ages|forever)\b/

const hasCue = (plain: string) => PAIN_CUES.some(([, pattern]) => plain.search(pattern) >= 0)

/** A process and what is done with it, or how it drags; a verb alone may be anything. */
function tellsOfWork(plain: string): boolean {
  if (hasCue(plain)) return true
  const [isProcess, isDone, drags] = [PROCESS, WORK_VERB, DRAGS].map((said) => said.test(plain))
  return isProcess ? Boolean(isDone || drags) : Boolean(isDone && drags)
}

/** "Torvald Brekke, I handle dispatch for …" says who writes. */
function isIntroduction(sentence: string, span: Span, acts: readonly Act[]): boolean {
  const isNamed = acts.some(
    (act) =>
      act.kind === 'inform' &&
      (act.slot === 'contact_name' || act.slot === 'company_name') &&
      overlaps(act.span, span),
  )
  return isNamed || INTRODUCES.test(sentence) || ROLE.test(sentence)
}

/** The visitor's work in their own words: a plain sentence of theirs that names a process and what hurts or is done. */
export function readProposedPain({ own, acts }: WeighedMessage, quote: Span): Finding | null {
  const isSeller = acts.some((act) => act.kind === 'inform' && act.value === 'not_a_buyer')
  const view = withoutSentencesForUs(own)
  const around = findSentences(view.plain, quote)
  const sentence = view.plain.slice(...around)
  const plain = view.plain.slice(...quote)
  const isShort = plain.trim().split(/\s+/).length < WORDS_MIN
  if (isSeller || isShort || plain.includes(BLANK) || !tellsOfWork(plain)) return null
  if (ABOUT_OTHERS.test(sentence) || !isPlainStatement(sentence)) return null
  if (isIntroduction(sentence, around, acts)) return null
  const span: Span = [quote[0], Math.min(quote[1], quote[0] + QUOTE_MAX_CHARS)]
  return { slot: 'pain', value: view.text.slice(...span), span }
}
