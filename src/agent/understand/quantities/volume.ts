import { createEffort, type Effort, type Factor } from '#agent/understand/quantities/effort.ts'
import { toTimeFactor, toWeekFactors } from '#agent/understand/quantities/factors.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { listCountedWorkers } from '#agent/understand/quantities/resolve-workers.ts'
import { listByRole, type RoledFigures } from '#agent/understand/quantities/roles.ts'
import { countSites } from '#agent/understand/quantities/site-counts.ts'
import { countDays } from '#agent/understand/quantities/week-periods.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** Time an item × items a week, for each of so many sites or people where the volume is theirs. */
export function readVolume(figures: RoledFigures, time: Mention): Effort | null {
  const volume = findVolume(figures, time)
  if (volume === null || volume.per.week === null) return null
  const week = volume.per.isDay ? countDays(figures) : volume.per.week
  const people = countEachPeople(figures, volume)
  const sites = countSites(figures, volume)
  const factors: Factor[] = [
    ...(people === null ? [] : [{ value: people, unit: 'people' }]),
    ...(sites === null ? [] : [{ value: sites, unit: 'sites' }]),
    { value: volume.value, unit: volume.noun ?? 'items' },
    toTimeFactor(time),
    ...toWeekFactors(week, volume.per.isDay),
  ]
  const times = week * (people ?? 1) * (sites ?? 1)
  return createEffort(
    { hours: time.value * volume.value * times, factors, mentions: [volume, time] },
    { low: time.low * volume.low * times, high: time.high * volume.high * times, people },
  )
}

function findVolume(figures: RoledFigures, time: Mention): Mention | null {
  const { sentences, mentions } = figures
  const items = listByRole(figures, 'items')
  const sentence = findSentenceOf(sentences, time.from)
  const inSentence = items.filter(({ from }) => from >= sentence.from && from < sentence.to)
  const nearest = (all: readonly Mention[]) =>
    all.toSorted((a, b) => Math.abs(a.from - time.from) - Math.abs(b.from - time.from))[0] ?? null
  const found = nearest(inSentence) ?? nearest(items)
  if (found === null || found.per.week !== null) return found
  const schedule = mentions.find(({ kind, unit }) => kind === 'schedule' && unit !== 'weekdays')
  if (schedule === undefined) return null
  const isDay = schedule.per.isDay || schedule.unit === 'days'
  return {
    ...found,
    per: { ...found.per, week: (schedule.per.week ?? 1) * (isDay ? 1 : schedule.value), isDay },
  }
}

/** Words between items and "each" after them. */
const EACH_REACH = 3

/** "each making 40 calls a day", "35 calls a day for each collector": the volume is one person's. */
function countEachPeople(figures: RoledFigures, volume: Mention): number | null {
  if (!isVolumeOfEach(figures, volume)) return null
  const counted = listCountedWorkers(figures)
  const last = counted.findLast(({ from }) => from <= volume.to) ?? counted.at(-1)
  return last?.count ?? figures.knownPeople
}

function isVolumeOfEach({ workers, sentences, tokens }: RoledFigures, volume: Mention): boolean {
  if (volume.per.person) return true
  const sentence = findSentenceOf(sentences, volume.from)
  const inside = workers.filter(({ from }) => from >= sentence.from && from < sentence.to)
  const isGroup = inside.some(
    ({ isEach, from, to }) => isEach && (to <= volume.from || from <= volume.to + EACH_REACH),
  )
  const hasEach = tokens.slice(sentence.from, volume.from).some(({ norm }) => norm === 'each')
  return isGroup || (hasEach && inside.some(({ to }) => to <= volume.from))
}
