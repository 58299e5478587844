import { getDomain, parse } from 'tldts'

const NAME_MAX_CHARS = 253
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
/** Public endings by the list, below which no company has a website: networks' own names are in the first. */
const NO_WEBSITES = /\.(?:arpa|onion)$/
/** Signs that would make a host more than a host within an address. */
const NOT_A_HOST = /[\p{Cc}\p{Z}/\\?#@:%[\]]/u
const DEFAULT_PORT = ''

/** The address of a website's first page; null for what is no host. */
export function readHost(host: unknown): URL | null {
  if (typeof host !== 'string' || host.length > NAME_MAX_CHARS || NOT_A_HOST.test(host)) return null
  const address = `https://${host}/`
  return URL.canParse(address) ? new URL(address) : null
}

/**
 * Whether a page may be asked for at all, by its address alone: a name below a public ending, on the port of its
 * scheme, and none of our own. Numbers in place of a name are refused whatever they mean.
 */
export function isAllowedTarget(url: URL, ownDomains: ReadonlySet<string>): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false
  if (url.port !== DEFAULT_PORT || url.username !== '' || url.password !== '') return false
  const { hostname } = url
  if (hostname.length > NAME_MAX_CHARS || !NAME.test(hostname)) return false
  if (NO_WEBSITES.test(hostname)) return false
  const { domain, isIcann } = parse(hostname, { extractHostname: false })
  return domain !== null && isIcann === true && !ownDomains.has(readDomain(hostname))
}

/** What one owner holds: "www.acme.co.uk" is of "acme.co.uk", and a shop on a platform is its own. */
export function readDomain(hostname: string): string {
  const options = { extractHostname: false, allowPrivateDomains: true }
  return getDomain(hostname, options) ?? hostname
}
