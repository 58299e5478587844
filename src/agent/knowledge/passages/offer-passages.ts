import { say, toPassages } from '#agent/knowledge/passages/part.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import {
  engagementPhases,
  includedInEveryEngagement,
  investmentFactors,
} from '#content/facts/pricing.ts'
import { systems } from '#content/facts/systems.ts'
import { caseStudiesPage } from '#content/pages/case-studies.ts'
import { consultingPage } from '#content/pages/consulting.ts'
import { pricingPage } from '#content/pages/pricing.ts'
import { systemsPage } from '#content/pages/systems.ts'

export const listPricingPassages = () =>
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

export const listConsultingPassages = () =>
  toPassages('Consulting', consultingPage.metadata, [
    { heading: consultingPage.title, texts: [consultingPage.lead] },
    ...consultingPage.steps.map(({ name, text }) => ({ heading: name, texts: [text] })),
    {
      heading: consultingPage.comparison.title,
      texts: consultingPage.comparison.rows.map(
        ([before, after]) => `Before: ${before.toLowerCase()}; after: ${after.toLowerCase()}`,
      ),
    },
    { heading: consultingPage.modelTitle, texts: [consultingPage.modelLead] },
    ...consultingPage.services.items.map((service) => ({
      heading: service.name,
      texts: say([service]),
    })),
  ])

export const listSystemPassages = () =>
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

export const listCasePassages = () =>
  toPassages('Case studies', caseStudiesPage.metadata, [
    { heading: caseStudiesPage.title, texts: [caseStudiesPage.lead] },
    ...caseStudies.map((study) => ({
      heading: study.title,
      anchor: study.slug,
      texts: [
        study.challenge,
        study.solution,
        `Results after ${study.timeline}: ${study.results.map(({ metric, label }) => `${metric} ${label}`).join(', ')}`,
      ],
      notes: `${study.industry} ${study.systems.join(' ')}`,
    })),
  ])
