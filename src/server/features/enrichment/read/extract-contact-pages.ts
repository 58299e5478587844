import type { Finding } from '#domain/finding.ts'
import { cleanText } from '#server/features/enrichment/read/clean-text.ts'
import { isPlainWords } from '#server/features/enrichment/read/is-quotable.ts'
import type { PageLink, PageParts } from '#server/features/enrichment/read/page-parts.ts'
import { readsAsOrder } from '#server/features/enrichment/read/reads-as-order.ts'
import { isSameSite } from '#server/features/enrichment/read/same-site.ts'

const PAGES_MAX = 3
const TEXT_MAX_CHARS = 60
const ADDRESS_MAX_CHARS = 200
/** The most useful first. Read in a path's last part and in a link's words. */
const SUBJECTS: readonly RegExp[] = [
  /^(?:get in touch|(?:contact|kontakt|contacto|contatti|contato|contactez)(?:[ -].{0,20})?|reach us|talk to us)$/,
  /^(?:(?:about|who we are|our (?:story|company|firm|practice)|the company|uber uns|ueber uns|a propos|sobre nosotros|chi siamo|over ons)(?:[ -].{0,20})?)$/,
  /^(?:impressum|imprint|legal notice|mentions legales|aviso legal)$/,
  /^(?:(?:our |meet the |meet our |das |unser )?(?:team|people|attorneys|lawyers|dentists|doctors)(?: page)?)$/,
  /^(?:(?:our |find our )?(?:locations?|offices?|branches|depots?|stores|standorte?|filialen)|find us|store locator)$/,
]

type ContactPage = { rank: number; text: string; href: string }

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A path that no browser would decode either; its words are read as they stand.
    return path
  }
}

/** The words of an address, as in "/en/about-us.html". */
function readPathWords({ pathname }: URL): string {
  return decodePath(pathname)
    .replaceAll(/[/_-]+/g, ' ')
    .replace(/\.\w{2,5}$/, '')
}

function readLastPart({ pathname }: URL): string {
  const last =
    decodePath(pathname)
      .split('/')
      .findLast((part) => part !== '') ?? ''
  return fold(last.replace(/\.\w{2,5}$/, '').replaceAll(/[_-]+/g, ' '))
}

function rankLink(text: string, address: URL): number {
  const words = [fold(text), readLastPart(address)]
  return SUBJECTS.findIndex((subject) => words.some((said) => subject.test(said)))
}

/** The page that a link leads to, when it is another page of the same site. */
function resolveLink({ href }: PageLink, { base, url }: PageParts): URL | null {
  const address = URL.parse(href, base)
  if (address === null || !/^https?:$/.test(address.protocol)) return null
  if (address.username !== '' || address.password !== '' || !isSameSite(address, url)) return null
  address.hash = ''
  address.search = ''
  const isSamePage = address.pathname === url.pathname && address.hostname === url.hostname
  const isHome = address.pathname === '/'
  return isSamePage || isHome || address.href.length > ADDRESS_MAX_CHARS ? null : address
}

function readContactPage(link: PageLink, parts: PageParts): ContactPage[] {
  const text = cleanText(link.text)
  if (text === '' || text.length > TEXT_MAX_CHARS || !isPlainWords(text)) return []
  const address = resolveLink(link, parts)
  const rank = address === null ? -1 : rankLink(text, address)
  if (address === null || rank < 0) return []
  if (readsAsOrder(text) || readsAsOrder(readPathWords(address))) return []
  return [{ rank, text, href: address.href }]
}

/** Pages of the same site on which a company says who and where it is. */
export function extractContactPages(parts: PageParts): Finding[] {
  const pages = new Map<string, ContactPage>()
  for (const page of parts.links.flatMap((link) => readContactPage(link, parts)))
    if (!pages.has(page.href)) pages.set(page.href, page)
  return [...pages.values()]
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, PAGES_MAX)
    .map(({ text, href }) => ({
      kind: 'contact_page',
      value: href,
      url: parts.url.href,
      quote: text,
    }))
}
