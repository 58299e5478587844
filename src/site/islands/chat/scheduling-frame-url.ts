/** `name` is the company's where it is known (spec, section 2), `contactName` the person's. */
export type FramePrefill = { email: string; name: string; contactName: string }

type Page = { origin: string; host: string }

/** The address of the scheduling frame, prefilled. Null when the configured address is no web address. */
export function buildSchedulingFrameUrl(
  calendlyUrl: string,
  prefill: FramePrefill,
  page: Page,
): URL | null {
  if (!URL.canParse(calendlyUrl, page.origin)) return null
  const url = new URL(calendlyUrl, page.origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const query = url.origin === page.origin ? composeOwn(prefill) : composeCalendly(prefill, page)
  for (const [name, value] of Object.entries(query)) {
    if (value !== '') url.searchParams.set(name, value)
  }
  return url
}

/** Our own form asks for the person and the company apart. */
function composeOwn({ email, name, contactName }: FramePrefill): Record<string, string> {
  const company = name === contactName ? '' : name
  return { email, name: contactName || name, company }
}

function composeCalendly({ email, name }: FramePrefill, { host }: Page): Record<string, string> {
  return { email, name, embed_type: 'Inline', embed_domain: host }
}
