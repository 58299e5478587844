import { readdirSync, readFileSync } from 'node:fs'
import { engagementPhases } from '#content/facts/pricing.ts'
import { site } from '#content/site.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import { readNumbers } from '#tests/evals/buyers/grading/read-numbers.ts'

const CONTENT = new URL('../../../../src/content/', import.meta.url)

function readContent(): string[] {
  return readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mdx)$/u.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(new URL(name, CONTENT), 'utf8'))
}

/** "money 25000": every figure that the site itself publishes, by its kind. */
export const publishedNumbers: ReadonlySet<string> = new Set(
  [
    ...readContent(),
    ...engagementPhases.map(
      ({ investment, duration, scope }) => `${investment} ${duration} ${scope}`,
    ),
    JSON.stringify(site),
    `$${IMPLEMENTATION_INVESTMENT_CENTS / 100}`,
  ]
    .flatMap(readNumbers)
    .map(({ kind, value }) => `${kind} ${value}`),
)
