import { ORDINALS } from '#agent/lexicon/numbers.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  type Derivation,
  derive,
  type Figures,
  isAsked,
  toUse,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'

/** Every way to come to the errors in percent. */
export function deriveErrors(figures: Figures): Derivation[] {
  const percents = figures.mentions.flatMap((mention, index) => toPercent(mention, index))
  const ratios = listRatios(figures)
  return [
    ...percents,
    ...percents.flatMap(toRest),
    ...listMeans(percents),
    ...ratios,
    ...ratios.flatMap(toRest),
    ...listOrdinals(figures),
    ...listNone(figures, 'error_rate'),
  ].filter(({ value, marks }) => value >= 0 && (value <= 100 || marks[0] === 'percent'))
}

/** "within half a year" is no part of the work. */
const CALENDAR = toWordSet('month quarter year yr')

function toPercent(mention: Mention, index: number): Derivation[] {
  const { kind, value, low, high, nounClass } = mention
  const uses = [toUse(mention, index, 'percent')]
  if (kind === 'percent')
    return [derive('error_rate', value, uses, { low, high, marks: ['percent'] })]
  if (kind === 'fraction' && CALENDAR.has(mention.unit ?? '')) return []
  if (kind === 'fraction')
    return [
      derive('error_rate', value * 100, uses, {
        low: low * 100,
        high: high * 100,
        marks: ['fraction'],
      }),
    ]
  return kind === 'count' && value <= 100
    ? [derive('error_rate', value, uses, { low, high, marks: [`bare ${nounClass}`] })]
    : []
}

/** "97 percent are right". */
const toRest = ({ value, low, high, uses, marks }: Derivation): Derivation[] =>
  value > 50 && value <= 100
    ? [
        derive('error_rate', 100 - value, uses, {
          low: 100 - high,
          high: 100 - low,
          marks: ['rest', ...marks],
        }),
      ]
    : []

/** "4 percent on a good day, 8 on a bad one". */
function listMeans(percents: readonly Derivation[]): Derivation[] {
  return percents.flatMap((first, at) =>
    percents.slice(at + 1, at + 4).map((second) =>
      derive('error_rate', (first.value + second.value) / 2, [...first.uses, ...second.uses], {
        low: Math.min(first.low, second.low),
        high: Math.max(first.high, second.high),
        marks: ['mean', ...first.marks],
      }),
    ),
  )
}

/** "one in ten", "12 of 400", "400 a week, and a dozen come back each day". */
function listRatios({ mentions }: Figures): Derivation[] {
  const counts = mentions.flatMap((mention, index) =>
    mention.kind === 'count' || mention.kind === 'fraction' ? [{ mention, index }] : [],
  )
  return counts.flatMap((part, at) =>
    counts.flatMap((whole, other) => {
      const isRatio =
        other !== at && whole.mention.value > part.mention.value && whole.mention.value >= 2
      if (!isRatio || Math.abs(other - at) > 4) return []
      const uses = [
        toUse(part.mention, part.index, 'errors'),
        toUse(whole.mention, whole.index, 'whole'),
      ]
      return measure(part.mention, whole.mention).map(({ value, mark }) => {
        const order = `${other > at} ${Math.min(Math.abs(other - at), 3)}`
        const marks = [`ratio ${order}`, mark, nameBetween(part.mention, whole.mention)]
        const factors = [
          [
            { value: part.mention.value, unit: 'part' },
            { value: whole.mention.value, unit: 'whole' },
          ],
        ]
        return derive('error_rate', value * 100, uses, { marks, factors })
      })
    }),
  )
}

/** "every tenth", "each fifth one". */
function listOrdinals({ tokens }: Figures): Derivation[] {
  return tokens.flatMap(({ norm }, index) => {
    const share = ORDINALS[norm]
    const before = tokens[index - 1]?.norm ?? ''
    if (share === undefined || !['every', 'each'].includes(before)) return []
    const use = { index: null, from: index - 1, to: index + 1, as: 'errors' } as const
    return [derive('error_rate', share * 100, [use], { marks: ['ordinal'] })]
  })
}

const nameBetween = (part: Mention, whole: Mention) =>
  `apart ${Math.max(-3, Math.min(6, whole.from - part.to))}`

/** Both in the same time, if both have one. */
function measure(part: Mention, whole: Mention): { value: number; mark: string }[] {
  const [first, second] = [part.per.week, whole.per.week]
  const plain = {
    value: part.value / whole.value,
    mark: `periods ${first !== null} ${second !== null}`,
  }
  if (first === null || second === null || first === second) return [plain]
  return [{ value: (part.value * first) / (whole.value * second), mark: 'periods differ' }]
}

const NONE_WORDS = toWordSet('none never nothing no nil zilch nada')
/** Words that say so of one slot alone. */
const OWN_NONE_WORDS = {
  error_rate: toWordSet('flawless perfect hardly'),
  tool_count: toWordSet('paper'),
} as const

/** "none", "nothing", "never": no errors or no tools, in answer to the question. */
export function listNone(figures: Figures, slot: 'error_rate' | 'tool_count'): Derivation[] {
  if (!isAsked(figures, slot)) return []
  const at = figures.tokens.findIndex(
    ({ norm }) => NONE_WORDS.has(norm) || OWN_NONE_WORDS[slot].has(norm),
  )
  if (at < 0 || (slot === 'tool_count' && ERRORS.has(figures.tokens[at + 1]?.norm ?? ''))) return []
  // "SAP and paper forms": a tool's name was read before and is blanked.
  const isBesideTools = figures.tokens.some(({ kind, norm }) => kind === 'break' && norm !== '\n')
  if (slot === 'tool_count' && isBesideTools && figures.tokens[at]?.norm === 'paper') return []
  const use: Use = {
    index: null,
    from: at,
    to: at + 1,
    as: slot === 'tool_count' ? 'tools' : 'errors',
  }
  return [
    derive(slot, 0, [use], {
      marks: ['none', `none ${figures.tokens[at]?.norm}`, `none at ${Math.min(at, 3)}`],
    }),
  ]
}

const NO_WORDS = toWordSet('no zero')
const ERRORS = toWordSet(
  'error errors mistake mistakes rework redo redone redos defects typos slips',
)
/** "We want no errors", "can you promise no errors": a wish. */
const WISHES = toWordSet(`
  want wants need needs should must can could cannot would will afford allow allowed guarantee guarantees promise ensure sure hope
  expect aim goal if
`)

/** "Errors: none that we know of": nothing is said of tools. */
export function namesErrors({ tokens, clauses }: Figures, at: number): boolean {
  const sentence = findClauseOf(clauses, at)?.sentence
  return tokens.slice(sentence?.from, sentence?.to).some(({ norm }) => ERRORS.has(norm))
}

/** "Few errors", which is not "a few errors". It is said back as the least share that is offered. */
const FEW_PERCENT = 1
const isFew = (tokens: Figures['tokens'], at: number): boolean =>
  (tokens[at]?.norm === 'few' || tokens[at]?.norm === 'little') && tokens[at - 1]?.norm !== 'a'

const SCARCE = toWordSet('hardly barely scarcely')

const NEARLY = toWordSet('almost nearly practically virtually basically')

/** "Redo hardly any", "errors barely ever", "errors almost none". */
const isScarce = (tokens: Figures['tokens'], at: number): boolean => {
  const [word = '', next = ''] = [tokens[at]?.norm, tokens[at + 1]?.norm]
  if (NEARLY.has(word)) return NONE_WORDS.has(next) || NO_WORDS.has(next)
  return SCARCE.has(word) && ['any', 'ever', 'anything'].includes(next)
}

/** "No errors", "we make no mistakes": said by words of its own, whatever was asked. */
export function findNoErrors({ tokens, clauses }: Figures): Derivation | null {
  const from = tokens.findIndex(
    ({ norm }, at) =>
      neverFails(tokens, at) ||
      seldomFails(tokens, at) ||
      ((NO_WORDS.has(norm) || isFew(tokens, at)) && ERRORS.has(tokens[at + 1]?.norm ?? '')) ||
      (ERRORS.has(norm) && isScarce(tokens, at + 1)) ||
      (isScarce(tokens, at) && tokens.slice(at + 2, at + 5).some((one) => ERRORS.has(one.norm))),
  )
  const clause = findClauseOf(clauses, from)
  if (from < 0 || clause === undefined) return null
  const isTold = clause.owner === 'us' && clause.time === 'now' && !clause.isSupposed
  const { sentence } = clause
  const isQuestion = tokens[sentence.to]?.norm === '?'
  const words = tokens.slice(sentence.from, sentence.to)
  if (!isTold || isQuestion || words.some(({ norm }) => WISHES.has(norm))) return null
  const share = isFew(tokens, from) || seldomFails(tokens, from) ? FEW_PERCENT : 0
  return derive('error_rate', share, [{ index: null, from, to: from + 2, as: 'errors' }])
}

const NOTHING = toWordSet('nothing none nobody never')
const FIXES = toWordSet('fixes redoes corrects')
const FAILURE_REACH = 4

/** "Nothing gets redone", "nobody fixes anything", "none of them come back". */
const neverFails = (tokens: Figures['tokens'], at: number): boolean =>
  NOTHING.has(tokens[at]?.norm ?? '') &&
  tokens.slice(at + 1, at + 1 + FAILURE_REACH).some(({ norm }, place, words) => {
    const isBack = norm === 'back' && /^com(?:e|es|ing)$/.test(words[place - 1]?.norm ?? '')
    return FAILURES.has(norm) || FIXES.has(norm) || isBack
  })

const FAILURES = toWordSet(`
  bounce bounces bounced reject rejects rejected rejections return returned deny denied denials kicked redo redone rework
  reworked fail fails failed wrong resubmit resubmitted corrected
`)

const SELDOM_REACH = 6

/** "Not much gets redone", "not many come back", "on the redo, not many". */
const seldomFails = (tokens: Figures['tokens'], at: number): boolean => {
  const isSeldom = tokens[at]?.norm === 'not' && /^(?:many|much)$/.test(tokens[at + 1]?.norm ?? '')
  const near = tokens.slice(Math.max(0, at - SELDOM_REACH), at + 2 + SELDOM_REACH)
  return isSeldom && near.some(({ norm }) => FAILURES.has(norm) || ERRORS.has(norm))
}

const PERCENT = 100
/** In percent; of more, it is what comes out right that is told. */
const FAILURES_MOST = 50

/** "Half the day" is no share of the work. */
const OF_TIME = toWordSet('job day days week weeks morning afternoon shift month year')

/** Beside these a share is told of what goes wrong, in whatever words. */
const OF_FAILURES = toWordSet(`
  kicks kick incorrect incorrectly mistyped mistypes incomplete mismatch mismatched mismatches corrections queried typed memos
`)
const isFailing = ({ norm }: { norm: string }) =>
  FAILURES.has(norm) || ERRORS.has(norm) || OF_FAILURES.has(norm)
const RIGHT = toWordSet('right fine correct clean ok okay perfect good without no not never')

/** "Claims get bounced 15% of the time", "the DMV kicks back 8%": the one share beside words of failure, where nothing else was read of it. */
export function findFailures(figures: Figures): Derivation | null {
  const shares = figures.mentions.filter(
    (one) =>
      (one.kind === 'percent' ||
        (one.kind === 'fraction' && !OF_TIME.has(one.unit ?? '') && one.value < 1)) &&
      listAround(figures, one).some(isFailing),
  )
  const [share] = shares
  if (share === undefined || shares.length > 1) return null
  const scale = share.kind === 'percent' ? 1 : PERCENT
  const isMost = share.value * scale > FAILURES_MOST
  if (isMost && !comesBack(figures, share)) return null
  return isToldOfUs(figures, share)
    ? toErrors(figures, [share], {
        value: share.value * scale,
        low: share.low * scale,
        high: share.high * scale,
      })
    : null
}

/** The words of the clause; of the sentence, where it tells one share alone. */
function listAround({ tokens, clauses, mentions }: Figures, { from }: Mention) {
  const clause = findClauseOf(clauses, from)
  const { sentence } = clause ?? {}
  const shares = mentions.filter(
    (one) =>
      sentence !== undefined &&
      one.from >= sentence.from &&
      one.from < sentence.to &&
      (one.kind === 'percent' || one.kind === 'fraction'),
  )
  const range = shares.length === 1 ? sentence : clause
  return tokens.slice(range?.from, range?.to)
}

const isToldOfUs = ({ clauses }: Figures, { from }: Mention): boolean => {
  const clause = findClauseOf(clauses, from)
  return clause?.owner !== 'you' && clause?.isSupposed === false && clause.time !== 'planned'
}

const BACK_REACH = 5

/** "80% come back incomplete": what is told of most of it is that it fails. */
export function comesBack({ tokens }: Figures, { to }: Mention): boolean {
  const words = tokens.slice(to, to + BACK_REACH)
  return words.some(isFailing) && !words.some(({ norm }) => RIGHT.has(norm))
}

const toErrors = (
  { mentions }: Figures,
  told: readonly Mention[],
  { value, low, high }: Pick<Mention, 'value' | 'low' | 'high'>,
) =>
  derive(
    'error_rate',
    value,
    told.map((one) => toUse(one, mentions.indexOf(one), 'errors')),
    { low, high },
  )

const OUT_REACH = 10
const ROUGHLY = toWordSet('the about around like maybe roughly some every those')

/** "4 or 5 orders a day out of the 120", "3 loads typed wrong out of like 200". */
export function findOutOf(figures: Figures): Derivation | null {
  const { tokens, mentions } = figures
  for (const [at, part] of mentions.entries()) {
    const whole = mentions[at + 1]
    const between = tokens.slice(part.to, whole?.from).map(({ norm }) => norm)
    const out = between.indexOf('out')
    const isOf = out >= 0 && between[out + 1] === 'of' && between.length <= OUT_REACH
    if (whole === undefined || !isOf || whole.kind !== 'count' || part.kind !== 'count') continue
    if (!between.slice(out + 2).every((norm) => ROUGHLY.has(norm))) continue
    const isDue = isAsked(figures, 'error_rate') || listAround(figures, part).some(isFailing)
    const isPart = part.high < whole.low && part.nounClass !== 'person'
    if (!isDue || !isPart || !isToldOfUs(figures, part)) continue
    const share = (value: number) => (PERCENT * value) / whole.value
    return toErrors(figures, [part, whole], {
      value: share(part.value),
      low: share(part.low),
      high: share(part.high),
    })
  }
  return null
}

/** "Two corrections": these count what is said. */
const TALK_NOUNS = toWordSet(
  'correction corrections note notes remark remarks point points question questions',
)

/** Every way to come to the number of tools. */
export function deriveTools(figures: Figures): Derivation[] {
  const counts = figures.mentions.flatMap((mention, index) => {
    const { kind, value, low, high, noun, nounClass } = mention
    if (kind !== 'count' || value > 500 || TALK_NOUNS.has(noun ?? '')) return []
    const uses = [toUse(mention, index, 'tools')]
    return [
      derive('tool_count', Math.round(value), uses, { low, high, marks: [`tools ${nounClass}`] }),
    ]
  })
  const sums = counts.flatMap((first, at) =>
    counts.slice(at + 1, at + 3).map((second) =>
      derive('tool_count', first.value + second.value, [...first.uses, ...second.uses], {
        marks: ['sum', ...first.marks],
      }),
    ),
  )
  return [...counts, ...sums, ...listNone(figures, 'tool_count')]
}
