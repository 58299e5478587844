import { FIRM_WORDS, PAY_WORDS } from '#agent/lexicon/role-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { hasItemTime } from '#agent/understand/quantities/amounts.ts'
import { isEllipticTime, readBare, readNamedSlot } from '#agent/understand/quantities/bare-roles.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { isSalary, readBillable } from '#agent/understand/quantities/money-roles.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { isNear, wordsAround } from '#agent/understand/quantities/surroundings.ts'
import { hasScheduledItems } from '#agent/understand/quantities/volumes.ts'

/** "an hour" as a divisor, in `PERIODS_A_WEEK`. */
const BY_THE_HOUR = 40
/** Dollars that nobody is paid an hour. */
const RATE_MAX = 500

/** What is counted: people, sites, items, or something that a number without a noun is said of. */
export function readCountRole(figures: Figures, mention: Mention, index: number): Role {
  const { nounClass, per, value } = mention
  if (per.week === BY_THE_HOUR)
    return value <= RATE_MAX && !readBillable(figures, mention) ? 'rate' : 'number'
  if (isProductName(figures, mention)) return 'number'
  switch (nounClass) {
    case 'person':
      return isStaff(figures, mention) ? 'staff' : 'people'
    case 'site':
      return 'sites'
    case 'tool':
      return 'tool_count'
    case 'other':
      return 'other_count'
    default:
      return mention.noun === null
        ? readWithoutNoun(figures, mention, index)
        : readItems(figures, mention)
  }
}

function readWithoutNoun(figures: Figures, mention: Mention, index: number): Role {
  const { per } = mention
  const isHoursAsked = figures.asked.includes('manual_hours')
  if (per.person && isHoursAsked) return 'hours_each'
  const named = readNamedSlot(figures, mention)
  if (named !== null) return named
  if (isEllipticTime(figures, index)) return 'hours_each'
  if (per.week === null) return readBare(figures, mention)
  return isHoursAsked && !hasItemTime(figures) ? 'hours_all' : readPeriodic(figures, mention)
}

function readItems(figures: Figures, mention: Mention): Role {
  if (mention.per.week !== null) return readPeriodic(figures, mention)
  return hasScheduledItems(figures) && hasItemTime(figures) ? 'items' : 'other_count'
}

/** "4200 a month" is pay where it is asked for or spoken of; other counts by a period are a volume. */
function readPeriodic(figures: Figures, mention: Mention): Role {
  const isPay =
    figures.asked.includes('hourly_rate') ||
    (mention.value > 2_000 && isNear(figures, mention, PAY_WORDS, 6))
  return isPay && isSalary(mention) ? 'salary' : 'items'
}

/** "Dynamics 365", "Sage 300": part of a name. */
function isProductName({ tokens, asked }: Figures, { from, noun, value }: Mention): boolean {
  const before = tokens[from - 1]
  return (
    noun === null &&
    (value >= 100 || asked.includes('tools')) &&
    tokens[from]?.kind === 'number' &&
    before?.isCapital === true &&
    before.norm.length > 2 &&
    from > 1
  )
}

const EMPLOYEES = toWordSet('employees employee')
const ALL_STAFF = toWordSet('employees employee staff')

/** People of the firm, not those who do the work: "a company of 40", "38 employees". */
function isStaff(figures: Figures, mention: Mention): boolean {
  const noun = mention.noun ?? ''
  const isFirm = wordsAround(figures, mention, 4).some((word) => FIRM_WORDS.has(word))
  const hasFewer = figures.mentions.some(
    (one) =>
      one !== mention &&
      one.kind === 'count' &&
      one.nounClass === 'person' &&
      one.value < mention.value,
  )
  if (hasFewer && (isFirm || ALL_STAFF.has(noun))) return true
  return isFirm && !figures.asked.includes('team_size') && EMPLOYEES.has(noun)
}
