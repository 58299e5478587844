import type { ElementNode, Node } from 'ultrahtml'
import { childrenOf, isElement } from '#site/seo/markdown-twins/html-tree.ts'
import { type ResolveLink, writeInline } from '#site/seo/markdown-twins/write-inline.ts'

/** A table of GitHub-flavoured Markdown; its first row is the head. */
export function writeTable(table: ElementNode, resolve: ResolveLink): string {
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
