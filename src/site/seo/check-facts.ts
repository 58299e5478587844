import type { AstroIntegration } from 'astro'
// Throws what is wrong with the answers of the chat; no page holds one.
import '#content/answers/all-cards.ts'
import { comparisons } from '#content/facts/comparisons.ts'
import { factTables, findFactProblems } from '#content/facts/fact-checks.ts'
import { composeYearOne, engagementPhases, supportDays } from '#content/facts/pricing.ts'
import { systems } from '#content/facts/systems.ts'
import { splitClaims } from '#content/facts/text-claims.ts'
import { aboutPage } from '#content/pages/about.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { clients } from '#content/pages/home.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { systemsPage } from '#content/pages/systems.ts'

/** Texts of pages that make claims, beside the tables of src/content/facts. */
export const claimingPages = {
  '/': clients,
  '/about': aboutPage,
  '/case-studies': caseStudiesPage,
  '/pricing': pricingPage,
  '/systems': [systemsPage, systems],
  ...Object.fromEntries(comparisons.map((comparison) => [comparison.path, comparison])),
}

/** A share, an amount, a multiple, or a time. */
const FIGURE =
  /\d+(?:\.\d+)?%|\$\d[\d.,]*[KM]?(?<![.,])|\b\d+(?:\.\d+)?x\b|\d+(?:[-–]\d+)?\+?[ -](?:day|week|month|hour|minute)s?\b/g
/** Keys of text that no visitor reads as a sentence of the page. */
const UNSEEN = new Set(['metadata', 'href', 'path', 'keywords'])
const PRICES = listFigures([engagementPhases, composeYearOne(engagementPhases)])
/** Figures that claim no result: what we promise, and what examples assume. */
const NOT_CLAIMED = new Set([
  ...PRICES,
  `${supportDays} days`,
  // How the total of year one is reached.
  ...listFigures(pricingPage.yearOne.rows),
  // The invoice of the example that all pages share.
  '$310',
  '$620',
  // The cost of a review by four people; its sum is a claim.
  '200 days',
  '$2,200',
])

/** A mistake in facts or answers, or a claim without a source, stops the build, and `npm run dev`. */
export function checkFacts(): AstroIntegration {
  return {
    name: 'check-facts',
    hooks: {
      'astro:config:setup': () => {
        const problems = [...findFactProblems(factTables), ...findUnclaimedFigures(claimingPages)]
        if (problems.length > 0) throw new Error(['Facts need mending.', ...problems].join('\n  '))
      },
    },
  }
}

/** One sentence for each figure on these pages that has no claim, and so no source. */
export function findUnclaimedFigures(pages: Record<string, unknown>): string[] {
  return Object.entries(pages).flatMap(([path, content]) =>
    listFigures(content)
      .filter((figure) => !NOT_CLAIMED.has(figure))
      .map((figure) => `${path}: "${figure}" has no claim in src/content/facts/text-claims.ts.`),
  )
}

/** Figures in texts, outside of claimed words. */
function listFigures(content: unknown): string[] {
  if (typeof content === 'string') {
    const rest = splitClaims(content).filter((part) => typeof part === 'string')
    return rest.flatMap((text) => text.match(FIGURE) ?? [])
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    UNSEEN.has(key) ? [] : listFigures(value),
  )
}
