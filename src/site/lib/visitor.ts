import type { VisitorEnrichment } from '#contract/conversations.ts'
import { createUuid } from '#site/lib/create-uuid.ts'

const VISITOR_ID_KEY = 'visitor_id'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The server's limits per field; a longer referrer or tag must not cost the visitor the chat. */
const TEXT_MAX_CHARS = 2_000
const UTM_MAX_CHARS = 200

/** Where this visit came from, and the id of an earlier one. The first visit leaves an id behind. */
export function describeVisit(now: Date): VisitorEnrichment {
  const page = readLandingPage()
  return {
    ...describeArrival(),
    userAgent: navigator.userAgent.slice(0, TEXT_MAX_CHARS),
    timestamp: now.toISOString(),
    utmParams: {
      source: readUtm(page, 'source'),
      medium: readUtm(page, 'medium'),
      campaign: readUtm(page, 'campaign'),
    },
    previousVisit: recallVisitorId(),
  }
}

/** The page that led to the first page of this tab, and that page. */
export function describeArrival(): Pick<VisitorEnrichment, 'referrer' | 'landingPage'> {
  const { referrer, page } = recallArrival()
  return {
    referrer: (referrer || 'direct').slice(0, TEXT_MAX_CHARS),
    landingPage: page.slice(0, TEXT_MAX_CHARS),
  }
}

/** A parameter of the tab's first address, empty when it has none. */
export function readUtm(page: string, name: 'source' | 'medium' | 'campaign'): string {
  return (URL.parse(page)?.searchParams.get(`utm_${name}`) ?? '').slice(0, UTM_MAX_CHARS)
}

/** The address of the tab's first page. */
export const readLandingPage = () => recallArrival().page

/** As `layouts/count-visit.ts` kept it for this tab; else this page is taken for the first one. */
function recallArrival(): { referrer: string; page: string } {
  try {
    const [referrer = '', page] = sessionStorage.getItem('arrival')?.split(' ') ?? []
    if (page) return { referrer, page }
  } catch {
    // The browser forbids its storage.
  }
  return { referrer: document.referrer, page: location.href }
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
