import { PEOPLE_NOUNS, SITE_NOUNS, TOOL_NOUNS } from '#agent/lexicon/nouns.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  isBarePay,
  isPaidToOthers,
  isPriceOfThings,
  isRevenue,
  SPANS,
} from '#agent/understand/judge/pay.ts'
import {
  type Derivation,
  type Figures,
  isAsked,
  isRestated,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import { saysEach, saysOfWork, saysTotal } from '#agent/understand/quantities/each-words.ts'
import { namesErrors } from '#agent/understand/quantities/errors-and-tools.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findWorkers, isCountOfPeople } from '#agent/understand/quantities/read-workers.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** Whether a value rests on words for its slot, or answers the question for it. A leftover number fills nothing. */
export function isBound(figures: Figures, { slot, value, uses, marks }: Derivation): boolean {
  if (slot === 'error_rate') return isOfErrors(figures, uses)
  if (slot === 'tool_count') return uses.every((use) => isOfTools(figures, use))
  if (slot === 'team_size')
    return (
      !uses.some((use) => isBarePay(figures, use) || isWholeOfPart(figures, use.from)) &&
      !uses.some((use) => isOfDeciders(figures, use.from) || isOpinion(figures, use)) &&
      !uses.some((use) => isOfTime(figures, use) || isTimedItem(figures, use)) &&
      !uses.some((use) => isHoursAgain(figures, use)) &&
      !(value === 1 && isOneOfKnown(figures, uses)) &&
      !isOfPlaces(figures, uses) &&
      !isOfOnePlace(figures, uses)
    )
  if (slot === 'manual_hours')
    return (
      !uses.some((use) => isBarePay(figures, use) || isOfItems(figures, use)) &&
      !isOftenOnly(figures, uses) &&
      !multipliesTotal(figures, { uses, marks }) &&
      !multipliesKnown(figures, uses)
    )
  return (
    slot !== 'hourly_rate' ||
    !uses.some(
      (use) =>
        isPriceOfThings(figures, use) ||
        isPaidToOthers(figures, use) ||
        isOfThings(figures, use) ||
        isRevenue(figures, use) ||
        isYearlySum(figures, use),
    )
  )
}

const AGAINST = toWordSet('but or though yet versus vs')

/** "15 hours a week across the team but 40 in season": set against hours, a number without a noun is hours as well. */
function isHoursAgain({ tokens, mentions, sentences }: Figures, { index, from }: Use): boolean {
  const mention = index === null ? undefined : mentions[index]
  if (mention?.noun !== null || !AGAINST.has(tokens[from - 1]?.norm ?? '')) return false
  const sentence = findSentenceOf(sentences, from)
  return mentions.some(({ kind, from: at }) => kind === 'time' && sentence.from <= at && at < from)
}

/** "Weekly giving" says how often something comes, and no amount of time. */
const isOftenOnly = ({ mentions }: Figures, uses: readonly Use[]): boolean => {
  const told = uses.flatMap(({ as, index }) =>
    as === 'people' ? [] : [mentions[index ?? -1]?.unit ?? null],
  )
  return told.length > 0 && told.every((unit) => unit === 'every')
}

const TIMES = /(?:hours|hrs|days|shifts|weeks|mins|minutes)$/

/** "5 offers" are no hours. */
function isOfItems({ mentions }: Figures, { index, as }: Use): boolean {
  const { kind, noun } = mentions[index ?? -1] ?? {}
  const isHours = as === 'hours' || as === 'hours each'
  return kind === 'count' && noun != null && isHours && /[^s]s$/.test(noun) && !TIMES.test(noun)
}

const PAID =
  /^(?:pa(?:y|ys|id|ying|yroll)|salar\w*|wages?|earns?|earning|makes?|making|gets?|loaded|gross|cost|costs|ctc)$/
const SUMS = toWordSet('is = are makes comes equals')

/** "38 hours at $40 is 80k a year", and "fine, 40k" where pay is known: what the work comes to is nobody's salary. */
function isYearlySum(figures: Figures, { index, as }: Use): boolean {
  const { tokens, mentions, known } = figures
  const mention = mentions[index ?? -1]
  if (as !== 'salary' || mention === undefined) return false
  const before = mentions.filter(({ to }) => to <= mention.from)
  const isResult =
    before.some(({ kind }) => kind === 'time') && SUMS.has(tokens[mention.from - 1]?.norm ?? '')
  const isKnown = known.some(([slot]) => slot === 'hourly_rate') && !isAsked(figures, 'hourly_rate')
  return isResult || (isKnown && !tokens.some(({ norm }) => PAID.test(norm)))
}

/** "4 CSRs" answers no question about money. */
function isOfThings({ mentions }: Figures, { index, as }: Use): boolean {
  const { kind, noun, nounClass } = mentions[index ?? -1] ?? {}
  if (kind !== 'count' || noun == null || as !== 'rate') return false
  return nounClass === 'person' || /[^s]s$/.test(noun)
}

const OPINIONS = toWordSet('guess think suppose mean know believe')

const TOLD_TO = toWordSet('tell give show send ask let help call email mail text remind')

/** "Invoices i guess", "just tell me" count nobody. */
function isOpinion({ tokens }: Figures, { from, to }: Use): boolean {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  const isGuess = norm(from) === 'i' && OPINIONS.has(norm(from + 1))
  return isGuess || (norm(to - 1) === 'me' && TOLD_TO.has(norm(to - 2)))
}

const ALONE = toWordSet('just only alone myself solely one single')

/** "6 hours for me and 4 for her" names one of a team that is known. */
const isOneOfKnown = ({ known, tokens }: Figures, uses: readonly Use[]): boolean =>
  known.some(([slot, value]) => slot === 'team_size' && value > 1) &&
  uses.every(({ index }) => index === null) &&
  !tokens.some(({ norm }) => ALONE.has(norm))

/** "40 entries, 12 minutes" counts no people. */
const isTimedItem = ({ mentions }: Figures, { index }: Use): boolean =>
  mentions[index ?? -1]?.nounClass === 'item' &&
  mentions.some(({ kind, unit }) => kind === 'time' && /^m(?:in|$)/.test(unit ?? ''))

/** "That's only 4 months a year", "12 a month" count no people. */
const isOfTime = ({ tokens, mentions }: Figures, { to, index }: Use): boolean => {
  const { noun, per } = mentions[index ?? -1] ?? {}
  return SPANS.has(tokens[to]?.norm ?? '') || (noun === null && per?.week != null)
}

/** "All told it costs us 66 hours" of eleven people: they are everybody's already. */
function multipliesTotal(
  figures: Figures,
  { uses, marks }: Pick<Derivation, 'uses' | 'marks'>,
): boolean {
  const amount = figures.mentions[uses.find(({ as }) => as === 'hours each')?.index ?? -1]
  const isMultiplied = marks.some(
    (mark) => mark.startsWith('by people') || mark === 'by known people',
  )
  return (
    isMultiplied &&
    amount !== undefined &&
    !saysEach(figures, amount) &&
    (saysTotal(figures, amount.from) || saysOfWork(figures, amount.from))
  )
}

/** "4 FTE means 160 hours" after 4 × 40 = 160 hours: they are all of them, and not of each. */
function multipliesKnown({ mentions, known, tokens }: Figures, uses: readonly Use[]): boolean {
  const hours = known.find(([slot]) => slot === 'manual_hours')?.[1]
  const isOfEach = tokens.some(({ norm }) => EACH.has(norm))
  const people = uses.filter(({ as }) => as === 'people')
  return (
    people.length > 0 &&
    !isOfEach &&
    uses.some(({ index }) => {
      const mention = mentions[index ?? -1]
      return mention?.kind === 'time' && mention.value === hours
    })
  )
}

/** "Only 2 of the 5 clinics" counts no people. */
const isOfPlaces = ({ mentions, workers, tokens }: Figures, uses: readonly Use[]): boolean =>
  uses.length > 0 &&
  uses.every(({ index }) => mentions[index ?? -1]?.nounClass === 'site') &&
  !workers.some(({ isCounted }) => isCounted) &&
  !tokens.some(({ norm }) => PEOPLE_NOUNS.has(norm))

const EACH = toWordSet('each every per')

/** "2 people at each clinic" are a part of those at all of them, where those are not counted. */
function isOfOnePlace({ tokens, mentions }: Figures, uses: readonly Use[]): boolean {
  if (mentions.some(({ nounClass }) => nounClass === 'site')) return false
  return uses.some(({ index, to }) => {
    const isPerSite = mentions[index ?? -1]?.per.site === true
    const after = tokens.slice(to, to + 5)
    return (
      isPerSite ||
      after.some(
        ({ norm }, at) => EACH.has(norm) && SITE_NOUNS.has(tokens[to + at + 1]?.norm ?? ''),
      )
    )
  })
}

/** Forms of words that say that work went wrong, or has to be done twice. */
const ERROR_WORD =
  /^(?:err(?:or)?s?|mistakes?|wrong(?:ly)?|fault[sy]?|defect\w*|typos?|slip(?:s|ped)?|fail\w*|incorrect\w*|(?:in)?accura\w+|reject\w*|den(?:y|ied|ials?)|discrepanc\w+|exceptions?|re-?(?:work|do|done|keyed|typed|made|make|submit|sent|send|turn)\w*|fix\w*|correct\w*|mis(?!s$|ses$)[a-z]{3,}|mess\w*|botch\w*|goof\w*|screw\w*|scrap\w*|duplicat\w*|flaw\w*|incomplete|complain\w*|disput\w*|quer(?:y|ies|ied)|amend\w*|adjust\w*|kick\w*|bounc\w*|damag\w*|problems?|issues?|bugs?|flagged|snags?|chargebacks?)$/
const ERROR_WORDS = toWordSet(`
  bad off back again twice over double doubled clean right perfect quality broken waste wasted missed worse better duds repeat
  repeats garbled spoiled spoilt rubbish trouble
`)
const isErrorWord = ({ norm }: { norm: string }) => ERROR_WORDS.has(norm) || ERROR_WORD.test(norm)

/** Shares of pay, of trade, and of visits, which are no share of the work. */
const OTHER_SHARES = toWordSet(`
  ni nic nics pension pensions benefits burden burdened oncosts costs overhead overheads tax taxes insurance loading super
  superannuation fringe vat salary salaries wage wages pay payroll raise bonus margin margins markup discount discounts
  commission commissions interest growth turnover churn revenue sales profit profits inflation recover recovers recovered
  recovering recovery overcharge overcharges overcharged overpayments rebate rebates noshow noshows cancelled canceled
  cancellation cancellations occupancy utilization utilisation absence absent sick conversion conversions equity stake
  deposit tip tips
`)

function isOfErrors(figures: Figures, uses: readonly Use[]): boolean {
  const { tokens, known } = figures
  const isOther = uses.some(({ from, to }) => {
    const clause = findClauseOf(figures.clauses, from) ?? { from, to }
    const words = tokens.slice(clause.from, clause.to)
    const isNamed = words.some(
      ({ norm }, at) => OTHER_SHARES.has(norm) || (NO_SHOWS.has(norm) && hasNoBefore(words, at)),
    )
    return isNamed && !words.some(isErrorWord)
  })
  if (isOther || uses.some(({ from }) => isOfTrade(figures, from))) return false
  const isKnown = known.some(([slot]) => slot === 'error_rate')
  return isKnown || isAsked(figures, 'error_rate') || tokens.some(isErrorWord)
}

const TRADE = toWordSet('trade industry sector competitors peers benchmark norm everybody everyone')
const OWN = toWordSet('our ours we us i my mine')

/** "The trade says 4%, ours is worse". */
function isOfTrade({ tokens, clauses }: Figures, at: number): boolean {
  const clause = findClauseOf(clauses, at)
  const words = tokens.slice(clause?.from, clause?.to)
  return words.some(({ norm }) => TRADE.has(norm)) && !words.some(({ norm }) => OWN.has(norm))
}

/** "The trade says 4%, ours is worse, eight maybe": a bare figure after that of others is ours, in the same unit. */
export function takeOurs(figures: Figures): Mention[] {
  const { mentions, tokens } = figures
  const theirs = mentions.find((one) => one.kind === 'percent' && isOfTrade(figures, one.from))
  const compared = tokens.findIndex(({ norm }) => COMPARED.has(norm))
  const isAnswer = compared >= 0 && isAsked(figures, 'error_rate')
  if (theirs === undefined && !isAnswer) return [...mentions]
  const start = theirs?.to ?? compared
  const isOurs = ({ kind, noun, from, value }: Mention) =>
    kind === 'count' && noun === null && from > start && value <= 100
  const ours = mentions.find(isOurs)
  if (ours === undefined) return [...mentions]
  const left = mentions.filter((one) => one !== theirs)
  return left.map((one) => (one === ours ? { ...ours, kind: 'percent' } : one))
}

const GONE = toWordSet('left leave leaving quit go gone goes retired fired sick off resigned')
const WHOLE_WORDS = toWordSet('the our my all those these')

/** "Only 2 of the 5 clinics", "the supervisors, so 4 of the 12": the part counts, and the whole counts nothing. */
export function takeParts(figures: Figures): Figures {
  const { tokens, mentions, sentences } = figures
  const parts = mentions.flatMap((part, at) => {
    const before = mentions[at - 1]
    if (before !== undefined && isPartOf(figures, before, part)) return []
    const whole = mentions[at + 1]
    if (whole === undefined || !isPartOf(figures, part, whole)) return [part]
    const { from, to } = findSentenceOf(sentences, part.from)
    const isOfPersons =
      isAsked(figures, 'team_size') ||
      tokens.slice(from, to).some(({ norm }) => PEOPLE_NOUNS.has(norm))
    const { noun, nounClass, per, to: end } = whole
    const named = noun === null && isOfPersons ? { noun: 'people', nounClass: 'person' } : null
    return [{ ...part, noun, nounClass, per, to: end, ...(named as Partial<Mention>) }]
  })
  if (parts.length === mentions.length) return figures
  return {
    ...figures,
    mentions: parts,
    workers: findWorkers(tokens, parts.filter(isCountOfPeople)),
  }
}

function isPartOf(figures: Figures, part: Mention, whole: Mention): boolean {
  const { tokens, sentences } = figures
  if (part.kind !== 'count' || part.noun !== null || whole.kind !== 'count') return false
  const start = tokens[part.to]?.norm === 'out' ? part.to + 1 : part.to
  const [of, ...others] = tokens.slice(start, whole.from).map(({ norm }) => norm)
  const { from, to } = findSentenceOf(sentences, part.from)
  const words = tokens.slice(from, to).map(({ norm }) => norm)
  const isGone = words.some((norm) => GONE.has(norm))
  if (of !== 'of' || !others.every((norm) => WHOLE_WORDS.has(norm)) || isGone) return false
  if (part.value >= whole.value || !Number.isInteger(part.value)) return false
  const isOfTeam = isAsked(figures, 'team_size') || words.some((norm) => PEOPLE_NOUNS.has(norm))
  const isCounted = whole.nounClass === 'person' || whole.nounClass === 'site'
  return isCounted || (whole.noun === null && isOfTeam)
}

const NO_SHOWS = toWordSet('show shows')
const hasNoBefore = (words: readonly { norm: string }[], at: number) =>
  words.slice(Math.max(0, at - 2), at).some(({ norm }) => norm === 'no')

const TOOL_WORDS = toWordSet('login logins screens windows tabs')
const isToolWord = ({ norm }: { norm: string }) => TOOL_NOUNS.has(norm) || TOOL_WORDS.has(norm)
const COMPARED = toWordSet('worse better higher lower')

/** "33 tools", "11 carrier portals"; in answer to the question any number that is said of nothing else. */
function isOfTools(figures: Figures, { index, from }: Use): boolean {
  const { tokens, mentions, clauses, known } = figures
  const mention = index === null ? undefined : mentions[index]
  if (mention === undefined) return !namesErrors(figures, from)
  if (mention.nounClass === 'tool') return true
  if (mention.nounClass === 'person' || isRestated(figures, mention)) return false
  if (isWholeOfPart(figures, from)) return false
  const clause = findClauseOf(clauses, from)
  if (tokens.slice(clause?.sentence.from, clause?.sentence.to).some(isToolWord)) return true
  const isOther = tokens
    .slice(clause?.from, clause?.to)
    .some(({ norm }) => COMPARED.has(norm) || OTHER_SHARES.has(norm))
  const isDue = isAsked(figures, 'tool_count') || known.some(([slot]) => slot === 'tool_count')
  return isDue && !isOther
}

const DECIDING = /^(?:decid\w*|decision|approv\w*|sign(?:s|ed|ing)?|agree[sd]?)$/

/** "The CTO and me decide together" counts nobody who does the work. */
export function isOfDeciders(
  { tokens, clauses }: Pick<Figures, 'tokens' | 'clauses'>,
  at: number,
): boolean {
  const clause = findClauseOf(clauses, at)
  return tokens.slice(clause?.from, clause?.to).some(({ norm }) => DECIDING.test(norm))
}

/** One of the two numbers of "1 in 10", which replace no figure by themselves. */
export const isOfRatio = (figures: Figures, { from, to }: Mention): boolean =>
  isWholeOfPart(figures, from) ||
  figures.mentions.some(
    (one) => one.from > from && one.from <= to + 2 && isWholeOfPart(figures, one.from),
  )

/** "1 in 10", "two out of 50": the second number is a measure for the first. */
function isWholeOfPart({ tokens }: Figures, at: number): boolean {
  const norm = (back: number) => tokens[at - back]?.norm ?? ''
  const isOutOf = norm(1) === 'of' && norm(2) === 'out'
  const part = tokens[at - (isOutOf ? 3 : 2)]
  return (norm(1) === 'in' || isOutOf) && (part?.kind === 'number' || part?.norm === 'one')
}
