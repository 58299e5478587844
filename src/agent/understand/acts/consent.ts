import { CONSENT_LISTS, CONSENT_PHRASES } from '#agent/lexicon/consent-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { type MoveAct, type Span, toMove } from '#agent/understand/message/act.ts'
import { coverWithPhrases } from '#agent/understand/text/cover-with-phrases.ts'
import { compilePhrases } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const GRAMMAR = compilePhrases(CONSENT_PHRASES, { lists: CONSENT_LISTS, hasSlips: true })

/**
 * What a yes would accept. `question` asked for a yes or no; `mention` only said that a call is to be had, so that "ok"
 * just takes note of it; `figure` asked whether a figure is right; `pass_on`, whether to pass a question on.
 */
export type Offer = 'question' | 'mention' | 'figure' | 'pass_on'
export type Consent = 'yes' | 'no' | null

/** The labels of phrases that accept, by what was offered. */
const ACCEPTS: Readonly<Record<Offer, readonly string[]>> = {
  question: ['yes', 'fine'],
  mention: ['yes'],
  figure: ['yes', 'fine', 'right'],
  pass_on: ['yes', 'fine', 'pass_on'],
}

/** The labels that no yes holds, whatever was offered. */
const REJECTS: readonly string[] = ['no', 'wrong', 'later', 'put_off']

/** What a message that puts everything off is made of. */
const LEAVE_TAKING: readonly string[] = ['later', 'fine', 'kind']

/** Where a no is followed by something else: "no, but what does it cost?" */
const CLAUSE_ENDS: ReadonlySet<string> = new Set([
  ',',
  '.',
  ';',
  '!',
  '-',
  '\n',
  'but',
  'and',
  'because',
  'first',
])

/**
 * Whether a message is a yes or a no to an offered call or a figure. A yes to a call is nothing but a yes: "sure, but who
 * reads this?" is none. A no may go on, and so may the yes to a figure or to passing a question on: "right, and what does it cost?"
 */
export function readConsent(tokens: readonly Token[], offer: Offer): Consent {
  const whole = readWhole(tokens, offer)
  if (whole !== null) return whole
  const cut = tokens.findIndex(({ norm }, at) => at > 0 && CLAUSE_ENDS.has(norm))
  if (cut <= 0) return null
  const first = readWhole(tokens.slice(0, cut), offer, false)
  const isLimited = tokens.slice(cut, cut + 2).some(({ norm }) => norm === 'but')
  const isLoose = offer === 'figure' || offer === 'pass_on'
  const mayGoOn = first === 'no' || (isLoose && !isLimited)
  return mayGoOn ? first : null
}

const STRETCH_ENDS = toWordSet(', : ; - and but')
const PASSING = toWordSet('pass passed forward relay send hand')
const ONWARD = toWordSet('on along over forward to')

/**
 * Where a message says in words of its own to pass a question on, or not to, whatever stands around it: "no, the
 * invoices. Sure, pass it". `isOpen`: nothing was offered just before, so that the words have to say it in full.
 */
export function findPassOn(tokens: readonly Token[], isOpen = false): PassedOn | null {
  const sentences = cutAt(tokens, { from: 0, to: tokens.length }, PASS_ENDS)
  const parts = sentences.flatMap((one) => [one, ...cutAt(tokens, one, STRETCH_ENDS)])
  for (const { from, to } of parts) {
    const found = readPassing(tokens.slice(from, to), isOpen)
    if (found !== null) return found
  }
  return null
}

function readPassing(said: readonly Token[], isOpen: boolean): PassedOn | null {
  if (isOpen && !isSaidInFull(said)) return null
  const covers = coverWithPhrases(GRAMMAR, said).filter((one) => one.includes('pass_on'))
  const [first, last] = [said[0], said.at(-1)]
  if (covers.length === 0 || first === undefined || last === undefined) return null
  const isYes = covers.some((labels) => !labels.includes('no'))
  return { consent: isYes ? 'yes' : 'no', span: [first.start, last.end] }
}

type PassedOn = { consent: 'yes' | 'no'; span: Span }

const isSaidInFull = (said: readonly Token[]) => {
  const at = said.findIndex(({ norm }) => PASSING.has(norm))
  return at >= 0 && said.slice(at).some(({ norm }) => ONWARD.has(norm))
}

const PASS_ENDS = toWordSet('. ! ? \n')

/** The stretches between such ends; a point inside an address ends nothing. */
function cutAt(tokens: readonly Token[], { from, to }: Range, ends: ReadonlySet<string>): Range[] {
  const cuts = [...tokens.keys()].filter(
    (at) =>
      at >= from && at < to && ends.has(tokens[at]?.norm ?? '') && tokens[at + 1]?.isGlued !== true,
  )
  return [...cuts, to].flatMap((end, index) => {
    const start = index === 0 ? from : (cuts[index - 1] ?? from) + 1
    return end > start ? [{ from: start, to: end }] : []
  })
}

/** Whether a whole message puts everything off, `plain` or with thanks or a greeting: "ok, maybe later, thanks". */
export function readLeaveTaking(tokens: readonly Token[]): 'plain' | 'polite' | null {
  const found = coverWithPhrases(GRAMMAR, tokens).filter(
    (labels) => labels.includes('later') && labels.every((label) => LEAVE_TAKING.includes(label)),
  )
  if (found.length === 0) return null
  return found.every((labels) => labels.includes('kind')) ? 'polite' : 'plain'
}

/** "Wait" and "later" put an offer off where nothing follows them. */
function readWhole(tokens: readonly Token[], offer: Offer, canPutOff = true): Consent {
  const covers = coverWithPhrases(GRAMMAR, tokens)
  // "Pass it on" names what was offered, also as a question; of other yeses one that asks is not one yet: "yes?"
  const isNamed = covers.some((labels) => labels.includes('pass_on') && !labels.includes('no'))
  if (offer === 'pass_on' && isNamed) return 'yes'
  if (tokens.some(({ norm }) => norm === '?')) return null
  const isRefused = (labels: readonly string[]) =>
    labels.includes('no') ||
    labels.includes('later') ||
    (offer === 'figure' && labels.includes('wrong')) ||
    (canPutOff && labels.includes('put_off'))
  const isNo = covers.some((labels) => isRefused(labels) && !labels.includes('yes'))
  const isYes = covers.some((labels) => {
    const isAccepted = labels.some((label) => ACCEPTS[offer].includes(label))
    return isAccepted && !labels.some((label) => REJECTS.includes(label))
  })
  if (isYes === isNo) return null
  return isYes ? 'yes' : 'no'
}

const THANKS = toWordSet('thanks thank thx ty')

/** Whether a whole message says no with thanks: to a question that no yes or no answers, it keeps the answer back. */
export function declinesWithThanks(tokens: readonly Token[]): boolean {
  const isThanks = tokens.some(({ norm }) => THANKS.has(norm))
  return isThanks && readLeaveTaking(tokens) === null && readConsent(tokens, 'question') === 'no'
}

const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '!', '\n'])
const PLAIN_YES = toWordSet('yes yep yeah yup correct exactly right absolutely')
const PLAIN_NO = toWordSet('no nope nah')

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
