import { TIME_UNITS, WEEK_HOURS, WORKDAY_HOURS } from '#agent/lexicon/units.ts'
import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'
import {
  exactly,
  type Figures,
  findKnown,
  isAsked,
  type Span,
  scale,
} from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'

export type Amount = { mention: Mention; index: number; isBare: boolean }

const AMOUNTS_MAX = 8
const BARE_MAX = 5_000

/** What can be an amount of time: hours, a share of a week, a full-time job, or a number without a unit. */
export function listAmounts(figures: Figures): Amount[] {
  const hasBare = isAsked(figures, 'manual_hours') || findKnown(figures, 'manual_hours') !== null
  const isTimed =
    figures.mentions.some(({ kind }) => kind === 'time') ||
    figures.tokens.some(({ norm }) => TIME_UNITS[norm] === 1)
  return figures.mentions
    .flatMap((mention, index) => {
      if (AMOUNT_KINDS.has(mention.kind))
        return isDeadline(figures, mention) ? [] : [{ mention, index, isBare: false }]
      const isBare =
        mention.kind === 'count' && mention.value <= BARE_MAX && mayBeHours(figures, mention)
      const isFullTime = mention.kind === 'count' && mention.unit === 'full time'
      return isFullTime || (isBare && (hasBare || isTimed)) ? [{ mention, index, isBare }] : []
    })
    .slice(0, AMOUNTS_MAX)
}

const AMOUNT_KINDS: ReadonlySet<string> = new Set(['time', 'fraction', 'percent', 'schedule'])

const CALENDAR_UNITS = toWordSet(
  'week weeks wk wks month months quarter quarters year years yr yrs',
)

/** A number without a unit, but not "three months" or "27 an hour". */
function mayBeHours({ tokens }: Figures, { noun, nounClass, per, to }: Mention): boolean {
  const isUnitless = noun === null || nounClass === 'item'
  return isUnitless && per.week !== WEEK_HOURS && !CALENDAR_UNITS.has(tokens[to]?.norm ?? '')
}

const DEADLINE_WORDS = toWordSet('in within after before by until')

/** "in 1-2 weeks", "within two weeks": when it is wanted, not how long it takes. */
function isDeadline({ tokens }: Figures, { unit, from, per }: Mention): boolean {
  const isBefore = DEADLINE_WORDS.has(tokens[from - 1]?.norm ?? '')
  return isBefore && per.week === null && CALENDAR_UNITS.has(unit ?? '')
}

export function toHours(tokens: Figures['tokens'], { mention, isBare }: Amount): Span {
  const { kind, unit } = mention
  if (kind === 'schedule') return exactly(readOccasion(tokens, mention))
  const isWeeks = kind === 'fraction' || (unit === 'full time' && !isBare)
  return isWeeks ? scale(mention, exactly(WEEK_HOURS)) : mention
}

/** "Tuesday and Thursday mornings", "every afternoon": how long one of them is; a day where nothing else is said. */
function readOccasion(tokens: Figures['tokens'], { from, to }: Mention): number {
  const units = tokens.slice(from, to + 1).flatMap(({ norm }) => PARTS_OF_DAY[norm] ?? [])
  return units[0] ?? WORKDAY_HOURS
}

const PARTS_OF_DAY = toTable<number>({
  morning: 4,
  mornings: 4,
  afternoon: 4,
  afternoons: 4,
  evening: 3,
  evenings: 3,
  night: 8,
  nights: 8,
})
