import type { AstroIntegration } from 'astro'
import { factTables, findFactProblems } from '#content/facts/fact-checks.ts'

/** A mistake in src/content/facts stops the build, and `npm run dev`, with a sentence for each. */
export function checkFacts(): AstroIntegration {
  return {
    name: 'check-facts',
    hooks: {
      'astro:config:setup': () => {
        const problems = findFactProblems(factTables)
        if (problems.length > 0) throw new Error(['Facts need mending.', ...problems].join('\n  '))
      },
    },
  }
}
