import { WEEK_HOURS } from '#agent/lexicon/units.ts'
import { isAmount } from '#agent/understand/quantities/amounts.ts'
import { createEffort, type Effort } from '#agent/understand/quantities/effort.ts'
import { findWorkers } from '#agent/understand/quantities/find-workers.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { readFragments, readProduct } from '#agent/understand/quantities/product.ts'
import { readEffort } from '#agent/understand/quantities/read-effort.ts'
import { dropRestated } from '#agent/understand/quantities/restated.ts'
import { listByRole, type Role, type RoledFigures } from '#agent/understand/quantities/roles.ts'
import { readVolume } from '#agent/understand/quantities/volume.ts'

const HOURS: ReadonlySet<Role> = new Set(['hours_all', 'hours_each', 'hours_site', 'share'])

/** Every part of the weekly effort that a message tells. */
export function composeHours(figures: RoledFigures): Effort[] {
  const resolved = resolve(figures)
  const product = readProduct(resolved) ?? readFragments(resolved)
  if (product !== null) return [product]
  const efforts = resolved.mentions.flatMap((mention, index) => {
    const role = resolved.roles[index] ?? 'none'
    if (role === 'time_item') return readVolume(resolved, mention) ?? []
    return HOURS.has(role) ? (readEffort(resolved, mention, role) ?? []) : []
  })
  return dropRestated(
    resolved,
    dropWholeDays(efforts.length === 0 ? readFullTimers(resolved) : efforts),
  )
}

/** With the groups that the roles call people, and bare numbers of hours as hours. */
function resolve(figures: RoledFigures): RoledFigures {
  const mentions = figures.mentions.map((mention, index) => toTime(figures, mention, index))
  const people = mentions.filter(
    (_, index) => figures.roles[index] === 'people' || figures.roles[index] === 'staff',
  )
  return { ...figures, mentions, workers: findWorkers(figures.tokens, people) }
}

/** A bare number that is hours has the unit and period of the hours before it: "Ana 10 hours a week, Jorge 6". */
function toTime(
  { mentions, roles, asked }: RoledFigures,
  mention: Mention,
  index: number,
): Mention {
  const role = roles[index]
  if (mention.kind !== 'count' || role === undefined || !HOURS.has(role)) return mention
  const last = mentions.slice(0, index).findLast((one) => one.kind === 'time' && isAmount(one))
  const isMinutes = last?.unit?.startsWith('m') === true
  const scale = isMinutes ? 1 / 60 : 1
  const per =
    mention.per.week === null && last !== undefined
      ? { ...last.per, person: mention.per.person }
      : mention.per
  const { value, low, high } = mention
  const week = per.week ?? (asked.includes('manual_hours') ? 1 : null)
  return {
    ...mention,
    kind: 'time',
    value: value * scale,
    low: low * scale,
    high: high * scale,
    per: { ...per, week },
    unit: isMinutes ? 'minutes' : 'hours',
  }
}

/** "It takes two full time clerks": their whole weeks, where no other time was told. */
function readFullTimers(figures: RoledFigures): Effort[] {
  const people = listByRole(figures, 'people').filter(({ unit }) => unit === 'full time')
  return people.map((mention) => {
    const { value, from } = mention
    const factors = [
      { value, unit: 'people' },
      { value: WEEK_HOURS, unit: 'hours' },
    ]
    return createEffort(
      { hours: value * WEEK_HOURS, factors, mentions: [mention] },
      { people: value, namedAt: from, isAssumed: true },
    )
  })
}

/** "all day, six hours a day each": the hours say what the day means. */
function dropWholeDays(efforts: readonly Effort[]): readonly Effort[] {
  const isWholeDay = ({ mentions: [mention] }: Effort) => mention?.unit === 'whole day'
  const others = efforts.filter((effort) => !isWholeDay(effort))
  const hasDaily = others.some(({ mentions: [mention] }) => mention?.per.isDay === true)
  return hasDaily ? others : efforts
}
