import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import { TIME_UNITS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Figures, Use } from '#agent/understand/quantities/derivation.ts'
import { findClauseOf } from '#agent/understand/text/clauses.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

export const SPANS = toWordSet('day days week weeks month months quarter quarters year years')

const PAY_VERBS = toWordSet('pay pays paid earn earns earning')
/** Said of oneself these tell what is made. */
const MAKE_VERBS = toWordSet('make makes making')
const PAID = toWordSet(
  'they them he him she her we i me us each everyone about around roughly some like',
)
const AT = toWordSet('at @')
const HOURS = /^(?:hours?|hrs?|h)$/
const PAY_REACH = 3
/** "Billers", "auditors", "receptionists": who does a job, by the form of the word. */
const DOERS =
  /^(?!orders|tenders|others|numbers|letters|papers|errors|folders|transfers|customers)[a-z]{3,}(?:ers|ors|ists|ants|ians|eps)$/
const ARE = toWordSet('are get cost costs')
const COST = toWordSet('cost costs')
/** Fewer are people: "our billers are 4". */
const PAY_MIN = 12

/** "75 hours a week at 31". */
export function isPriceOfHours(tokens: readonly Token[], at: number): boolean {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isOfHours = SPANS.has(norm(at - 2)) ? HOURS.test(norm(at - 4)) : HOURS.test(norm(at - 2))
  return AT.has(norm(at - 1)) && isOfHours && tokens[at]?.kind === 'number'
}

/** "Paralegals at 38", "they make 22", "we pay them about 30": what an hour of a person costs, without its unit. */
export function isPay(tokens: readonly Token[], at: number): boolean {
  const norm = (index: number) => tokens[index]?.norm ?? ''
  const isCounted = PEOPLE_NOUNS.has(norm(at - 2)) || tokens[at - 2]?.kind === 'number'
  const isOfHours =
    HOURS.test(norm(at - 2)) || (SPANS.has(norm(at - 2)) && HOURS.test(norm(at - 4)))
  if (AT.has(norm(at - 1)) && (isCounted || isOfHours)) return true
  for (let before = at - 1; before >= Math.max(0, at - PAY_REACH); before -= 1) {
    const isPaid = isPaidBy(norm(before), norm(before - 1), Number(norm(at)))
    if (isPaid !== null) return isPaid
    if (!isPerson(norm(before))) return false
  }
  return false
}

/** More is no cost of an hour. */
const COST_MAX = 200

/** "One guy, costs us 22". */
export const isCostOf = (tokens: readonly Token[], at: number): boolean =>
  Number(tokens[at]?.norm) <= COST_MAX &&
  tokens.slice(Math.max(0, at - 2), at).some(({ norm }) => COST.has(norm)) &&
  isPay(tokens, at)

/** Whether a verb tells what its subject is paid; null where it is no such verb. */
function isPaidBy(verb: string, subject: string, amount: number): boolean | null {
  if (PAY_VERBS.has(verb)) return isPerson(subject)
  if (MAKE_VERBS.has(verb)) return isOther(subject)
  if (!ARE.has(verb)) return null
  return amount >= PAY_MIN && (COST.has(verb) || isDoer(subject))
}

/** A number alone, and no person who is paid: "I pay my bookkeeper 52 thousand". */
export const isBarePay = ({ tokens, mentions }: Figures, { index, from }: Use): boolean =>
  mentions[index ?? -1]?.kind === 'count' &&
  mentions[index ?? -1]?.noun === null &&
  isPay(tokens, from)

/** Who is named by what they do: "clerks", "billers". */
export const isDoer = (norm: string) => PEOPLE_NOUNS.has(norm) || DOERS.test(norm)
const isPerson = (norm: string) => PAID.has(norm) || isDoer(norm)
const isOther = (norm: string) => isPerson(norm) && norm !== 'we' && norm !== 'i'

const PAID_FIRMS = toWordSet(`
agency agencies vendor vendors provider providers service subscription subscriptions license licence licenses software firm company
contractor contractors outsourcer outsourcers supplier suppliers
`)

/** "We also pay a temp agency 3,000 a month": what others are paid is no wage. */
export function isPaidToOthers(
  { tokens, clauses, mentions }: Figures,
  { index, from }: Use,
): boolean {
  if (mentions[index ?? -1]?.per.person === true) return false
  const clause = findClauseOf(clauses, from)
  const before = tokens.slice(clause?.from, from)
  return before.some(
    ({ norm }, at) =>
      PAID_FIRMS.has(norm) &&
      !isPaying(before, at) &&
      !PEOPLE_NOUNS.has(before[at + 1]?.norm ?? ''),
  )
}

const PAYING = toWordSet('cost costs costing sets')

/** "It costs the company 84 dollars an hour", "cost to company": our visitor's firm pays. */
const isPaying = (words: readonly Token[], at: number) =>
  words.slice(Math.max(0, at - 2), at).some(({ norm }) => PAYING.has(norm))

/** "Guest posts at $40" is what a thing costs; "clerks at $18" and "2 hours at $40" are what an hour does. */
export function isPriceOfThings({ tokens, mentions }: Figures, { index, from }: Use): boolean {
  const mention = index === null ? undefined : mentions[index]
  if (mention === undefined || mention.per.week !== null || mention.kind !== 'money') return false
  const [noun, joint] = [tokens[from - 2], tokens[from - 1]?.norm ?? '']
  // "Their hour is in our books at thirty dollars".
  if (tokens.slice(Math.max(0, from - HOUR_REACH), from).some(({ norm }) => norm === 'hour'))
    return false
  const isThing = noun?.kind === 'word' && /[^s]s$/.test(noun.norm) && !(noun.norm in TIME_UNITS)
  return ['at', 'for'].includes(joint) && isThing && !PEOPLE_NOUNS.has(noun.norm)
}

const HOUR_REACH = 8

const REVENUE = toWordSet('sales revenue revenues turnover gross')
const FIRMS = toWordSet('shop store business company firm practice site')
const BRINGS = toWordSet('makes make does brings grosses earns sells turns takes')

/** "I make 40k a year in sales", "the shop makes 40k": what a firm takes in is nobody's pay. */
export function isRevenue({ tokens, clauses }: Figures, { from, to }: Use): boolean {
  const clause = findClauseOf(clauses, from) ?? { from, to }
  const norm = (at: number) => tokens[at]?.norm ?? ''
  const isTakings = (at: number) => REVENUE.has(norm(at)) && !isDoer(norm(at + 1))
  const isOfFirm = (at: number) => FIRMS.has(norm(at)) && BRINGS.has(norm(at + 1)) && at < from
  return tokens
    .slice(clause.from, clause.to)
    .some((_, place) => isTakings(clause.from + place) || isOfFirm(clause.from + place))
}
