import { engagementPhases } from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

const prices = engagementPhases.map(({ name, investment }) => `${name} ${investment}`).join(', ')

const count = spellNumber(engagementPhases.length, 'Capital')

export const pricingPage = {
  metadata: {
    path: '/pricing',
    title: 'Pricing',
    description: `${count} phases with duration and price: ${prices}.`,
    keywords: ['pricing', 'operations audit cost', 'agentic pilot cost', 'automation retainer'],
    summary: `${count} engagement phases in order, each with duration, investment and deliverables, what every engagement includes, and what moves a price within its range.`,
  } satisfies PageMetadata,
  title: `A route of ${count.toLowerCase()} phases`,
  lead: 'Each has a price, an end, and something you keep. You may stop after any of them.',
  includedTitle: 'Included in every engagement',
  factorsTitle: 'What moves a price within its range',
}
