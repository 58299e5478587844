import { rowLabels } from '#content/describe-worksheet.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import type { PageMetadata, TraceStep } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

const [audit] = engagementPhases

export const diagnosticPage = {
  metadata: {
    path: '/diagnostic',
    title: 'Free conversation with our operations AI',
    description:
      'A free conversation with our operations AI: a few questions about one process, a savings estimate from a published formula, and a call with a person.',
    keywords: ['operations audit', 'automation assessment', 'ROI estimate', 'book a call'],
    summary: `A free conversation with an automated assistant. It asks about one process, calculates a fit score and a savings estimate, suggests a case study, and can book a ${site.callMinutes}-minute call. The Operations Audit is a separate, paid phase. If you prefer, use the audit request form or email instead.`,
  } satisfies PageMetadata,
  title: 'Talk to Our Operations AI',
  lead: 'In this free conversation, our automated assistant helps you figure out what one process costs. It usually takes five minutes.',
  sectionsTitle: 'What this is',
  happens: {
    title: 'What happens',
    steps: [
      {
        mark: 'perceive',
        label: 'it reads',
        passage: ['It takes facts from your answers and keeps your exact words with each one.'],
      },
      {
        mark: 'decide',
        label: 'it calculates',
        passage: [
          'It calculates a fit score and, with our calculator’s formula, a savings estimate. You see both change as you answer.',
        ],
      },
      {
        mark: 'act',
        label: 'it offers',
        passage: [
          `It shows the closest case we have published and offers a ${site.callMinutes}-minute call with a person if that is worth your time.`,
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
} as const

/** The rows of the worksheet as a form, for browsers without scripts: on the page, and in the server's answer to it. */
export const plainEstimate = {
  action: '/api/estimate',
  title: 'Get the estimate with a form',
  lead: 'The conversation needs JavaScript, which is turned off in your browser. This form gives the same estimate. Nothing you enter is stored.',
  fields: [
    {
      name: 'process',
      label: rowLabels.process,
      hint: 'What is done by hand, such as typing up faxed referrals',
      isRequired: false,
    },
    {
      name: 'hours',
      label: rowLabels.hours,
      hint: 'A number, or a calculation such as 6 people × 3 hours × 5 days',
      isRequired: true,
    },
    {
      name: 'rate',
      label: `${rowLabels.rate}, in dollars`,
      hint: 'Including benefits and taxes, such as 32',
      isRequired: true,
    },
    {
      name: 'tools',
      label: rowLabels.tools,
      hint: 'Their names, separated by commas, such as Excel, SAP',
      isRequired: false,
    },
    {
      name: 'errors',
      label: `${rowLabels.errors} (percent)`,
      hint: 'Such as 4',
      isRequired: false,
    },
  ],
  /** For fields that were left empty. */
  missing: {
    hours: 'Enter how many hours a week it takes, for the whole team.',
    rate: 'Enter what one of those hours costs.',
  },
  button: 'Calculate the estimate',
  answer: {
    title: 'Your estimate',
    saving: 'Estimated savings',
    freed: (freed: string, all: string) => `${freed} of ${all} hours a week freed`,
    formula: 'Formula',
    cost: 'What it costs',
    payback: 'Pays back in',
    verdict: 'Worth it?',
    change: 'Change a figure',
    problems: 'There is no estimate yet.',
    failed: 'We couldn’t calculate the estimate. Wait a moment and try again.',
  },
  request: { href: '/#contact', label: 'Request an Operations Audit' },
} as const
