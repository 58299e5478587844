import { nameOffset, nameRule, nameTimeZone } from '#site/islands/booking/zones/name-time-zone.ts'

/** Large cities whose zone bears another city's name. */
const moreCities: Readonly<Record<string, string>> = {
  Atlanta: 'America/New_York',
  Austin: 'America/Chicago',
  Barcelona: 'Europe/Madrid',
  Basel: 'Europe/Zurich',
  Beijing: 'Asia/Shanghai',
  Bengaluru: 'Asia/Kolkata',
  Boston: 'America/New_York',
  Calgary: 'America/Edmonton',
  'Cape Town': 'Africa/Johannesburg',
  Cologne: 'Europe/Berlin',
  Dallas: 'America/Chicago',
  Delhi: 'Asia/Kolkata',
  Edinburgh: 'Europe/London',
  Frankfurt: 'Europe/Berlin',
  Geneva: 'Europe/Zurich',
  Hamburg: 'Europe/Berlin',
  Houston: 'America/Chicago',
  Hyderabad: 'Asia/Kolkata',
  Kyoto: 'Asia/Tokyo',
  'Las Vegas': 'America/Los_Angeles',
  Lyon: 'Europe/Paris',
  Manchester: 'Europe/London',
  Miami: 'America/New_York',
  Milan: 'Europe/Rome',
  Montreal: 'America/Toronto',
  Mumbai: 'Asia/Kolkata',
  Munich: 'Europe/Berlin',
  Osaka: 'Asia/Tokyo',
  Ottawa: 'America/Toronto',
  Philadelphia: 'America/New_York',
  Portland: 'America/Los_Angeles',
  Porto: 'Europe/Lisbon',
  Pune: 'Asia/Kolkata',
  'Rio de Janeiro': 'America/Sao_Paulo',
  'Salt Lake City': 'America/Denver',
  'San Francisco': 'America/Los_Angeles',
  Seattle: 'America/Los_Angeles',
  Shenzhen: 'Asia/Shanghai',
  'St. Petersburg': 'Europe/Moscow',
  'Tel Aviv': 'Asia/Jerusalem',
  Washington: 'America/New_York',
}

/** `name` is "Berlin (GMT+1)" and occurs once. */
export type TimeZoneOption = { timeZone: string; name: string }

/** Every zone that the browser knows, and cities that people look for, by name. Takes some 50 ms: ask when needed. */
export function listTimeZones(now: Date): TimeZoneOption[] {
  const cities = Object.entries(moreCities).map(([city, timeZone]) => ({
    timeZone,
    name: `${city} (${nameOffset(timeZone, now)})`,
  }))
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'].map((timeZone) => ({
    timeZone,
    name: nameTimeZone(timeZone, now),
  }))
  const byName = new Map([...cities, ...zones].map((option) => [option.name, option]))
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name))
}

/** What somebody who typed this means: a name, else the first with a word that begins so, "Pacific Time" included. */
export function findTimeZone(
  options: readonly TimeZoneOption[],
  typed: string,
  now: Date,
): TimeZoneOption | null {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return null
  const isSame = (text: string) => text.toLowerCase() === wanted
  const begins = (text: string) => text.toLowerCase().startsWith(wanted)
  const hasWord = (text: string) => ` ${text.toLowerCase()}`.includes(` ${wanted}`)
  return (
    options.find(({ name, timeZone }) => isSame(name) || isSame(timeZone)) ??
    options.find(({ name }) => begins(name)) ??
    options.find(({ name }) => hasWord(name)) ??
    options.find((option) => isOwnCity(option, now) && hasWord(nameRule(option.timeZone, now))) ??
    null
  )
}

/** The city that the zone is called after. */
function isOwnCity({ name, timeZone }: TimeZoneOption, now: Date): boolean {
  return name === nameTimeZone(timeZone, now)
}
