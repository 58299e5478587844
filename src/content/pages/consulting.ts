import type { TaskStep } from '#content/facts/comparisons.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

const [audit, pilot, , retainer] = engagementPhases
const phaseId = ({ phase }: { phase: number }) => `phase-${phase}`
const linkPhase = (phase: { phase: number; name: string }) => ({
  href: `#${phaseId(phase)}`,
  label: `Phase ${phase.phase}: ${phase.name}`,
})

export const consultingPage = {
  metadata: {
    path: '/consulting',
    title: 'Consulting: audit, design, and deployment',
    description:
      'How we automate one process: an audit that measures it, a design your experts can correct, and a supervised deployment. Phases, durations, and prices.',
    keywords: ['automation consulting', 'operations audit', 'AI governance', 'agentic deployment'],
    summary: `Three steps: audit, design, and deployment. A comparison of a manual workflow with an agentic system, the ${spellNumber(engagementPhases.length)} engagement phases with duration and price, and four strategic services.`,
  } satisfies PageMetadata,
  title: 'Measure first, build second',
  lead: 'We automate operations work one process at a time. We start with the people who do the work and count the hours it takes today.',
  steps: [
    {
      mark: 'perceive',
      name: 'Audit',
      text: 'We follow one process from the first message to the final entry and measure hours, handoffs, and errors.',
      link: linkPhase(audit),
    },
    {
      mark: 'decide',
      name: 'Design',
      text: 'We write down goals, limits, owners, and exceptions, so that your experts can correct them before we build.',
      link: { ...linkPhase(audit), label: `Also in phase ${audit.phase}` },
    },
    {
      mark: 'act',
      name: 'Deployment',
      text: 'The system runs alongside your team. It proposes first, then handles small cases, then larger ones as its results allow.',
      link: linkPhase(pilot),
    },
  ],
  comparison: {
    title: 'One invoice, handled two ways',
    before: 'Manual workflow',
    after: 'Agentic system',
    rows: [
      [
        { mark: 'perceive', text: 'Someone opens the email when there is time', isOpen: true },
        { mark: 'perceive', text: 'The agent reads it on arrival' },
      ],
      [
        { mark: 'decide', text: 'Someone compares three windows in a spreadsheet' },
        { mark: 'decide', text: 'The agent compares order, receipt, and invoice' },
      ],
      [
        { mark: 'people', text: 'A difference waits for a colleague', isOpen: true },
        {
          mark: 'act',
          text: 'The agent settles it within the limit, or escalates it with the reason',
        },
      ],
      [
        { mark: 'people', text: 'Nobody writes down the reason', isOpen: true },
        { mark: 'act', text: 'It writes the reason to the log' },
      ],
      [
        { mark: 'perceive', text: 'Other differences surface at month-end', isOpen: true },
        {
          mark: 'people',
          text: 'By the end of the day, everything is matched, explained, or with a person',
        },
      ],
    ] satisfies readonly (readonly [TaskStep, TaskStep])[],
  },
  modelTitle: 'Engagement model',
  modelLead:
    'Phases run in order, and you can stop after any of them. The pricing page shows what moves a price within its range.',
  modelCaption:
    'Weeks from the start of the audit. A filled bar is the shortest time; its outline runs to the longest. Each phase starts at the latest end of the one before it, with no pauses.',
  firstTick: 'Week 0',
  phaseId,
  modelLinks: [
    { href: '/pricing', label: 'Pricing, and what year one adds up to' },
    { href: '/questions', label: 'Twenty questions before you sign' },
  ],
  handover: {
    title: 'What the audit gives you',
    lead: 'Three excerpts from a sample report. The company is invented; the prices are real.',
    link: { href: '/sample-audit', label: 'Read the whole sample report' },
  },
  services: {
    title: 'Strategic services',
    items: [
      {
        name: 'Executive Workshops',
        text: 'A one-day session on your own processes: what agents can handle and what people should keep.',
        when: 'One day',
      },
      {
        name: 'Governance Framework Design',
        text: 'Together we settle who can decide what, up to what dollar amount, and who reviews the log.',
        when: 'In phases 1 and 3',
      },
      {
        name: 'Organizational Readiness',
        text: 'We help you get access, data, and roles ready for a pilot.',
        when: 'Before phase 2',
      },
      {
        name: 'Continuous Improvement',
        text: 'Each month we review the log with you and make the changes it calls for.',
        when: `Part of phase ${retainer.phase}, the retainer`,
      },
    ],
  },
  closing: {
    title: 'Begin with the audit',
    text: `A free conversation gives a first estimate. The audit then maps one process end to end in ${audit.duration}, and you can use the result without us.`,
  },
  stepsLabel: 'How we work',
} as const
