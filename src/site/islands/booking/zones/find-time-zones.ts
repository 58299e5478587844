import { schedulerTexts } from '#content/pages/booking.ts'
import { chooseMeanings } from '#site/islands/booking/zones/choose-meanings.ts'
import { indexLocalNames } from '#site/islands/booking/zones/local-names.ts'
import {
  measureOffsetMinutes,
  nameCity,
  nameOffset,
  nameTimeZone,
} from '#site/islands/booking/zones/name-time-zone.ts'
import { isKnownTimeZone } from '#site/islands/booking/zones/time-zone-choice.ts'
import {
  addTerm,
  foldText,
  indexZones,
  listZones,
  type Term,
  type TermKind,
  type Zone,
  type ZoneIndex,
} from '#site/islands/booking/zones/zone-index.ts'

/** `name` is "Kolkata (GMT+5:30)", `detail` "India Time, India". */
export type ZoneCandidate = { timeZone: string; name: string; detail: string }

export type ZoneFinder = {
  /** Zones that the words may mean, each with another clock, best first. With one there is nothing to choose. */
  find: (typed: string) => ZoneCandidate[]
  /** Suggestions while somebody types; all zones for ''. */
  suggest: (typed: string) => Suggestion[]
}

export type Suggestion = { timeZone: string; name: string }

type Visitor = {
  now: Date
  /** The zone of the visitor's machine; '' where the browser names none. */
  ownZone: string
  languages: readonly string[]
}

/** Zones that are offered at most: Russia has eleven clocks, and one more. */
const MAX_CANDIDATES = 12
const DAY_MS = 86_400_000
const RANKS: readonly TermKind[] = ['capital', 'country', 'region', 'rule', 'city']

const OFFSET = /^(?:(?:utc|gmt)\s*)?([+\-−–])\s*(\d{1,2})(?:[:.]?([0-5]\d))?(?:\s*(?:h|hours?))?$/i
/** An offset whose plus was left out, as in "UTC 2". */
const UNSIGNED = /^(?:utc|gmt)\s*(\d{1,2})(?::?([0-5]\d))?$/i
const MAX_MINUTES = 14 * 60

/** Builds the index of zone names, which takes some 100 ms: call it when it is needed. */
export function createZoneFinder({ now, ownZone, languages }: Visitor): ZoneFinder {
  const zones = listZones()
  const own = zones.find(({ group }) => group.includes(ownZone))
  const ownCountry = own?.countryCode || findRegion(languages)
  const resolve = (terms: readonly Term[]) => chooseMeanings(terms, { own, ownCountry })
  const index = indexZones(zones)
  if (ownCountry === 'AU') addAustralianTerms(index, zones)
  let local: ZoneIndex | null = null
  let all: Suggestion[] | null = null
  const clocks = new Map<string, string>()

  function find(typed: string): ZoneCandidate[] {
    const offset = readOffset(typed.trim())
    if (offset !== null) return findByOffset(offset)
    const [wanted = '', ...shorter] = listReadings(typed)
    if (wanted === '') return []
    for (const reading of [wanted, ...shorter]) {
      const terms = index.get(reading) ?? findLocally(reading)
      if (terms) return present(resolve(terms))
    }
    return present(findIncomplete([index, ...(local ? [local] : [])], wanted))
  }

  function findLocally(reading: string): Term[] | undefined {
    local ??= indexLocalNames(zones, languages)
    return local.get(reading)
  }

  function suggest(typed: string): Suggestion[] {
    const wanted = foldText(typed)
    if (wanted === '') {
      all ??= listAll()
      return all
    }
    const terms = [...resolve(index.get(wanted) ?? []), ...findIncomplete([index], wanted)]
    return listOnce(terms.map((term) => [nameSuggestion(term), term.timeZone])).slice(
      0,
      MAX_CANDIDATES,
    )
  }

  function listAll(): Suggestion[] {
    const named = zones.map(({ timeZone }) => [nameTimeZone(timeZone, now), timeZone] as const)
    return listOnce(named).toSorted((one, other) => one.name.localeCompare(other.name))
  }

  /**
   * Zones with this offset: the visitor's own first, since it stays right when seasons change; else the offset itself.
   */
  function findByOffset(offset: number): ZoneCandidate[] {
    if (own && measureOffsetMinutes(own.timeZone, now) === offset) {
      return [describe({ kind: 'id', text: ownZone, zone: own, timeZone: ownZone })]
    }
    const fixed = findFixedZone(offset)
    if (fixed) {
      const name = nameTimeZone(fixed, now)
      return [{ timeZone: fixed, name, detail: schedulerTexts.sameAllYear }]
    }
    const there = zones.filter(({ timeZone }) => measureOffsetMinutes(timeZone, now) === offset)
    return present(there.map((zone) => toTerm(zone)))
  }

  /** Names that begin so, else names with a word that does. */
  function findIncomplete(indexes: readonly ZoneIndex[], wanted: string): Term[] {
    const names = indexes.flatMap((names) => [...names])
    const lookUp = (isMeant: (text: string) => boolean) =>
      names
        .filter(([text]) => isMeant(text))
        .flatMap(([, terms]) => resolve(terms.filter(({ kind }) => RANKS.includes(kind))))
        .toSorted((one, other) => rank(one) - rank(other))
    const begun = lookUp((text) => text.startsWith(wanted))
    return begun.length > 0 ? begun : lookUp((text) => text.includes(` ${wanted}`))
  }

  function rank({ kind, zone }: Term): number {
    return (
      RANKS.indexOf(kind) - (zone.countryCode && zone.countryCode === ownCountry ? RANKS.length : 0)
    )
  }

  /** One for each clock: Berlin and Paris need no choice. */
  function present(terms: readonly Term[]): ZoneCandidate[] {
    const byClock = new Map<string, Term>()
    for (const term of terms) {
      const clock = readClock(term.timeZone)
      if (!byClock.has(clock)) byClock.set(clock, term)
      if (byClock.size === MAX_CANDIDATES) break
    }
    return [...byClock.values()].map((term) => describe(term))
  }

  /** Offsets of each second day of the coming year: summer time begins on a Friday here, on a Sunday there. */
  function readClock(timeZone: string): string {
    const known = clocks.get(timeZone)
    if (known !== undefined) return known
    const days = Array.from({ length: 183 }, (_, at) => new Date(now.getTime() + at * 2 * DAY_MS))
    const clock = days.map((day) => measureOffsetMinutes(timeZone, day)).join()
    clocks.set(timeZone, clock)
    return clock
  }

  function describe({ zone, timeZone }: Term): ZoneCandidate {
    const isUtc = timeZone === 'UTC'
    const detail = isUtc
      ? schedulerTexts.greenwich
      : [zone.rule, zone.country].filter(Boolean).join(', ')
    return { timeZone, name: nameTimeZone(timeZone, now), detail }
  }

  /** With the text it was found by, or the browser would not show it. */
  function nameSuggestion({ kind, text, timeZone }: Term): string {
    const isCity = kind === 'capital' || kind === 'city'
    const place = isCity ? text : `${text}, ${nameCity(timeZone)}`
    return timeZone === 'UTC' ? 'UTC' : `${place} (${nameOffset(timeZone, now)})`
  }

  return { find, suggest }
}

/** Minutes ahead of Greenwich that "UTC+2", "GMT-05:30", "+0200" or "utc 2" tells; null for other text. */
function readOffset(typed: string): number | null {
  const [, sign, hours, minutes = '0'] =
    OFFSET.exec(typed) ?? UNSIGNED.exec(typed)?.toSpliced(1, 0, '+') ?? []
  if (!sign) return null
  const size = Number(hours) * 60 + Number(minutes)
  if (size > MAX_MINUTES) return null
  return sign === '+' ? size : -size
}

/** A zone whose clock is always that far ahead of Greenwich, if the browser knows one. */
function findFixedZone(offsetMinutes: number): string | null {
  if (offsetMinutes === 0) return 'UTC'
  const size = Math.abs(offsetMinutes)
  const [hours, minutes] = [Math.floor(size / 60), size % 60]
  const pad = (part: number) => String(part).padStart(2, '0')
  const names = [`${offsetMinutes > 0 ? '+' : '-'}${pad(hours)}:${pad(minutes)}`]
  // For older browsers. POSIX counts to the west: five hours behind Greenwich is "Etc/GMT+5".
  if (minutes === 0) names.push(`Etc/GMT${offsetMinutes > 0 ? '-' : '+'}${hours}`)
  return names.find(isKnownTimeZone) ?? null
}

/** Lists what may be meant, folded, longest first: "Texas time" is Texas, "Berlin (GMT+1)" Berlin. */
function listReadings(typed: string): string[] {
  const whole = foldText(typed.replace(/\([^)]*\)\s*$/, ''))
  const yearly = whole.replace(/ (standard|daylight|summer|winter)( saving)?s?( time)$/, '$3')
  return [...new Set([whole, yearly, yearly.replace(/ time$/, '')])]
}

function listOnce(named: readonly (readonly [name: string, timeZone: string])[]): Suggestion[] {
  return [...new Map(named)].map(([name, timeZone]) => ({ name, timeZone }))
}

const toTerm = (zone: Zone): Term => ({
  kind: 'id',
  text: zone.timeZone,
  zone,
  timeZone: zone.timeZone,
})

/** People there say "EST" for the time that the rest of the world calls "AEST". */
function addAustralianTerms(index: ZoneIndex, zones: readonly Zone[]): void {
  for (const zone of zones.filter(({ countryCode }) => countryCode === 'AU')) {
    const add = (kind: TermKind, text: string) =>
      addTerm(index, { kind, text, zone, timeZone: zone.timeZone })
    add('rule', zone.rule.replace('Australian ', ''))
    for (const abbreviation of zone.abbreviations.keys()) add('abbreviation', abbreviation.slice(1))
  }
}

function findRegion(languages: readonly string[]): string {
  try {
    return languages.map((tag) => new Intl.Locale(tag).region).find(Boolean) ?? ''
  } catch {
    return ''
  }
}
