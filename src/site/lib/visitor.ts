import type { VisitorEnrichment } from '#contract/conversations.ts'
import { createUuid } from '#site/lib/create-uuid.ts'

const VISITOR_ID_KEY = 'visitor_id'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The server's limits per field; a longer referrer or tag must not cost the visitor the chat. */
const TEXT_MAX_CHARS = 2_000
const UTM_MAX_CHARS = 200

/** Describes this visit: its source, and the id that the first visit stored. */
export function describeVisit(now: Date): VisitorEnrichment {
  const query = new URLSearchParams(location.search)
  return {
    ...describeArrival(),
    userAgent: navigator.userAgent.slice(0, TEXT_MAX_CHARS),
    timestamp: now.toISOString(),
    utmParams: {
      source: readUtm(query, 'source'),
      medium: readUtm(query, 'medium'),
      campaign: readUtm(query, 'campaign'),
    },
    previousVisit: recallVisitorId(),
  }
}

/** The page that led here, and the one that was opened. */
export function describeArrival(): Pick<VisitorEnrichment, 'referrer' | 'landingPage'> {
  return {
    referrer: (document.referrer || 'direct').slice(0, TEXT_MAX_CHARS),
    landingPage: location.href.slice(0, TEXT_MAX_CHARS),
  }
}

export function readUtm(query: URLSearchParams, name: 'source' | 'medium' | 'campaign'): string {
  return (query.get(`utm_${name}`) ?? '').slice(0, UTM_MAX_CHARS)
}

/** Storage may be full, switched off or forbidden; the chat then works as on a first visit. */
function recallVisitorId(): string | null {
  try {
    const known = localStorage.getItem(VISITOR_ID_KEY)
    if (known && UUID.test(known)) return known
    localStorage.setItem(VISITOR_ID_KEY, createUuid())
  } catch {
    return null
  }
  return null
}
