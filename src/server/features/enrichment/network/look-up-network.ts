import ipaddr from 'ipaddr.js'
import {
  type NetworkOwner,
  readNetworkOwner,
} from '#server/features/enrichment/network/read-network-owner.ts'
import { readBoundedText } from '#server/platform/http/read-bounded-text.ts'

const TIMEOUT_MS = 3_000
const ANSWER_MAX_BYTES = 64 * 1024
const IPV6_NETWORK_BITS = 64
const PLACE = /\{ip\}|%7Bip%7D/i

type Service = { url: string; token: string | undefined }
/** `url` is the service's own, without the address that was asked about. */
export type NetworkCompany = NetworkOwner & { url: string }

/**
 * Which company a network belongs to, after the configured service; null when it is nobody's, or the service does
 * not say. The address is sent to that service and goes nowhere else. Never throws.
 */
export async function lookUpNetwork(
  service: Service,
  address: string,
  signal: AbortSignal,
): Promise<NetworkCompany | null> {
  const asked = readPublicAddress(address)
  if (asked === null) return null
  try {
    const owner = readNetworkOwner(await ask(service, asked, signal))
    return owner && { ...owner, url: `${new URL(service.url).origin}/` }
  } catch {
    // The error may hold the address, and a conversation goes on without knowing.
    return null
  }
}

async function ask({ url, token }: Service, address: string, signal: AbortSignal) {
  const response = await fetch(url.replace(PLACE, address), {
    headers: {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    // Elsewhere the token and the address would go to whoever is there.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (response.ok) return JSON.parse(await readBoundedText(response, ANSWER_MAX_BYTES))
  await response.body?.cancel()
  return null
}

/** An IPv6 client's network alone: the rest of the address tells one machine from another. */
function readPublicAddress(address: string): string | null {
  const [written = ''] = address.split('/')
  if (!ipaddr.isValid(written)) return null
  const parsed = ipaddr.process(written)
  if (parsed.range() !== 'unicast') return null
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const { parts } = parsed
  const network = parts.map((part, index) => (index < IPV6_NETWORK_BITS / 16 ? part : 0))
  return new ipaddr.IPv6(network).toString()
}
