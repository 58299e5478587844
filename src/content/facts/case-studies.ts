import type { Industry } from '#domain/industry.ts'

export type CaseStudy = {
  slug: string
  title: string
  industry: string
  /** What the chat matches a visitor's industry against. */
  fits: readonly Industry[]
  /** Lower-case words in a visitor's own description of the process that point to this case. */
  keywords: readonly string[]
  challenge: string
  solution: string
  results: readonly { metric: string; label: string }[]
  timeline: string
  systems: readonly string[]
}

export const caseStudies: readonly CaseStudy[] = [
  {
    slug: 'marketing-campaign-automation',
    title: 'Marketing campaign automation',
    industry: 'Consumer marketing',
    fits: ['retail', 'ecommerce', 'media', 'agency', 'software'],
    keywords: ['campaign', 'marketing', 'ads', 'leads', 'crm', 'content', 'sales', 'reporting'],
    challenge:
      'Every campaign was assembled by hand across five tools, and budget followed last month’s report instead of today’s results.',
    solution:
      'Agents read performance each hour, propose the next move with its reason, and change bids and briefs inside limits that the team set.',
    results: [
      { metric: '34%', label: 'lower cost per acquisition' },
      { metric: '87%', label: 'time saved per campaign' },
      { metric: '3x', label: 'campaign velocity' },
    ],
    timeline: '90 days',
    systems: ['HubSpot', 'Google Ads', 'Meta Ads', 'Looker', 'Slack'],
  },
  {
    slug: 'compliance-automation-fintech',
    title: 'Compliance automation for fintech',
    industry: 'Financial technology',
    fits: ['finance', 'insurance', 'legal', 'government', 'accounting'],
    keywords: [
      'compliance',
      'kyc',
      'aml',
      'audit',
      'risk',
      'regulation',
      'invoice',
      'reconcile',
      'reconciliation',
      'claims',
      'contract',
    ],
    challenge:
      'Analysts copied evidence from six systems into each case file, and a regulator’s question took days to answer.',
    solution:
      'Agents gather the evidence, draft the finding with its sources, and leave the judgement to an analyst who sees every step.',
    results: [
      { metric: '78%', label: 'less manual work' },
      { metric: '12 weeks', label: 'from audit to live system' },
      { metric: '6 to 1', label: 'systems an analyst opens per case' },
    ],
    timeline: '12 weeks',
    systems: ['Salesforce', 'Jira', 'Snowflake', 'DocuSign'],
  },
  {
    slug: 'healthcare-operations-workflow',
    title: 'Healthcare operations workflow',
    industry: 'Healthcare',
    fits: ['healthcare', 'education', 'nonprofit'],
    keywords: [
      'patient',
      'scheduling',
      'appointment',
      'clinic',
      'hospital',
      'billing',
      'referral',
      'staffing',
      'intake',
    ],
    challenge:
      'Schedulers re-keyed referrals between the records system, the phone queue and spreadsheets, and gaps in the day stayed empty.',
    solution:
      'Agents read referrals, match them to open slots under clinical rules, and hand every exception to a person with the reason.',
    results: [
      { metric: '64%', label: 'scheduling gain' },
      { metric: '$840K', label: 'annual savings' },
      { metric: '91%', label: 'staff satisfaction' },
    ],
    timeline: '16 weeks',
    systems: ['Epic', 'Twilio', 'Microsoft Teams', 'Power BI'],
  },
  {
    slug: 'manufacturing-supply-chain',
    title: 'Manufacturing supply chain',
    industry: 'Manufacturing',
    fits: ['manufacturing', 'logistics', 'construction', 'energy', 'hospitality'],
    keywords: [
      'inventory',
      'supplier',
      'purchase',
      'order',
      'orders',
      'warehouse',
      'freight',
      'shipping',
      'procurement',
      'stock',
      'dispatch',
    ],
    challenge:
      'Planners learned of shortages from the line, because supplier messages, stock counts and forecasts met in one person’s spreadsheet.',
    solution:
      'Agents watch supplier messages and stock together, forecast the gap, and raise the purchase order inside limits that planners set.',
    results: [
      { metric: '$1.8M', label: 'waste reduction' },
      { metric: '47%', label: 'stockout prevention' },
      { metric: '22%', label: 'lead-time improvement' },
    ],
    timeline: '14 weeks',
    systems: ['SAP', 'NetSuite', 'Microsoft Excel', 'Slack'],
  },
]
