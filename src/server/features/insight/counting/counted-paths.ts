import { comparisons } from '#content/facts/comparisons.ts'
import { aboutPage } from '#content/pages/about.ts'
import { calculatorPage } from '#content/pages/calculator.ts'
import { careersPage } from '#content/pages/careers.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { diagnosticPage } from '#content/pages/diagnostic.ts'
import { homeMetadata } from '#content/pages/home.ts'
import { howAgentsThinkPage } from '#content/pages/how-agents-think.ts'
import { libraryPage } from '#content/pages/library.ts'
import { bookingPage, thanksPage } from '#content/pages/plain-pages.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { systemsPage } from '#content/pages/systems.ts'

export const OTHER_PATH = 'other'

const PAGES = [
  homeMetadata,
  ...[
    systemsPage,
    consultingPage,
    caseStudiesPage,
    libraryPage,
    aboutPage,
    diagnosticPage,
    pricingPage,
    careersPage,
    calculatorPage,
    howAgentsThinkPage,
    bookingPage,
    thanksPage,
  ].map(({ metadata }) => metadata),
  ...comparisons,
].map(({ path }) => path)

/** Every address that is counted by its name; whatever else is asked for is one line of the count. */
export function createPathNamer(articleSlugs: readonly string[]): (path: string) => string {
  const known = new Set([...PAGES, ...articleSlugs.map((slug) => `/library/${slug}`)])
  return (path) => {
    const plain = path.replace(/(?:\.html|\/)$/, '') || '/'
    return known.has(plain) ? plain : OTHER_PATH
  }
}
