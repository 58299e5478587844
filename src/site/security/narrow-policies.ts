import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { hashContent, hashToastStyles } from '#site/content-security.ts'

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/
const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g
const HASH = / '(sha256-[A-Za-z0-9+/=]+)'/g

/**
 * Astro lists in every page the hashes of all scripts and styles of the site. Those of what the page does not hold
 * are left out, but for `added`: what a script puts in later.
 */
export function narrowPolicy(html: string, added: readonly string[]): string {
  const inline = [...html.matchAll(INLINE)].map(([, content = '']) => hashContent(content))
  const needed = new Set<string>([...added, ...inline])
  return html.replace(POLICY, (_, start: string, policy: string) => {
    const kept = policy.replaceAll(HASH, (source, hash: string) => (needed.has(hash) ? source : ''))
    return start + kept
  })
}

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
