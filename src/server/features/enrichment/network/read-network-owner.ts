import { parse } from 'tldts'
import { z } from 'zod'
import { cleanText } from '#server/features/enrichment/read/clean-text.ts'
import { isHonestName } from '#server/features/enrichment/read/is-honest-name.ts'

/** Words in the names of those who sell access, carry traffic, rent machines, or lend their network to many. */
const CARRIER_WORDS =
  /\b(?:isp|telecom\w*|telefonica|telekom\w*|telco|telia|telenor|telus|telstra|telmex|communications?|broadband|cable|fib(?:er|re)|wireless|mobile|cellular|internet|online|networks?|net|hosting|host|hosted|server|servers|cloud\w*|data ?cent(?:er|re)s?|datacamp|colo\w*|vpn|proxy|transit|backbone|carrier|university|universit\w+|college|school|schools|academy|campus|library|hotel|wi-?fi)\b/i

/** The large ones whose names hold none of these. */
const CARRIERS =
  /\b(?:comcast|verizon|at&t|att|charter|spectrum|cox|centurylink|lumen|level 3|t-mobile|sprint|frontier|vodafone|orange|bt|sky|o2|virgin|1&1|ionos|swisscom|sunrise|proximus|kpn|ziggo|rogers|bell canada|shaw|optus|jio|airtel|ntt|kddi|softbank|china unicom|chinanet|amazon|aws|google|microsoft|azure|oracle|ovh|hetzner|digitalocean|linode|akamai|vultr|choopa|leaseweb|contabo|fastly|scaleway|alibaba|tencent|zscaler|netskope|starlink|space exploration)\b/i

export type NetworkOwner = {
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
export function readNetworkOwner(json: unknown): NetworkOwner | null {
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
