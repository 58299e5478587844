import {
  CLAIMS,
  DONE,
  FIRM,
  NEGATION,
  NEVER,
  OFFER,
  ORDER,
  SOCIAL,
  TOGETHER,
  WILL,
} from '#agent/respond/wording/claim-rules.ts'
import {
  type Evidence,
  type Grounds,
  listContent,
  readEvidence,
  stemOf,
} from '#agent/respond/wording/evidence.ts'
import { isSameFigure } from '#agent/respond/wording/figures.ts'
import { type Claim, isHarmless, isSupported, share } from '#agent/respond/wording/judge-claim.ts'
import { isDueQuestion } from '#agent/respond/wording/judge-question.ts'

const SENTENCE_MAX_CHARS = 320

/**
 * Why a sentence is refused: its `form` is not that of plain text, its `mark` is unknown, it does what is `forbidden`, it
 * asks a `question` that is not due, it speaks of the firm without a `source`; a `figure`, a `topic` such as a price, a
 * `deed`, a `name`, or the `claim` itself stands in no text that it may rest on.
 */
export type Refusal =
  | 'form'
  | 'mark'
  | 'forbidden'
  | 'question'
  | 'source'
  | 'figure'
  | 'topic'
  | 'deed'
  | 'name'
  | 'claim'
export type Verdict =
  | { kind: 'statement' | 'question' }
  /** `repeated`: it was said already, or the reply has its length. */
  | { kind: 'refused'; why: Refusal | 'repeated' }

/** Plain text in Latin letters; no markup, link, address, or hidden character. */
const PLAIN = /^[\p{Script=Latin}\p{M}\d .,;:!?¿¡'’‘"“”„«»()%$€£+×=/&–—-]+$/u
const LINKED =
  /\p{L}\.\p{L}{2}|:\/\/|\bwww\b|\bdot (?:com|net|org|example)\b|&#?\w+;|^[-+=>•*]|[$€£](?! ?\d)(?<!\d ?[$€£])|\w\/\/|\b(?:\p{L}[- ]){3,}\p{L}\b|\p{L}\d\p{L}|\p{L}\d\d?\p{L}/iu
const ROMAN = /(?<![\p{L}'])(?:[MDCLXVI]{2,})(?!\p{L})/u

/** Whether a sentence of a model's may be shown. `marks` are those that stood at its end. */
export function verifySentence(text: string, marks: readonly string[], grounds: Grounds): Verdict {
  if (!isPlain(text) || text.length > SENTENCE_MAX_CHARS) return refuse('form')
  const cited = marks.map((mark) => grounds.cited.get(mark))
  if (cited.some((item) => item === undefined)) return refuse('mark')
  const known = cited as Evidence[]
  const said = readEvidence(text, grounds.plan.language)
  const isOurs = isOwnSentence(text, grounds)
  const isAsking = /\?["”»)]*$/.test(text)
  // "Is that right?" asks nothing without the figure.
  if (isOurs && (!isAsking || /\d/.test(text))) return { kind: isAsking ? 'question' : 'statement' }
  if (NEVER.test(said.folded) || ORDER.test(said.folded)) return refuse('forbidden')
  if (isAsking)
    return isDueQuestion(text, said, grounds) ? { kind: 'question' } : refuse('question')
  if (!/[.!:…]["”»)]*$/.test(text)) return refuse('form')
  const fault = findFault({ text, said, cited: known, grounds })
  return fault === null ? { kind: 'statement' } : refuse(fault)
}

const isPlain = (text: string) =>
  PLAIN.test(text) &&
  !LINKED.test(text) &&
  !ROMAN.test(text.replaceAll(/\b(?:CC|MD|DIM|MIX|CD|CV|VI|DC|CIVIL)\b/g, ''))

/** Whether a model only repeats a whole sentence of our wording of the question. */
function isOwnSentence(text: string, { plan: { question } }: Grounds): boolean {
  return question?.text.split(/(?<=[.!?])\s+/).includes(text) === true
}

const refuse = (why: Refusal): Verdict => ({ kind: 'refused', why })

/** The first thing that a statement says without ground. */
function findFault(claim: Claim): Refusal | null {
  const isFirm = isOfFirm(claim)
  if (isFirm && claim.cited.length === 0) return 'source'
  if (!areFiguresKnown(claim, isFirm)) return 'figure'
  if (!areTopicsHeld(claim, isFirm)) return 'topic'
  if (!isNothingDone(claim)) return 'deed'
  if (!areNamesKnown(claim)) return 'name'
  return (isFirm ? isSupported(claim) : isHarmless(claim)) ? null : 'claim'
}

const ASKED =
  /\b(?:you(?:'re| are)? (?:ask\w*|wonder\w*|mention\w*)|your question|question about|asking|(?:has )?preguntad\w*|tu pregunta|su pregunta|frage|question sur|domanda|pergunta|vraag|pytanie)\b/

/** Whether the firm, or what it sells, is spoken of. */
function isOfFirm({ said, cited, grounds }: Claim): boolean {
  const sources = grounds.plan.sources.map(({ id }) => grounds.cited.get(id))
  if (cited.some((item) => sources.includes(item))) return true
  const plain = said.folded.replaceAll(TOGETHER, ' ')
  if (FIRM.test(plain)) return true
  const offer = OFFER.exec(plain)?.[0]
  if (offer === undefined) return false
  const isVisitors = grounds.visitor.some(({ folded }) => folded.includes(offer))
  return !(
    isVisitors &&
    (ASKED.test(plain) || !NEGATION.test(plain)) &&
    SOCIAL.test(plain) &&
    !CLAIMS.test(plain)
  )
}

function areFiguresKnown({ said, cited, grounds, text }: Claim, isFirm: boolean): boolean {
  const figures = said.figures.filter(({ isArticle }) => isFirm || !isArticle)
  const pool = isFirm ? cited : [...cited, ...grounds.noted, ...grounds.visitor]
  const holders = pool.filter((item) =>
    figures.some((figure) => item.figures.some((known) => isSameFigure(figure, known))),
  )
  const areKnown = figures.every((figure) =>
    holders.some((item) => item.figures.some((known) => isSameFigure(figure, known))),
  )
  if (!areKnown) return false
  const isOverstated = said.aspects.has('all') && cited.some(({ aspects }) => aspects.has('some'))
  if (isFirm && isOverstated && !said.aspects.has('some')) return false
  const needed = isFirm ? cited : holders
  if (!isFirm && figures.length === 0) return !/\d/.test(text)
  return [...said.aspects]
    .filter((aspect) => isFirm || aspect !== 'all')
    .every((aspect) => needed.some(({ aspects }) => aspects.has(aspect)))
}

/** Promises, prices, law, safety, other customers: as a cited text has them, or as the visitor's question named. */
function areTopicsHeld({ said, cited, grounds }: Claim, isFirm: boolean): boolean {
  const isEcho = !isFirm && ASKED.test(said.folded)
  const held = [...cited, ...grounds.noted]
  return [...said.topics].every((topic) => {
    if (held.some(({ topics }) => topics.has(topic))) return true
    const name = topic.slice(0, topic.indexOf(':'))
    return (
      isEcho && grounds.visitor.some(({ topics }) => topics.has(`${name}:yes`) || topics.has(topic))
    )
  })
}

/** Nothing is said to have been booked, sent, or passed on, nor announced, that a text of this turn does not say. */
function isNothingDone({ said, cited, grounds }: Claim): boolean {
  const plain = said.folded.replaceAll(TOGETHER, ' ')
  const found =
    DONE.map((pattern) => pattern.exec(said.folded)?.[0]).find((deed) => deed !== undefined) ??
    WILL.exec(plain)?.[0]
  if (found === undefined) return true
  const held = [...cited, ...grounds.noted]
  const stems = listContent(said.folded, 'en').map(stemOf)
  const isHeld = held.some(
    (item) =>
      share(stems, (stem) => item.stems.has(stem)) >= 0.6 &&
      share(stems, (stem) => item.affirmed.has(stem) || said.denied.has(stem)) >= 0.5,
  )
  if (isHeld) return true
  const isOurs =
    /^(?:i|we|someone|somebody|all|everything|a|an|the|your|you)\b/.test(found) || WILL.test(plain)
  const deed = stemOf(found.split(' ').at(-1) ?? '')
  return !isOurs && !grounds.isDemand && grounds.visitor.some(({ stems: told }) => told.has(deed))
}

const CAPITAL = /(?<=[\p{L}\d,;)’'"”] )\p{Lu}[\p{L}\d]+/gu

/** A name inside a sentence is one that the visitor or a text of ours has. German nouns are no names. */
function areNamesKnown({ text, cited, grounds }: Claim): boolean {
  if (grounds.plan.language === 'de') return true
  const known = [...grounds.visitor, ...cited, ...grounds.noted]
  return [...text.matchAll(CAPITAL)].every(([name]) => {
    const word = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    return known.some(({ folded }) => new RegExp(`(?<![\\p{L}\\d])${word}`, 'u').test(folded))
  })
}
