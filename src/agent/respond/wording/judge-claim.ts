import { agreesInRoles, saysAllOfOne } from '#agent/respond/wording/bind.ts'
import {
  ADMITS,
  ASSENT,
  CLAIMS,
  FORETELLS,
  NEGATION,
  SOCIAL,
  TOGETHER,
} from '#agent/respond/wording/claim-rules.ts'
import {
  type Evidence,
  type Grounds,
  joinLists,
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
/** What a figure is of has been checked by itself. */
const SUPPORT_MIN_OF_FIGURES = 0.4
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
    share(all, isSourced) >= (isWithoutFigure(said) ? SUPPORT_MIN : SUPPORT_MIN_OF_FIGURES) &&
    agreesInRoles(said, cited) &&
    agreesInPolarity(said, cited) &&
    !losesCondition(said, cited)
  )
}

const ONE_PHASE =
  /\b(?:una?|einer?|eine|une|uma|een|jedn\p{L}+|cualquier|cada|jede[nrm]?|chaque|qualsiasi|ogni|qualquer|elke|kazd\p{L}+) (?:\p{L}+ )?(?:fase|phase|etap\p{L}*|faz\p{L}+)\b/u

/** Between languages words cannot be compared: figures, yes or no, and words that both languages share have to do. */
function isSupportedAbroad(said: Evidence, cited: readonly Evidence[]): boolean {
  if (!agreesAbroad(said, cited) || saysAllOfOne(said, cited)) return false
  const roots = new Set(
    cited.flatMap(({ folded }) => listContent(folded, 'en').map((word) => word.slice(0, 5))),
  )
  const words = listContent(said.folded, 'en').filter((word) => word.length > 4)
  const isOnePhase =
    ONE_PHASE.test(said.folded) && cited.some((item) => /\bone phase\b/.test(item.folded))
  return (
    isOnePhase ||
    said.figures.length > 0 ||
    share(words, (word) => roots.has(word.slice(0, 5))) >= COGNATES_MIN
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
/** What is supposed is not claimed. */
const SUPPOSED = /^\s*(?:if|when|whenever|once|si|wenn|quand|quando|se|als|jesli|gdy)\b/
/** Of what was just said; a bare noun or order is not. */
const NEAR = /\b(?:you|your|that|this|it|these|those|so)\b|^\p{L}+ing\b/u
/** Where one statement ends and another begins; a decimal comma joins. */
const CLAUSES =
  /[;:()–—!?]|,(?!\d)|\.(?=\s|$)|\b(?:but|so|because|since|which|pero|porque|aber|denn|mais|car|ma|perche|mas|maar|want|ale|bo)\b/
/** Of a clause that only acknowledges, leads on, admits, or supposes, so many words are its own. */
const LOOSE_MAX = 4
const LOOSE_ABROAD = 12
/** Of the words of any other clause, so many are neither the visitor's nor a line's. */
const LOOSE_SHARE = 0.5
const LOOSE_SHARE_CITED = 0.7
/** Shorter words of other languages are mostly small words, of which none are listed. */
const SMALL = 4
const ELISION = /^\p{L}{1,2}'/u

/** What speaks of the visitor and the talk alone: clause by clause, a form that we know, or words that stand there. */
export function isHarmless(claim: Claim): boolean {
  const { said, cited, grounds, text } = claim
  const { folded } = said
  const isBare = cited.length === 0
  if (isBare && grounds.isDemand && ASSENT.test(folded)) return false
  if (FORETELLS.test(text.toLowerCase().replaceAll('’', "'"))) return false
  const own = grounds.visitor.filter((one) => !one.folded.includes('?'))
  const texts = [...cited, ...grounds.noted, ...own]
  const asked = grounds.question === null ? [] : [grounds.question]
  const isHeld = (word: string) =>
    [...texts, ...asked].some(({ stems }) => stems.has(stemOf(word))) || hasRoot(texts, word)
  const isBridge = BRIDGE.test(folded) && isWithoutFigure(said) && !NEGATION.test(folded)
  const claims = folded.match(new RegExp(CLAIMS, 'gu')) ?? []
  if (!isBridge && !claims.every((word) => listContent(word, 'en').every(isHeld))) return false
  if (!agreesInPolarity(said, cited) || losesCondition(said, cited)) return false
  if (isBare && REPORT.test(folded)) return areOwnWords(said, grounds)
  return areClausesHeld(claim, isHeld, isBridge)
}

function areClausesHeld(
  { said, cited, grounds }: Claim,
  isHeld: (word: string) => boolean,
  isBridge: boolean,
): boolean {
  const { language } = grounds.plan
  const isBare = cited.length === 0
  const clauses = joinLists(said.folded)
    .split(CLAUSES)
    .map((clause) => weighClause(clause, isHeld, language))
  const isKnown = isBridge || clauses.some(({ isForm }) => isForm) || isRestated(said, clauses)
  if (isBare && !isKnown && !isOwnTelling(said, clauses, language)) return false
  // Words of a line cannot be compared with those of another language.
  const loose = count(clauses, 'loose')
  if (!isBare && language !== 'en')
    return loose <= (isKnown || hasCognate(said, cited) ? LOOSE_ABROAD : LOOSE_MAX)
  const most = isBare ? LOOSE_SHARE : LOOSE_SHARE_CITED
  return clauses.every(
    ({ isForm, words, ...own }) =>
      own.loose <= 1 ||
      ((isBridge || isForm || own.loose / words <= most) && own.loose <= LOOSE_MAX),
  )
}

type Clause = { isForm: boolean; words: number; loose: number }

function weighClause(clause: string, isHeld: (word: string) => boolean, language: string): Clause {
  const forms = [SOCIAL, ADMITS, SUPPOSED, new RegExp(TOGETHER)]
  const plain = clause.replaceAll(new RegExp(SOCIAL, 'gu'), ' ')
  const words = listContent(plain, language).filter(
    (word) => language === 'en' || word.replace(ELISION, '').length > SMALL,
  )
  return {
    isForm: forms.some((form) => form.test(clause)),
    words: words.length,
    loose: words.filter((word) => !isHeld(word)).length,
  }
}

const hasCognate = ({ folded, figures }: Evidence, cited: readonly Evidence[]) =>
  figures.length > 0 || listContent(folded, 'en').some((word) => hasRoot(cited, word))
const isWithoutFigure = ({ figures }: Evidence) =>
  figures.every(({ values, unit }) => values[0] === 1 && unit === null)
const count = (clauses: readonly Clause[], what: 'words' | 'loose') =>
  clauses.reduce((sum, clause) => sum + clause[what], 0)
const isRestated = ({ folded, figures }: Evidence, clauses: readonly Clause[]) =>
  figures.length > 0 && count(clauses, 'loose') <= 3 && /^(?:so|that|this)\b/.test(folded)

/** Without a form that we know, most words are the visitor's. */
function isOwnTelling({ folded }: Evidence, clauses: readonly Clause[], language: string): boolean {
  const [words, loose] = [count(clauses, 'words'), count(clauses, 'loose')]
  if (words < 2 || (language === 'en' && !NEAR.test(folded))) return false
  return loose / words <= (language === 'en' ? 0.4 : 0.6)
}

/** A word of another language by its first letters. */
function hasRoot(texts: readonly Evidence[], word: string): boolean {
  const root = word.slice(0, Math.min(6, Math.max(4, word.length - 2)))
  return root.length > 3 && texts.some(({ folded }) => folded.includes(root))
}
