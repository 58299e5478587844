import { engagementPhases } from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

const [audit] = engagementPhases

export const consultingPage = {
  metadata: {
    path: '/consulting',
    title: 'Consulting',
    description:
      'How we work: an audit that counts, a design people can read, a deployment that is watched before it is trusted. Phases, durations and prices.',
    keywords: ['automation consulting', 'operations audit', 'AI governance', 'agentic deployment'],
    summary: `Three steps: audit, design, deployment. A comparison of a manual workflow with an agentic system, the ${spellNumber(engagementPhases.length)} engagement phases with duration and price, and four strategic services.`,
  } satisfies PageMetadata,
  title: 'Counted first, built second',
  lead: 'We do not begin with a model. We begin with the people who do the work, and a count of what it takes.',
  steps: [
    {
      mark: 'perceive',
      name: 'Audit',
      text: 'We follow one process from its first message to its last booking, and count hours, hand-overs and errors.',
    },
    {
      mark: 'decide',
      name: 'Design',
      text: 'Goals, limits, owners and exceptions on paper that your experts can correct, before anything is built.',
    },
    {
      mark: 'act',
      name: 'Deployment',
      text: 'Live beside your team: first it proposes, then it acts on the small, then on more, as the record allows.',
    },
  ],
  comparison: {
    title: 'The same invoice, twice',
    before: 'Manual workflow',
    after: 'Agentic system',
    rows: [
      ['Someone opens the mail when there is time', 'Read on arrival'],
      ['Three windows, one spreadsheet', 'Order, receipt and invoice compared'],
      ['A difference waits for a colleague', 'Settled inside the limit, or asked with the reason'],
      ['The why is in somebody’s head', 'The why is in the trace'],
      ['Month end finds the rest', 'The day ends matched or explained'],
    ],
  },
  modelTitle: 'Engagement model',
  modelLead:
    'Phases run in order, and each ends with something you can keep. You may stop after any of them.',
  services: {
    title: 'Strategic services',
    items: [
      {
        name: 'Executive Workshops',
        text: 'A day with your own processes on the table: what agents can carry, and what they should not.',
      },
      {
        name: 'Governance Framework Design',
        text: 'Who may decide what, up to which amount, and who reads the record.',
      },
      {
        name: 'Organizational Readiness',
        text: 'Access, data and roles brought to where a pilot can start.',
      },
      {
        name: 'Continuous Improvement',
        text: 'A monthly reading of the record, and the changes it asks for.',
      },
    ],
  },
  closing: {
    title: 'Begin with the audit',
    text: `${audit.duration}, ${audit.scope}, and a result you can use without us.`,
  },
} as const
