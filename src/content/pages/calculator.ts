import { engagementPhases } from '#content/facts/pricing.ts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { defaultInputs, estimateFromInputs } from '#domain/calculator.ts'

const [audit] = engagementPhases
const { manualHours, hourlyRate, toolCount, errorRate } = defaultInputs
const savedUsd = (estimateFromInputs(defaultInputs).annualSavingsCents / 100).toLocaleString(
  'en-US',
)

export const calculatorPage = {
  metadata: {
    path: '/calculator',
    title: 'ROI calculator for automating one process',
    description:
      'Move five sliders and read every line of the formula: annual cost, savings, hours returned, payback, and three-year net benefit.',
    keywords: ['automation ROI calculator', 'automation savings', 'payback period'],
    summary: `A calculator with five sliders: manual hours, hourly rate, tools, team size, and error rate. It shows the published formula for savings from automation line by line. With the values it starts from, ${manualHours} manual hours a week at $${hourlyRate} an hour with ${toolCount} tools and a ${errorRate} percent error rate save $${savedUsd} a year.`,
  } satisfies PageMetadata,
  title: 'What automating one process could save',
  lead: 'Enter your own figures and read every line of the formula. Our chat uses the same one.',
  closing: {
    title: 'Then check the figures with us',
    text: `A free conversation goes through them with you. The paid ${audit.name} then takes ${audit.duration} to measure the hours, the errors, and what an agent can take over.`,
  },
}
