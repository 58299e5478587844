import { ASSENT, CLAIMS, NEGATION, SOCIAL, TOGETHER } from '#agent/respond/wording/claim-rules.ts'
import {
  type Evidence,
  type Grounds,
  listContent,
  stemOf,
} from '#agent/respond/wording/evidence.ts'
import { isSameFigure, readFigures } from '#agent/respond/wording/figures.ts'

export type Claim = { text: string; said: Evidence; cited: readonly Evidence[]; grounds: Grounds }

export const share = (words: readonly string[], known: (word: string) => boolean) =>
  words.length === 0 ? 1 : words.filter(known).length / words.length

/** Whether what is said yes or no to is said the same of in the texts. */
function agreesInPolarity(said: Evidence, texts: readonly Evidence[]): boolean {
  const hasEvery = (
    stems: ReadonlySet<string>,
    side: 'affirmed' | 'denied',
    other: 'affirmed' | 'denied',
  ) =>
    [...stems].every(
      (stem) =>
        texts.some((item) => item[side].has(stem)) || !texts.some((item) => item[other].has(stem)),
    )
  return (
    hasEvery(said.affirmed, 'affirmed', 'denied') && hasEvery(said.denied, 'denied', 'affirmed')
  )
}

const IF = /\b(?:if|whether|unless|where|only when|provided)\b/

/** "It is worth an audit" of "It is worth an audit if …". */
function losesCondition({ folded }: Evidence, cited: readonly Evidence[]): boolean {
  if (!/\bworth\b/.test(folded) || IF.test(folded)) return false
  const told = cited
    .flatMap((item) => item.folded.split(/[.!?]/))
    .filter((sentence) => /\bworth\b/.test(sentence))
  return told.every((sentence) => IF.test(sentence))
}

/** Shares of a claim's words that its source must hold. */
const SUPPORT_MIN = 0.62
const COGNATES_MIN = 0.3

export function isSupported({ said, cited, grounds }: Claim): boolean {
  if (grounds.plan.language !== 'en') return isSupportedAbroad(said, cited)
  const isVisitors = (stem: string) => grounds.visitor.some(({ stems }) => stems.has(stem))
  const isSourced = (stem: string) => cited.some(({ stems }) => stems.has(stem))
  const clauses = said.folded.split(/[,;:()–—]|\b(?:and|but|while|because|which|so|then|plus)\b/)
  const stems = clauses.map((clause) =>
    listContent(clause, 'en')
      .map(stemOf)
      .filter((stem) => isSourced(stem) || !isVisitors(stem)),
  )
  const all = stems.flat()
  const isBacked = all.some(isSourced) || said.figures.length > 0
  const isClauseBacked = stems.every((clause) => clause.length < 2 || clause.some(isSourced))
  return (
    isBacked &&
    isClauseBacked &&
    share(all, isSourced) >= SUPPORT_MIN &&
    agreesInPolarity(said, cited) &&
    !losesCondition(said, cited)
  )
}

/** Between languages words cannot be compared: figures, yes or no, and words that both languages share have to do. */
function isSupportedAbroad(said: Evidence, cited: readonly Evidence[]): boolean {
  if (!agreesAbroad(said, cited)) return false
  const roots = new Set(
    cited.flatMap(({ folded }) => listContent(folded, 'en').map((word) => word.slice(0, 5))),
  )
  const words = listContent(said.folded, 'en').filter((word) => word.length > 4)
  return (
    said.figures.length > 0 || share(words, (word) => roots.has(word.slice(0, 5))) >= COGNATES_MIN
  )
}

const STATEMENT_END = /[;!?]|\.(?=\s|$)/

/** Figures are denied where the statements that hold them deny: "could save $900; an estimate, not a promise" is a yes. */
function agreesAbroad(said: Evidence, cited: readonly Evidence[]): boolean {
  const isDenied = (text: string) => NEGATION.test(text)
  const holders = cited
    .flatMap(({ folded }) => folded.split(STATEMENT_END))
    .filter((statement) =>
      readFigures(statement, 'en').some((known) =>
        said.figures.some((figure) => isSameFigure(figure, known)),
      ),
    )
  if (holders.length === 0)
    return isDenied(said.folded) === cited.some(({ folded }) => isDenied(folded))
  return holders.every((statement) => isDenied(statement) === isDenied(said.folded))
}

const REPORT =
  /\byou(?:'ve| have)?(?: also| just)? (?:said|mentioned|told|wrote|described|listed|named|shared)\b/
/** Of what was just said; a bare noun or order is not. */
const NEAR = /\b(?:you|your|that|this|it|these|those|so)\b|^\p{L}+ing\b/u
const REPORT_WORDS = /^(?:mention|describ|list|name|share|wrote|earlier)/
/** Of the words after "you said", so many are the visitor's own. */
const OWN_SHARE = 0.7

function areOwnWords({ folded }: Evidence, { visitor }: Grounds): boolean {
  const after = folded.slice(REPORT.exec(folded)?.index ?? 0)
  const words = listContent(after, 'en').filter((word) => !REPORT_WORDS.test(word))
  const isSaid = (text: string) => {
    const stems = new Set(listContent(text, 'en').map(stemOf))
    return share(words, (word) => stems.has(stemOf(word))) >= OWN_SHARE
  }
  // "The system is great but month end is a nightmare": each side of it is said of its own subject.
  const isContrasted = visitor.some((one) => CONTRAST.test(one.folded) && isSaid(one.folded))
  if (!isContrasted) {
    const isOwn = (word: string) => visitor.some(({ stems }) => stems.has(stemOf(word)))
    return share(words, isOwn) >= OWN_SHARE
  }
  return visitor
    .flatMap((one) => one.folded.split(SIDE))
    .some((side) => isSaid(side) && NEGATION.test(side) === NEGATION.test(after))
}

const CONTRAST = /\b(?:but|while|though|although|whereas|however)\b/
const SIDE = /[,;:.!?]|\b(?:but|while|though|although|whereas|however)\b/

const BRIDGE = /^(?:to|so that|once|before|then|next|para|um|pour|per|om|aby|zeby)\b/
/** Small words of other languages count as well, since none are listed. */
const LOOSE_MAX = { en: 7, other: 16 }

/** What speaks of the visitor and the talk alone: no claim that is not the visitor's own, and a form that we know. */
export function isHarmless(claim: Claim): boolean {
  const { said, cited, grounds } = claim
  const isBare = cited.length === 0
  if (isBare && grounds.isDemand && ASSENT.test(said.folded)) return false
  const texts = [...cited, ...grounds.noted]
  const own = grounds.visitor.filter(({ folded }) => !folded.includes('?'))
  const asked = grounds.question === null ? [] : [grounds.question]
  const isHeld = (word: string) =>
    [...texts, ...own, ...asked].some(({ stems }) => stems.has(stemOf(word))) ||
    hasRoot([...texts, ...own], word)
  const isBridge =
    BRIDGE.test(said.folded) && said.figures.length === 0 && !NEGATION.test(said.folded)
  const claims = said.folded.match(new RegExp(CLAIMS, 'gu')) ?? []
  if (!isBridge && !claims.every((word) => listContent(word, 'en').every(isHeld))) return false
  if (!agreesInPolarity(said, cited) || losesCondition(said, cited)) return false
  const content = listContent(said.folded, grounds.plan.language)
  const loose = content.filter((word) => !isHeld(word)).length
  const most = LOOSE_MAX[grounds.plan.language === 'en' ? 'en' : 'other']
  if (!isBare) return loose <= most
  if (REPORT.test(said.folded)) return areOwnWords(said, grounds)
  return isKnownForm(said, isBridge, loose) ? loose <= most : isOwnTelling(claim, own, content)
}

function isKnownForm({ folded, figures }: Evidence, isBridge: boolean, loose: number): boolean {
  const isRestated = figures.length > 0 && loose <= 3 && /^(?:so|that|this)\b/.test(folded)
  return isBridge || isRestated || SOCIAL.test(folded) || new RegExp(TOGETHER).test(folded)
}

/** Without a form that we know, most words are the visitor's. */
function isOwnTelling(
  { said, grounds }: Claim,
  own: readonly Evidence[],
  content: readonly string[],
): boolean {
  const isEnglish = grounds.plan.language === 'en'
  if (isEnglish && !NEAR.test(said.folded)) return false
  const told = content.filter(
    (word) => own.some(({ stems }) => stems.has(stemOf(word))) || hasRoot(own, word),
  )
  return content.length > 0 && told.length / content.length >= (isEnglish ? 0.6 : 0.4)
}

/** A word of another language by its first letters. */
function hasRoot(texts: readonly Evidence[], word: string): boolean {
  const root = word.slice(0, 6)
  return root.length > 3 && texts.some(({ folded }) => folded.includes(root))
}
