import { type Card, lowerFirst, type PageLink, sayList } from '#content/answers/card.ts'
import { industryWords } from '#content/fact-words.ts'
import { type CaseStudy, caseStudies, shortCaseStudies } from '#content/facts/case-studies.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import type { Industry } from '#domain/industry.ts'

const [, pilot] = engagementPhases
/** How many tools a pilot connects: "2-4". */
export const PILOT_TOOLS = pilot.scope.split(' ')[0] ?? ''

export type PublishedCase = {
  slug: string
  title: string
  /** The field that it comes from. */
  from: readonly Industry[]
  /** Fields that it is the closest to. */
  near: readonly Industry[]
  /** Each with what it counts: "302 hours a month, after maintenance". */
  results: readonly string[]
}
const CASE_RESULTS_SAID = 2

/** The field of each client, as the story names it. */
const CASE_FIELDS: Readonly<Record<string, readonly Industry[]>> = {
  'compliance-automation-fintech': ['finance'],
  'healthcare-operations-workflow': ['healthcare'],
  'manufacturing-supply-chain': ['manufacturing'],
  'ecommerce-fraud-detection': ['ecommerce'],
  'government-procurement-automation': ['government'],
}

/** Every case of the library. */
export const PUBLISHED_CASES: readonly PublishedCase[] = [...caseStudies, ...shortCaseStudies].map(
  ({ slug, title, fits, results }) => ({
    slug,
    title: lowerFirst(title),
    from: CASE_FIELDS[slug] ?? [],
    near: fits,
    results: results.map(({ metric, label }) => `${metric} ${label}`),
  }),
)

const FIELD_WORDS: Readonly<Partial<Record<Industry, string>>> = {
  legal: 'the legal field',
  agency: 'an agency',
  nonprofit: 'a nonprofit',
  other: 'that field',
}

/** Words for a field, or for a client whose case is published. */
const OWN_CASE_WORDS =
  /\b(?:healthcare|health care|medical|hospitals?|health systems?|finance|financial|fintech|payments?|manufacturing|manufacturers?|contract manufacturers?|e-?commerce|government|public (?:sector|agency|agencies)|procurement)\b/i

/** What is published of a field that a question names. */
export function sayFieldCase(
  industry: Industry,
  asked: string,
): { text: string; citations: PageLink[] } {
  const field = FIELD_WORDS[industry] ?? industryWords[industry]
  const own = PUBLISHED_CASES.find(({ from }) => from.includes(industry))
  const closest = own ?? PUBLISHED_CASES.findLast(({ near }) => near.includes(industry))
  const citations = closest ? [{ title: closest.title, url: `/library/${closest.slug}` }] : []
  if (own) {
    const isOwn = asked === '' || OWN_CASE_WORDS.test(asked)
    const start = isOwn
      ? `Yes: we have published a case from ${field}`
      : `None of our published cases names “${asked}”; the closest is from ${field}`
    const results = sayList(own.results.slice(0, CASE_RESULTS_SAID))
    const text = `${start}: ${own.title}. Its results: ${results}. The library says how each was measured.`
    return { text, citations }
  }
  const next = closest ? `The closest is ${closest.title}.` : `What is published: ${caseTitles}.`
  const text = `We have no published case from ${field}. ${next} Tell me which work takes too long, and I’ll estimate what automating it could save.`
  return { text, citations }
}

/** The case that a text names by a word of its title; null where none does. */
export function findNamedCase(text: string): PublishedCase | null {
  const words = text.toLowerCase().match(/\p{L}{6,}/gu) ?? []
  const isNamed = ({ title }: PublishedCase) =>
    words.some((word) => title.split(' ').includes(word) && !SHARED_WORDS.includes(word))
  return PUBLISHED_CASES.find(isNamed) ?? null
}
const SHARED_WORDS: readonly string[] = ['automation', 'operations', 'review', 'public']

export const sayResults = ({ title, results }: PublishedCase): string =>
  `In our published case, ${title}, the results are ${sayList(results.slice(0, CASE_RESULTS_SAID))}. The library says how each was measured.`

const caseTitles = sayList(PUBLISHED_CASES.map(({ title }) => title))

function listResults({ results }: CaseStudy): string {
  return sayList(results.map(({ metric, label }) => `${metric} ${label}`))
}

/** One for each case study; one without phrasings is still found by its page. */
export function makeCaseCards(phrasings: Readonly<Record<string, readonly string[]>>): Card[] {
  return caseStudies.map((study) => ({
    id: `case-${study.slug}`,
    question: `What did you do in ${lowerFirst(study.industry)}?`,
    text: `${study.title} (${study.timeline}): ${listResults(study)}. ${study.solution} The library says how each figure was measured.`,
    citations: [
      { title: study.title, url: `/library/${study.slug}` },
      { title: 'Case studies', url: `/case-studies#${study.slug}` },
    ],
    phrasings: phrasings[study.slug] ?? [],
  }))
}

/** A kind of system rather than a name: "city portals". */
const PLURAL = /^[a-z][a-z ]*[^su]s$/
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** To a question that names tools: which of them are published comes first. */
export function sayAskedTools(listed: readonly string[], others: readonly string[]): string {
  const verb = (names: readonly string[]) =>
    names.length > 1 || PLURAL.test(names[0] ?? '') ? 'are' : 'is'
  const more = `Agents connect through APIs where they exist, under your own permissions. A pilot usually connects ${PILOT_TOOLS} tools.`
  if (others.length === 0)
    return `Yes, ${sayList(listed)} ${verb(listed)} on our published list. ${more}`
  const no = `${sayList(others)} ${verb(others)} not on our published list, which only shows examples.`
  const first = listed.length > 0 ? `Yes for ${sayList(listed)}; ${no}` : upperFirst(no)
  return `${first} Agents connect through APIs where they exist, and otherwise through the screen, which takes longer. The audit settles whether a tool fits.`
}
