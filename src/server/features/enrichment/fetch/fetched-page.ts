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
