import type { PageMetadata } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

export const libraryPage = {
  metadata: {
    path: '/library',
    title: 'Library',
    description:
      'Case studies, essays and technical notes on agentic systems in operations: mechanisms, figures with their assumptions, and failure modes.',
    keywords: [
      'agentic architecture',
      'operational intelligence',
      'applied automation',
      'case studies',
    ],
    summary:
      'A list of case studies, essays and technical notes, each with a summary and its field of work, filtered by kind and searched by words.',
  } satisfies PageMetadata,
  title: 'What we learned, with the numbers left in',
  lead: 'Written for people who run operations and for those who build for them.',
  allLabel: 'All Content',
  emptyText: 'No articles yet. Check back soon.',
  searchLabel: 'Search articles and pages',
  brief: {
    title: `The ${site.name} quarterly Systems Brief`,
    text: 'Once a quarter: what ran, what failed, and what we changed because of it.',
    primary: { href: '/how-agents-think', label: 'Explore How Agents Think' },
    secondary: { href: '/diagnostic', label: 'Request an Operations Audit' },
  },
}
