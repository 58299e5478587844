import type { ElementNode, Node } from 'ultrahtml'
import {
  childrenOf,
  decodeEntities,
  isElement,
  isLeftOut,
  readAllText,
  readText,
} from '#site/seo/markdown-twins/html-tree.ts'

/** Resolves an address of the page to one that works outside of it. */
export type ResolveLink = (href: string) => string

/** Words, links and emphasis of one block, on one line. */
export function writeInline(nodes: readonly Node[], resolve: ResolveLink): string {
  let line = ''
  let wasElement = false
  for (const node of nodes.filter((one) => !isLeftOut(one))) {
    const part = isElement(node) ? writeElement(node, resolve) : escapeMarkdown(readText(node))
    if (part && isElement(node) && (wasElement || isSetApart(node))) line += ' '
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

export function writeLink(words: string, href: string | undefined, resolve: ResolveLink): string {
  return href && words.trim() ? `[${words.trim()}](${resolve(decodeEntities(href))})` : words
}

function emphasize(words: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  return inner ? `${before}${mark}${inner}${mark}${after}` : words
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_`[\]]/g, '\\$&').replaceAll('<', '&lt;')
}
