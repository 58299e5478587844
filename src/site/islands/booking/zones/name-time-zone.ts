/** Browsers keep the first name that a zone had; people know these places by another. */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
}

/** The city in the name of a zone: "New York" of "America/New_York". */
export function nameCity(timeZone: string): string {
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return PRESENT_NAMES[place] ?? place
}

/** The offset of a zone from Greenwich at a moment, as "GMT+1". */
export function nameOffset(timeZone: string, at: Date): string {
  return readZoneName(timeZone, at, 'shortOffset')
}

/** Zones of no place: their clock is always as far from Greenwich as they are called. */
const FIXED = /^(Etc\/GMT)?[+-][\d:]+$/

/** Writes a zone as "Berlin (GMT+1)", or "UTC+2". The offset is that of the moment, as it changes with the season. */
export function nameTimeZone(timeZone: string, at: Date): string {
  if (timeZone === 'UTC') return 'UTC'
  const offset = nameOffset(timeZone, at)
  return FIXED.test(timeZone) ? offset.replace('GMT', 'UTC') : `${nameCity(timeZone)} (${offset})`
}

/** Minutes that the clock there is ahead of Greenwich at that moment. */
export function measureOffsetMinutes(timeZone: string, at: Date): number {
  const [, sign, hours = 0, minutes = 0] =
    /([+-])(\d\d):(\d\d)/.exec(readZoneName(timeZone, at, 'longOffset')) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

type ZoneNameStyle = 'shortOffset' | 'longOffset'

/** To make one takes as long as fifty uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function readZoneName(timeZone: string, at: Date, timeZoneName: ZoneNameStyle): string {
  const key = `${timeZone} ${timeZoneName}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName })
  formats.set(key, format)
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
