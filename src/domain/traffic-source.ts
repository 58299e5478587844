/** The source of a visit that names none, or none that may be stored. */
export const NO_SOURCE = 'direct'
export const OTHER_SOURCE = 'other'

const SOURCE_MAX_CHARS = 60
/** Names of sites and campaigns. An address of a person, or a sentence, is none. */
const SOURCE_NAME = /^[a-z0-9][a-z0-9._-]*$/
/** An id that follows one person through links: long, with digits, and no word of any language. */
const LOOKS_LIKE_AN_ID = /^(?=.*\d)[0-9a-f-]{16,}$|\d{9,}/

type Arrival = {
  /** `utm_source`, empty when the address carried none. */
  utmSource: string
  /** An address or a bare host; "direct" and the empty string are none. */
  referrer: string
  /** Our own host: going from page to page is no arrival. */
  ownHost: string
}

/** One word for where somebody came from: the campaign's own name, else the referring host. */
export function nameSource({ utmSource, referrer, ownHost }: Arrival): string {
  const campaign = utmSource.trim().toLowerCase()
  const host = readHost(referrer)
  const named = campaign === '' ? host : campaign.replace(/\s+/g, '-').replace(/^www\./, '')
  if (named === '' || named === NO_SOURCE || named === readHost(ownHost)) return NO_SOURCE
  const isName = named.length <= SOURCE_MAX_CHARS && SOURCE_NAME.test(named)
  return isName && !LOOKS_LIKE_AN_ID.test(named) ? joinAliases(named) : OTHER_SOURCE
}

/** The host of an address without "www.": "" where there is none, and `OTHER_SOURCE` where it cannot be read. */
function readHost(address: string): string {
  const trimmed = address.trim().toLowerCase()
  if (trimmed === '' || trimmed === NO_SOURCE) return ''
  const url = URL.parse(trimmed.includes('://') ? trimmed : `https://${trimmed}`)
  return url ? url.hostname.replace(/^www\./, '') : OTHER_SOURCE
}

/** Hosts and campaign names that mean one site; the first stands for all. "google" alone may be an ad: it is no search. */
const KINDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'AI assistant': {
    ChatGPT: ['chatgpt.com', 'chat.openai.com', 'chatgpt'],
    Perplexity: ['perplexity.ai', 'perplexity'],
    Gemini: ['gemini.google.com'],
    Claude: ['claude.ai'],
    Copilot: ['copilot.microsoft.com', 'copilot.com'],
    Grok: ['grok.com'],
    DeepSeek: ['chat.deepseek.com'],
    'Le Chat': ['chat.mistral.ai'],
    'Meta AI': ['meta.ai'],
  },
  search: {
    Google: ['google.com'],
    Bing: ['bing.com'],
    DuckDuckGo: ['duckduckgo.com'],
    Yahoo: ['search.yahoo.com'],
    Brave: ['search.brave.com'],
    Ecosia: ['ecosia.org'],
    Yandex: ['yandex.com', 'yandex.ru'],
    Baidu: ['baidu.com'],
  },
  social: {
    LinkedIn: ['linkedin.com', 'linkedin', 'lnkd.in'],
    X: ['x.com', 'x', 'twitter.com', 'twitter', 't.co'],
    Facebook: ['facebook.com', 'facebook', 'm.facebook.com', 'l.facebook.com', 'lm.facebook.com'],
    Instagram: ['instagram.com', 'instagram', 'l.instagram.com'],
    YouTube: ['youtube.com', 'youtube', 'm.youtube.com', 'youtu.be'],
    Reddit: ['reddit.com', 'reddit', 'old.reddit.com', 'out.reddit.com'],
  },
  campaign: { Google: ['google'] },
}
const KNOWN = Object.entries(KINDS).flatMap(([kind, names]) =>
  Object.entries(names).map(([name, sources]) => ({ name, label: `${name} (${kind})`, sources })),
)
/** "google.de", "google.co.uk": the search of one country. "mail.google.com" is none. */
const GOOGLE_OF_A_COUNTRY = /^google\.(?:com?\.)?[a-z]{2}$/

/** Of several names that mean one site, the one that is stored. */
function joinAliases(source: string): string {
  return KNOWN.find(({ sources }) => sources.includes(source))?.sources[0] ?? source
}

/** A stored source as staff read it: "ChatGPT (AI assistant)", "Google (search)"; any other as it is stored. */
export function describeTrafficSource(source: string): string {
  const name = source.toLowerCase().replace(/^www\./, '')
  const asked = GOOGLE_OF_A_COUNTRY.test(name) ? 'google.com' : name
  const known = KNOWN.find(({ sources }) => sources.includes(asked))
  return known?.label ?? source
}

/** The page that led here, as staff read it: the host by its name; null for a direct visit. */
export function describeReferrer(referrer: string): string | null {
  const host = readHost(referrer)
  if (host === '') return null
  return describeTrafficSource(host === OTHER_SOURCE ? referrer : host)
}

/** What is stored under a name that staff type: each host of "ChatGPT" or "chatgpt.com", and of any other name the name alone. */
export function listTrafficSources(typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase()
  const known =
    KNOWN.find(({ name, label }) => [name, label].some((one) => one.toLowerCase() === wanted)) ??
    KNOWN.find(({ sources }) => sources.includes(wanted))
  return known ? [...new Set([...known.sources, wanted])] : [wanted]
}
