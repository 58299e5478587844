/** The four engagement phases in the order they run. Prices in US dollars; `maximumUsd: null` means "from". */
export const engagementPhases = [
  {
    phase: 1,
    name: 'Operations Audit',
    duration: '2-4 weeks',
    minimumUsd: 25_000,
    maximumUsd: 50_000,
    investment: '$25K-$50K',
    per: null,
    scope: 'one process, mapped end to end',
  },
  {
    phase: 2,
    name: 'Pilot Deployment',
    duration: '8-12 weeks',
    minimumUsd: 80_000,
    maximumUsd: 150_000,
    investment: '$80K-$150K',
    per: null,
    scope: '2-3 core tools integrated',
  },
  {
    phase: 3,
    name: 'Scaled Rollout',
    duration: '3-6 months',
    minimumUsd: 150_000,
    maximumUsd: 500_000,
    investment: '$150K-$500K',
    per: null,
    scope: 'enterprise integration of 5+ tools',
  },
  {
    phase: 4,
    name: 'Continuous Evolution',
    duration: 'ongoing',
    minimumUsd: 15_000,
    maximumUsd: null,
    investment: 'from $15K per month',
    per: 'month',
    scope: 'retainer',
  },
] as const

export const includedInEveryEngagement = [
  'Full source code and documentation',
  'Unlimited revisions during the engagement',
  'Team training',
  '30-day post-deployment support',
  'Telemetry and monitoring',
  'Security and compliance review',
] as const

export const pilotTimeline = {
  pilot: '6-10 weeks',
  customDevelopment: '6-12 months',
} as const
