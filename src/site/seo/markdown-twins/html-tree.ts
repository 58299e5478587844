import { ELEMENT_NODE, type ElementNode, type Node, TEXT_NODE } from 'ultrahtml'

export function isElement(node: Node): node is ElementNode {
  return node.type === ELEMENT_NODE
}

export function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? node.children : []
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The tree keeps text as it was written; React and Astro write these entities and numbers. */
export function decodeEntities(written: string): string {
  return written.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return ENTITIES[name] ?? whole
  })
}

export function readText(node: Node): string {
  return node.type === TEXT_NODE ? decodeEntities(node.value) : ''
}

/** All text below a node, as it stands. */
export function readAllText(node: Node): string {
  return readText(node) + childrenOf(node).map(readAllText).join('')
}

const LEFT_OUT = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'dialog', 'nav'],
  ...['form', 'button', 'input', 'select', 'textarea', 'output', 'progress'],
])

/** A claimed figure opens its source (components/Claim.tsx); the link beside it is for browsers that cannot. */
const SOURCE = /^Source of /

/** A claimed figure is part of its sentence. */
export function isClaim({ name, attributes }: ElementNode): boolean {
  return name === 'button' && SOURCE.test(attributes['aria-label'] ?? '')
}

/** Controls, menus and drawings mean nothing in a text file, nor does what is kept from readers of the page. */
export function isLeftOut(node: Node): boolean {
  if (!isElement(node)) return node.type !== TEXT_NODE
  const { attributes, name } = node
  // A button with a description names a part of a drawing.
  if (name === 'button' && (attributes['aria-describedby'] || isClaim(node))) return false
  if (name === 'a' && SOURCE.test(attributes['aria-label'] ?? '')) return true
  return LEFT_OUT.has(name) || attributes['aria-hidden'] === 'true' || 'hidden' in attributes
}
