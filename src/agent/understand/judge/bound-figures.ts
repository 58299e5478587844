import { PEOPLE_NOUNS, TOOL_NOUNS } from '#agent/lexicon/nouns.ts'
import { TIME_UNITS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import {
  type Derivation,
  type Figures,
  isAsked,
  isRestated,
  type Use,
} from '#agent/understand/quantities/derivation.ts'
import { namesErrors } from '#agent/understand/quantities/errors-and-tools.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'

/** Whether a value rests on words for its slot, or answers the question for it. A leftover number fills nothing. */
export function isBound(figures: Figures, { slot, uses }: Derivation): boolean {
  if (slot === 'error_rate') return isOfErrors(figures, uses)
  if (slot === 'tool_count') return uses.every((use) => isOfTools(figures, use))
  if (slot === 'team_size') return !uses.some((use) => isOfDeciders(figures, use.from))
  return slot !== 'hourly_rate' || !uses.some((use) => isPriceOfThings(figures, use))
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

/** "Guest posts at $40" is what a thing costs; "clerks at $18" and "2 hours at $40" are what an hour does. */
function isPriceOfThings({ tokens, mentions }: Figures, { index, from }: Use): boolean {
  const mention = index === null ? undefined : mentions[index]
  if (mention === undefined || mention.per.week !== null || mention.kind !== 'money') return false
  const [noun, joint] = [tokens[from - 2], tokens[from - 1]?.norm ?? '']
  const isThing = noun?.kind === 'word' && /[^s]s$/.test(noun.norm) && !(noun.norm in TIME_UNITS)
  return ['at', 'for'].includes(joint) && isThing && !PEOPLE_NOUNS.has(noun.norm)
}
