import type { MessageMetadata } from '#site/islands/chat/api/message.ts'

/** `name` is the company's where it is known (spec, section 2), `contactName` the person's. */
export type FramePrefill = { email: string; name: string; contactName: string }

/** Data that Calendly returns with the booking: our reference, and the campaign's tags. */
type Tracking = Pick<MessageMetadata, 'reference' | 'utm'>
type Page = { origin: string; host: string }
type Query = Readonly<Record<string, string>>

type FrameRequest = {
  prefill: FramePrefill
  tracking?: Tracking
  /** The day to open on, as "2026-12-01"; null where none was named. */
  day?: string | null
}

const NO_TRACKING: Tracking = { reference: null, utm: { source: '', medium: '', campaign: '' } }

/** The address of the scheduling frame, prefilled. Null when the configured address is no web address. */
export function buildSchedulingFrameUrl(
  calendlyUrl: string,
  { prefill, tracking = NO_TRACKING, day = null }: FrameRequest,
  page: Page,
): URL | null {
  if (!URL.canParse(calendlyUrl, page.origin)) return null
  const url = new URL(calendlyUrl, page.origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.origin === page.origin) {
    setKnown(url, { ...composeOwn(prefill, tracking), date: day ?? '' })
  } else {
    setKnown(url, composeCalendly(prefill, tracking))
    // Documented for its links: https://help.calendly.com/hc/en-us/articles/223147027
    if (day !== null) setKnown(url, { month: day.slice(0, 7), date: day })
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

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The day that words name, such as "2026-12-01" for "next Tuesday 3pm", in the browser's own zone; null where they
 * name none. A weekday is the next one after today.
 */
export function readCallDay(words: string, today: Date): string | null {
  const said = words.toLowerCase()
  const [year, month, date] = [today.getFullYear(), today.getMonth(), today.getDate()]
  if (/\btoday\b/.test(said)) return formatDay(today)
  if (/\btomorrow\b/.test(said)) return formatDay(new Date(year, month, date + 1))
  const named = MONTHS.findIndex((name) => new RegExp(`\\b${name}`).test(said))
  const number = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?::|am|pm|a\.m|p\.m|o'clock|uhr))/.exec(
    said,
  )?.[1]
  if (named >= 0 && number !== undefined) {
    const inYear = (one: number) => new Date(one, named, Number(number))
    return formatDay(inYear(inYear(year) < new Date(year, month, date) ? year + 1 : year))
  }
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}`).test(said))
  if (weekday < 0) return null
  const ahead = (weekday - today.getDay() + 6) % 7
  return formatDay(new Date(year, month, date + ahead + 1))
}

const formatDay = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
