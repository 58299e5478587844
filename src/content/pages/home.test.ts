import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { caseStudies, shortCaseStudies } from '#content/facts/case-studies.ts'
import { claims } from '#content/facts/claims.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import { architecture, clients, framework, principles, sectors } from '#content/pages/home.ts'

const namesOf = (items: readonly { name: string }[]) => items.map((item) => item.name)

test.each(clients.categories)(
  'the case study of the $name is in the library, and a result is shown',
  ({ caseStudySlug }) => {
    const article = path.join(import.meta.dirname, `../articles/${caseStudySlug}.mdx`)
    expect(readFileSync(article, 'utf8')).toMatch(/^type: case-studies$/m)
    const told = [...caseStudies, ...shortCaseStudies].find(({ slug }) => slug === caseStudySlug)
    expect(told?.results.length).toBeGreaterThan(0)
  },
)

test('the five steps are paid for by all four phases, in their order', () => {
  const paid = framework.steps.flatMap((step) => [...step.phases])
  expect([...new Set(paid)]).toEqual(engagementPhases.map(({ phase }) => phase))
})

test('the home page names what the specification names, in its order', () => {
  expect(claims.map(({ figure }) => figure)).toEqual(['78%', '40+', '$2.4M', '6-12'])
  expect(clients.categories).toHaveLength(5)
  expect(namesOf(principles.items)).toEqual([
    'Goal-oriented autonomy',
    'Explainable chains of work',
    'Human-in-the-loop control',
    'Stack-agnostic design',
  ])
  expect(namesOf(framework.steps)).toEqual(['Understand', 'Design', 'Build', 'Deploy', 'Evolve'])
  expect(namesOf(sectors.rows)).toEqual([
    'Revenue Ops',
    'Cybersecurity',
    'Healthcare',
    'Enterprise Ops',
    'Custom Systems',
  ])
  expect(namesOf(architecture.nodes)).toEqual([
    'Human operators',
    'Perception agents',
    'Decision agents',
    'Action agents',
    'System integrations',
  ])
  expect(architecture.domains).toEqual(['Finance', 'Health', 'GovTech', 'SaaS', 'Creative'])
})
