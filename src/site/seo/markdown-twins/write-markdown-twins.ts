import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { composeTwin } from '#site/seo/markdown-twins/compose-twin.ts'

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
