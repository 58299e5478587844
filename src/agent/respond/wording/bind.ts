import { ASPECTS } from '#agent/respond/wording/claim-rules.ts'
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
    return figures.map((figure, index): Bound => {
      const isLast = index === figures.length - 1
      if ((isBefore && isLast) || (isAfter && index === 0))
        return { figure, part: null, measure: 'operand' }
      return { figure, part: isNext && isLast ? (next ?? part) : part, measure }
    })
  })
}

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
