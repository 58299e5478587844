import { satteri } from '@astrojs/markdown-satteri'
import type { MarkdownProcessor } from 'astro/markdown'

const ALIGNMENT = /text-align:\s*(right|center)/

/** The Markdown of articles: wide blocks scroll, no style attributes, and the corner of a table is no header. */
export function processArticles(): MarkdownProcessor {
  return satteri({
    hastPlugins: [
      {
        name: 'scroll-wide-blocks',
        element: {
          filter: ['table', 'pre'],
          visit: (node, context) => {
            const ariaLabel = node.tagName === 'table' ? 'Table' : 'Code'
            context.wrapNode(node, {
              type: 'element',
              tagName: 'div',
              // What is wider than a phone scrolls, and so must be reachable by keyboard.
              properties: { className: ['scroller'], tabIndex: 0, role: 'group', ariaLabel },
              children: [],
            })
          },
        },
      },
      {
        name: 'align-by-class',
        element: {
          filter: ['th', 'td'],
          visit: (node, context) => {
            const { align, style } = node.properties
            const alignment = align ?? ALIGNMENT.exec(String(style))?.[1]
            context.setProperty(node, 'align', undefined)
            context.setProperty(node, 'style', undefined)
            if (alignment) context.setProperty(node, 'className', [`align-${alignment}`])
          },
        },
      },
      {
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
      },
    ],
  })
}
