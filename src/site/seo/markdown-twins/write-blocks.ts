import type { ElementNode, Node } from 'ultrahtml'
import {
  childrenOf,
  decodeEntities,
  isClaim,
  isElement,
  isLeftOut,
  readAllText,
  readText,
} from '#site/seo/markdown-twins/html-tree.ts'

/** Resolves an address of the page to one that works outside of it. */
type ResolveLink = (href: string) => string

type TermGroup = { terms: readonly Node[]; descriptions: readonly Node[] }

const BLOCKS = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'table', 'blockquote'],
  ...['pre', 'hr', 'figure', 'figcaption', 'div', 'section', 'article', 'header', 'footer'],
  ...['aside', 'details', 'summary', 'button', 'astro-island', 'astro-slot'],
])

/** The blocks of a document fragment, each in Markdown, without the empty ones. */
export function writeBlocks(nodes: readonly Node[], resolve: ResolveLink): string[] {
  const blocks: string[] = []
  let words: Node[] = []
  const endParagraph = () => {
    blocks.push(writeInline(words, resolve).trim())
    words = []
  }
  for (const node of nodes.filter((one) => !isLeftOut(one))) {
    if (isElement(node) && holdsBlock(node)) {
      endParagraph()
      blocks.push(...writeBlock(node, resolve))
    } else words.push(node)
  }
  endParagraph()
  return blocks.filter((block) => block !== '')
}

function holdsBlock(node: Node): boolean {
  if (!isElement(node) || isLeftOut(node) || isClaim(node)) return false
  return BLOCKS.has(node.name) || childrenOf(node).some(holdsBlock)
}

function writeBlock(element: ElementNode, resolve: ResolveLink): string[] {
  const children = childrenOf(element)
  const inline = () => writeInline(children, resolve).trim()
  const blocks = () => writeBlocks(children, resolve)
  const heading = /^h([1-6])$/.exec(element.name)
  if (heading) return [`${'#'.repeat(Number(heading[1]))} ${inline()}`]
  switch (element.name) {
    case 'ul':
    case 'ol':
      return [writeList(element, resolve)]
    case 'dl':
      return [writeTerms(element, resolve)]
    case 'table':
      return [writeTable(element, resolve)]
    case 'pre':
      return [`\`\`\`\n${readAllText(element).trimEnd()}\n\`\`\``]
    case 'blockquote':
      return [blocks().join('\n\n').replace(/^/gm, '> ')]
    case 'figcaption':
      return [`*${inline()}*`]
    case 'summary':
    case 'button':
      return [`**${inline()}**`]
    case 'hr':
      return ['---']
    case 'a':
      return linkFirst(blocks(), element, resolve)
    default:
      return blocks()
  }
}

function writeList(list: ElementNode, resolve: ResolveLink): string {
  const items = childrenOf(list).filter((node) => isElement(node) && !isLeftOut(node))
  return items
    .map((item, index) => {
      const mark = list.name === 'ol' ? `${index + 1}. ` : '- '
      const [first = '', ...rest] = writeBlocks(childrenOf(item), resolve)
      const indented = rest.join('\n\n').replace(/^(?=.)/gm, ' '.repeat(mark.length))
      return `${mark}${demoteHeading(first)}${indented && `\n\n${indented}`}`
    })
    .join('\n')
}

/** A heading that opens a list item is its name. */
function demoteHeading(block: string): string {
  return block.replace(/^#+ (.*)$/, '**$1**')
}

/** Terms and their descriptions, also where a stylesheet turns their order around. */
function writeTerms(list: ElementNode, resolve: ResolveLink): string {
  const join = (nodes: readonly Node[]) =>
    nodes
      .map((node) => writeBlocks(childrenOf(node), resolve).map(demoteHeading).join(' '))
      .filter((words) => words !== '')
      .join('; ')
  return groupTerms(list)
    .map(({ terms, descriptions }) => `- **${join(terms)}**: ${join(descriptions)}`)
    .join('\n')
}

/** A link around a whole card becomes a link on its first line. */
function linkFirst(blocks: string[], link: ElementNode, resolve: ResolveLink): string[] {
  const [first = '', ...rest] = blocks
  const [, marks = '', words = ''] = /^(#+ )?(.*)$/s.exec(first) ?? []
  return [marks + writeLink(words, link.attributes.href, resolve), ...rest]
}

/** A table of GitHub-flavoured Markdown; its first row is the head. */
function writeTable(table: ElementNode, resolve: ResolveLink): string {
  const rows = findAll(table, 'tr').map((row) =>
    childrenOf(row)
      .filter((cell) => isElement(cell) && (cell.name === 'th' || cell.name === 'td'))
      .map((cell) => writeInline(childrenOf(cell), resolve).trim().replaceAll('|', '\\|')),
  )
  const [head = [], ...body] = rows
  const caption = findAll(table, 'caption').map((node) => writeInline(childrenOf(node), resolve))
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`)
  return [...caption.map((words) => `*${words.trim()}*\n`), ...lines].join('\n')
}

function findAll(node: Node, name: string): ElementNode[] {
  return childrenOf(node).flatMap((child) =>
    isElement(child) && child.name === name ? [child] : findAll(child, name),
  )
}

/** The groups of a <dl>: each <div> is one, or without any, each <dt> with what follows it. */
function groupTerms(list: ElementNode): TermGroup[] {
  const parts = childrenOf(list).filter(isElement)
  const wrapped = parts.filter(({ name }) => name === 'div')
  return (wrapped.length > 0 ? wrapped.map(childrenOf) : splitBeforeTerms(parts)).map((nodes) => ({
    terms: pick(nodes, 'dt'),
    descriptions: pick(nodes, 'dd'),
  }))
}

function splitBeforeTerms(parts: readonly ElementNode[]): ElementNode[][] {
  const groups: ElementNode[][] = []
  for (const part of parts) {
    const open = groups.at(-1)
    if (open && part.name !== 'dt') open.push(part)
    else groups.push([part])
  }
  return groups
}

function pick(nodes: readonly Node[], name: string): ElementNode[] {
  return nodes.filter(isElement).filter((element) => element.name === name)
}

/** Signs that follow a word without a space. */
const PUNCTUATION = /^[.,;:!?)]/

/** Words, links and emphasis of one block, on one line. */
function writeInline(nodes: readonly Node[], resolve: ResolveLink): string {
  let line = ''
  let wasElement = false
  for (const node of nodes.filter((one) => !isLeftOut(one))) {
    const part = isElement(node) ? writeElement(node, resolve) : escapeMarkdown(readText(node))
    const goesOn = PUNCTUATION.test(part)
    if (part && isElement(node) && !goesOn && (wasElement || isSetApart(node))) line += ' '
    line += part
    if (part) wasElement = isElement(node)
  }
  return line.replace(/[^\S\n]+/g, ' ')
}

/** By a line of its own, which only the stylesheet makes: in the markup such words touch. */
function isSetApart({ attributes }: ElementNode): boolean {
  return attributes.class?.split(' ').includes('block') ?? false
}

function writeElement(element: ElementNode, resolve: ResolveLink): string {
  const words = () => writeInline(childrenOf(element), resolve)
  switch (element.name) {
    case 'br':
      return ' '
    case 'code':
    case 'kbd':
      return `\`${readAllText(element)}\``
    case 'strong':
    case 'b':
    case 'dt':
      return emphasize(words(), '**')
    case 'em':
    case 'i':
      return emphasize(words(), '*')
    case 'q':
      return `“${words()}”`
    case 'a':
      return writeLink(words(), element.attributes.href, resolve)
    case 'img':
      return element.attributes.alt
        ? `![${element.attributes.alt}](${resolve(element.attributes.src ?? '')})`
        : ''
    default:
      return words()
  }
}

function writeLink(words: string, href: string | undefined, resolve: ResolveLink): string {
  return href && words.trim() ? `[${words.trim()}](${resolve(decodeEntities(href))})` : words
}

function emphasize(words: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  return inner ? `${before}${mark}${inner}${mark}${after}` : words
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_`[\]]/g, '\\$&').replaceAll('<', '&lt;')
}
