import type { Finding } from '#domain/finding.ts'
import { extractIndustry, extractSize } from '#server/features/enrichment/read/extract-company.ts'
import {
  extractTools,
  isSameSite,
  readHostLabel,
} from '#server/features/enrichment/read/extract-tools.ts'
import { listOrganisations, type Organisation } from '#server/features/enrichment/read/json-ld.ts'
import {
  cleanField,
  cleanText,
  isHonestName,
  listStatements,
  readsAsOrder,
} from '#server/features/enrichment/read/page-words.ts'
import { type Page, readPage } from '#server/features/enrichment/read/read-page.ts'

type Candidate = { name: string; weight: number }

/** One field beside the host's own name, or two fields that agree. */
const WEIGHT_MIN = 3

const HOST_WEIGHT = 2

const HOST_MATCH_MIN_CHARS = 3

const TITLE_JOINT = /(?<!\s)\s+[|–—·•:»«-]\s+|(?:(?<!\s)\s+)?[|»«]\s*|:\s+/

const TITLE_PARTS_MAX = 8

/** Names that site builders and unnamed pages give. */
const NO_NAME =
  /^(?:home(?:page)?|start(?:seite)?|welcome|willkommen|index|untitled|my (?:site|website|store|blog|wordpress)|just another wordpress site|coming soon|about(?: us)?|contact(?: us)?|blog|shop|store|news|site|website|company|official (?:site|website)|error|not found|default(?: page)?|page|login|loading|test|wordpress|website name|company name|your company|example|null|undefined|\d+)$/i

const LEGAL_FORM =
  /\b(?:gmbh(?: ?& ?co\.? ?kg)?|ag|kg|ug|ohg|ltd|limited|llc|llp|inc|incorporated|corp|corporation|plc|pty|co|bv|nv|sarl|sas|sa|srl|spa|oy|ab|as|aps)\b\.?/g

const DESCRIPTION_MAX_CHARS = 300

const DESCRIPTION_MIN_CHARS = 20

const SENTENCES_MAX = 2

/** Pages served instead of a company's own: a check for robots, an error, a domain for sale. */
const PLACEHOLDER =
  /^(?:just a moment|attention required|access denied|403 forbidden|404|page not found|not found|error|site (?:not found|suspended)|account suspended|domain (?:for sale|parked|default page)|.{0,60}\b(?:domain is|is) (?:for sale|parked)|index of \/|welcome to nginx|apache2 .{0,30}default page|iis windows server|bad gateway|service unavailable|are you (?:a )?(?:human|robot)|verify(?:ing)? you are human|coming soon|under construction)/i

/** An organisation with an address of its own elsewhere is a customer, a partner or who made the page. */
function isOfPage({ url }: Organisation, page: URL): boolean {
  const address = url === null ? page : URL.parse(url, page)
  return address === null || isSameSite(address, page)
}

function parseAddress(url: string): URL | null {
  const address = URL.parse(url)
  return address !== null && /^https?:$/.test(address.protocol) ? address : null
}

/** All findings of a page. Has no time limit of its own: for use in a thread that can be ended. */
export function extractFindings({ url, html }: { url: string; html: string }): Finding[] {
  const address = parseAddress(url)
  if (address === null) return []
  const page = readPage(html, address)
  if (PLACEHOLDER.test(cleanField(page.title))) return []
  const organisations = listOrganisations(page.jsonLd).filter((found) => isOfPage(found, address))
  const descriptions = listDescriptions(page, organisations)
  return [
    ...extractName(page, organisations),
    ...extractDescription(page, descriptions),
    ...extractIndustry(page, organisations),
    ...extractSize(page, organisations, descriptions.flat()),
    ...extractTools(page),
    ...extractContactPages(page),
  ]
}

/** What the page's fields say of the company, field by field. */
function listDescriptions({ metas }: Page, organisations: readonly Organisation[]): string[][] {
  return [
    metas.get('description'),
    metas.get('og:description'),
    ...organisations.map(({ description }) => description),
    metas.get('twitter:description'),
  ].map((field) => listStatements(field ?? ''))
}

/** The first one or two sentences, as many as fit. */
function joinSentences(sentences: readonly string[]): string {
  const [first = '', second] = sentences.slice(0, SENTENCES_MAX)
  const both = second === undefined ? first : `${first} ${second}`
  return both.length <= DESCRIPTION_MAX_CHARS ? both : first
}

/** A company's description of itself, from the first field that has one in plain words. */
function extractDescription({ url }: Page, descriptions: readonly string[][]): Finding[] {
  for (const told of descriptions) {
    const value = joinSentences(told.filter(({ length }) => length <= DESCRIPTION_MAX_CHARS))
    if (value.length < DESCRIPTION_MIN_CHARS || !value.includes(' ')) continue
    return [{ kind: 'description', value, url: url.href, quote: value }]
  }
  return []
}

/** A name without its marks and legal form, to tell whether two are the same. */
function toKey(name: string): string {
  const folded = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const bare = folded.replaceAll(LEGAL_FORM, ' ').replaceAll(/[^\p{L}\p{N}]/gu, '')
  return bare === '' ? folded.replaceAll(/[^\p{L}\p{N}]/gu, '') : bare
}

function isOfHost(key: string, hostKey: string): boolean {
  if (Math.min(key.length, hostKey.length) < HOST_MATCH_MIN_CHARS) return key === hostKey
  return hostKey.includes(key) || key.includes(hostKey)
}

function listCandidates(page: Page, organisations: readonly Organisation[]): Candidate[] {
  const titleParts = cleanField(page.title).split(TITLE_JOINT, TITLE_PARTS_MAX)
  const field = (name: string) => page.metas.get(name) ?? ''
  return [
    ...organisations.map(({ name }) => ({ name: name ?? '', weight: 3 })),
    { name: field('og:site_name'), weight: 2 },
    { name: field('application-name'), weight: 2 },
    { name: field('apple-mobile-web-app-title'), weight: 1 },
    ...titleParts.map((name) => ({ name, weight: 1 })),
  ]
    .map(({ name, weight }) => ({ name: cleanField(name), weight }))
    .filter(({ name }) => isHonestName(name) && !NO_NAME.test(name))
}

/** The name that most of a page's own fields agree on. */
function extractName(page: Page, organisations: readonly Organisation[]): Finding[] {
  const hostKey = toKey(readHostLabel(page.url))
  const groups = new Map<string, Candidate>()
  for (const { name, weight } of listCandidates(page, organisations)) {
    const key = toKey(name)
    if (key === '') continue
    const known = groups.get(key)
    const start = isOfHost(key, hostKey) ? HOST_WEIGHT : 0
    groups.set(key, { name: known?.name ?? name, weight: (known?.weight ?? start) + weight })
  }
  const [best] = [...groups.values()].toSorted((left, right) => right.weight - left.weight)
  if (best === undefined || best.weight < WEIGHT_MIN) return []
  return [{ kind: 'name', value: best.name, url: page.url.href, quote: best.name }]
}

const PAGES_MAX = 3
const ADDRESS_MAX_CHARS = 200
/** The most useful first. Read in a path's last part: a link's words may be hidden. */
const SUBJECTS: readonly RegExp[] = [
  /^(?:get in touch|(?:contact|kontakt|contacto|contatti|contato|contactez)(?:[ -].{0,20})?|reach us|talk to us)$/,
  /^(?:(?:about|who we are|our (?:story|company|firm|practice)|the company|uber uns|ueber uns|a propos|sobre nosotros|chi siamo|over ons)(?:[ -].{0,20})?)$/,
  /^(?:impressum|imprint|legal notice|mentions legales|aviso legal)$/,
  /^(?:(?:our |meet the |meet our |das |unser )?(?:team|people|attorneys|lawyers|dentists|doctors)(?: page)?)$/,
  /^(?:(?:our |find our )?(?:locations?|offices?|branches|depots?|stores|standorte?|filialen)|find us|store locator)$/,
]

type Link = Page['links'][number]

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A path that no browser would decode either; its words are read as they stand.
    return path
  }
}

/** The parts of a path as words: "en" and "about us" of "/en/about-us.html". */
function listPathWords({ pathname }: URL): string[] {
  const path = decodePath(pathname).replace(/\.\w{2,5}$/, '')
  return path.split('/').map(fold).filter(Boolean)
}

/** The page that a link leads to, when it is another page of the same site. */
function resolveLink({ href }: Link, { base, url }: Page): URL | null {
  const address = URL.parse(href, base)
  if (address === null || !/^https?:$/.test(address.protocol)) return null
  if (address.username !== '' || address.password !== '' || !isSameSite(address, url)) return null
  address.hash = ''
  address.search = ''
  const isSamePage = address.pathname === url.pathname && address.hostname === url.hostname
  const isHome = address.pathname === '/'
  return isSamePage || isHome || address.href.length > ADDRESS_MAX_CHARS ? null : address
}

function rankLink(link: Link, page: Page): { rank: number; address: URL }[] {
  const address = resolveLink(link, page)
  if (address === null) return []
  const path = listPathWords(address)
  const rank = SUBJECTS.findIndex((subject) => subject.test(path.at(-1) ?? ''))
  if (rank < 0 || [cleanText(link.text), path.join(' ')].some(readsAsOrder)) return []
  return [{ rank, address }]
}

/** Pages of the same site on which a company says who and where it is. */
function extractContactPages(page: Page): Finding[] {
  const found = page.links
    .flatMap((link) => rankLink(link, page))
    .toSorted((left, right) => left.rank - right.rank)
  return [...new Map(found.map(({ address }) => [address.href, address.pathname]))]
    .slice(0, PAGES_MAX)
    .map(([value, quote]) => ({ kind: 'contact_page', value, url: page.url.href, quote }))
}
