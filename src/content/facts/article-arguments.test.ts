import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engagementPhases } from '#content/facts/pricing.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'

const [audit, pilot, , retainer] = engagementPhases
const calculatorYears = (savedUsd: number) => IMPLEMENTATION_INVESTMENT_CENTS / 100 / savedUsd

/** What articles conclude from prices. A row that fails names the article to rewrite before a new price is published. */
test.each([
  {
    slug: 'government-procurement-automation',
    says: '302 hours are worth $14,496 a month',
    concluding: 'monthly care costs more than the system returns',
    holds: retainer.minimumUsd > 14_496,
  },
  {
    slug: 'agentic-infrastructure-not-hype',
    says: 'The money falls by $159,960',
    concluding: 'a year of monthly care exceeds the entire saving',
    holds: retainer.minimumUsd * 12 > 159_960,
  },
  {
    slug: 'agentic-infrastructure-not-hype',
    says: '$19,992 a year, $1,666 a month',
    concluding: 'at small volumes even the cheapest audit and pilot take years',
    holds: audit.minimumUsd + pilot.minimumUsd > 3 * 19_992,
  },
  {
    slug: 'compliance-automation-fintech',
    says: 'that is $7,500 a month',
    concluding: 'a smaller firm waits more than a year',
    holds: audit.minimumUsd + pilot.minimumUsd > 12 * 7_500,
  },
  {
    slug: 'agentic-vs-traditional-consulting',
    says: 'it costs $440,000',
    concluding: 'a review costs more than an audit and a pilot',
    holds: 440_000 > (audit.maximumUsd ?? 0) + (pilot.maximumUsd ?? 0),
  },
  {
    slug: 'agentic-vs-rpa',
    says: '$14,328 after running cost',
    concluding: 'with few exceptions the robot stays',
    holds: calculatorYears(14_328) > 3,
  },
  {
    slug: 'agentic-vs-rpa',
    says: '$132,264 after running cost',
    concluding: 'with many exceptions the agent pays',
    holds: calculatorYears(132_264) < 2,
  },
])('$slug may go on concluding that $concluding', ({ slug, says, holds }) => {
  expect(readFileSync(`src/content/articles/${slug}.mdx`, 'utf8')).toContain(says)
  expect(holds).toBe(true)
})
