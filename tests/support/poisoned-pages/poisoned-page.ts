export type PoisonedPage = {
  name: string
  url: string
  html: string
  /** What only the poison says: none of it may stand in a finding. */
  poison: RegExp
  /** All that is true of the page, as "kind: value"; absent when it is too much to be read. */
  honest?: readonly string[]
}

/** Where every poisoned page claims to be. */
export const POISONED_URL = 'https://www.harbourlane.com/'

type Parts = { head?: string; body?: string }

/** An honest small page with room for poison. */
export function buildPage({ head = '', body = '' }: Parts): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Harbour Lane | Home</title>
<meta property="og:site_name" content="Harbour Lane">
<script type="application/ld+json">{"@type":"LegalService"}</script>${head}</head>
<body><p>We are a law firm in Dover.</p>${body}<a href="/contact">Contact us</a></body></html>`
}

/** What remains true of `buildPage`. */
export const HONEST_FINDINGS = [
  'name: Harbour Lane',
  'industry: legal',
  `contact_page: ${POISONED_URL}contact`,
]
