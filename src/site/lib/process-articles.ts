import { satteri } from '@astrojs/markdown-satteri'
import type { MarkdownProcessor } from 'astro/markdown'
import type { Element } from 'hast'

type Plugins = Required<NonNullable<Parameters<typeof satteri>[0]>>
type MarkdownPlugin = Plugins['mdastPlugins'][number]
type HtmlPlugin = Plugins['hastPlugins'][number]

const ALIGNMENT = /text-align:\s*(right|center)/
const ALIGNED: Readonly<Record<string, string>> = { right: 'text-right', center: 'text-center' }

/** A component, so that `npm run dev` shows a changed price at once. */
const quoteFigures: MarkdownPlugin = {
  name: 'quote-figures',
  mdxTextExpression: ({ value }) => ({
    type: 'mdxJsxTextElement',
    name: 'QuotedFigure',
    attributes: [{ type: 'mdxJsxAttribute', name: 'expression', value }],
    children: [],
  }),
}

const scrollWideBlocks: HtmlPlugin = {
  name: 'scroll-wide-blocks',
  element: {
    filter: ['table', 'pre'],
    visit: (node, context) => {
      const ariaLabel = node.tagName === 'table' ? 'Table' : 'Code'
      context.wrapNode(node, {
        type: 'element',
        tagName: 'div',
        // A block wider than a phone scrolls, and so must be reachable by keyboard.
        properties: { className: ['scroller'], tabIndex: 0, role: 'group', ariaLabel },
        children: [],
      })
    },
  },
}

const alignByClass: HtmlPlugin = {
  name: 'align-by-class',
  element: {
    filter: ['th', 'td'],
    visit: (node, context) => {
      const { align, style } = node.properties
      const alignment = align ?? ALIGNMENT.exec(String(style))?.[1]
      context.setProperty(node, 'align', undefined)
      context.setProperty(node, 'style', undefined)
      if (alignment) context.setProperty(node, 'className', [ALIGNED[alignment]])
    },
  },
}

const headersNameColumns: HtmlPlugin = {
  name: 'headers-name-columns',
  element: {
    filter: ['th'],
    visit: (node, context) => {
      if (context.textContent(node).trim() !== '') {
        context.setProperty(node, 'scope', 'col')
        return
      }
      context.replaceNode(node, {
        type: 'element',
        tagName: 'td',
        properties: {},
        children: [],
      })
    },
  },
}

/** Makes the first cell of each row its header, where the table's corner is empty. Runs after `headersNameColumns`. */
const headersNameRows: HtmlPlugin = {
  name: 'headers-name-rows',
  element: {
    filter: ['table'],
    visit: (table, context) => {
      const [head, ...rows] = findElements('tr', table)
      const corner = head?.children.find((cell) => cell.type === 'element')
      if (corner?.tagName !== 'td') return
      for (const [first] of rows.map((row) => findElements('td', row))) {
        if (!first) continue
        context.replaceNode(first, {
          type: 'element',
          tagName: 'th',
          properties: { scope: 'row' },
          children: [...first.children],
        })
      }
    },
  },
}

const TOTAL = ['*:border-t-[1.5px]', '*:border-t-ink', '*:font-bold', '*:text-ink']

/** The row that sums up those above it. */
const totalsStandOut: HtmlPlugin = {
  name: 'totals-stand-out',
  element: {
    filter: ['tr'],
    visit: (row, context) => {
      const isTotal = context.textContent(row).trimStart().startsWith('Total')
      if (isTotal) context.setProperty(row, 'className', TOTAL)
    },
  },
}

function findElements(tagName: string, { children }: Element): Element[] {
  return children
    .filter((child) => child.type === 'element')
    .flatMap((child) => (child.tagName === tagName ? [child] : findElements(tagName, child)))
}

/** The Markdown of articles: figures in braces, wide blocks that scroll, tables that say what names what, no style attributes. */
export function processArticles(): MarkdownProcessor {
  return satteri({
    mdastPlugins: [quoteFigures],
    hastPlugins: [
      scrollWideBlocks,
      alignByClass,
      headersNameColumns,
      headersNameRows,
      totalsStandOut,
    ],
  })
}
