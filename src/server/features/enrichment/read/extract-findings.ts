import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Finding } from '#domain/finding.ts'
import { cleanField } from '#server/features/enrichment/read/clean-text.ts'
import { extractContactPages } from '#server/features/enrichment/read/extract-contact-pages.ts'
import { extractIndustry } from '#server/features/enrichment/read/extract-industry.ts'
import { extractSize } from '#server/features/enrichment/read/extract-size.ts'
import { extractTools } from '#server/features/enrichment/read/extract-tools.ts'
import { gatherElements } from '#server/features/enrichment/read/gather-elements.ts'
import { listHidingSelectors } from '#server/features/enrichment/read/hiding-styles.ts'
import { isHonestName } from '#server/features/enrichment/read/is-honest-name.ts'
import { listOrganisations, type Organisation } from '#server/features/enrichment/read/json-ld.ts'
import type { PageParts } from '#server/features/enrichment/read/page-parts.ts'
import { parsePage } from '#server/features/enrichment/read/parse-page.ts'
import { readVisible } from '#server/features/enrichment/read/read-visible.ts'
import { isSameSite, readHostLabel } from '#server/features/enrichment/read/same-site.ts'
import { listFieldStatements, listStatements } from '#server/features/enrichment/read/statements.ts'

type Candidate = { name: string; weight: number }

/** One field beside the host's own name, or two fields that agree. */
const WEIGHT_MIN = 3

const HOST_WEIGHT = 2

const HOST_MATCH_MIN_CHARS = 3

const TITLE_JOINT = /(?<!\s)\s+[|–—·•:»«-]\s+|(?:(?<!\s)\s+)?[|»«]\s*|:\s+/

const TITLE_PARTS_MAX = 8

/** A page without fields has its name at the top. */
const HEADINGS_READ_MAX = 3

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
  const parts = collectParts(parsePage(html), address)
  if (PLACEHOLDER.test(cleanField(parts.title))) return []
  const organisations = listOrganisations(parts.jsonLd).filter((found) => isOfPage(found, address))
  const statements = listStatements(parts)
  return [
    ...extractName(parts, organisations),
    ...extractDescription(parts, organisations),
    ...extractIndustry(parts, organisations, statements),
    ...extractSize(parts, organisations, statements),
    ...extractTools(parts),
    ...extractContactPages(parts),
  ]
}

/** The parts of a parsed page that may describe a company. */
function collectParts(document: DefaultTreeAdapterTypes.Document, url: URL): PageParts {
  const { title, base, metas, jsonLd, sources, sheets } = gatherElements(document)
  const { blocks, links } = readVisible(document, new Set(sheets.flatMap(listHidingSelectors)))
  return {
    url,
    base: URL.parse(base ?? '', url) ?? url,
    title: title ?? '',
    metas,
    jsonLd,
    blocks,
    links,
    sources,
  }
}

/** The first one or two sentences, as many as fit. */
function joinSentences(sentences: readonly string[]): string {
  const [first = '', second] = sentences.slice(0, SENTENCES_MAX)
  const both = second === undefined ? first : `${first} ${second}`
  return both.length <= DESCRIPTION_MAX_CHARS ? both : first
}

/** A company's description of itself, from the first field that has one in plain words. */
function extractDescription(
  { metas, url }: PageParts,
  organisations: readonly Organisation[],
): Finding[] {
  const fields = [
    metas.get('description'),
    metas.get('og:description'),
    ...organisations.map(({ description }) => description),
    metas.get('twitter:description'),
  ]
  for (const field of fields) {
    const told = listFieldStatements(field ?? '').filter(
      ({ length }) => length <= DESCRIPTION_MAX_CHARS,
    )
    const value = joinSentences(told)
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

function listCandidates(parts: PageParts, organisations: readonly Organisation[]): Candidate[] {
  const titleParts = cleanField(parts.title).split(TITLE_JOINT, TITLE_PARTS_MAX)
  const field = (name: string) => parts.metas.get(name) ?? ''
  return [
    ...organisations.map(({ name }) => ({ name: name ?? '', weight: 3 })),
    { name: field('og:site_name'), weight: 2 },
    { name: field('application-name'), weight: 2 },
    { name: field('apple-mobile-web-app-title'), weight: 1 },
    ...titleParts.map((name) => ({ name, weight: 1 })),
    ...parts.blocks.slice(0, HEADINGS_READ_MAX).map((name) => ({ name, weight: 1 })),
  ]
    .map(({ name, weight }) => ({ name: cleanField(name), weight }))
    .filter(({ name }) => isHonestName(name) && !NO_NAME.test(name))
}

/** The name that most of a page's own fields agree on. */
function extractName(parts: PageParts, organisations: readonly Organisation[]): Finding[] {
  const hostKey = toKey(readHostLabel(parts.url))
  const groups = new Map<string, Candidate>()
  for (const { name, weight } of listCandidates(parts, organisations)) {
    const key = toKey(name)
    if (key === '') continue
    const known = groups.get(key)
    const start = isOfHost(key, hostKey) ? HOST_WEIGHT : 0
    groups.set(key, { name: known?.name ?? name, weight: (known?.weight ?? start) + weight })
  }
  const [best] = [...groups.values()].toSorted((left, right) => right.weight - left.weight)
  if (best === undefined || best.weight < WEIGHT_MIN) return []
  return [{ kind: 'name', value: best.name, url: parts.url.href, quote: best.name }]
}
