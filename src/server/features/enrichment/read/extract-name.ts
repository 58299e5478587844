import type { Finding } from '#domain/finding.ts'
import { cleanField } from '#server/features/enrichment/read/clean-text.ts'
import { isHonestName } from '#server/features/enrichment/read/is-honest-name.ts'
import type { Organisation } from '#server/features/enrichment/read/json-ld.ts'
import type { PageParts } from '#server/features/enrichment/read/page-parts.ts'
import { readHostLabel } from '#server/features/enrichment/read/same-site.ts'

type Candidate = { name: string; weight: number }

/** One field beside the host's own name, or two fields that agree. */
const WEIGHT_MIN = 3
const HOST_WEIGHT = 2
const HOST_MATCH_MIN_CHARS = 3
const TITLE_JOINT = /(?<!\s)\s+[|–—·•:»«-]\s+|(?:(?<!\s)\s+)?[|»«]\s*|:\s+/
const TITLE_PARTS_MAX = 8
/** A page without fields has its name at the top. */
const HEADINGS_READ_MAX = 3
/** What site builders and pages without a name say. */
const NO_NAME =
  /^(?:home(?:page)?|start(?:seite)?|welcome|willkommen|index|untitled|my (?:site|website|store|blog|wordpress)|just another wordpress site|coming soon|about(?: us)?|contact(?: us)?|blog|shop|store|news|site|website|company|official (?:site|website)|error|not found|default(?: page)?|page|login|loading|test|wordpress|website name|company name|your company|example|null|undefined|\d+)$/i
const LEGAL_FORM =
  /\b(?:gmbh(?: ?& ?co\.? ?kg)?|ag|kg|ug|ohg|ltd|limited|llc|llp|inc|incorporated|corp|corporation|plc|pty|co|bv|nv|sarl|sas|sa|srl|spa|oy|ab|as|aps)\b\.?/g

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
export function extractName(parts: PageParts, organisations: readonly Organisation[]): Finding[] {
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
