import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5'

/** Five times what an honest page of the largest size holds; a few hundred bytes can ask for millions. */
const ELEMENTS_MAX = 40_000
const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
const METAS_MAX = 200
const SOURCES_MAX = 2_000
const LINKS_MAX = 1_500
const LINK_TEXT_MAX_CHARS = 200
const FIELD_MAX_CHARS = 4_000
const JSON_LD_MAX = 20
const JSON_LD_MAX_CHARS = 200_000
/** Loaders are at the start of a script; the rest is a bundle. */
const SCRIPT_MAX_CHARS = 20_000
const SOURCES_PER_SCRIPT_MAX = 40
const ADDRESS = /(?:https?:)?\/\/[a-z0-9][a-z0-9.-]{2,100}\.[a-z]{2,12}(?:\/[\w./?=&-]{0,100})?/gi
const SOURCE_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['script', 'src'],
  ['img', 'src'],
  ['iframe', 'src'],
  ['link', 'href'],
  ['form', 'action'],
])

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element
type Adapter = TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>

/**
 * The parts of a page that describe a company and that no style rule hides, as written and unchecked. The body's text
 * is not among them: without a browser nobody knows which of it people see.
 */
export type Page = {
  url: URL
  /** The base of relative addresses: a page may name another one than its own. */
  base: URL
  title: string
  /** First content of each meta name or property, in small letters. */
  metas: Map<string, string>
  jsonLd: string[]
  /** Their text may be hidden, so it is never quoted. */
  links: { text: string; href: string }[]
  /** Addresses of scripts, styles, pictures, frames and forms. */
  sources: string[]
}

type Gathered = Omit<Page, 'url' | 'base' | 'title'> & { title: string | null; base: string | null }

export class PageTooComplex extends Error {}

/** Counts what is made, since parsing has no limit of its own on how far markup multiplies. */
function createCountingAdapter(): Adapter {
  let elements = 0
  const count = () => {
    elements += 1
    if (elements > ELEMENTS_MAX) throw new PageTooComplex()
  }
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      count()
      return defaultTreeAdapter.createElement(...given)
    },
    createCommentNode(...given) {
      count()
      return defaultTreeAdapter.createCommentNode(...given)
    },
  }
}

/** Reads markup as a browser with scripting does, so that what stands in noscript is no content. */
export function readPage(html: string, url: URL): Page {
  const document = parse(html, { treeAdapter: createCountingAdapter(), scriptingEnabled: true })
  const { title, base, ...rest } = gatherElements(document)
  return { ...rest, url, base: URL.parse(base ?? '', url) ?? url, title: title ?? '' }
}

/** Every element once, in no deeper a call than one: markup may be nested a hundred thousand times. */
function gatherElements(document: Node): Gathered {
  const gathered: Gathered = {
    title: null,
    base: null,
    metas: new Map(),
    jsonLd: [],
    links: [],
    sources: [],
  }
  const open: Node[] = [document]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('tagName' in node && node.namespaceURI === HTML_NAMESPACE) gatherElement(node, gathered)
    // One by one: a page may have more children than a call takes arguments.
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) open.push(child)
  }
  return gathered
}

function gatherElement(element: Element, gathered: Gathered) {
  const { tagName } = element
  const source = readAttribute(element, SOURCE_ATTRIBUTES.get(tagName) ?? '')
  if (source !== undefined) add(gathered.sources, source.slice(0, FIELD_MAX_CHARS), SOURCES_MAX)
  if (tagName === 'script') gatherScript(element, gathered)
  if (tagName === 'meta') gatherMeta(element, gathered)
  if (tagName === 'a') gatherLink(element, gathered)
  if (tagName === 'title') gathered.title ??= readOwnText(element, FIELD_MAX_CHARS)
  if (tagName === 'base') gathered.base ??= readAttribute(element, 'href') ?? null
}

function gatherMeta(element: Element, { metas }: Gathered) {
  const name = (readAttribute(element, 'name') ?? readAttribute(element, 'property') ?? '')
    .trim()
    .toLowerCase()
  const content = readAttribute(element, 'content')?.slice(0, FIELD_MAX_CHARS)
  if (name === '' || content === undefined || metas.has(name) || metas.size >= METAS_MAX) return
  metas.set(name, content)
}

function gatherLink(element: Element, { links }: Gathered) {
  const href = readAttribute(element, 'href')?.slice(0, FIELD_MAX_CHARS)
  if (href === undefined) return
  add(links, { href, text: readOwnText(element, LINK_TEXT_MAX_CHARS) }, LINKS_MAX)
}

function gatherScript(element: Element, { jsonLd, sources }: Gathered) {
  const text = readOwnText(element, JSON_LD_MAX_CHARS)
  const type = readAttribute(element, 'type')?.trim().toLowerCase() ?? ''
  if (type.startsWith('application/ld+json')) return add(jsonLd, text, JSON_LD_MAX)
  // Addresses that a script names, as the small loaders of counters and chats do.
  const script = text.slice(0, SCRIPT_MAX_CHARS).replaceAll('\\/', '/')
  for (const [address] of [...script.matchAll(ADDRESS)].slice(0, SOURCES_PER_SCRIPT_MAX))
    add(sources, address, SOURCES_MAX)
}

function add<Entry>(list: Entry[], entry: Entry, max: number) {
  if (list.length < max) list.push(entry)
}

function readAttribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** The text directly within an element. */
function readOwnText(element: Element, maxChars: number): string {
  const texts = element.childNodes.map((child) => ('value' in child ? child.value : ''))
  return texts.join('').slice(0, maxChars)
}
