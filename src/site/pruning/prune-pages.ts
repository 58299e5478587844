import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { prunePage } from '#site/pruning/prune-page.ts'

/** Astro inlines all styles of the site in every page; each keeps its own (decision 038). */
export function prunePages(): AstroIntegration {
  return {
    name: 'prune-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const scripts = new Map(
          globSync('_astro/**/*.js', { cwd: folder }).map((name) => [
            path.basename(name),
            readFileSync(path.join(folder, name), 'utf8'),
          ]),
        )
        for (const name of globSync('**/*.html', { cwd: folder })) {
          const page = path.join(folder, name)
          const pruned = prunePage(await readFile(page, 'utf8'), (each) => scripts.get(each))
          await writeFile(page, pruned)
        }
      },
    },
  }
}
