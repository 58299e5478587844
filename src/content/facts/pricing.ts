import type { PricedPhase } from '#content/facts/facts.schema.ts'

/** "$20K-$45K", "from $9K per month": every page, the chat and structured data say the price from its two numbers. */
export function pricePhase(phase: PricedPhase): PricedPhase & { investment: string } {
  const { minimumUsd, maximumUsd, per } = phase
  const range = maximumUsd
    ? `${shortenUsd(minimumUsd)}-${shortenUsd(maximumUsd)}`
    : `from ${shortenUsd(minimumUsd)}`
  return { ...phase, investment: per ? `${range} per ${per}` : range }
}

function shortenUsd(amount: number): string {
  return amount < 1_000_000 ? `$${amount / 1_000}K` : `$${amount / 1_000_000}M`
}

/** The four engagement phases in the order they run. Prices in US dollars; `maximumUsd: null` means "from". */
export const engagementPhases = [
  pricePhase({
    phase: 1,
    name: 'Operations Audit',
    duration: '2-4 weeks',
    minimumUsd: 25_000,
    maximumUsd: 50_000,
    per: null,
    scope: 'one process, mapped end to end',
    description:
      'We follow one process with the people who do it, count it, and say what an agent should and should not do.',
    deliverables: [
      'Process map with hours, hand-overs and errors',
      'Ranked list of what to automate',
      'Design with goals, limits and owners',
      'Estimate and how it was counted',
    ],
    outcome: 'A decision you can take without us: build, wait or leave it.',
  }),
  pricePhase({
    phase: 2,
    name: 'Pilot Deployment',
    duration: '8-12 weeks',
    minimumUsd: 80_000,
    maximumUsd: 150_000,
    per: null,
    scope: '2-3 core tools integrated',
    description: 'One system, live beside your team, first watched and then trusted step by step.',
    deliverables: [
      'Agents connected to 2-3 core tools',
      'Tests on your own past cases',
      'A readable record of every step',
      'Training for the people who supervise it',
    ],
    outcome: 'A running system, and its measured effect against the audit.',
  }),
  pricePhase({
    phase: 3,
    name: 'Scaled Rollout',
    duration: '3-6 months',
    minimumUsd: 150_000,
    maximumUsd: 500_000,
    per: null,
    scope: 'enterprise integration of 5+ tools',
    description:
      'The pilot’s pattern carried to the processes around it, with one record and one set of limits.',
    deliverables: [
      'Integration of 5+ tools',
      'Governance, roles and thresholds',
      'Monitoring and alerts',
      'Hand-over to your own team',
    ],
    outcome: 'Several processes under one supervision, owned by you.',
  }),
  pricePhase({
    phase: 4,
    name: 'Continuous Evolution',
    duration: 'ongoing',
    minimumUsd: 15_000,
    maximumUsd: null,
    per: 'month',
    scope: 'retainer',
    description:
      'We read the record with you each month, then widen, correct or retire what it shows.',
    deliverables: [
      'Monthly review of the record',
      'New sources and rules',
      'Upgrades of models and tools',
      'Response to incidents',
    ],
    outcome: 'A system that stays right as your work changes.',
  }),
] as const

/** After a system went live, in the price of every engagement. */
export const supportDays = 30

export const includedInEveryEngagement = [
  'Full source code and documentation',
  'Unlimited revisions during the engagement',
  'Team training',
  `${supportDays}-day post-deployment support`,
  'Telemetry and monitoring',
  'Security and compliance review',
] as const

export const pilotTimeline = {
  pilot: '6-10 weeks',
  customDevelopment: '6-12 months',
} as const

export const investmentFactors = [
  { name: 'Number of tools', effect: 'each one adds access, rights and tests' },
  { name: 'Quality of access', effect: 'an interface costs days, a screen costs weeks' },
  { name: 'Exceptions', effect: 'rare cases take more design than common ones' },
  { name: 'Regulation', effect: 'evidence and approvals are built in, not added' },
  { name: 'Volume', effect: 'changes running cost more than building cost' },
] as const
