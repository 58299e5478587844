import { isBound } from '#agent/respond/wording/bind.ts'
import {
  ADMITS,
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
  const texts = claim.cited.map(({ folded }) => folded)
  const isOf = isBound(claim.text, claim.grounds.plan.language, texts)
  if (!isOf || !areFiguresKnown(claim, isFirm)) return 'figure'
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

const WITHIN =
  /\b(?:in|within|after|for|only|just|en|dentro de|tras|solo|nach|binnen|nur|innerhalb|dans|sous|apres|seulement|tra|dopo|em|apos|na|over|slechts|w|za|po|ciagu|tylko) (?:an?|one|una?|uno|eine[mnr]?|une|uma?|een|jeden|jednym)? ?(?:day|week|month|year|hour|dia|semana|mes|ano|tag|woche|monat|jahr|jour|semaine|mois|giorno|settimana|mese|anno|maand|jaar|dzien|tydzien|tygodniu|miesiac|miesiacu|roku?)\b/
/** These say something of a figure alone. */
const OF_FIGURES = ['each', 'low', 'high']

function areFiguresKnown({ said, cited, grounds, text }: Claim, isFirm: boolean): boolean {
  const figures = said.figures.filter(({ isArticle }) => isFirm || !isArticle)
  const { noted, visitor, question, plan } = grounds
  const asked = question !== null && plan.question?.asks === 'confirm' ? [question] : []
  const pool = isFirm ? cited : [...cited, ...noted, ...visitor, ...asked]
  // "In a month it is done".
  const [period] = WITHIN.exec(said.folded) ?? []
  if (period !== undefined && !pool.some(({ folded }) => folded.includes(period))) return false
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
  // "Only one phase at a time" bounds no figure.
  const isBare = figures.every(({ unit, to, values }) => unit === null && !to && values[0] === 1)
  if (!isFirm && figures.length === 0) return !/\d/.test(text)
  return [...said.aspects]
    .filter((aspect) => (isFirm || aspect !== 'all') && !(isBare && OF_FIGURES.includes(aspect)))
    .every((aspect) => needed.some(({ aspects }) => aspects.has(aspect)))
}

/** Promises, prices, law, safety, other customers: as a cited text has them, or as the visitor's question named. */
function areTopicsHeld({ said, cited, grounds }: Claim, isFirm: boolean): boolean {
  const isEcho = !isFirm && ASKED.test(said.folded)
  const held = [...cited, ...grounds.noted]
  // "That I do not know for sure" is sure of nothing.
  const isAdmitting = !isFirm && ADMITS.test(said.folded)
  return [...said.topics].every((topic) => {
    if (isAdmitting && /^(?:safety|certainty)/.test(topic)) return true
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
  const isDone = DONE.some((pattern) => pattern.test(said.folded))
  // What we ask to be allowed is announced, but not done.
  const asked = grounds.question === null || isDone ? [] : [grounds.question]
  const held = [...cited, ...grounds.noted, ...asked]
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

/** German nouns are no names, but what follows these is one. */
const TITLED = /(?<=\b(?:Herrn?|Frau|Firma) )\p{Lu}[\p{L}\d]+/gu

/** A name inside a sentence is one that the visitor or a text of ours has. */
function areNamesKnown({ text, cited, grounds }: Claim): boolean {
  const pattern = grounds.plan.language === 'de' ? TITLED : CAPITAL
  const known = [...grounds.visitor, ...cited, ...grounds.noted]
  return [...text.matchAll(pattern)].every(([name]) => {
    // "Miło mi, Anno": a name that is called out.
    const called = grounds.plan.language === 'pl' ? name.replace(/(?<=\p{L}{3})[oeu]$/u, '') : name
    const word = called.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
    return known.some(({ folded }) => new RegExp(`(?<![\\p{L}\\d])${word}`, 'u').test(folded))
  })
}
