import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { deferIslands } from '#site/deferral/defer-islands.ts'

/** A page whose islands wait to be seen carries nothing of the framework until then. */
export function deferStartOfIslands(): AstroIntegration {
  return {
    name: 'defer-start-of-islands',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const name of globSync('**/*.html', { cwd: fileURLToPath(dir) })) {
          const page = new URL(name, dir)
          const deferred = deferIslands(await readFile(page, 'utf8'), nameStart)
          if (deferred === null) continue
          await writeFile(new URL(`.${nameStart(deferred.start)}`, dir), deferred.start)
          await writeFile(page, deferred.page)
        }
      },
    },
  }
}

/** As Astro names its own files: by content, so that they are kept for good. */
function nameStart(start: string): string {
  const hash = createHash('sha256').update(start).digest('base64url').slice(0, 8)
  return `/_astro/start-islands.${hash}.js`
}
