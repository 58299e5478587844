import type { DefaultTreeAdapterTypes } from 'parse5'
import { readAttribute } from '#server/features/enrichment/read/read-attribute.ts'

/** Loaders are at the start of a script; the rest is a bundle. */
const SCRIPT_MAX_CHARS = 20_000

const SOURCES_PER_SCRIPT_MAX = 40

const ADDRESS = /(?:https?:)?\/\/[a-z0-9][a-z0-9.-]{2,100}\.[a-z]{2,12}(?:\/[\w./?=&-]{0,100})?/gi

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
const METAS_MAX = 200
const SOURCES_MAX = 2_000
const FIELD_MAX_CHARS = 4_000
const JSON_LD_MAX = 20
const JSON_LD_MAX_CHARS = 200_000
const SOURCE_ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['script', 'src'],
  ['img', 'src'],
  ['iframe', 'src'],
  ['link', 'href'],
  ['form', 'action'],
])

/** Texts of a page's head, scripts, and addresses. */
export type Gathered = {
  title: string | null
  base: string | null
  metas: Map<string, string>
  jsonLd: string[]
  sources: string[]
  sheets: string[]
}

/** All text directly within an element that holds nothing else, such as a script or a title. */
function readOwnText(element: Element, maxChars: number): string {
  const texts = element.childNodes.map((child) => ('value' in child ? child.value : ''))
  return texts.join('').slice(0, maxChars)
}

function gatherMeta(element: Element, { metas }: Gathered) {
  const name = (readAttribute(element, 'name') ?? readAttribute(element, 'property') ?? '')
    .trim()
    .toLowerCase()
  const content = readAttribute(element, 'content')?.slice(0, FIELD_MAX_CHARS)
  if (name === '' || content === undefined || metas.has(name) || metas.size >= METAS_MAX) return
  metas.set(name, content)
}

function gatherScript(element: Element, { jsonLd, sources }: Gathered) {
  const text = readOwnText(element, JSON_LD_MAX_CHARS)
  const type = readAttribute(element, 'type')?.trim().toLowerCase() ?? ''
  if (type.startsWith('application/ld+json')) {
    if (jsonLd.length < JSON_LD_MAX) jsonLd.push(text)
    return
  }
  for (const source of listInlineSources(text))
    if (sources.length < SOURCES_MAX) sources.push(source)
}

function gatherElement(element: Element, gathered: Gathered) {
  if (element.namespaceURI !== HTML_NAMESPACE) return
  const { tagName } = element
  const attribute = SOURCE_ATTRIBUTES.get(tagName)
  const source = attribute === undefined ? undefined : readAttribute(element, attribute)
  if (source !== undefined && gathered.sources.length < SOURCES_MAX)
    gathered.sources.push(source.slice(0, FIELD_MAX_CHARS))
  if (tagName === 'script') gatherScript(element, gathered)
  if (tagName === 'meta') gatherMeta(element, gathered)
  if (tagName === 'style') gathered.sheets.push(readOwnText(element, JSON_LD_MAX_CHARS))
  if (tagName === 'title') gathered.title ??= readOwnText(element, FIELD_MAX_CHARS)
  if (tagName === 'base') gathered.base ??= readAttribute(element, 'href') ?? null
}

/** Every element once, in no deeper a call than one: markup may be nested a hundred thousand times. */
export function gatherElements(document: Node): Gathered {
  const gathered: Gathered = {
    title: null,
    base: null,
    metas: new Map(),
    jsonLd: [],
    sources: [],
    sheets: [],
  }
  const open: Node[] = [document]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('tagName' in node) gatherElement(node, gathered)
    if ('childNodes' in node) pushChildren(node.childNodes, open)
  }
  return gathered
}

function pushChildren(children: readonly Node[], open: Node[]) {
  for (let index = children.length - 1; index >= 0; index--) {
    const child = children[index]
    if (child !== undefined) open.push(child)
  }
}

/** Addresses that a script names, as the small loaders of counters and chats do. */
function listInlineSources(script: string): string[] {
  const text = script.slice(0, SCRIPT_MAX_CHARS).replaceAll('\\/', '/')
  return [...text.matchAll(ADDRESS)].slice(0, SOURCES_PER_SCRIPT_MAX).map(([address]) => address)
}
