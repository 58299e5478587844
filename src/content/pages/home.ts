import { caseStudies, shortCaseStudies } from '#content/facts/case-studies.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata, Passage, TraceStep } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

const [audit] = engagementPhases

export const homeMetadata: PageMetadata = {
  path: '/',
  title: `${site.name}: AI agents for operations that show their work`,
  description: site.description,
  keywords: [
    'agentic automation',
    'AI workflow agents',
    'operations audit',
    'explainable automation',
    'human in the loop',
  ],
  summary: `${site.name} is a consulting and systems company for enterprise operations. It designs and deploys agents that perceive, decide, and act across the tools a company already runs, with a log of every step. A free conversation comes first; the first paid step is the ${audit.name}, which takes ${audit.duration}.`,
}

export const hero = {
  headline: ['Agents that', 'show their work.'],
  lead: 'We build AI agents for enterprise operations teams. They perceive, decide, and act across the tools you already run, and explain every step they take.',
  primary: { href: '/diagnostic', label: 'Request an Operations Audit' },
  secondary: { href: '/systems', label: 'Explore System Capabilities' },
} as const

/** What the agent does with the invoice: pays it, claims what is missing, or asks first. */
export type InvoiceOutcome = 'match' | 'act' | 'ask'

/** As on /how-agents-think. In texts, {name} stands for a figure that follows the receipt. */
export const invoiceCase = {
  caption: 'One invoice, one agent. Change the receipt and see what it does.',
  billed: 14,
  received: 12,
  least: 8,
  priceUsd: 310,
  limitUsd: 1_000,
  invoice: { name: 'emailed invoice', quote: '14 pallets', rest: 'at $310 each' },
  receipt: { name: 'receipt photo', quote: '{received} pallets', control: 'Pallets received' },
  note: {
    name: 'rules, set by Dana',
    rules: [
      { outcome: 'act', text: 'Under $1,000, request the credit without asking.' },
      { outcome: 'ask', text: '$1,000 or more: ask Dana and wait.' },
    ],
  },
  steps: {
    perceive: { label: 'perceive', text: 'Billed {billed}, received {received}.' },
    decide: {
      label: 'decide',
      texts: {
        match: 'The two agree. There is nothing to claim.',
        act: '{short} × $310 = {cost}. Under the limit: act.',
        ask: '{short} × $310 = {cost}. Over the limit: ask.',
      },
    },
    person: {
      label: 'person',
      told: 'told',
      texts: {
        match: 'Dana approves each payment run.',
        act: 'Dana is told why. She can withdraw it until Friday.',
        ask: 'Dana gets the amount and one question.',
      },
    },
    act: {
      label: 'act',
      texts: {
        match: 'Adds the invoice to the next run.',
        act: 'Requests the credit and posts the ledger note.',
        ask: 'Sends nothing until Dana answers.',
      },
    },
  },
} as const

export const clients: {
  title: string
  text: string
  all: { href: string; label: string }
  /** The case study whose own words stand beside the list. */
  quoted: string
  categories: readonly {
    invented?: true
    name: string
    process: string
    caseStudySlug: string
  }[]
} = {
  title: 'Who we work with',
  quoted: 'manufacturing-supply-chain',
  all: {
    href: '/case-studies',
    label: `All ${spellNumber(caseStudies.length + shortCaseStudies.length)} case studies`,
  },
  text: 'We don’t publish client names. For each kind of client, here is the process we automated and one result. Open the result to see how we counted it.',
  categories: [
    {
      invented: true,
      name: 'Consumer brand',
      process: 'Campaign planning, budgets, and reporting',
      caseStudySlug: 'marketing-campaign-automation',
    },
    {
      invented: true,
      name: 'Payments company',
      process: 'Evidence and drafts for compliance cases',
      caseStudySlug: 'compliance-automation-fintech',
    },
    {
      invented: true,
      name: 'Hospital group',
      process: 'Referrals matched to open appointments',
      caseStudySlug: 'healthcare-operations-workflow',
    },
    {
      invented: true,
      name: 'Contract manufacturer',
      process: 'Supplier messages, stock, and purchase orders',
      caseStudySlug: 'manufacturing-supply-chain',
    },
    {
      invented: true,
      name: 'Public agency',
      process: 'Intake and checks for procurement files',
      caseStudySlug: 'government-procurement-automation',
    },
  ],
}

export const principles: {
  title: string
  lead: string
  items: readonly { name: string; text: string; example: Passage }[]
} = {
  title: 'Beyond automation',
  lead: 'A script repeats fixed steps. An agent is given an outcome to reach and has to explain how it got there.',
  items: [
    {
      name: 'Goal-oriented autonomy',
      text: 'You set the outcome, the rules, and the limits. The agent picks the steps. If it can’t reach the outcome within the limits, it stops and asks.',
      example: ['Goal: ', { quote: 'every invoice explained by 5 p.m.' }],
    },
    {
      name: 'Explainable chains of work',
      text: 'Each step cites the step before it and the source text behind it. If you can’t read the log, we treat that as a bug.',
      example: [{ quote: 'Receipt 12, invoice 14' }, ': $620 overbilled'],
    },
    {
      name: 'Human-in-the-loop control',
      text: 'People set the thresholds, see everything that crosses them, and can stop the agent at any time. Limits widen only where results justify it.',
      example: ['$1,000 or more: ', { quote: 'ask Dana, wait, remind once' }],
    },
    {
      name: 'Stack-agnostic design',
      text: 'Agents read and write where your teams already work. There is no platform to migrate to, and you own the source code.',
      example: ['Reads Outlook and SAP, writes to Slack'],
    },
  ],
}

export const framework = {
  title: 'Five steps, in this order',
  lead: 'No step starts until the previous one has produced a result.',
  loop: 'and again, with what the log showed',
  steps: [
    {
      mark: 'perceive',
      name: 'Understand',
      text: 'We sit with the people who do the work and measure it: hours, handoffs, and errors.',
      phases: [1],
    },
    {
      mark: 'decide',
      name: 'Design',
      text: 'Before we build anything, we agree with you on goals, limits, and who decides what.',
      phases: [1],
    },
    {
      mark: 'integration',
      name: 'Build',
      text: 'We connect agents to your tools and test them on your own past cases.',
      phases: [2],
    },
    {
      mark: 'act',
      name: 'Deploy',
      text: 'The system runs alongside your team: supervised at first, then with more autonomy.',
      phases: [2],
    },
    {
      mark: 'people',
      name: 'Evolve',
      text: 'The log shows what to expand, correct, or retire.',
      phases: [3, 4],
    },
  ],
  pricesLabel: 'What each step costs',
} as const

export const sectors = {
  title: 'Where agents work',
  columns: ['perceives', 'decides', 'acts'],
  rows: [
    {
      name: 'Revenue Ops',
      perceives: 'Calls, emails, and CRM fields that disagree',
      decides: 'Which deal has stalled, and who needs to act',
      acts: 'Updates the CRM and drafts the follow-up',
    },
    {
      name: 'Cybersecurity',
      perceives: 'Alerts from several tools about one event',
      decides: 'What is one incident and what is noise',
      acts: 'Opens the case, and isolates the device once a person approves',
    },
    {
      name: 'Healthcare',
      perceives: 'Referrals, open slots, and clinical rules',
      decides: 'Which patient fits which slot, and which cases a person must review',
      acts: 'Books, confirms, and hands exceptions to a person',
    },
    {
      name: 'Enterprise Ops',
      perceives: 'Orders, receipts, invoices, and stock',
      decides: 'What matches, what is short, and what is late',
      acts: 'Requests credits, reorders, and posts the ledger note',
    },
    {
      name: 'Custom Systems',
      perceives: 'The sources only your process has',
      decides: 'What to do, by rules your experts can read and change',
      acts: 'Writes to the tools you already run',
    },
  ],
} as const

export const architecture = {
  title: 'What a system is made of',
  lead: 'Three kinds of agents, one per layer, share one log, with people above and your tools below.',
  hint: 'Hover over or tap a part.',
  nodes: [
    {
      id: 'people',
      mark: 'people',
      name: 'Human operators',
      job: 'set goals, approve, stop',
      tooltip:
        'Set goals and limits, approve what crosses a threshold, and read the log. They can stop the agent at any time, and reverse the steps that can be reversed.',
    },
    {
      id: 'perceive',
      mark: 'perceive',
      name: 'Perception agents',
      job: 'turn messages into facts',
      tooltip:
        'Read emails, documents, tickets, and events, and turn them into facts. Each fact keeps the words it came from.',
    },
    {
      id: 'decide',
      mark: 'decide',
      name: 'Decision agents',
      job: 'weigh facts against rules',
      tooltip:
        'Weigh facts against goals, rules, and limits, and choose the next step. Every choice is stored with its reason.',
    },
    {
      id: 'act',
      mark: 'act',
      name: 'Action agents',
      job: 'carry out, then check',
      tooltip:
        'Carry out the step in your systems, check that it took effect, and report back. Each action carries a unique ID, so a tool that checks IDs won’t run it twice.',
    },
    {
      id: 'integration',
      mark: 'integration',
      name: 'System integrations',
      job: 'CRM, ERP, records, messaging: the tools you already run',
      tooltip:
        'Agents connect to your CRM, ERP, records, and messaging under your permissions, through APIs where they exist. Your systems of record stay in place, and there is no data to migrate.',
    },
  ],
  domainsTitle: 'Fields we know best',
  domains: ['Finance', 'Health', 'GovTech', 'SaaS', 'Creative'],
} as const

export const midpage = {
  title: 'Start with one process.',
  exampleLead: 'For example:',
  exampleUnit: 'a year',
  example: { hoursPerWeek: 20, hourlyRateUsd: 75, weeksPerYear: 52 },
  text: 'A free conversation gives you a first estimate. The paid Operations Audit then maps the process and tells you what an agent should do, what it should not do, and what that is worth.',
  button: { href: '/diagnostic', label: 'Request an Operations Audit' },
} as const

export const contact = {
  title: 'Tell us which work takes too long',
  mailLead: 'Or write to',
  text: 'A few lines are enough. Someone who builds these systems will read them.',
  steps: [
    {
      mark: 'perceive',
      label: 'you write',
      passage: ['Describe one process in your own words. You don’t need a brief.'],
    },
    {
      mark: 'decide',
      label: 'we read',
      passage: [`A person replies ${site.responsePromise}, even if the answer is no.`],
    },
    {
      mark: 'act',
      label: 'we talk',
      passage: [
        `By email, or in a ${site.callMinutes}-minute call by phone or video, you get a first estimate and the math behind it.`,
      ],
    },
  ] satisfies readonly TraceStep[],
} as const

/** Above the figures: none of them is published. */
export const outcomes = { title: 'Typical outcomes, self-reported' }
