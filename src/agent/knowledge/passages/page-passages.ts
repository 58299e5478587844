import { type Passage, splitSentences } from '#agent/knowledge/passages/passage.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import { claims } from '#content/facts/claims.ts'
import { comparisons } from '#content/facts/comparisons.ts'
import {
  engagementPhases,
  includedInEveryEngagement,
  investmentFactors,
} from '#content/facts/pricing.ts'
import { perks, roles } from '#content/facts/roles.ts'
import { systems } from '#content/facts/systems.ts'
import { team } from '#content/facts/team.ts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { aboutPage } from '#content/pages/about.ts'
import { calculatorPage } from '#content/pages/calculator.ts'
import { calculatorTexts } from '#content/pages/calculator-texts.ts'
import { careersPage } from '#content/pages/careers.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { diagnosticPage } from '#content/pages/diagnostic.ts'
import {
  architecture,
  clients,
  contact,
  framework,
  hero,
  homeMetadata,
  midpage,
  principles,
  sectors,
} from '#content/pages/home.ts'
import {
  actionLayer,
  decisionLayer,
  howAgentsThinkPage,
  perceptionLayer,
  secondTurn,
} from '#content/pages/how-agents-think.ts'
import { libraryPage } from '#content/pages/library.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { systemsPage } from '#content/pages/systems.ts'
import { site } from '#content/site.ts'

/** A part of a page, as its facts have it. `notes` is searched and never quoted. */
type Part = { heading: string; anchor?: string; texts: readonly string[]; notes?: string }

/** Some texts are clauses; quoted alone, each is a sentence. */
function toSentences(text: string): string[] {
  const closed = /[.!?:”]$/.test(text) ? text : `${text}.`
  return splitSentences(`${closed.charAt(0).toUpperCase()}${closed.slice(1)}`)
}

function toPassages(title: string, metadata: PageMetadata, parts: readonly Part[]): Passage[] {
  return parts.map(({ heading, anchor, texts, notes = '' }) => ({
    title,
    heading,
    url: anchor === undefined ? metadata.path : `${metadata.path}#${anchor}`,
    sentences: texts.flatMap(toSentences),
    notes,
    keywords: metadata.keywords.join(' '),
  }))
}

type Named = { name: string; text: string }
const say = (items: readonly Named[]) => items.map(({ name, text }) => `${name}: ${text}`)

const listPricingPassages = () =>
  toPassages('Pricing', pricingPage.metadata, [
    { heading: pricingPage.title, texts: [pricingPage.lead] },
    ...engagementPhases.map((phase) => ({
      heading: phase.name,
      texts: [
        `${phase.name}: ${phase.duration}, ${phase.investment}, ${phase.scope}`,
        phase.description,
        phase.outcome,
      ],
      notes: phase.deliverables.join(' '),
    })),
    {
      heading: pricingPage.includedTitle,
      texts: [`${pricingPage.includedTitle}: ${includedInEveryEngagement.join(', ')}`],
    },
    {
      heading: pricingPage.factorsTitle,
      texts: investmentFactors.map(({ name, effect }) => `${name}: ${effect}`),
    },
  ])

const listConsultingPassages = () =>
  toPassages('Consulting', consultingPage.metadata, [
    { heading: consultingPage.title, texts: [consultingPage.lead] },
    ...consultingPage.steps.map(({ name, text }) => ({ heading: name, texts: [text] })),
    {
      heading: consultingPage.comparison.title,
      texts: consultingPage.comparison.rows.map(
        ([before, after]) =>
          `Before: ${before.text.toLowerCase()}; after: ${after.text.toLowerCase()}`,
      ),
    },
    { heading: consultingPage.modelTitle, texts: [consultingPage.modelLead] },
    ...consultingPage.services.items.map((service) => ({
      heading: service.name,
      texts: say([service]),
    })),
  ])

const listSystemPassages = () =>
  toPassages('Systems', systemsPage.metadata, [
    { heading: systemsPage.title, texts: [systemsPage.lead] },
    ...systems.map((system) => ({
      heading: system.name,
      anchor: system.id,
      texts: [
        `${system.name}: ${system.text}`,
        system.claim,
        `It connects to ${system.tools.join(', ')}, for example`,
      ],
    })),
  ])

const listCasePassages = () =>
  toPassages('Case studies', caseStudiesPage.metadata, [
    { heading: caseStudiesPage.title, texts: [caseStudiesPage.lead] },
    ...caseStudies.map((study) => ({
      heading: study.title,
      anchor: study.slug,
      texts: [
        study.challenge,
        study.solution,
        `Project time ${study.timeline}; results: ${study.results.map(({ metric, label }) => `${metric} ${label}`).join(', ')}`,
      ],
      notes: `${study.industry} ${study.systems.join(' ')}`,
    })),
  ])

const listAboutPassages = () =>
  toPassages('About', aboutPage.metadata, [
    { heading: aboutPage.title, texts: [aboutPage.mission] },
    ...aboutPage.principles.map(({ name, claim, text }) => ({
      heading: name,
      texts: [claim, text],
    })),
    ...team.map(({ name, role, bio }) => ({ heading: name, texts: [`${name}, ${role}: ${bio}`] })),
    { heading: aboutPage.why.title, texts: aboutPage.why.paragraphs },
    ...aboutPage.data.map(({ title, items }) => ({ heading: title, texts: items })),
  ])

const listOtherPassages = () => [
  ...toPassages('Talk to our operations AI', diagnosticPage.metadata, [
    { heading: diagnosticPage.title, texts: [diagnosticPage.lead] },
    {
      heading: diagnosticPage.asked.title,
      texts: [`${diagnosticPage.asked.title}: ${diagnosticPage.asked.items.join('; ')}`],
    },
    { heading: diagnosticPage.cost.title, texts: [diagnosticPage.cost.text] },
  ]),
  ...toPassages('Careers', careersPage.metadata, [
    { heading: careersPage.title, texts: [careersPage.lead] },
    ...roles.map(({ title, type, location, description, requirements }) => ({
      heading: title,
      anchor: 'roles',
      texts: [`${title} (${type}, ${location}): ${description}`, requirements.join('; ')],
    })),
    ...perks.map((perk) => ({ heading: perk.name, texts: say([perk]) })),
  ]),
  ...toPassages('ROI calculator', calculatorPage.metadata, [
    { heading: calculatorPage.title, texts: [calculatorPage.lead] },
    { heading: calculatorTexts.omissions.title, texts: calculatorTexts.omissions.items },
    { heading: 'Team size', texts: [calculatorTexts.teamNote] },
    { heading: 'Automation rate', texts: [calculatorTexts.assumption] },
  ]),
  ...toPassages('How agents think', howAgentsThinkPage.metadata, [
    { heading: howAgentsThinkPage.title, texts: [howAgentsThinkPage.lead] },
    ...[perceptionLayer, decisionLayer, actionLayer].map(({ id, name, text, limit, check }) => ({
      heading: name,
      anchor: id,
      texts: [`${name}: ${text}`, limit, check],
    })),
    { heading: secondTurn.title, texts: [secondTurn.text] },
  ]),
  ...toPassages('Library', libraryPage.metadata, [
    { heading: libraryPage.title, texts: [libraryPage.lead] },
    { heading: libraryPage.brief.title, texts: [libraryPage.brief.text] },
  ]),
]

const listHomePassages = () =>
  toPassages(site.name, homeMetadata, [
    { heading: site.tagline, texts: [hero.lead] },
    {
      heading: 'Outcomes',
      anchor: 'outcomes',
      texts: claims.map(({ figure, label, basis }) => `${figure} ${label}, ${basis}`),
    },
    {
      heading: clients.title,
      texts: [
        clients.text,
        ...clients.categories.map(({ name, process }) => `${name}: ${process}`),
      ],
    },
    ...principles.items.map(({ name, text }) => ({ heading: name, texts: [text] })),
    { heading: framework.title, texts: [framework.lead, ...say(framework.steps)] },
    ...sectors.rows.map(({ name, perceives, decides, acts }) => ({
      heading: name,
      texts: [`${name}: it perceives ${perceives}, decides ${decides}, and acts: ${acts}`],
    })),
    ...architecture.nodes.map(({ name, tooltip }) => ({ heading: name, texts: [tooltip] })),
    { heading: architecture.domainsTitle, texts: [], notes: architecture.domains.join(' ') },
    { heading: midpage.title, texts: [midpage.text] },
    { heading: contact.title, anchor: 'contact', texts: [contact.text] },
  ])

const listComparisonPassages = () =>
  comparisons.flatMap((comparison) => {
    const { path, against, themName, title, lead, points, reasons, choice } = comparison
    const metadata = { path, title, description: lead, keywords: [against], summary: lead }
    return toPassages(`vs. ${against}`, metadata, [
      { heading: title, texts: [lead] },
      ...points.map(({ question, them, us }) => ({
        heading: question,
        texts: [`${question}. ${themName}: ${them}. ${site.name}: ${us}`],
      })),
      { heading: comparison.reasonsTitle, texts: say(reasons) },
      { heading: choice.themTitle, texts: [`${choice.themTitle}: ${choice.them.join('; ')}`] },
      { heading: choice.usTitle, texts: [`${choice.usTitle}: ${choice.us.join('; ')}`] },
    ])
  })

/** The site's own pages, part by part, from what they are built of. */
export function listPagePassages(): Passage[] {
  return [
    ...listHomePassages(),
    ...listPricingPassages(),
    ...listConsultingPassages(),
    ...listSystemPassages(),
    ...listCasePassages(),
    ...listAboutPassages(),
    ...listComparisonPassages(),
    ...listOtherPassages(),
  ]
}
