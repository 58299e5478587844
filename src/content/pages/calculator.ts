import type { PageMetadata } from '#content/page-metadata.ts'

export const calculatorPage = {
  metadata: {
    path: '/calculator',
    title: 'ROI calculator',
    description:
      'The formula behind every estimate we give: hours, rate, tools and errors in; savings, payback and three-year benefit out. Nothing hidden.',
    keywords: ['automation ROI calculator', 'automation savings', 'payback'],
    summary:
      'The published formula for savings from automation, worked through for a team with 20 manual hours a week at $75 an hour, five tools and a 15 percent error rate.',
  } satisfies PageMetadata,
  title: 'What one process is worth',
  lead: 'Our chat, our proposals and this page use one formula. Here it is, worked through once.',
  assumption: 'Assumes a 60-85% automation rate, which an audit confirms or corrects.',
  example: { manualHours: 20, hourlyRateCents: 7_500, toolCount: 5, errorRatePercent: 15 },
  button: { href: '/diagnostic', label: 'Get Your Custom Assessment' },
}
