import { getDomain, parse } from 'tldts'

/** Why there is no page. For staff alone: a visitor who could tell one from another could map a network with us. */
export type FetchFailure =
  /** Not a public website, or too much is waiting already. */
  'refused' | 'unreachable' | 'timeout' | 'too_large' | 'wrong_type' | 'status' | 'redirects'

export type FetchedPage =
  | { kind: 'page'; url: string; html: string }
  | { kind: 'failed'; failure: FetchFailure }

export type PageFetcher = {
  /** Reads the page at the top of a website. Never throws. */
  fetchPage(host: string, signal: AbortSignal): Promise<FetchedPage>
}

export function failFetch(failure: FetchFailure): { kind: 'failed'; failure: FetchFailure } {
  return { kind: 'failed', failure }
}

/** Limits of one website's reading. */
export const FETCH_LIMITS = {
  /** Of one page, redirects and all. */
  totalMs: 6_000,
  /** To reach one server, its TLS handshake included; what is left is for the plain address behind it. */
  connectMs: 2_000,
  lookupMs: 2_000,
  /** Each may hold one of the four threads that hash passwords and read files too. */
  lookupsUnderWay: 2,
  /** Of one page: the first, and each that a redirect leads to. */
  requests: 3,
  headerBytes: 16 * 1024,
  /** Counted as it comes and again unpacked. */
  bodyBytes: 512 * 1024,
  pagesUnderWay: 2,
  pagesWaiting: 50,
} as const

export type FetchLimits = Record<keyof typeof FETCH_LIMITS, number>

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

export type Release = () => void
export type Turn = { kind: 'granted'; release: Release } | { kind: 'full' } | { kind: 'aborted' }

/** Lets a few fetches run at once, and never two at one owner's websites; the others wait in order. */
export type FetchQueue = {
  /** For a fetch that begins. */
  enter(domain: string, signal: AbortSignal): Promise<Turn>
  /** For one under way that was sent on to another owner's website. */
  enterAlso(domain: string, signal: AbortSignal): Promise<Turn>
}

type Ticket = { domain: string; isNew: boolean; grant: () => void }

export function createFetchQueue(
  limits: Pick<FetchLimits, 'pagesUnderWay' | 'pagesWaiting'>,
): FetchQueue {
  const waiting = new Set<Ticket>()
  const busy = new Set<string>()
  let running = 0

  const canStart = ({ domain, isNew }: Ticket) =>
    !busy.has(domain) && (!isNew || running < limits.pagesUnderWay)

  function start(ticket: Ticket): Release {
    waiting.delete(ticket)
    busy.add(ticket.domain)
    if (ticket.isNew) running += 1
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      busy.delete(ticket.domain)
      if (ticket.isNew) running -= 1
      for (const next of waiting) if (canStart(next)) next.grant()
    }
  }

  function countNew(): number {
    return [...waiting].filter(({ isNew }) => isNew).length
  }

  function queue(domain: string, isNew: boolean, signal: AbortSignal): Promise<Turn> {
    return new Promise((settle) => {
      const ticket: Ticket = { domain, isNew, grant }
      function grant() {
        signal.removeEventListener('abort', leave)
        settle({ kind: 'granted', release: start(ticket) })
      }
      function leave() {
        waiting.delete(ticket)
        settle({ kind: 'aborted' })
      }
      if (signal.aborted) return settle({ kind: 'aborted' })
      if (canStart(ticket)) return grant()
      if (isNew && countNew() >= limits.pagesWaiting) return settle({ kind: 'full' })
      signal.addEventListener('abort', leave, { once: true })
      waiting.add(ticket)
    })
  }

  return {
    enter: (domain, signal) => queue(domain, true, signal),
    enterAlso: (domain, signal) => queue(domain, false, signal),
  }
}
