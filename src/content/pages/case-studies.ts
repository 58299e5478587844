import { caseStudies, shortCaseStudies } from '#content/facts/case-studies.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

const count = spellNumber(caseStudies.length, 'Capital')
const shortCount = spellNumber(shortCaseStudies.length, 'Capital')
const all = spellNumber(caseStudies.length + shortCaseStudies.length, 'Capital')

export const caseStudiesPage = {
  metadata: {
    path: '/case-studies',
    title: `Case studies: ${all.toLowerCase()} deployments with figures`,
    description: `${count} deployments told in full and ${shortCount.toLowerCase()} in brief: challenge, solution, figures, and how each was measured.`,
    keywords: [
      'agentic automation case studies',
      'compliance automation',
      'healthcare operations',
      'supply chain agents',
    ],
    summary: `${count} case studies, each with industry, challenge, solution, results, timeline, and systems, and a link to the full story in the library. ${shortCount} more are told in brief.`,
  } satisfies PageMetadata,
  title: `${all} deployments, and what they changed`,
  indexLabel: 'All of them, each with its first figure',
  lead: 'We do not name clients. Each figure covers one process and opens a note on what was counted. The full stories are in the library.',
  short: {
    title: `${shortCount} more, in brief`,
    lead: 'Each full story also says what went wrong and when this kind of work does not pay off.',
  },
  closing: {
    title: 'Start with one of your processes',
    text: 'Describe it in a free conversation and get a first estimate of the savings.',
    secondary: { href: '/sample-audit', label: 'See a sample audit' },
  },
  measuredTitle: 'How it was measured',
  story: { spoken: (title: string) => `Full Story: ${title}`, label: 'Full Story' },
}
