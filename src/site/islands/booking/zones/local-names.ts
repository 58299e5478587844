import { addTerm, type Zone, type ZoneIndex } from '#site/islands/booking/zones/zone-index.ts'

const WINTER_AND_SUMMER = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')]

/**
 * What `Intl` calls countries in English, in the visitor's languages and in their own, and clocks in the visitor's.
 * Takes some 200 ms: ask when the other names lead nowhere.
 */
export function indexLocalNames(zones: readonly Zone[], languages: readonly string[]): ZoneIndex {
  const index: ZoneIndex = new Map()
  const known = languages.filter(isLanguage)
  indexCountries(index, zones, ['en', ...known])
  for (const language of known) {
    if (!language.startsWith('en')) indexRules(index, zones, language)
  }
  return index
}

function indexCountries(index: ZoneIndex, zones: readonly Zone[], languages: string[]): void {
  const readers = new Map<string, Intl.DisplayNames>()
  const name = (language: string, style: 'long' | 'short', code: string) => {
    const key = `${language} ${style}`
    const options = { type: 'region', style, fallback: 'none' } as const
    const reader = readers.get(key) ?? new Intl.DisplayNames([language], options)
    readers.set(key, reader)
    return reader.of(code)
  }
  for (const zone of zones) {
    if (!zone.countryCode) continue
    for (const language of new Set([...languages, findLanguage(zone.countryCode)])) {
      for (const style of ['long', 'short'] as const) {
        const text = name(language, style, zone.countryCode) ?? ''
        addTerm(index, { kind: 'country', text, zone, timeZone: zone.timeZone })
      }
    }
  }
}

/** The language that most people of a country speak: "AT" → "de". */
function findLanguage(countryCode: string): string {
  return new Intl.Locale(`und-${countryCode}`).maximize().language
}

function indexRules(index: ZoneIndex, zones: readonly Zone[], language: string): void {
  const names = new Map<string, readonly string[]>()
  for (const { rule, abbreviations, timeZone } of zones) {
    // Algeria keeps Central European Time and no summer time: a name for it is told elsewhere.
    const key = `${rule} ${abbreviations.size}`
    if (rule && !names.has(key)) names.set(key, readRuleNames(timeZone, language))
  }
  for (const zone of zones) {
    const texts = [1, 2].flatMap((size) => names.get(`${zone.rule} ${size}`) ?? [])
    for (const text of texts) addTerm(index, { kind: 'rule', text, zone, timeZone: zone.timeZone })
  }
}

/** The names of a zone in a language, long and short, as "Mitteleuropäische Sommerzeit" and "MESZ"; no "GMT+1". */
function readRuleNames(timeZone: string, language: string): string[] {
  const names = (['long', 'short'] as const).flatMap((timeZoneName) => {
    const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName })
    return WINTER_AND_SUMMER.map((date) =>
      format.formatToParts(date).find(({ type }) => type === 'timeZoneName'),
    )
  })
  return [...new Set(names.flatMap((part) => part?.value ?? []))].filter((text) => !/\d/.test(text))
}

function isLanguage(language: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(language).length > 0
  } catch {
    return false
  }
}
