import type { MessageMetadata } from '#site/islands/chat/replies/message.ts'

/** `name` is the company's where it is known (spec, section 2), `contactName` the person's. */
export type FramePrefill = { email: string; name: string; contactName: string }

/** What goes along with the visitor and comes back with the booking. */
type Tracking = Pick<MessageMetadata, 'reference' | 'utm'>
type Page = { origin: string; host: string }
type Query = Readonly<Record<string, string>>

const NO_TRACKING: Tracking = { reference: null, utm: { source: '', medium: '', campaign: '' } }

/** The address of the scheduling frame, prefilled. Null when the configured address is no web address. */
export function buildSchedulingFrameUrl(
  calendlyUrl: string,
  { prefill, tracking = NO_TRACKING }: { prefill: FramePrefill; tracking?: Tracking },
  page: Page,
): URL | null {
  if (!URL.canParse(calendlyUrl, page.origin)) return null
  const url = new URL(calendlyUrl, page.origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.origin === page.origin) {
    setKnown(url, composeOwn(prefill, tracking))
  } else {
    setKnown(url, composeCalendly(prefill, tracking))
    // An answer that the configured address gives already is the firm's choice.
    if (!url.searchParams.has('a1')) setKnown(url, { a1: readCompany(prefill) })
    setKnown(url, { embed_type: 'Inline', embed_domain: page.host })
  }
  return url
}

function setKnown(url: URL, query: Query): void {
  for (const [name, value] of Object.entries(query)) {
    if (value !== '') url.searchParams.set(name, value)
  }
}

/** Our own form asks for the person and the company apart; a company's name is nobody's name there. */
function composeOwn(prefill: FramePrefill, { reference }: Tracking): Query {
  const { email, contactName } = prefill
  return { email, name: contactName, company: readCompany(prefill), reference: reference ?? '' }
}

/**
 * Calendly has no field for a company, only answers to the event type's own questions, `a1` being the first: the
 * firm asks for the company there. Where it asks something else, the answer is one that the visitor sees and can
 * change. `salesforce_uuid` is the one tracking field that no campaign uses; webhooks give it back as it was sent.
 */
function composeCalendly({ email, name }: FramePrefill, { reference, utm }: Tracking): Query {
  return {
    email,
    name,
    utm_source: utm.source,
    utm_medium: utm.medium,
    utm_campaign: utm.campaign,
    salesforce_uuid: reference ?? '',
  }
}

function readCompany({ name, contactName }: FramePrefill): string {
  return name === contactName ? '' : name
}
