import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { AppEnv } from '#server/platform/http/app-env.ts'

/** The form in which some proxies write a client: with its port, and an IPv6 address in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/
const IPV6_CLIENT_BITS = 64
const IPV6_NETWORK_BITS = 48
/** Ranges in which a proxy of one's own stands: this machine, its containers, its network. */
const INTERNAL = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/**
 * The sender's address, for limits: the socket's own, or, when that is a trusted proxy's,
 * the last address in `X-Forwarded-For` that is not. An IPv6 client is its /64, which is one customer.
 */
export function readClientAddress(c: Context<AppEnv>, trustedProxies: readonly string[]): string {
  const socketAddress = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
  const isTrusted = matchAny(trustedProxies)
  let address = normalize(socketAddress)
  while (isTrusted(address)) {
    const next = normalize(forwarded.pop() ?? '')
    if (!isIP(next)) break
    address = next
  }
  return isIPv6(address) ? toNetwork(address, IPV6_CLIENT_BITS) : address
}

/** The /24 that an address is in, or the /48: what one customer can have changing addresses of. */
export function widenToNetwork(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const [network = ''] = address.split('/')
  return isIPv6(network) ? toNetwork(network, IPV6_NETWORK_BITS) : address
}

/**
 * Whether this request came through a proxy beside us that nobody named: all its visitors are then one address. From
 * elsewhere the header proves nothing, since anybody may send one.
 */
export function isFromUnnamedProxy(c: Context<AppEnv>, trustedProxies: readonly string[]): boolean {
  if (c.req.header('x-forwarded-for') === undefined) return false
  const address = normalize(c.env?.incoming?.socket.remoteAddress ?? '')
  return isIP(address) !== 0 && isInternal(address) && !matchAny(trustedProxies)(address)
}

function isInternal(address: string): boolean {
  return INTERNAL.has(ipaddr.parse(address).range())
}

/** One spelling for each address; IPv4 written as IPv6 is IPv4. */
function normalize(written: string): string {
  const [, ofIPv6, ofIPv4] = WITH_PORT.exec(written.trim()) ?? []
  const [address = ''] = (ofIPv6 ?? ofIPv4 ?? written.trim()).split('%')
  return isIP(address) ? ipaddr.process(address).toString() : address
}

type Match = (address: string) => boolean
const matches = new WeakMap<readonly string[], Match>()

/** Made once of a list: every request asks several times. */
function matchAny(ranges: readonly string[]): Match {
  const match = matches.get(ranges) ?? createMatch(ranges)
  matches.set(ranges, match)
  return match
}

function createMatch(ranges: readonly string[]): Match {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    const family = isIPv6(network) ? 'ipv6' : 'ipv4'
    if (!isIP(network)) continue
    if (bits === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

function toNetwork(address: string, bits: number): string {
  const { parts } = ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/${bits}`
}
