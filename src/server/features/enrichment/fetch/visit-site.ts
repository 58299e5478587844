import type { FetchLimits } from '#server/features/enrichment/fetch/fetch-limits.ts'
import type { FetchQueue, Release } from '#server/features/enrichment/fetch/fetch-queue.ts'
import {
  type FetchedPage,
  type FetchFailure,
  failFetch,
} from '#server/features/enrichment/fetch/fetched-page.ts'
import {
  type GuardedAgent,
  NoConnectionError,
} from '#server/features/enrichment/fetch/guarded-agent.ts'
import { readAnswer } from '#server/features/enrichment/fetch/read-answer.ts'
import { isAllowedTarget, readDomain } from '#server/features/enrichment/fetch/target.ts'

type Visit = {
  agent: GuardedAgent
  queue: FetchQueue
  limits: Pick<FetchLimits, 'requests' | 'bodyBytes'>
  ownDomains: ReadonlySet<string>
  userAgent: string
  signal: AbortSignal
}
type Step =
  | { kind: 'page'; html: string }
  | { kind: 'failed'; failure: FetchFailure }
  | { kind: 'next'; url: URL }
  /** Nobody was there; another spelling of the address may do. */
  | { kind: 'absent'; reason: NoConnectionError['reason'] }

/** Reads a website's first page, over a few redirects, each checked like the first address. */
export async function visitSite(start: URL, visit: Visit): Promise<FetchedPage> {
  const entered = new Map<string, Release>([[readDomain(start.hostname), () => {}]])
  try {
    return await follow(start, { ...visit, entered })
  } finally {
    for (const release of entered.values()) release()
  }
}

type Stay = Visit & { entered: Map<string, Release> }

async function follow(start: URL, stay: Stay): Promise<FetchedPage> {
  let url = start
  for (let requestsLeft = stay.limits.requests; ; requestsLeft -= 1) {
    if (!isAllowedTarget(url, stay.ownDomains)) return failFetch('refused')
    if (!(await enterAlso(url, stay))) return failFetch('timeout')
    const step = await takeStep(url, stay)
    if (step.kind === 'page') return { kind: 'page', url: url.href, html: step.html }
    if (step.kind === 'failed') return step
    const next = step.kind === 'next' ? step.url : findOtherSpelling(url, start, step.reason)
    if (next === null || requestsLeft === 1) return failFetch(nameEnd(step))
    url = next
  }
}

/** False when the time ran out first. */
async function enterAlso({ hostname }: URL, stay: Stay): Promise<boolean> {
  const { entered, queue, signal } = stay
  const domain = readDomain(hostname)
  if (entered.has(domain)) return true
  const turn = await queue.enterAlso(domain, signal)
  if (turn.kind !== 'granted') return false
  entered.set(domain, turn.release)
  return true
}

async function takeStep(url: URL, visit: Visit): Promise<Step> {
  const headers = {
    'user-agent': visit.userAgent,
    accept: 'text/html',
    'accept-encoding': 'gzip, br',
  }
  try {
    const response = await visit.agent.get(url, headers)
    const answer = await readAnswer(response, visit.limits.bodyBytes)
    if (answer.kind === 'html') return { kind: 'page', html: answer.html }
    if (answer.kind === 'failed') return answer
    if (!URL.canParse(answer.location, url)) return failFetch('refused')
    return { kind: 'next', url: new URL(answer.location, url) }
  } catch (error) {
    if (visit.signal.aborted) return failFetch('timeout')
    if (!(error instanceof NoConnectionError)) return failFetch(describeBreak(error))
    if (error.reason === 'refused') return failFetch('refused')
    return { kind: 'absent', reason: error.reason }
  }
}

/** The library's name for headers that go on and on. */
function describeBreak(error: unknown): FetchFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'UND_ERR_HEADERS_OVERFLOW' ? 'too_large' : 'unreachable'
}

/**
 * A host is kept without its "www.", which some names do not answer without; and some machines have no server
 * for TLS. One that answers and cannot show who it is stays unread: whoever is between could bring that about. Tried
 * for the first address alone: a redirect says what it means.
 */
function findOtherSpelling(url: URL, start: URL, reason: NoConnectionError['reason']): URL | null {
  if (url !== start || reason === 'timeout' || reason === 'untrusted') return null
  const isNamed = reason !== 'unknown'
  if (!isNamed && url.hostname.startsWith('www.')) return null
  return new URL(isNamed ? `http://${url.hostname}/` : `https://www.${url.hostname}/`)
}

function nameEnd(step: Extract<Step, { kind: 'next' | 'absent' }>): FetchFailure {
  if (step.kind === 'next') return 'redirects'
  return step.reason === 'timeout' ? 'timeout' : 'unreachable'
}
