import { type Card, listLines, lowerFirst, type PageLink, sayList } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { industryWords } from '#content/fact-words.ts'
import { type CaseStudy, caseStudies, shortCaseStudies } from '#content/facts/case-studies.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import { clients } from '#content/pages/home.ts'
import type { Industry } from '#domain/industry.ts'

type PublishedCase = {
  slug: string
  title: string
  /** The field that it comes from. */
  from: readonly Industry[]
  /** Fields that it is the closest to. */
  near: readonly Industry[]
}

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
  ({ slug, title, fits }) => ({
    slug,
    title: lowerFirst(title),
    from: CASE_FIELDS[slug] ?? [],
    near: fits,
  }),
)

const FIELD_WORDS: Readonly<Partial<Record<Industry, string>>> = {
  legal: 'the legal field',
  agency: 'an agency',
  nonprofit: 'a nonprofit',
  other: 'that field',
}

/** What is published of a field that a question names. */
export function sayFieldCase(industry: Industry): { text: string; citations: PageLink[] } {
  const field = FIELD_WORDS[industry] ?? industryWords[industry]
  const own = PUBLISHED_CASES.find(({ from }) => from.includes(industry))
  const closest = own ?? PUBLISHED_CASES.findLast(({ near }) => near.includes(industry))
  const citations = closest ? [{ title: closest.title, url: `/library/${closest.slug}` }] : []
  if (own) {
    const text = `We have published a case from ${field}: ${own.title}. The library says how each figure was measured.`
    return { text, citations }
  }
  const next = closest ? `The closest is ${closest.title}.` : `What is published: ${caseTitles}.`
  const text = `We have no published case from ${field}. ${next} Tell me which work takes long, and I’ll estimate what automating it could save.`
  return { text, citations }
}

const caseTitles = sayList(PUBLISHED_CASES.map(({ title }) => title))
const studyTitles = sayList(caseStudies.map(({ title }) => lowerFirst(title)))
const shortTitles = sayList(shortCaseStudies.map(({ title }) => lowerFirst(title)))
const kinds = sayList(clients.categories.map(({ name }) => `a ${lowerFirst(name)}`))

/** How people ask for each published case; a case without phrasings is still found by its page. */
const CASE_PHRASINGS: Readonly<Record<string, readonly string[]>> = {
  'marketing-campaign-automation': listLines(`
    tell me about the marketing case study
    what did you do for the consumer brand
    marketing campaign automation results
    how did you lower cost per acquisition
    34% lower cpa how
    have you automated ad campaigns
    any experience with google ads and meta
    do you have a case in marketing
    case study for an agency like ours
    3x campaign velocity
    marketing example
    how much time did the marketing client save
    can agents manage ad budgets
    did it work for paid media
    the consumer brand story
    how did the ads project go
    what happened with the campaign automation
    advertising client example
    cpa down by a third
  `),
  'compliance-automation-fintech': listLines(`
    tell me about the fintech case study
    compliance automation example
    what did you do for the payments company
    do you have a case in finance
    78% less manual work how
    have you done kyc or aml work
    case study for a bank
    how long did the compliance project take
    fintech reference project
    evidence gathering for analysts case
    compliance results
    any regulated finance customers
    what did the auditor find
    financial crime case automation
    the payments company story
    how did the compliance case go
    what did the fintech client achieve
    regulated company example
  `),
  'healthcare-operations-workflow': listLines(`
    tell me about the healthcare case study
    what did you do for the hospital
    do you have a case in healthcare
    how did you save 840k
    referral scheduling example
    healthcare results
    have you worked with clinics
    case study for patient scheduling
    64% scheduling gain
    what did hospital staff think of it
    did nurses like it
    hospital group project
    medical appointment automation case
    how long did the healthcare project take
    the hospital story
    how did the clinic scheduling project go
    what did the hospital group save
    referral desk
    how were the 840 thousand saved
  `),
  'manufacturing-supply-chain': listLines(`
    tell me about the manufacturing case study
    what did you do for the manufacturer
    supply chain example
    do you have a case in manufacturing
    1.8 million waste reduction how
    have you done purchasing or inventory
    case study for a factory
    stockout prevention
    lead time improvement
    any logistics or warehouse projects
    how long did the manufacturing project take
    what went wrong in the supply chain project
    purchase order agent example
    industrial client story
    the manufacturer story
    how did the purchasing project go
    what did the factory save
    how was waste cut by 1.8 million
  `),
}

function listResults({ results }: CaseStudy): string {
  return sayList(results.map(({ metric, label }) => `${metric} ${label}`))
}

function toCard(study: CaseStudy): Card {
  return {
    id: `case-${study.slug}`,
    text: `${study.title} (${study.timeline}): ${listResults(study)}. ${study.solution} The library says how each figure was measured.`,
    citations: [
      { title: study.title, url: `/library/${study.slug}` },
      { title: 'Case studies', url: `/case-studies#${study.slug}` },
    ],
    phrasings: CASE_PHRASINGS[study.slug] ?? [],
  }
}

export const caseCards: readonly Card[] = [
  {
    id: 'case-studies',
    text: `We have published ${spellNumber(PUBLISHED_CASES.length)} cases. ${spellNumber(caseStudies.length, 'Capital')} are case studies: ${studyTitles}. ${spellNumber(shortCaseStudies.length, 'Capital')} are told in short: ${shortTitles}. Each links to its story in the library, which says how the result was measured.`,
    citations: [PAGES.caseStudies],
    phrasings: listLines(`
      do you have case studies
      case studies
      show me examples of your work
      have you done this before
      do you have something similar you have done before
      what projects have you done
      success stories
      any proof you have done this
      can i see some results from other clients
      portfolio
      examples of past projects
      who have you helped
      what have you built so far
      do you have references i can read
      real world examples
      got any examples
      show me a case like ours
      your track record
      what experience do you have
      any case studies
      what have you done so far
      have you got stories from other customers
      who has this worked for
      what have you done for others
      can i read about previous work
      show me something you have done
      do you have proof from other companies
      which case study fits a bank
      which case took the longest
      how many published cases are there
      any case from my industry
      seen anything like us before
      done that before
      who have you done this for
      anything comparable you did
    `),
  },
  {
    id: 'references',
    isUnpublished: true,
    offersPerson: false,
    text: `I can’t name clients or give references here. I can tell you what kinds of companies they are: ${kinds}. The published cases show the work and its results.`,
    citations: [PAGES.caseStudies, PAGES.home],
    phrasings: listLines(`
      who are your clients
      which companies have you worked with
      name some of your customers
      can you give me names of clients
      are your customers fortune 500
      which fortune 500 companies trust you
      testimonials
      reviews from customers
      why are the clients anonymous
      who uses your systems
      do you have logos of clients
      are these real clients
      how many clients do you have
      can you name a customer
      who else uses this
      who do you work for
      which brands do you work with
      why do you not name your clients
      are any big names among your clients
      which hospital was it
      what are your client categories
      which kinds of client do you have
      how much did that client pay you
      what kinds of clients do you have
      who are the five kinds of client
      why is no client named
      tell me a client name
    `),
  },
  {
    id: 'reference-call',
    isUnpublished: true,
    text: 'I don’t know whether a client would take a reference call; we don’t publish client names. The published cases say what was done and how it was measured.',
    citations: [PAGES.caseStudies],
    phrasings: listLines(`
      do you have a reference we can call
      can we get two references in our industry
      reference call
      could i speak with an existing customer
      got any references
      can i talk to a reference customer
      can we call one of your customers
      may i speak to one of your clients
      i want to talk to one of your customers
      do you have client references
      can we talk to a client
      is there a client we could ring
      any customer id be able to speak to
      can you put me in touch with a customer
      two references please
    `),
  },
  ...caseStudies.map(toCard),
]
