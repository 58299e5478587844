import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'

const MAPPED_PREFIX = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i
const IPV6_CLIENT_GROUPS = 4

/**
 * Who sends this request, for limits: the socket's own address, or, when that is a trusted proxy's,
 * the last address in `X-Forwarded-For` that is not. An IPv6 client is its /64, which is one customer.
 */
export function readClientAddress(c: Context<AppEnv>, trustedProxies: readonly string[]): string {
  const socketAddress = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
  const isTrusted = matchAny(trustedProxies)
  let address = normalize(socketAddress)
  while (isTrusted(address)) {
    const next = normalize(forwarded.pop()?.trim() ?? '')
    if (!isIP(next)) break
    address = next
  }
  return isIPv6(address) ? toNetwork(address) : address
}

function normalize(address: string): string {
  return address.replace(MAPPED_PREFIX, '')
}

function matchAny(ranges: readonly string[]): (address: string) => boolean {
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

/** The first 64 bits, spelled in one way whatever way they came. */
function toNetwork(address: string): string {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array<string>(missing).fill('0'), ...rest]
  return `${all.slice(0, IPV6_CLIENT_GROUPS).join(':')}::/64`
}
