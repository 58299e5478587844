import type { ElementNode, Node } from 'ultrahtml'
import { childrenOf, isElement } from '#site/seo/markdown-twins/html-tree.ts'

export type TermGroup = { terms: readonly Node[]; descriptions: readonly Node[] }

/** The groups of a <dl>: each <div> is one, or without any, each <dt> with what follows it. */
export function groupTerms(list: ElementNode): TermGroup[] {
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
