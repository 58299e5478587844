import type { Finding } from '#domain/finding.ts'
import { cleanText } from '#server/features/enrichment/read/clean-text.ts'
import { isPlainWords } from '#server/features/enrichment/read/is-quotable.ts'
import type { PageParts } from '#server/features/enrichment/read/page-parts.ts'
import { readsAsOrder } from '#server/features/enrichment/read/reads-as-order.ts'
import { isSameSite } from '#server/features/enrichment/read/same-site.ts'
import { TOOL_TRACES, type ToolTrace } from '#server/features/enrichment/read/tool-traces.ts'

const TOOLS_MAX = 12
/** No company runs more of these on one page: then a page names them all, to say nothing. */
const TOOLS_BELIEVED_MAX = 20
const GENERATOR_MAX_CHARS = 60

type Trace = (typeof TOOL_TRACES)[number]
type Seen = ReadonlyMap<string, string>

const indexHosts = (list: (trace: Trace) => readonly string[] | undefined) =>
  new Map(TOOL_TRACES.flatMap((trace) => (list(trace) ?? []).map((host) => [host, trace] as const)))
const TRACE_BY_HOST = indexHosts(({ hosts }) => hosts)
const TRACE_BY_PAGE_HOST = indexHosts(({ pages }) => pages)

/** The entry for a host or for one above it: "js.hs-scripts.com" is "hs-scripts.com". */
function findByHost(host: string, index: ReadonlyMap<string, ToolTrace>): ToolTrace | undefined {
  const labels = host.split('.')
  for (let from = 0; from < labels.length - 1; from++) {
    const trace = index.get(labels.slice(from).join('.'))
    if (trace !== undefined) return trace
  }
  return undefined
}

function readAddress(written: string, base: URL): URL | null {
  const address = URL.parse(written, base)
  return address !== null && /^https?:$/.test(address.protocol) ? address : null
}

function readSource(written: string, { base, url }: PageParts): [ToolTrace, string] | null {
  const address = readAddress(written, base)
  if (address === null) return null
  const { hostname, pathname } = address
  // A tool's own site shows that it runs itself, which tells nothing.
  if (!isSameSite(address, url)) {
    const trace = findByHost(hostname, TRACE_BY_HOST)
    if (trace !== undefined) return [trace, hostname]
  }
  for (const trace of TOOL_TRACES) {
    const part = trace.path?.exec(pathname)?.[0]
    if (part !== undefined) return [trace, part]
  }
  return null
}

/** A link to a page that a tool runs for this company; one to the tool's own front page is a mention. */
function readLink(href: string, { base, url }: PageParts): [ToolTrace, string] | null {
  const address = readAddress(href, base)
  if (address === null || isSameSite(address, url)) return null
  const { hostname, pathname } = address
  const trace = findByHost(hostname, TRACE_BY_PAGE_HOST)
  if (trace === undefined || /^(?:www|help|support|docs|blog|developers?|status)\./.test(hostname))
    return null
  const isBare = trace.pages?.includes(hostname) ?? false
  return isBare && pathname.length < 2 ? null : [trace, hostname]
}

function readGenerator({ metas }: PageParts): [ToolTrace, string] | null {
  const quote = cleanText(metas.get('generator') ?? '')
  if (quote === '' || quote.length > GENERATOR_MAX_CHARS) return null
  const trace = TOOL_TRACES.find(({ generator }) => generator?.test(quote))
  if (trace === undefined || readsAsOrder(quote)) return null
  return isPlainWords(quote.replace(/\.com\b/i, '')) ? [trace, quote] : null
}

function listSeen(parts: PageParts): Seen {
  const seen = new Map<string, string>()
  const all = [
    readGenerator(parts),
    ...parts.sources.map((source) => readSource(source, parts)),
    ...parts.links.map(({ href }) => readLink(href, parts)),
  ]
  for (const found of all)
    if (found !== null && !seen.has(found[0].name)) seen.set(found[0].name, found[1])
  return seen
}

/** Tools that a page shows in use, each by the host or the mark that gives it away. */
export function extractTools(parts: PageParts): Finding[] {
  const seen = listSeen(parts)
  if (seen.size > TOOLS_BELIEVED_MAX) return []
  return [...seen]
    .slice(0, TOOLS_MAX)
    .map(([value, quote]) => ({ kind: 'tool', value, url: parts.url.href, quote }))
}
