import { site } from '#content/site.ts'
import {
  createFetchQueue,
  FETCH_LIMITS,
  type FetchedPage,
  type FetchLimits,
  failFetch,
  isAllowedTarget,
  type PageFetcher,
  readDomain,
  readHost,
} from '#server/features/enrichment/fetch/fetched-page.ts'
import {
  createAddressFinder,
  createOwnAddresses,
  type FindAddresses,
  listMachineAddresses,
  type ResolveHost,
  resolveBySystem,
} from '#server/features/enrichment/fetch/find-addresses.ts'
import { openGuardedAgent, type Route } from '#server/features/enrichment/fetch/guarded-agent.ts'
import { visitSite } from '#server/features/enrichment/fetch/visit-site.ts'

type Options = {
  /** Ours, which is never read. */
  siteUrl: string
  /** All below is for tests: names that are theirs, and a machine on which no address is public. */
  resolve?: ResolveHost
  route?: Route
  listOwnAddresses?: () => readonly string[]
  certificateAuthority?: string
  limits?: Partial<FetchLimits>
  now?: () => number
}

/** Reads websites that visitors name. One per process: it is what keeps count. */
export function createPageFetcher(options: Options): PageFetcher {
  const limits = { ...FETCH_LIMITS, ...options.limits }
  const queue = createFetchQueue(limits)
  const findAddresses = openAddressFinder(options, limits)
  const { certificateAuthority, route = (address, port) => ({ address, port }) } = options
  const ownDomains = listOwnDomains(options.siteUrl)
  const userAgent = nameOurselves(options.siteUrl)

  async function read(url: URL, callerSignal: AbortSignal): Promise<FetchedPage> {
    const signal = AbortSignal.any([callerSignal, AbortSignal.timeout(limits.totalMs)])
    const guard = { findAddresses, route, certificateAuthority, limits, signal }
    const agent = openGuardedAgent(guard)
    try {
      return await visitSite(url, { agent, queue, limits, ownDomains, userAgent, signal })
    } finally {
      await agent.close()
    }
  }

  async function fetchPage(host: string, signal: AbortSignal): Promise<FetchedPage> {
    const url = readHost(host)
    if (url === null || !isAllowedTarget(url, ownDomains)) return failFetch('refused')
    const turn = await queue.enter(readDomain(url.hostname), signal)
    if (turn.kind !== 'granted') return failFetch(turn.kind === 'full' ? 'refused' : 'timeout')
    try {
      return await read(url, signal)
    } catch {
      // Whatever it is, it came from outside; the job that asked goes on without a page.
      return failFetch(signal.aborted ? 'timeout' : 'unreachable')
    } finally {
      turn.release()
    }
  }

  return { fetchPage }
}

/** A machine that is reached through another's address must not be sent to that one either. */
function openAddressFinder(options: Options, limits: FetchLimits): FindAddresses {
  const {
    siteUrl,
    resolve = resolveBySystem,
    listOwnAddresses = listMachineAddresses,
    now = Date.now,
  } = options
  const listInFront = createOwnAddresses({
    hostname: new URL(siteUrl).hostname,
    resolve,
    now,
    // The name that was asked for is looked up meanwhile, and must not run out of time for ours.
    patienceMs: limits.lookupMs / 2,
  })
  return createAddressFinder({
    resolve,
    listOwnAddresses: async () => [...listOwnAddresses(), ...(await listInFront())],
    limits,
  })
}

/** The firm's own domain and its subdomains. */
function listOwnDomains(siteUrl: string): ReadonlySet<string> {
  const hosts = [siteUrl, site.defaultUrl].map((url) => new URL(url).hostname)
  const mailHosts = Object.values(site.email).map((address) => address.split('@')[1] ?? '')
  return new Set([...hosts, ...mailHosts].map(readDomain))
}

/** The firm's name may be any; a header takes plain characters. */
function nameOurselves(siteUrl: string): string {
  const name = site.name.replaceAll(/[^\x21-\x7e]/g, '')
  return `${name} (+${new URL(siteUrl).origin}/)`
}
