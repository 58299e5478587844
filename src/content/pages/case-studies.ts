import type { PageMetadata } from '#content/page-metadata.ts'

export const caseStudiesPage = {
  metadata: {
    path: '/case-studies',
    title: 'Case studies',
    description:
      'Four deployments with their figures and how long they took: marketing, fintech compliance, healthcare operations and manufacturing supply chain.',
    keywords: [
      'agentic automation case studies',
      'compliance automation',
      'healthcare operations',
      'supply chain agents',
    ],
    summary:
      'Four case studies, each with industry, challenge, solution, results, timeline and systems, and a link to the full story in the library.',
  } satisfies PageMetadata,
  title: 'Four systems, and what they changed',
  lead: 'Clients are not named. Each figure stands for the one process that was automated, at the end of the stated time.',
}
