import {
  BUDGET_WORDS,
  COPULAS,
  LIST_LEADS,
  NOT_LIST_LEADS,
  PAY_WORDS,
  WORK_VERBS,
} from '#agent/lexicon/role-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { isAmount } from '#agent/understand/quantities/amounts.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { readBillable } from '#agent/understand/quantities/money-roles.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { isNear } from '#agent/understand/quantities/surroundings.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'
import type { Slot } from '#domain/fact.ts'

/** A number without a unit: told by the words beside it, or in the unit of the question. */
export function readBare(figures: Figures, mention: Mention): Role {
  return (
    readBareMoney(figures, mention) ??
    (isYear(figures, mention) ? 'number' : null) ??
    (isBarePeople(figures, mention) ? 'people' : null) ??
    readAnswer(figures, mention) ??
    'number'
  )
}

/** "An hour" as a divisor, in `PERIODS_A_WEEK`. */
const HOUR_PERIOD = 40

/** What a bare number can be, in dollars: an hour's pay, a year's, a budget. */
const HOURLY_PAY = { least: 7, most: 250 }
const YEARLY_PAY_LEAST = 20_000
const BUDGET_LEAST = 1_000

function readBareMoney(figures: Figures, mention: Mention): Role | null {
  const { value, from } = mention
  const { tokens } = figures
  if (readBillable(figures, mention)) return 'money'
  const isAfterPay = tokens
    .slice(Math.max(0, from - 3), from)
    .some(({ norm }) => PAY_WORDS.has(norm))
  const isHourly = value >= HOURLY_PAY.least && value <= HOURLY_PAY.most
  // "22 an hour, but with insurance more like 29".
  const previous = figures.mentions.findLast(({ to }) => to <= from)
  const isSecond =
    previous?.kind !== 'time' && previous?.per.week === HOUR_PERIOD && value < 3 * previous.value
  if (isHourly && isSecond) return 'rate'
  if (isAfterPay && isHourly && tokens[from - 1]?.norm !== 'for') return 'rate'
  if (value >= YEARLY_PAY_LEAST && isNear(figures, mention, PAY_WORDS, 5)) return 'salary'
  return value >= BUDGET_LEAST && isNear(figures, mention, BUDGET_WORDS, 6) ? 'budget' : null
}

const BEFORE_YEAR = toWordSet('since in from year')

const isYear = ({ tokens }: Figures, { from, value }: Mention) =>
  value >= 1_900 && value <= 2_100 && BEFORE_YEAR.has(tokens[from - 1]?.norm ?? '')

const PEOPLE_LEADS = toWordSet('only team of just all my our are we is now')
const GROUP_NOUNS = toWordSet('team crew staff group department')

/** "only 3 touch it", "a team of 4", "now it's three", "all my five". */
function isBarePeople(figures: Figures, { from, to, value }: Mention): boolean {
  if (!Number.isInteger(value) || value < 1 || value > 2_000) return false
  const [before, second, after] = [
    figures.tokens[from - 1]?.norm ?? '',
    figures.tokens[from - 2]?.norm ?? '',
    figures.tokens[to]?.norm ?? '',
  ]
  if (before === 'of' && GROUP_NOUNS.has(second)) return true
  return PEOPLE_LEADS.has(before) && before !== 'of' && WORK_VERBS.has(after)
}

/** An answer without a unit is in the unit of the question. */
function readAnswer(figures: Figures, mention: Mention): Role | null {
  const { mentions } = figures
  const bare = mentions.filter(({ kind, noun }) => kind === 'count' && noun === null)
  const isOnly = bare.length === 1
  const isList = bare.length === mentions.filter(({ kind }) => kind !== 'schedule').length
  for (const slot of figures.asked) {
    const role =
      isOnly || isList
        ? (readCounted(figures, mention, slot) ?? (isOnly ? readOnly(mention, slot) : null))
        : null
    if (role !== null) return role
  }
  return null
}

/** Hours and people can be told one by one. */
function readCounted({ mentions, tokens }: Figures, mention: Mention, slot: Slot): Role | null {
  if (slot === 'manual_hours')
    return mentions.some(({ kind }) => kind === 'time') ? null : 'hours_all'
  const isCount = Number.isInteger(mention.value) && tokens[mention.from - 1]?.norm !== 'since'
  return slot === 'team_size' && isCount ? 'people' : null
}

/** More dollars than this are a salary. */
const RATE_MAX = 5_000

function readOnly({ value }: Mention, slot: Slot): Role | null {
  switch (slot) {
    case 'hourly_rate':
      return value >= RATE_MAX ? 'salary' : 'rate'
    case 'error_rate':
      return 'errors'
    case 'tools':
      return 'tool_count'
    case 'budget':
      return 'budget'
    default:
      return null
  }
}

const SLOT_WORDS: readonly (readonly [Role, ReadonlySet<string>])[] = [
  ['hours_all', toWordSet('hours hrs time')],
  ['people', toWordSet('team headcount people staff crew size')],
  ['rate', toWordSet('rate wage pay hourly cost')],
  ['errors', toWordSet('errors error mistakes')],
]

/** "team 5", without a verb. */
const DIRECT_TEAM = toWordSet('team headcount')

/** "the hours are more like 35", "team is 12": the slot is named before its figure. */
export function readNamedSlot({ tokens, sentences }: Figures, { from, per }: Mention): Role | null {
  const sentence = findSentenceOf(sentences, from)
  let index = from - 1
  while (index > sentence.from && COPULAS.has(tokens[index]?.norm ?? '')) index -= 1
  const isDirect = index === from - 1
  if (isDirect) return DIRECT_TEAM.has(tokens[index]?.norm ?? '') ? 'people' : null
  const role = SLOT_WORDS.find(([, names]) => names.has(tokens[index]?.norm ?? ''))?.[0] ?? null
  return role === 'people' && per.week !== null ? 'hours_all' : role
}

/** Hours of a week. */
const WEEK_MAX = 168
const AFTER_LISTED = toWordSet('and but so no plus on in me a')

/** "Ana 10 hours a week, Jorge 6": a bare number after hours is hours. */
export function isEllipticTime(figures: Figures, index: number): boolean {
  const { mentions, tokens } = figures
  const mention = mentions[index]
  const hasTime = mentions.slice(0, index).some((one) => one.kind === 'time' && isAmount(one))
  if (mention === undefined || !hasTime || mention.per.week === 40) return false
  const [before, after] = [tokens[mention.from - 1], tokens[mention.to]]
  const isEnd = after === undefined || after.kind !== 'word' || AFTER_LISTED.has(after.norm)
  if (before?.kind !== 'word' || !isEnd || after?.norm === ':') return false
  if (mention.value > WEEK_MAX || isNear(figures, mention, BUDGET_WORDS, 5)) return false
  const isOtherLead = !NOT_LIST_LEADS.has(before.norm) && before.norm.length > 2
  return before.isCapital || LIST_LEADS.has(before.norm) || isOtherLead
}
