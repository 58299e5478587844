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
  return isName && !LOOKS_LIKE_AN_ID.test(named) ? named : OTHER_SOURCE
}

/** The host of an address without "www.": "" where there is none, and `OTHER_SOURCE` where it cannot be read. */
function readHost(address: string): string {
  const trimmed = address.trim().toLowerCase()
  if (trimmed === '' || trimmed === NO_SOURCE) return ''
  const url = URL.parse(trimmed.includes('://') ? trimmed : `https://${trimmed}`)
  return url ? url.hostname.replace(/^www\./, '') : OTHER_SOURCE
}

const [ASSISTANT, SEARCH] = ['AI assistant', 'search']

/** Hosts and campaign names that mean one assistant or search engine. "google" alone may be an ad, so it is not here. */
const KNOWN: readonly { name: string; kind: string; sources: readonly string[] }[] = [
  { name: 'ChatGPT', kind: ASSISTANT, sources: ['chatgpt.com', 'chat.openai.com', 'chatgpt'] },
  { name: 'Perplexity', kind: ASSISTANT, sources: ['perplexity.ai', 'perplexity'] },
  { name: 'Gemini', kind: ASSISTANT, sources: ['gemini.google.com', 'bard.google.com'] },
  { name: 'Claude', kind: ASSISTANT, sources: ['claude.ai'] },
  { name: 'Copilot', kind: ASSISTANT, sources: ['copilot.microsoft.com', 'copilot.com'] },
  { name: 'Grok', kind: ASSISTANT, sources: ['grok.com'] },
  { name: 'DeepSeek', kind: ASSISTANT, sources: ['chat.deepseek.com'] },
  { name: 'Le Chat', kind: ASSISTANT, sources: ['chat.mistral.ai'] },
  { name: 'Meta AI', kind: ASSISTANT, sources: ['meta.ai'] },
  { name: 'Duck.ai', kind: ASSISTANT, sources: ['duck.ai'] },
  { name: 'Google', kind: SEARCH, sources: ['google.com'] },
  { name: 'Bing', kind: SEARCH, sources: ['bing.com', 'cn.bing.com'] },
  { name: 'DuckDuckGo', kind: SEARCH, sources: ['duckduckgo.com', 'html.duckduckgo.com'] },
  { name: 'Yahoo', kind: SEARCH, sources: ['search.yahoo.com'] },
  { name: 'Brave', kind: SEARCH, sources: ['search.brave.com'] },
  { name: 'Ecosia', kind: SEARCH, sources: ['ecosia.org'] },
  { name: 'Qwant', kind: SEARCH, sources: ['qwant.com'] },
  { name: 'Startpage', kind: SEARCH, sources: ['startpage.com'] },
  { name: 'Kagi', kind: SEARCH, sources: ['kagi.com'] },
  { name: 'Yandex', kind: SEARCH, sources: ['yandex.com', 'yandex.ru'] },
  { name: 'Baidu', kind: SEARCH, sources: ['baidu.com'] },
]
/** "google.de", "google.co.uk": the search of one country. "mail.google.com" is none. */
const GOOGLE_OF_A_COUNTRY = /^google\.(?:com?\.)?[a-z]{2}$/

/** A stored source as staff read it: "ChatGPT (AI assistant)", "Google (search)"; any other as it is stored. */
export function describeTrafficSource(source: string): string {
  const name = source.toLowerCase().replace(/^www\./, '')
  const asked = GOOGLE_OF_A_COUNTRY.test(name) ? 'google.com' : name
  const known = KNOWN.find(({ sources }) => sources.includes(asked))
  return known ? `${known.name} (${known.kind})` : source
}

/** The page that led here, as staff read it: the host by its name; null for a direct visit. */
export function describeReferrer(referrer: string): string | null {
  const host = readHost(referrer)
  if (host === '') return null
  return describeTrafficSource(host === OTHER_SOURCE ? referrer : host)
}

/** What is stored under a name that staff type: each host of "ChatGPT", and of any other name the name alone. */
export function listTrafficSources(typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase()
  const known = KNOWN.find(({ name, kind }) =>
    [name, `${name} (${kind})`].some((known) => known.toLowerCase() === wanted),
  )
  return known ? [...new Set([...known.sources, wanted])] : [wanted]
}
