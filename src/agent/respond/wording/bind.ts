import { ASPECTS } from '#agent/respond/wording/claim-rules.ts'
import { listContent, stemOf } from '#agent/respond/wording/evidence.ts'
import { type Figure, fold, isSameFigure, readFigures } from '#agent/respond/wording/figures.ts'

const STEP = '(?:phases?|steps?|stages?|fases?|etapas?|etapes?|etap|passo|stap|krok|schritt)'
const nth = (first: string) => `(?:${first}) ${STEP}`

/** What a figure can be of: a phase of the work, or the sum that the calculator assumes. */
const OF_WHAT: readonly (readonly [string, string])[] = [
  [
    'audit',
    `(?:operations )?audits?|auditori\\w*|audyt\\w*|${nth('first|primera?|primeira|erste[rn]?|premiere|eerste|pierwsz\\w+|prim[ao]')}`,
  ],
  [
    'pilot',
    `pilots?|pilot[aeouyi]\\w*|pilotprojek\\w*|${nth('second|segund[ao]|zweite[rn]?|deuxieme|second[ao]|tweede|drug\\w+')}`,
  ],
  [
    'rollout',
    `(?:full )?roll-?outs?|implement\\w*|implanta\\w*|einfuhrung\\w*|deploiement\\w*|wdroz\\w*|uitrol\\w*|${nth('third|tercer[ao]?|dritte[rn]?|troisieme|terz[ao]|terceira|derde|trzeci\\w*')}`,
  ],
  [
    'retainer',
    'retainers?|mantenimiento|betreuung\\w*|wartung\\w*|suivi|manutenzione|manutencao|onderhoud\\w*|abonament\\w*|opiek\\w*',
  ],
  ['system', 'first system|primer sistema|erstes system|premier systeme|primo sistema'],
  [
    'assumed',
    'assum\\w+|calculat\\w*|calculador\\w*|calcolator\\w*|rechner|rekenmachine|kalkulator\\w*',
  ],
  [
    'price',
    '(?:our|unser\\w*|nuestr[oa]s?|notre|nos|nostr[oaie]|noss[oa]s?|onze|nasz\\w*) (?:pric\\w+|fees?|preise?|precios?|prix|tarif\\w*|prezz[oi]|precos?|prij\\w+|cen[ay]?)',
  ],
]
/** What it says of it. */
const SAYS = ['payback', 'save', 'pay'].map((name) => [name, ASPECTS[name]?.source ?? ''] as const)

const whole = (list: string) => `(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`
const PARTS = OF_WHAT.map(([part, list]) => [part, new RegExp(`^${whole(list)}`, 'u')] as const)
const MEASURES = [...SAYS, ['share', whole('shares?')] as const].map(
  ([name, source]) => [name, new RegExp(`^${source}`, 'u')] as const,
)
/** "At $150,000, which our calculator assumes": what is reckoned with, apart from what stands before. */
const BASIS = String.raw`(?<=^|[,:(–—] |(?<!\p{L})(?:and|y|und|et|e|en|i) )(?:at|with|con|mit|bei|avec|com|przy|met|bij) (?:the |los |las |den |die |os |i |de )?[$€£]?\d`
const OPERATOR = `[×+=]|${whole('times|veces|mal|fois|volte|vezes|keer|razy')}`
const IS_OPERATOR = new RegExp(`^(?:${OPERATOR})`, 'u')
const CUT = new RegExp(
  `(?=${[...OF_WHAT.map(([, list]) => whole(list)), ...SAYS.map(([, source]) => source), whole('shares?'), BASIS, OPERATOR].join('|')})`,
  'u',
)
const IS_BASIS = new RegExp(`^${BASIS}`, 'u')
/** "$25K for the audit". */
const BEFORE_PART =
  /\b(?:of|for|del?|des|du|d'|fur|voor|van|za|par?a|per|pour|na)\s+(?:the|an?|la|le|el|il|un|una|das|den|die|der|einen?|l'|une|o|os|um|uma|het|een)?\s*$/

type Bound = { figure: Figure; part: string | null; measure: string | null }

/** Each figure of a text with what it is of, by the nearest words that name it. */
function bindFigures(text: string, language: string): Bound[] {
  return fold(text)
    .split(/[;!?]|\.(?=\s|$)/)
    .flatMap((sentence) => bindSentence(sentence.split(CUT), language))
}

const nameOf = (list: readonly (readonly [string, RegExp])[], piece: string) =>
  list.find(([, pattern]) => pattern.test(piece))?.[0] ?? null

function bindSentence(pieces: readonly string[], language: string): Bound[] {
  const named = pieces.map((_, at) => nameOf(PARTS, pieces.slice(at).join('')))
  // "Our price for the audit": the price is the audit's.
  const parts = named.some((part) => part !== null && part !== 'price')
    ? named.map((part) => (part === 'price' ? null : part))
    : named
  let part: string | null = null
  let measure: string | null = null
  return pieces.flatMap((piece, at) => {
    const isBasis = IS_BASIS.test(piece)
    const own = parts[at] ?? null
    if (own !== null || isBasis) [part, measure] = [own, null]
    measure = nameOf(MEASURES, piece) ?? measure
    const isAfter = IS_OPERATOR.test(piece) && !piece.startsWith('=')
    const isBefore = IS_OPERATOR.test(pieces[at + 1] ?? '')
    const next = findNext(pieces, parts, at)
    const isNext = BEFORE_PART.test(piece) || part === null
    const figures = readFigures(piece, language).filter(({ isArticle }) => !isArticle)
    const isOptional = QUALITY.test(piece)
    const choice = {
      figure: OPTIONAL,
      part: AT_END.test(piece) ? (parts[at + 1] ?? part) : part,
      measure,
    }
    const bound = figures.map((figure, index): Bound => {
      const isLast = index === figures.length - 1
      if ((isBefore && isLast) || (isAfter && index === 0))
        return { figure, part: null, measure: 'operand' }
      return { figure, part: isNext && isLast ? (next ?? part) : part, measure }
    })
    return isOptional ? [...bound, choice] : bound
  })
}

/** What is said of one part only, like a figure. */
const OPTIONAL: Figure = {
  values: [0],
  to: null,
  unit: 'optional',
  per: [],
  isArticle: false,
  bound: null,
}
const QUALITY =
  /\b(?:option(?:al|n?el\w*)|opcional\w*|opzional\w*|fakultativ\w*|facultativ\w*|optioneel|opcjonaln\w*)\b/
const AT_END = new RegExp(`${QUALITY.source}\\s*$`)

/** The part that is named next, with no other clause or figure between. */
function findNext(
  pieces: readonly string[],
  parts: readonly (string | null)[],
  from: number,
): string | null {
  for (let at = from; at < pieces.length; at += 1) {
    if (at > from && parts[at] !== null) return parts[at] ?? null
    const piece = pieces[at] ?? ''
    const isApart = at > from ? /,|\d/.test(piece) : /,\D*$/.test(piece) && !IS_BASIS.test(piece)
    if (isApart) return null
  }
  return null
}

const isMoney = ({ unit }: Figure) => /^[A-Z]/.test(unit ?? '')
const LONG = ['month', 'year']

/** Whether each figure is said of what its source says it of, and an amount with its period. */
export function isBound(text: string, language: string, cited: readonly string[]): boolean {
  const told = cited.flatMap((one) => {
    const bound = bindFigures(one, 'en')
    return bound.map((item) => ({ ...item, isOpen: bound.every(({ part }) => part === null) }))
  })
  return bindFigures(text, language).every(({ figure, part, measure }) => {
    const same = told.filter((one) => isSameFigure(figure, one.figure))
    const isOf = (one: (typeof told)[number]) =>
      (part === null || one.part === part || one.isOpen) &&
      (measure === null || one.measure === null || measure === 'operand' || measure === one.measure)
    const hasPeriod = (known: Figure) =>
      !isMoney(known) || figure.per.length > 0 || !known.per.some((unit) => LONG.includes(unit))
    return same.length === 0 || same.some((one) => isOf(one) && hasPeriod(one.figure))
  })
}

type Folded = { folded: string }
const ALL = /\b(?:all|every|any|todas?|todos|alle[rsn]?|tou(?:te)?s|tutt[eio]|elke|wszystk\w+)\b/

/** "All phases" of "one phase at a time". */
export const saysAllOfOne = ({ folded }: Folded, cited: readonly Folded[]) =>
  ALL.test(folded.replaceAll(/\bany of (?:them|these)\b/g, ' ')) &&
  !/\b(?:one|single|each|una?|eine[nr]?|une|um|uma|een|jed\w+)\b/.test(folded) &&
  cited.some((item) => /\bone \p{L}+ at a time\b/u.test(item.folded))

const ROLES: readonly (readonly [string, RegExp])[] = [
  ['us', /\b(?:we|our|us)\b(?:'\p{L}+)?/gu],
  ['you', /\b(?:you|your)\b(?:'\p{L}+)?/gu],
]
/** Whoever does or has something: of the words after "we", "our", "you", or "your", so many are theirs. */
const ROLE_WORDS = 2

function listRoles(folded: string): [role: string, stem: string][] {
  return ROLES.flatMap(([role, pattern]) =>
    [...folded.matchAll(pattern)].flatMap(({ index, 0: { length } }) => {
      const [rest = ''] = folded
        .slice(index + length)
        .split(/[,;:.!?()]|\b(?:we|our|us|you|your|and|or|it|that|which)\b/)
      return listContent(rest, 'en')
        .slice(0, ROLE_WORDS)
        .map((word): [string, string] => [role, stemOf(word)])
    }),
  )
}

/** What comes first, as pairs of stems. */
function listOrder(folded: string): [first: string, then: string][] {
  return folded.split(/[.;!?]/).flatMap((sentence) => {
    const [before = '', after = ''] = sentence.split(/\b(?:before|then)\b/)
    const stems = (text: string) => listContent(text, 'en').map(stemOf)
    const last = stems(before).slice(-ORDER_WORDS)
    return stems(after)
      .slice(0, ORDER_WORDS)
      .flatMap((then) => last.map((first): [string, string] => [first, then]))
  })
}
const ORDER_WORDS = 4

/** Whether who does it, and what comes first, is as the source has it: "you build it" is not "we build it". */
export function agreesInRoles({ folded }: Folded, cited: readonly Folded[]): boolean {
  const told = cited.flatMap((item) => listRoles(item.folded))
  const isOther = ([role, stem]: [string, string]) =>
    told.some((one) => one[1] === stem) && !told.some((one) => one[1] === stem && one[0] === role)
  const order = cited.flatMap((item) => listOrder(item.folded))
  const said = listOrder(folded)
  const isTurned = ([first, then]: [string, string]) =>
    first !== then &&
    order.some((one) => one[0] === then && one[1] === first) &&
    !order.some((one) => one[0] === first && one[1] === then)
  return (
    !listRoles(folded).some(isOther) && !said.some(isTurned) && !saysAllOfOne({ folded }, cited)
  )
}
