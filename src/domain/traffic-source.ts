/** The source of a visit that names none, or none that may be stored. */
export const NO_SOURCE = 'direct'
export const OTHER_SOURCE = 'other'

const SOURCE_MAX_CHARS = 60
/** Names of sites and campaigns. An address of a person, or a sentence, is none. */
const SOURCE_NAME = /^[a-z0-9][a-z0-9._-]*$/
/** An id that follows one person through links: long, with digits, and no word of any language. */
const LOOKS_LIKE_AN_ID = /^(?=.*\d)[0-9a-f-]{16,}$|\d{9,}/

type Arrival = {
  /** `utm_source`, empty when the address carried none. */
  utmSource: string
  /** An address or a bare host; "direct" and the empty string are none. */
  referrer: string
  /** Our own host: going from page to page is no arrival. */
  ownHost: string
}

/** One word for where somebody came from: the campaign's own name, else the referring host. */
export function nameSource({ utmSource, referrer, ownHost }: Arrival): string {
  const campaign = utmSource.trim().toLowerCase()
  const host = readHost(referrer)
  const named = campaign === '' ? host : campaign.replace(/\s+/g, '-').replace(/^www\./, '')
  if (named === '' || named === NO_SOURCE || named === readHost(ownHost)) return NO_SOURCE
  const isName = named.length <= SOURCE_MAX_CHARS && SOURCE_NAME.test(named)
  return isName && !LOOKS_LIKE_AN_ID.test(named) ? named : OTHER_SOURCE
}

/** The host of an address without "www.": "" where there is none, and `OTHER_SOURCE` where it cannot be read. */
function readHost(address: string): string {
  const trimmed = address.trim().toLowerCase()
  if (trimmed === '' || trimmed === NO_SOURCE) return ''
  const url = URL.parse(trimmed.includes('://') ? trimmed : `https://${trimmed}`)
  return url ? url.hostname.replace(/^www\./, '') : OTHER_SOURCE
}
