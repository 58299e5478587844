import { getDomain, getDomainWithoutSuffix } from 'tldts'
import type { Finding } from '#domain/finding.ts'
import {
  cleanText,
  isPlainWords,
  readsAsOrder,
} from '#server/features/enrichment/read/page-words.ts'
import type { Page } from '#server/features/enrichment/read/read-page.ts'
import TRACES from '#server/features/enrichment/read/tool-traces.json' with { type: 'json' }

const TOOLS_MAX = 12
/** No company runs more of these on one page: then a page names them all, to say nothing. */
const TOOLS_BELIEVED_MAX = 20
const GENERATOR_MAX_CHARS = 60

type Seen = ReadonlyMap<string, string>

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

function readSource(written: string, { base, url }: Page): [ToolTrace, string] | null {
  const address = readAddress(written, base)
  if (address === null) return null
  const { hostname, pathname } = address
  // A tool's own site runs the tool itself, which is no finding.
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
function readLink(href: string, { base, url }: Page): [ToolTrace, string] | null {
  const address = readAddress(href, base)
  if (address === null || isSameSite(address, url)) return null
  const { hostname, pathname } = address
  const trace = findByHost(hostname, TRACE_BY_PAGE_HOST)
  if (trace === undefined || /^(?:www|help|support|docs|blog|developers?|status)\./.test(hostname))
    return null
  const isBare = trace.pages.includes(hostname)
  return isBare && pathname.length < 2 ? null : [trace, hostname]
}

function readGenerator({ metas }: Page): [ToolTrace, string] | null {
  const quote = cleanText(metas.get('generator') ?? '')
  if (quote === '' || quote.length > GENERATOR_MAX_CHARS) return null
  const trace = TOOL_TRACES.find(({ generator }) => generator?.test(quote))
  if (trace === undefined || readsAsOrder(quote)) return null
  return isPlainWords(quote.replace(/\.com\b/i, '')) ? [trace, quote] : null
}

function listSeen(page: Page): Seen {
  const seen = new Map<string, string>()
  const all = [
    readGenerator(page),
    ...page.sources.map((source) => readSource(source, page)),
    ...page.links.map(({ href }) => readLink(href, page)),
  ]
  for (const found of all)
    if (found !== null && !seen.has(found[0].name)) seen.set(found[0].name, found[1])
  return seen
}

/** Tools that a page shows in use, each by the host or the mark that gives it away. */
export function extractTools(page: Page): Finding[] {
  const seen = listSeen(page)
  if (seen.size > TOOLS_BELIEVED_MAX) return []
  return [...seen]
    .slice(0, TOOLS_MAX)
    .map(([value, quote]) => ({ kind: 'tool', value, url: page.url.href, quote }))
}

/** How the use of a tool shows on a page. */
type ToolTrace = {
  /** As the agent's own list of tools writes it, where that has it. */
  name: string
  /** Hosts that its scripts, pictures and frames come from; hosts below them count too. */
  hosts: readonly string[]
  /** A part of an address on the company's own host. */
  path: RegExp | null
  /** Hosts of pages that it runs for its customers: a link to one tells, too. */
  pages: readonly string[]
  generator: RegExp | null
}

/** As the file has it: hosts with spaces between them, patterns as text. */
type WrittenTrace = { name: string } & Partial<
  Record<'hosts' | 'path' | 'pages' | 'generator', string | undefined>
>

export const TOOL_TRACES: readonly ToolTrace[] = (TRACES as WrittenTrace[]).map(
  ({ name, hosts, path, pages, generator }) => ({
    name,
    hosts: hosts?.split(' ') ?? [],
    path: path === undefined ? null : new RegExp(path),
    pages: pages?.split(' ') ?? [],
    generator: generator === undefined ? null : new RegExp(generator, 'i'),
  }),
)

const indexHosts = (kind: 'hosts' | 'pages') =>
  new Map(TOOL_TRACES.flatMap((trace) => trace[kind].map((host) => [host, trace] as const)))
const TRACE_BY_HOST = indexHosts('hosts')
const TRACE_BY_PAGE_HOST = indexHosts('pages')

const OPTIONS = { allowPrivateDomains: true }

/** The part of a host that its owner registered; a host without one, such as an address of numbers, stands for itself. */
function readSite(host: string): string {
  return getDomain(host, OPTIONS) ?? host
}

export function isSameSite(left: URL, right: URL): boolean {
  return readSite(left.hostname) === readSite(right.hostname)
}

/** "northline-freight" of "www.northline-freight.co.uk". */
export function readHostLabel(url: URL): string {
  return getDomainWithoutSuffix(url.hostname, OPTIONS) ?? url.hostname
}
