import { abbreviations, type RawTimeZone, rawTimeZones } from '@vvo/tzdb'
import { nameCity } from '#site/islands/booking/zones/name-time-zone.ts'
import {
  CLOCK_NAMES,
  COUNTRY_NAMES,
  MORE_CITIES,
  REGIONS,
} from '#site/islands/booking/zones/place-names.ts'
import { isKnownTimeZone } from '#site/islands/booking/zones/time-zone-choice.ts'

/** Zones of one country whose clocks agree. `timeZone` is a name of it that this browser knows. */
export type Zone = {
  timeZone: string
  /** The package's name for it, after its largest city. */
  name: string
  /** All of its names, old ones too. */
  group: readonly string[]
  /** The name of the rule, such as "Central Time"; several countries share one. */
  rule: string
  country: string
  countryCode: string
  cities: readonly string[]
  /** From an abbreviation, such as "CST", to the minutes ahead of Greenwich that it may stand for. */
  abbreviations: ReadonlyMap<string, number>
}

/** `capital`: the city that a zone is called after. `id`: "US/Central". */
export type TermKind = 'id' | 'capital' | 'city' | 'region' | 'country' | 'rule' | 'abbreviation'
/** One thing that a text may mean. `text` as it is written. */
export type Term = { kind: TermKind; text: string; zone: Zone; timeZone: string }
/** By folded text. */
export type ZoneIndex = Map<string, Term[]>

const AREA = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//
/** Parts of Australia by old names of zones. */
const NO_CITY = /^(North|South|West|Center)$/
const UTC: RawTimeZone = {
  ...{ name: 'UTC', alternativeName: 'Coordinated Universal Time', countryName: '' },
  ...{ group: ['UTC', 'Etc/UTC', 'Etc/GMT', 'Zulu', 'Universal'], mainCities: [] },
  ...{ countryCode: '', continentCode: '', continentName: '', rawFormat: '' },
  ...{ rawOffsetInMinutes: 0, abbreviation: 'GMT' },
}

/** Without case, accents and signs: "São Paulo" and "sao-paulo" are one. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.'’‘ʻ`´]/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
    .replace(/\bst\b/, 'saint')
}

/** Every zone of the package that this browser knows, and every one of the browser that the package lacks. */
export function listZones(): Zone[] {
  const supported = new Set(listSupportedZones())
  const zones = [...rawTimeZones, UTC].flatMap((raw) => {
    const names = [raw.name, ...raw.group]
    const timeZone = names.find((name) => supported.has(name) || isKnownTimeZone(name))
    return timeZone ? [readZone(raw, timeZone)] : []
  })
  const listed = new Set(zones.flatMap(({ group }) => group))
  const rest = [...supported].filter((name) => !listed.has(name) && AREA.test(name))
  return [...zones, ...rest.map((name) => readZone({ ...UTC, ...describeUnlisted(name) }, name))]
}

function describeUnlisted(name: string): Partial<RawTimeZone> {
  return { name, group: [name], alternativeName: '', countryName: '', abbreviation: '' }
}

/** None where the browser is too old to list them. */
function listSupportedZones(): string[] {
  try {
    return Intl.supportedValuesOf('timeZone')
  } catch {
    return []
  }
}

function readZone(raw: RawTimeZone, timeZone: string): Zone {
  const { rawOffsetInMinutes: offset, abbreviation, dstAbbreviation } = raw
  const short = new Map([[abbreviation, offset]])
  if (dstAbbreviation) short.set(dstAbbreviation, offset + 60)
  return {
    timeZone,
    name: raw.name,
    group: raw.group,
    rule: raw.alternativeName,
    country: raw.countryName,
    countryCode: raw.countryCode,
    cities: raw.mainCities,
    abbreviations: short,
  }
}

/** The names of each zone in the package and in the lists beside it. */
export function indexZones(zones: readonly Zone[]): ZoneIndex {
  const index: ZoneIndex = new Map()
  for (const zone of zones) {
    const add = (kind: TermKind, ...texts: string[]) => {
      for (const text of texts) addTerm(index, { kind, text, zone, timeZone: zone.timeZone })
    }
    for (const name of zone.group) indexName(index, zone, name)
    add('city', ...zone.cities, ...readNames(MORE_CITIES, zone))
    add('region', ...readNames(REGIONS, zone))
    add('country', zone.country, ...split(COUNTRY_NAMES[zone.countryCode]))
    add('rule', zone.rule, zone.rule.replace(/ Time$/, ''), ...readNames(CLOCK_NAMES, zone))
    add('abbreviation', ...zone.abbreviations.keys())
  }
  indexAbbreviations(index)
  return index
}

function indexName(index: ZoneIndex, zone: Zone, name: string): void {
  const isCity = AREA.test(name)
  // "EST" as an old name is Panama's.
  if (!isCity && [...zone.abbreviations.keys(), 'EST', 'MST', 'HST', 'CET', 'EET'].includes(name)) {
    return
  }
  addTerm(index, { kind: 'id', text: name, zone, timeZone: zone.timeZone })
  const [city, oldCity = ''] = [nameCity(name), name.split('/').at(-1)?.replaceAll('_', ' ')]
  if (!isCity || NO_CITY.test(city)) return
  const kind = name === zone.name ? 'capital' : 'city'
  const isPresent = city === oldCity && isKnownTimeZone(name)
  const timeZone = isPresent ? name : zone.timeZone
  addTerm(index, { kind, text: city, zone, timeZone })
  if (city !== oldCity) addTerm(index, { kind, text: oldCity, zone, timeZone })
}

/** Adds the abbreviations. The package names them at rules ("Cuba Standard Time" is "CST"), not at zones. */
function indexAbbreviations(index: ZoneIndex): void {
  for (const [name, abbreviation] of Object.entries(abbreviations)) {
    const rule = foldText(name.replace(/ (Standard|Daylight|Summer) Time$/, ' Time'))
    const terms = (index.get(rule) ?? []).filter(({ kind }) => kind === 'rule')
    for (const term of terms) {
      addTerm(index, { ...term, text: name })
      addTerm(index, { ...term, text: abbreviation, kind: 'abbreviation' })
    }
  }
}

export function addTerm(index: ZoneIndex, term: Term): void {
  for (const text of new Set([foldText(term.text), foldText(spellOut(term.text))])) {
    if (!text) continue
    const terms = index.get(text) ?? []
    const isThere = terms.some(({ kind, zone }) => kind === term.kind && zone === term.zone)
    if (!isThere) index.set(text, [...terms, term])
  }
}

/** Spells umlauts out, as they are typed without keys for them: "Zuerich" for "Zürich". */
function spellOut(text: string): string {
  return text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${foldText(letter)}e`)
}

function readNames(names: Readonly<Record<string, string>>, { group }: Zone): string[] {
  return group.flatMap((name) => split(names[name]))
}

const split = (names = '') => (names ? names.split(', ') : [])
