import { engagementPhases } from '#content/facts/pricing.ts'
import type { PageMetadata, TraceStep } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

const [audit] = engagementPhases

export const diagnosticPage = {
  metadata: {
    path: '/diagnostic',
    title: 'Free conversation with our operations AI',
    description:
      'A free conversation with our operations AI: a few questions about one process, a savings estimate by a published formula, and a call with a person.',
    keywords: ['operations audit', 'automation assessment', 'ROI estimate', 'book a call'],
    summary: `A free conversation with an automated assistant. It asks about one process, calculates a fit score and a savings estimate, suggests a case study, and can book a ${site.callMinutes}-minute call. The Operations Audit is a separate, paid phase. If you prefer, use the audit request form or email instead.`,
  } satisfies PageMetadata,
  title: 'Talk to Our Operations AI',
  lead: 'In this free conversation, our automated assistant works out with you what one process costs. It usually takes five minutes.',
  sectionsTitle: 'What this is',
  happens: {
    title: 'What happens',
    steps: [
      {
        mark: 'perceive',
        label: 'it reads',
        passage: ['It takes facts from your answers, and keeps your exact words with each one.'],
      },
      {
        mark: 'decide',
        label: 'it calculates',
        passage: [
          'It works out a fit score and, with our calculator’s formula, a savings estimate. You see both change as you answer.',
        ],
      },
      {
        mark: 'act',
        label: 'it offers',
        passage: [
          `It shows the closest case we have published, and offers a ${site.callMinutes}-minute call with a person if that is worth your time.`,
        ],
      },
    ] satisfies readonly TraceStep[],
  },
  asked: {
    title: 'What it asks',
    items: [
      'Your name and company website',
      'How many hours a week one process takes by hand',
      'Roughly what one of those hours costs',
      'Which tools the process runs through',
      'How often work has to be redone',
      'Who is involved, and when it needs to change',
    ],
  },
  cost: {
    title: 'What it costs',
    text: `Nothing. This conversation is free, and its estimate is not an offer. You can skip any question: say “I don’t know” and it moves on. The Operations Audit is the paid phase that can follow (${audit.duration}, ${audit.investment}), if you want it.`,
    sample: { href: '/sample-audit', label: 'Read a sample audit report' },
  },
  alternative: {
    title: 'Rather not talk to a machine?',
    formLink: { href: '/#contact', label: 'Use the audit request form' },
    mailLead: 'or write to',
  },
  withoutScript:
    'The conversation needs JavaScript, which is switched off in your browser. The audit request form works without it.',
} as const
