import type { ElementNode, Node } from 'ultrahtml'
import { groupTerms } from '#site/seo/markdown-twins/group-terms.ts'
import {
  childrenOf,
  isElement,
  isLeftOut,
  readAllText,
} from '#site/seo/markdown-twins/html-tree.ts'
import { type ResolveLink, writeInline, writeLink } from '#site/seo/markdown-twins/write-inline.ts'
import { writeTable } from '#site/seo/markdown-twins/write-table.ts'

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
  if (!isElement(node) || isLeftOut(node)) return false
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
