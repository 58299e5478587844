import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { parse } from 'ultrahtml'
import { querySelector } from 'ultrahtml/selector'
import { childrenOf, isElement, readAllText } from '#site/seo/markdown-twins/html-tree.ts'
import { writeBlocks } from '#site/seo/markdown-twins/write-blocks.ts'

/** Writes "pricing.md" beside "pricing.html" for every public page. They exist in a build, not in `npm run dev`. */
export function writeMarkdownTwins(): AstroIntegration {
  return {
    name: 'markdown-twins',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = globSync('**/*.html', { cwd: fileURLToPath(dir) })
        const written = await Promise.all(pages.map((page) => writeTwin(new URL(page, dir), dir)))
        logger.info(`${written.filter(Boolean).length} Markdown twins`)
      },
    },
  }
}

async function writeTwin(page: URL, folder: URL): Promise<boolean> {
  const twin = composeTwin(await readFile(page, 'utf8'))
  if (!twin) return false
  await writeFile(new URL(twin.path.slice(1), folder), twin.markdown)
  return true
}

/** React parts words by comments, and ultrahtml 1.7 loses the words that stand before one. */
const COMMENT = /<!--.*?-->/gs

type Twin = { path: string; markdown: string }

/**
 * The Markdown twin of a built page, or null for a page that names none.
 * It is made from the page itself, so that the two cannot differ.
 */
export function composeTwin(html: string): Twin | null {
  const page = parse(html.replaceAll(COMMENT, ''))
  const path = querySelector(page, 'link[type="text/markdown"]')?.attributes.href
  const main = querySelector(page, 'main')
  if (!path || !main) return null
  const address = String(querySelector(page, 'link[rel="canonical"]')?.attributes.href)
  const description = querySelector(page, 'meta[name="description"]')?.attributes.content
  const title = querySelector(main, 'h1')
  const resolve = (href: string) => new URL(href, address).href
  const content = childrenOf(main).filter((node) => !isElement(node) || !isHiddenSummary(node))
  const heading = title ? `# ${readAllText(title).trim()}` : ''
  const isRepeated = (block: string) => block.startsWith('# ') || block === description
  const blocks = writeBlocks(content, resolve).filter((block) => !isRepeated(block))
  const head = [heading, `> ${description}`, `Page: <${address}>`]
  return { path, markdown: `${[...head, ...blocks].join('\n\n')}\n` }
}

/** The summary for screen readers says what the description says. */
function isHiddenSummary(node: { name: string; attributes: Record<string, string> }): boolean {
  return node.name === 'p' && node.attributes.class === 'sr-only'
}
