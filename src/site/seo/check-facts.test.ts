import { expect, test } from 'vitest'
import { claims } from '#content/facts/claims.ts'
import { findFactProblems } from '#content/facts/fact-checks.ts'
import { Claim } from '#content/facts/facts.schema.ts'
import { claimingPages, findUnclaimedFigures } from '#site/seo/check-facts.ts'

test('every figure that our pages claim has a claim', () => {
  expect(findUnclaimedFigures(claimingPages)).toEqual([])
})

test.each(['9%', '$3.1M', '5x', '3-4 weeks', '12 hours'])(
  'a text that claims %s is named',
  (figure) => {
    const page = { closing: [{ text: `Customers report ${figure}. Prices start at $25K.` }] }
    expect(findUnclaimedFigures({ '/about': page })).toEqual([
      `/about: "${figure}" has no claim in src/content/facts/text-claims.ts.`,
    ])
  },
)

test('what only search engines read is not a claim on the page', () => {
  expect(findUnclaimedFigures({ '/': { metadata: { summary: '99%' } } })).toEqual([])
})

test('a claim without a source, or without what it leaves out, has a problem', () => {
  const [{ evidence, ...claim }] = claims
  const { source: _, ...unsourced } = evidence
  const { notCounted: __, ...boundless } = evidence
  const entries = [
    { ...claim, id: 'one' },
    { ...claim, id: 'two', evidence: unsourced },
    { ...claim, id: 'three', evidence: boundless },
  ]
  const problems = findFactProblems([{ file: 'claims.ts', entries, schema: Claim, key: 'id' }])
  expect(problems).toHaveLength(3)
  expect(problems[0]).toContain('entry 1 (“one”): "evidence" is missing.')
  expect(problems[1]).toContain('entry 2 (“two”): "evidence.source" is missing.')
  expect(problems[2]).toContain('entry 3 (“three”): "evidence.notCounted" is missing.')
})
