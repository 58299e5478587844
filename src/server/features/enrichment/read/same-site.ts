import { getDomain, getDomainWithoutSuffix } from 'tldts'

const OPTIONS = { allowPrivateDomains: true }

/** The part of a host that its owner registered; a host without one, such as an address of numbers, stands for itself. */
function readSite(host: string): string {
  return getDomain(host, OPTIONS) ?? host
}

export function isSameSite(left: URL, right: URL): boolean {
  return readSite(left.hostname) === readSite(right.hostname)
}

/** "northline-freight" of "www.northline-freight.co.uk". */
export function readHostLabel(url: URL): string {
  return getDomainWithoutSuffix(url.hostname, OPTIONS) ?? url.hostname
}
