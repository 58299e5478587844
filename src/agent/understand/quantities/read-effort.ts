import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { isSitesEach } from '#agent/understand/quantities/each-site.ts'
import { createEffort, type Effort, type Factor } from '#agent/understand/quantities/effort.ts'
import {
  toShareFactors,
  toTimeFactor,
  toWeekFactors,
} from '#agent/understand/quantities/factors.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { resolveWorkers } from '#agent/understand/quantities/resolve-workers.ts'
import { listByRole, type Role, type RoledFigures } from '#agent/understand/quantities/roles.ts'
import { countAllSites } from '#agent/understand/quantities/site-counts.ts'
import { findSubject, followsEach } from '#agent/understand/quantities/subjects.ts'
import { findPeriod, type WeekPeriod } from '#agent/understand/quantities/week-periods.ts'
import type { Workers } from '#agent/understand/quantities/workers.ts'

/** Hours a week that one figure tells: times the people and sites it holds for, times how often. */
export function readEffort(figures: RoledFigures, mention: Mention, role: Role): Effort | null {
  const period = findPeriod(figures, mention)
  if (period === null) return null
  const holders = findHolders(figures, mention, role)
  const { people, sites, group, isEach } = holders
  const isShare = mention.kind === 'fraction'
  const times = (isShare ? WEEK_HOURS : period.week) * (people ?? 1) * (sites ?? 1)
  return createEffort(
    {
      hours: mention.value * times,
      factors: listFactors(mention, period, holders),
      mentions: [mention],
    },
    {
      low: mention.low * times,
      high: mention.high * times,
      people: isEach && people !== null ? people * (sites ?? 1) : null,
      namedAt: group?.from ?? null,
      isAssumed: period.isAssumed || (isShare && mention.unit !== 'fte'),
      isPerPerson: holders.isPerPerson,
    },
  )
}

/** Whom and what a figure holds for; null where nobody said so. */
type Holders = {
  people: number | null
  sites: number | null
  group: Workers | null
  /** It is one person's. */
  isEach: boolean
  /** It is one person's, and nobody said how many people there are. */
  isPerPerson: boolean
}

function findHolders(figures: RoledFigures, mention: Mention, role: Role): Holders {
  const isEach = role === 'hours_each' || (role === 'share' && mention.unit !== 'fte')
  const subject = findSubject(figures, mention)
  const group = isEach ? resolveWorkers(figures, subject, mention) : null
  const sites = isOfEachSite(figures, mention, { role, group }) ? countAllSites(figures) : null
  const known = isEach && sites === null ? figures.knownPeople : null
  const people = group?.count ?? known
  // Not only an amount that one person can spend.
  const isSaid = mention.per.person || subject?.isEach === true || followsEach(figures, mention)
  return {
    people,
    sites,
    group,
    isEach,
    isPerPerson: isEach && people === null && sites === null && isSaid,
  }
}

type Held = { role: Role; group: Workers | null }

/** "4 hours in Dayton, 6 in Harlan" are listed one by one; "4 hours per site" holds for all of them. */
function isOfEachSite(figures: RoledFigures, mention: Mention, { role, group }: Held): boolean {
  if (group?.isPerSite) return true
  if (role === 'hours_all') return false
  if (isSitesEach(figures, mention)) return true
  return role === 'hours_site' && listByRole(figures, 'hours_site').length === 1
}

function listFactors(
  mention: Mention,
  { week, isDay }: WeekPeriod,
  { people, sites }: Holders,
): Factor[] {
  return [
    ...(people === null || people === 1 ? [] : [{ value: people, unit: 'people' }]),
    ...(sites === null ? [] : [{ value: sites, unit: 'sites' }]),
    ...(mention.kind === 'fraction'
      ? toShareFactors(mention)
      : [toTimeFactor(mention), ...toWeekFactors(week, isDay)]),
  ]
}
