import ipaddr from 'ipaddr.js'
import { parse } from 'tldts'
import { z } from 'zod'
import { cleanText, isHonestName } from '#server/features/enrichment/read/page-words.ts'

import { readBoundedText } from '#server/platform/http/clean-text.ts'

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
    // A redirect would send the token and the address to another server.
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

/** Words in the names of those who sell access, carry traffic, rent machines, or lend their network to many. */
const CARRIER_WORDS =
  /\b(?:isp|telecom\w*|telefonica|telekom\w*|telco|telia|telenor|telus|telstra|telmex|communications?|broadband|cable|fib(?:er|re)|wireless|mobile|cellular|internet|online|networks?|net|hosting|host|hosted|server|servers|cloud\w*|data ?cent(?:er|re)s?|datacamp|colo\w*|vpn|proxy|transit|backbone|carrier|university|universit\w+|college|school|schools|academy|campus|library|hotel|wi-?fi)\b/i

/** The large ones whose names hold none of these. */
const CARRIERS =
  /\b(?:comcast|verizon|at&t|att|charter|spectrum|cox|centurylink|lumen|level 3|t-mobile|sprint|frontier|vodafone|orange|bt|sky|o2|virgin|1&1|ionos|swisscom|sunrise|proximus|kpn|ziggo|rogers|bell canada|shaw|optus|jio|airtel|ntt|kddi|softbank|china unicom|chinanet|amazon|aws|google|microsoft|azure|oracle|ovh|hetzner|digitalocean|linode|akamai|vultr|choopa|leaseweb|contabo|fastly|scaleway|alibaba|tencent|zscaler|netskope|starlink|space exploration)\b/i

type NetworkOwner = {
  name: string
  host: string | null
  /** The service's own words. */
  quote: string
}

const WRITTEN_MAX_CHARS = 400
const HOST_MAX_CHARS = 253
/** Kinds of owners whose customers, guests or students sit behind the address; of no company at all, or of any. */
const BUSINESS_TYPES = new Set(['business', 'company', 'enterprise'])
/** A sheet would reckon with it. */
const FORMULA = /^[=+\-@]/
const AUTONOMOUS_SYSTEM = /^AS\d+(?:\s+|$)/i
/** The address is one of many people's, or was borrowed. */
const FLAGS = ['bogon', 'proxy', 'vpn', 'tor', 'relay', 'hosting', 'mobile', 'datacenter']

const Text = z.string().optional().catch(undefined)
const Organisation = z.object({ name: Text, domain: Text, type: Text })
const Answer = z.object({
  company: z.union([Organisation, z.string()]).optional().catch(undefined),
  name: Text,
  org: Text,
  domain: Text,
  type: Text,
})
type Answer = z.infer<typeof Answer>
type Named = { written: string; domain: string | undefined; type: string | undefined }

/**
 * The company in what a look-up service says of an address: `company` of ipinfo, ipapi.is and Clearbit, `org` of
 * ipinfo, ipapi.co and ip-api.com, or `{ name, domain }`. Null for those who carry other people's traffic.
 */
function readNetworkOwner(json: unknown): NetworkOwner | null {
  const answer = Answer.safeParse(json)
  if (!answer.success || hasFlag(json)) return null
  const named = findNamed(answer.data)
  const quote = cleanText((named?.written ?? '').slice(0, WRITTEN_MAX_CHARS).toWellFormed())
  const name = quote.replace(AUTONOMOUS_SYSTEM, '')
  // Registries take whatever an owner writes of itself, so it is trusted no more than a page.
  if (!named || !isHonestName(name) || FORMULA.test(name)) return null
  const isBusiness = named.type === undefined ? !isCarrier(name) : BUSINESS_TYPES.has(named.type)
  return isBusiness ? { name, host: readHost(named.domain), quote } : null
}

function findNamed({ company, name, org, domain, type }: Answer): Named | null {
  const kind = type?.toLowerCase()
  if (typeof company === 'object') {
    const { name: written, domain: host, type: ownType } = company
    return written ? { written, domain: host, type: ownType?.toLowerCase() ?? kind } : null
  }
  const written = company ?? name ?? org
  return written ? { written, domain, type: kind } : null
}

/** Said of the address itself, or of what is around it (`privacy`, `security`), with or without "is_". */
function hasFlag(json: unknown, depth = 0): boolean {
  if (typeof json !== 'object' || json === null || depth > 1) return false
  return Object.entries(json).some(([key, value]) => {
    const isFlag = FLAGS.includes(key.toLowerCase().replace(/^is_?/, ''))
    return isFlag ? value === true : hasFlag(value, depth + 1)
  })
}

function readHost(domain: string | undefined): string | null {
  if (domain === undefined || domain.length > HOST_MAX_CHARS) return null
  const host = domain
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
  const isWritten = /^[a-z0-9.-]+$/.test(host)
  const parsed = parse(host, { extractHostname: false })
  return isWritten && parsed.domain !== null && parsed.isIcann === true ? host : null
}

/** Whether a name, without any word of what kind of owner it is, is rather that of a carrier than of a company. */
function isCarrier(name: string): boolean {
  return CARRIER_WORDS.test(name) || CARRIERS.test(name)
}
