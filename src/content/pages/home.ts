import { engagementPhases } from '#content/facts/pricing.ts'
import type { PageMetadata, Passage, TraceStep } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

const [audit] = engagementPhases

export const homeMetadata: PageMetadata = {
  path: '/',
  title: `${site.name}: ${site.tagline}`,
  description: site.description,
  keywords: [
    'agentic automation',
    'AI workflow agents',
    'operations audit',
    'explainable automation',
    'human in the loop',
  ],
  summary: `${site.name} is a consulting and systems company for enterprise operations. It designs and deploys agents that perceive, decide and act across the tools a company already runs, with a record of every step. The way in is an operations audit of ${audit.duration}.`,
}

export const hero = {
  headline: ['Agents that', 'show their work.'],
  lead: 'We design and deploy systems that perceive, decide and act across the tools you already run, and explain every step they take.',
  primary: { href: '/diagnostic', label: 'Request an Operations Audit' },
  secondary: { href: '/systems', label: 'Explore System Capabilities' },
  traceLabel: 'One invoice, as the agent recorded it',
} as const

export const heroTrace: readonly TraceStep[] = [
  {
    mark: 'perceive',
    label: 'perceive',
    time: '09:41:07',
    passage: [
      'Invoice 4471 bills ',
      { quote: '14 pallets' },
      '. The receipt for PO 88-120 says 12.',
    ],
  },
  {
    mark: 'decide',
    label: 'decide',
    time: '09:41:08',
    passage: ['Two short, $620. Rule 7: ', { quote: 'under $1,000, claim without asking' }, '.'],
  },
  {
    mark: 'act',
    label: 'act',
    time: '09:41:09',
    passage: ['Credit request sent, ledger note written, Dana told why.'],
  },
  {
    mark: 'people',
    label: 'person',
    time: '09:52:30',
    passage: ['Dana read the three steps and let them stand. Undo stays open until Friday.'],
  },
]

export const clients = {
  title: 'Five kinds of client, none of them named here',
  text: 'Their processes are theirs. What we may say is who they are and which work no longer waits for a person to copy it.',
  categories: [
    {
      name: 'Consumer brand',
      process: 'Campaign planning, bidding and reporting',
      caseStudySlug: 'marketing-campaign-automation',
    },
    {
      name: 'Payments company',
      process: 'Evidence and drafts for compliance cases',
      caseStudySlug: 'compliance-automation-fintech',
    },
    {
      name: 'Hospital group',
      process: 'Referrals matched to open appointments',
      caseStudySlug: 'healthcare-operations-workflow',
    },
    {
      name: 'Contract manufacturer',
      process: 'Supplier messages, stock and purchase orders',
      caseStudySlug: 'manufacturing-supply-chain',
    },
    {
      name: 'Public agency',
      process: 'Intake and checks for procurement files',
      caseStudySlug: null,
    },
  ],
} as const

export const principles: {
  title: string
  lead: string
  items: readonly { name: string; text: string; example: Passage }[]
} = {
  title: 'Beyond automation',
  lead: 'A script repeats what it was told. An agent is told what should be true at the end, and has to say how it got there.',
  items: [
    {
      name: 'Goal-oriented autonomy',
      text: 'You set the outcome and the limits. The agent picks the steps, and stops when it cannot reach the one inside the other.',
      example: ['Goal: ', { quote: 'every invoice explained by 17:00' }],
    },
    {
      name: 'Explainable chains of work',
      text: 'Each step names the one before it and the words it rests on. A record that cannot be read is treated as a fault.',
      example: ['Because ', { quote: 'receipt 12, order 14' }, ', so $620 is due'],
    },
    {
      name: 'Human-in-the-loop control',
      text: 'People hold the thresholds, see what crosses them, and can undo. Autonomy grows only where the record has earned it.',
      example: ['Over $1,000: ', { quote: 'ask Dana, wait, remind once' }],
    },
    {
      name: 'Stack-agnostic design',
      text: 'Agents read and write where your teams already work. No platform to migrate to, and the source code is yours.',
      example: ['Reads ', { quote: 'Outlook, SAP' }, ', writes ', { quote: 'Slack' }],
    },
  ],
}

export const framework = {
  title: 'Five steps, in this order',
  lead: 'No step starts before the one before it has something to show.',
  loop: 'and again, with what the record showed',
  steps: [
    {
      mark: 'perceive',
      name: 'Understand',
      text: 'We sit with the people who do the work and count it: hours, hand-overs, errors.',
      phases: [1],
    },
    {
      mark: 'decide',
      name: 'Design',
      text: 'Goals, limits and who decides what, agreed before anything is built.',
      phases: [1],
    },
    {
      mark: 'integration',
      name: 'Build',
      text: 'Agents connected to your tools, tested on your own past cases.',
      phases: [2],
    },
    {
      mark: 'act',
      name: 'Deploy',
      text: 'Live beside your team, first watched, then trusted step by step.',
      phases: [2],
    },
    {
      mark: 'people',
      name: 'Evolve',
      text: 'The record shows what to widen, correct or retire.',
      phases: [3, 4],
    },
  ],
} as const

export const sectors = {
  title: 'Where it is used',
  columns: ['perceives', 'decides', 'acts'],
  rows: [
    {
      name: 'Revenue Ops',
      perceives: 'Calls, mail and CRM fields that disagree',
      decides: 'Which deal has stalled, and on whom it waits',
      acts: 'Updates the record, drafts the follow-up',
    },
    {
      name: 'Cybersecurity',
      perceives: 'Alerts from several tools about one event',
      decides: 'What is one incident and what is noise',
      acts: 'Opens the case with its evidence, isolates on approval',
    },
    {
      name: 'Healthcare',
      perceives: 'Referrals, open slots and clinical rules',
      decides: 'Who fits which appointment, and who must look',
      acts: 'Books, confirms, hands over the exception',
    },
    {
      name: 'Enterprise Ops',
      perceives: 'Orders, receipts, invoices and stock',
      decides: 'What matches, what is short, what is late',
      acts: 'Claims, reorders and writes the ledger note',
    },
    {
      name: 'Custom Systems',
      perceives: 'The sources only your process has',
      decides: 'By rules that your experts can read and change',
      acts: 'Through the tools you already run',
    },
  ],
} as const

export const architecture = {
  title: 'What a system is made of',
  lead: 'Three kinds of agent, one record between them, people above it and your tools below. Point at a part, or tap it.',
  nodes: [
    {
      id: 'people',
      mark: 'people',
      name: 'Human operators',
      job: 'set goals, approve, undo',
      tooltip:
        'Set goals and limits, approve what crosses a threshold, and read the record. They can stop or undo any step.',
    },
    {
      id: 'perceive',
      mark: 'perceive',
      name: 'Perception agents',
      job: 'turn messages into facts',
      tooltip:
        'Read mail, documents, tickets and events, and turn them into facts. Each fact keeps the words it came from.',
    },
    {
      id: 'decide',
      mark: 'decide',
      name: 'Decision agents',
      job: 'weigh facts against rules',
      tooltip:
        'Weigh facts against goals, rules and limits, and choose the next step. Every choice is stored with its reason.',
    },
    {
      id: 'act',
      mark: 'act',
      name: 'Action agents',
      job: 'carry out, then check',
      tooltip:
        'Carry out the step in your systems, check that it took effect, and report back. Retries never act twice.',
    },
    {
      id: 'integration',
      mark: 'integration',
      name: 'System integrations',
      job: 'CRM, ERP, records, messaging: the tools you already run',
      tooltip:
        'CRM, ERP, records and messaging, by their own interfaces and under your own permissions. No data is moved to a new platform.',
    },
  ],
  domainsTitle: 'Domains whose rules we know',
  domains: ['Finance', 'Health', 'GovTech', 'SaaS', 'Creative'],
} as const

export const midpage = {
  title: 'Start with one process, counted.',
  example: { hoursPerWeek: 20, hourlyRateUsd: 75, weeksPerYear: 52 },
  text: 'The audit maps it end to end and says what an agent should do, what it should not, and what that is worth.',
  button: { href: '/diagnostic', label: 'Request an Operations Audit' },
} as const

export const contact = {
  title: 'Tell us what waits on a person',
  text: 'A few lines are enough. Someone who builds these systems reads them.',
  steps: [
    {
      mark: 'perceive',
      label: 'you write',
      passage: ['One process, in your own words. No brief needed.'],
    },
    {
      mark: 'decide',
      label: 'we read',
      passage: [`A person answers ${site.responsePromise}, also when the answer is no.`],
    },
    {
      mark: 'act',
      label: 'we talk',
      passage: [
        `${site.callMinutes} minutes by mail, phone or video. You leave with a first estimate and how it was counted.`,
      ],
    },
  ] satisfies readonly TraceStep[],
} as const
