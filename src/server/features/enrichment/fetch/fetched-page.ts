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
