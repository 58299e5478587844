import type { PageMetadata, TraceStep } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

export const diagnosticPage = {
  metadata: {
    path: '/diagnostic',
    title: 'Operations audit',
    description:
      'Talk to our operations AI: a few questions about one process, an estimate by a published formula, and a call with a person if it is worth one.',
    keywords: ['operations audit', 'automation assessment', 'ROI estimate', 'book a call'],
    summary: `A conversation with an automated assistant. It asks about one process, counts a fit score and an estimate of savings, suggests a case study, and can book a ${site.callMinutes}-minute call. The audit form and mail do the same without it.`,
  } satisfies PageMetadata,
  title: 'Talk to Our Operations AI',
  lead: 'An automated assistant asks about one process and counts with you. Answer in your own words; five minutes are usual.',
  sectionsTitle: 'What this is',
  happens: {
    title: 'What happens',
    steps: [
      {
        mark: 'perceive',
        label: 'it reads',
        passage: ['Your words. Each fact it takes down keeps the quote.'],
      },
      {
        mark: 'decide',
        label: 'it counts',
        passage: ['A fit score, and savings by the formula on our calculator. You see both grow.'],
      },
      {
        mark: 'act',
        label: 'it offers',
        passage: [
          `A case like yours, and ${site.callMinutes} minutes with a person if that is worth your time.`,
        ],
      },
    ] satisfies readonly TraceStep[],
  },
  asked: {
    title: 'What it asks',
    items: [
      'Your name and company website',
      'Hours a week that one process takes by hand',
      'What such an hour costs, roughly',
      'The tools it runs through',
      'How often something comes back wrong',
      'Who is involved, and by when it should change',
    ],
  },
  cost: {
    title: 'What it costs',
    text: 'Nothing. It is an estimate, not an offer, and no answer is required. Say “I don’t know” and it moves on.',
  },
  alternative: {
    title: 'Rather not talk to a machine?',
    formLink: { href: '/#contact', label: 'Use the audit form' },
    mailLead: 'or write to',
  },
  withoutScript:
    'The conversation needs JavaScript, which is switched off here. The audit form works without it.',
} as const
