import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Of all IPv6 only this part is given to anybody; the library calls the rest of it unicast too. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** Azure's own services answer here, in every virtual network: a public address by its number alone. */
const AZURE_WIRE_SERVER = '168.63.129.16'

/**
 * Whether an address belongs to the open internet. What carries an IPv4 address inside (mapped, 6to4, Teredo, NAT64)
 * does not, whatever it carries.
 */
export function isPublicAddress(address: string): boolean {
  // The library also reads "127.1" and "0x7f.1", which no resolver answers.
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv6) return parsed.match(GLOBAL_IPV6)
  return parsed.toString() !== AZURE_WIRE_SERVER
}
