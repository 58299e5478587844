import type { PageMetadata } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

export const libraryPage = {
  metadata: {
    path: '/library',
    title: 'Library: case studies, essays, technical notes',
    description:
      'Case studies, essays, and technical notes on agentic systems in operations: mechanisms, figures with their assumptions, and failure modes.',
    keywords: [
      'agentic architecture',
      'operational intelligence',
      'applied automation',
      'case studies',
    ],
    summary:
      'Case studies, essays, and technical notes, each with a summary and its field of work. You can filter them by type and search their text.',
  } satisfies PageMetadata,
  title: 'What we learned, with the numbers left in',
  lead: 'For people who run operations, and for the people who build for them.',
  allLabel: 'All Content',
  emptyText: 'No articles yet. Check back soon.',
  searchLabel: 'Search articles and pages',
  brief: {
    title: `The ${site.name} quarterly Systems Brief`,
    text: 'A quarterly summary of what ran, what failed, and what we changed as a result. The first issue is not out yet. Until then, new articles appear here and in the RSS feed.',
    primary: { href: '/how-agents-think', label: 'Explore How Agents Think' },
    secondary: { href: '/diagnostic', label: 'Request an Operations Audit' },
  },
  results: { label: 'Search results', retry: 'Try again', showAll: 'Show all results' },
}

export const articlePage = {
  closingTitle: 'What would an audit find in your process?',
  backLink: 'Back to Library',
  /** Of a case study, which has two places to go back to, and another to go on to. */
  cases: { href: '/case-studies', back: 'All case studies', next: 'Next case' },
  writtenBy: (name: string) => `Written by ${name}`,
  reviewedBy: (name: string) => `Reviewed by ${name}`,
  sectionsLabel: 'On this page',
  sectionsTitle: 'Sections',
  relatedTitle: 'Related Notes',
  allLink: 'View All Articles',
  drawingNote:
    'This article as a drawing: one line per paragraph, one circle per section, and one frame per figure.',
} as const
