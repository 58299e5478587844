import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { hashToastStyles } from '#site/content-security.ts'
import { narrowPolicy } from '#site/security/narrow-policy.ts'

/** Leaves in the policy of each built page the hashes of what that page holds. */
export function narrowPolicies(): AstroIntegration {
  return {
    name: 'narrow-policies',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const added = hashToastStyles()
        for (const name of globSync('**/*.html', { cwd: fileURLToPath(dir) })) {
          const page = new URL(name, dir)
          await writeFile(page, narrowPolicy(await readFile(page, 'utf8'), added))
        }
      },
    },
  }
}
