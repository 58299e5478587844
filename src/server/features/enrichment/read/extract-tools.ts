import { getDomain, getDomainWithoutSuffix } from 'tldts'
import type { Finding } from '#domain/finding.ts'
import {
  cleanText,
  isPlainWords,
  readsAsOrder,
} from '#server/features/enrichment/read/page-words.ts'
import type { Page } from '#server/features/enrichment/read/read-page.ts'

const TOOLS_MAX = 12
/** No company runs more of these on one page: then a page names them all, to say nothing. */
const TOOLS_BELIEVED_MAX = 20
const GENERATOR_MAX_CHARS = 60

type Trace = (typeof TOOL_TRACES)[number]
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
  const isBare = trace.pages?.includes(hostname) ?? false
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
  hosts?: readonly string[]
  /** A part of an address on the company's own host. */
  path?: RegExp
  /** Hosts of pages that it runs for its customers: a link to one tells, too. */
  pages?: readonly string[]
  generator?: RegExp
}

export const TOOL_TRACES: readonly ToolTrace[] = [
  {
    name: 'HubSpot',
    hosts: [
      'hs-scripts.com',
      'hs-analytics.net',
      'hs-banner.com',
      'hsforms.net',
      'hsforms.com',
      'hscollectedforms.net',
      'hubspot.com',
      'hubspotusercontent-na1.net',
      'usemessages.com',
    ],
    generator: /^HubSpot$/i,
  },
  { name: 'Pardot', hosts: ['pardot.com'] },
  {
    name: 'Salesforce',
    hosts: ['salesforce.com', 'force.com', 'salesforceliveagent.com', 'salesforce-sites.com'],
  },
  { name: 'Marketo', hosts: ['marketo.net', 'marketo.com', 'mktoresp.com', 'mktoweb.com'] },
  {
    name: 'Shopify',
    hosts: ['cdn.shopify.com', 'myshopify.com', 'shopifycdn.com'],
    generator: /^Shopify/i,
  },
  { name: 'WooCommerce', path: /\/plugins\/woocommerce\//, generator: /^WooCommerce/i },
  {
    name: 'WordPress',
    hosts: ['wp.com', 'wordpress.com'],
    path: /\/wp-(?:content|includes)\//,
    generator: /^WordPress/i,
  },
  { name: 'Magento', path: /\/static\/(?:version\d+\/)?frontend\/|\/mage\/|\/skin\/frontend\// },
  { name: 'PrestaShop', generator: /^PrestaShop/i },
  { name: 'BigCommerce', hosts: ['bigcommerce.com'] },
  {
    name: 'Drupal',
    path: /\/sites\/(?:default|all)\/(?:files|themes|modules)\//,
    generator: /^Drupal/i,
  },
  { name: 'Joomla', path: /\/media\/(?:jui|system)\/js\//, generator: /^Joomla/i },
  { name: 'TYPO3', path: /\/typo3(?:conf|temp)\//, generator: /^TYPO3/i },
  { name: 'Webflow', hosts: ['website-files.com', 'webflow.com'], generator: /^Webflow/i },
  {
    name: 'Squarespace',
    hosts: ['squarespace.com', 'squarespace-cdn.com', 'sqspcdn.com'],
    generator: /^Squarespace/i,
  },
  { name: 'Wix', hosts: ['wixstatic.com', 'parastorage.com', 'wix.com'], generator: /^Wix\.com/i },
  { name: 'Elementor', path: /\/plugins\/elementor\//, generator: /^Elementor/i },
  { name: 'Gravity Forms', path: /\/plugins\/gravityforms\// },
  { name: 'Zendesk', hosts: ['zdassets.com', 'zendesk.com', 'zopim.com'], pages: ['zendesk.com'] },
  {
    name: 'Freshdesk',
    hosts: ['freshdesk.com', 'widget.freshworks.com'],
    pages: ['freshdesk.com'],
  },
  { name: 'Intercom', hosts: ['intercom.io', 'intercomcdn.com'] },
  { name: 'Drift', hosts: ['driftt.com', 'drift.com'] },
  { name: 'LiveChat', hosts: ['livechatinc.com'] },
  { name: 'Tidio', hosts: ['tidio.co'] },
  { name: 'Crisp', hosts: ['crisp.chat'] },
  { name: 'Gorgias', hosts: ['gorgias.chat', 'gorgias.io'], pages: ['gorgias.help'] },
  { name: 'Tawk.to', hosts: ['tawk.to'] },
  { name: 'Stripe', hosts: ['stripe.com', 'stripe.network'], pages: ['buy.stripe.com'] },
  { name: 'PayPal', hosts: ['paypal.com', 'paypalobjects.com'] },
  { name: 'Klarna', hosts: ['klarna.com', 'klarnaservices.com', 'klarnacdn.net'] },
  { name: 'Adyen', hosts: ['adyen.com'] },
  { name: 'Square', hosts: ['squarecdn.com', 'squareup.com'] },
  { name: 'Klaviyo', hosts: ['klaviyo.com'] },
  {
    name: 'Mailchimp',
    hosts: ['list-manage.com', 'chimpstatic.com', 'mailchimp.com', 'mcusercontent.com'],
  },
  { name: 'Brevo', hosts: ['sendinblue.com', 'brevo.com', 'sibforms.com', 'sibautomation.com'] },
  { name: 'ActiveCampaign', hosts: ['activehosted.com', 'trackcmp.net'] },
  { name: 'Constant Contact', hosts: ['ctctcdn.com', 'constantcontact.com'] },
  { name: 'ConvertKit', hosts: ['convertkit.com', 'ck.page'] },
  { name: 'Segment', hosts: ['segment.com', 'segment.io'] },
  { name: 'Google Analytics', hosts: ['google-analytics.com'] },
  { name: 'Google Tag Manager', hosts: ['googletagmanager.com'] },
  { name: 'Hotjar', hosts: ['hotjar.com', 'hotjar.io'] },
  { name: 'Mixpanel', hosts: ['mixpanel.com', 'mxpnl.com'] },
  { name: 'Amplitude', hosts: ['amplitude.com'] },
  { name: 'Optimizely', hosts: ['optimizely.com'] },
  { name: 'Trustpilot', hosts: ['widget.trustpilot.com'] },
  { name: 'Yotpo', hosts: ['yotpo.com'] },
  { name: 'Calendly', hosts: ['calendly.com'], pages: ['calendly.com'] },
  { name: 'Acuity Scheduling', hosts: ['acuityscheduling.com'], pages: ['acuityscheduling.com'] },
  { name: 'Typeform', hosts: ['typeform.com'], pages: ['form.typeform.com'] },
  { name: 'Jotform', hosts: ['jotform.com', 'jotfor.ms'], pages: ['form.jotform.com'] },
  { name: 'Salesloft', hosts: ['salesloft.com'] },
  { name: 'Pipedrive', hosts: ['pipedrive.com', 'leadbooster-chat.pipedrive.com'] },
  { name: 'Zoho', hosts: ['zoho.com', 'zoho.eu', 'zohopublic.com', 'salesiq.zoho.com'] },
  { name: 'NetSuite', hosts: ['netsuite.com'] },
  {
    name: 'Greenhouse',
    hosts: ['greenhouse.io'],
    pages: ['boards.greenhouse.io', 'job-boards.greenhouse.io', 'job-boards.eu.greenhouse.io'],
  },
  { name: 'Lever', hosts: ['lever.co'], pages: ['jobs.lever.co', 'jobs.eu.lever.co'] },
  { name: 'Workday', hosts: ['myworkdayjobs.com', 'myworkday.com'], pages: ['myworkdayjobs.com'] },
  { name: 'BambooHR', hosts: ['bamboohr.com'], pages: ['bamboohr.com'] },
  {
    name: 'Personio',
    hosts: ['personio.de', 'personio.com'],
    pages: ['jobs.personio.de', 'jobs.personio.com'],
  },
  {
    name: 'Teamtailor',
    hosts: ['teamtailor.com', 'teamtailor-cdn.com'],
    pages: ['teamtailor.com'],
  },
  { name: 'Recruitee', hosts: ['recruitee.com'], pages: ['recruitee.com'] },
  {
    name: 'Doctolib',
    hosts: ['doctolib.de', 'doctolib.fr'],
    pages: ['doctolib.de', 'doctolib.fr'],
  },
  { name: 'Cliniko', hosts: ['cliniko.com'], pages: ['cliniko.com'] },
  { name: 'OpenTable', hosts: ['opentable.com', 'opentable.co.uk'] },
  { name: 'Mews', hosts: ['mews.com'] },
  { name: 'Cloudbeds', hosts: ['cloudbeds.com'], pages: ['hotels.cloudbeds.com'] },
]

const indexHosts = (list: (trace: Trace) => readonly string[] | undefined) =>
  new Map(TOOL_TRACES.flatMap((trace) => (list(trace) ?? []).map((host) => [host, trace] as const)))
const TRACE_BY_HOST = indexHosts(({ hosts }) => hosts)
const TRACE_BY_PAGE_HOST = indexHosts(({ pages }) => pages)

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
