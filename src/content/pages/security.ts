import type { PageMetadata } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

/** How long rows that stand by themselves are kept without RETENTION_DAYS; the server deletes by these. */
export const keptDays = { messages: 365, records: 1_095 } as const

const countDays = (days: number) => `${days.toLocaleString('en-US')} days`

/**
 * What only the running server knows. The build writes `unknown`; the server puts what holds for its configuration in
 * its place (`src/server/start/state-settings.ts`), so each text is unique and free of signs that HTML or Markdown escape.
 */
export const retentionTexts = {
  conversations: {
    unknown: 'Until deleted, or until the retention period ends if we set one',
    unlimited: 'Until deleted. This site sets no retention period',
    afterDays: (days: number) => `Until ${countDays(days)} without activity, or until deleted`,
  },
  messages: {
    unknown: `${countDays(keptDays.messages)}, or the retention period if we set one`,
    days: (days: number) => `${countDays(days)} on this site`,
  },
  counts: {
    unknown: `${countDays(keptDays.records)}, or the retention period if we set one`,
    days: (days: number) => `${countDays(days)} on this site`,
  },
  log: {
    unknown: `${countDays(keptDays.records)}, or longer if the retention period is longer`,
    days: (days: number) => `${countDays(days)} on this site`,
  },
} as const

export type DocumentSection = {
  title: string
  paragraphs?: readonly string[]
  entries?: readonly { term: string; text: string }[]
  links?: readonly { href: string; label: string }[]
}

type Service = {
  id: 'hosting' | 'mail' | 'model' | 'calendar' | 'crm' | 'chat' | 'webhook' | 'network' | 'website'
  name: string
  receives: string
  unknown: string
}

export const serviceStates = { on: 'In use', off: 'Not in use' } as const

export const services: readonly Service[] = [
  {
    id: 'hosting',
    name: 'Hosting',
    receives: 'Everything: whoever runs the machines, the network, and the database could read it.',
    unknown: 'Always. Ask us who hosts it.',
  },
  {
    id: 'mail',
    name: 'Mail server',
    receives:
      'Our emails: confirmations of calls, estimates you ask for, and notices of leads and calls for our team.',
    unknown: 'Only if we set up a mail server',
  },
  {
    id: 'model',
    name: 'Language model',
    receives:
      'The text of your messages, our replies, and what public pages say about your company. Email addresses, links, and numbers of seven digits or more are taken out first.',
    unknown: 'Only if we turned on a language model',
  },
  {
    id: 'calendar',
    name: 'Calendly',
    receives:
      'What you type into its calendar, the name, email, and company you gave in the chat, campaign tags, and a reference to your conversation.',
    unknown: 'Only if we set up a Calendly page',
  },
  {
    id: 'crm',
    name: 'HubSpot',
    receives: 'Name, email, phone, company, and website of a person who left an email address.',
    unknown: 'Only if we connected HubSpot',
  },
  {
    id: 'chat',
    name: 'Team chat (Slack or compatible)',
    receives:
      'Contact details, the challenge from the form, Fit Score, call time, and where you came from.',
    unknown: 'Only if we connected a team chat',
  },
  {
    id: 'webhook',
    name: 'Lead webhook',
    receives: 'The same information as signed, structured data, sent to one address we chose.',
    unknown: 'Only if we set up a lead webhook',
  },
  {
    id: 'network',
    name: 'Network lookup',
    receives:
      'Your network address, at most once per conversation, to learn which company the network belongs to.',
    unknown: 'Only if we set up a lookup service',
  },
  {
    id: 'website',
    name: 'The website you name',
    receives: 'A visit from our server, which reads public pages. It learns nothing about you.',
    unknown: 'Unless we turned it off',
  },
]

export const modelStates = {
  off: 'Not in use: our own program answers, on this server',
  openai: 'In use: OpenAI',
  anthropic: 'In use: Anthropic',
  'openai-compatible': 'In use: a model at an address we chose',
} as const

export const securityPage = {
  metadata: {
    path: '/security',
    title: 'Security and data flow',
    description:
      'Where your data goes on this site, how long it stays, which other companies get it, who can read it, and which certificates we do not hold.',
    keywords: ['security', 'data flow', 'subprocessors', 'data retention', 'language model'],
    summary:
      'How data flows through this site, what is stored and for how long, which services receive it, how staff sign in, how to report a problem, and what is not certified.',
  } satisfies PageMetadata,
  title: 'Where your data goes',
  lead: 'This page is for the people who review us before you sign. It covers this website and its chat. The systems we build for you run under your own agreement.',
  flow: {
    title: 'How data flows',
    caption:
      'Solid lines are always there. Dashed lines depend on how this site is set up; the list of services below says which are in use. A Calendly calendar also opens directly in your browser.',
    server: 'Run by us',
    optional: 'Depends on the setup',
    browser: {
      label: 'Your browser',
      to: 'sends what you write to this server',
    },
    program: {
      label: 'Pages and program',
      to: 'answers you, and stores what is listed below',
    },
    database: { label: 'PostgreSQL database', to: 'holds all of it, in one place' },
    services: [
      { label: 'Website you name', to: 'is read, never written to' },
      { label: 'Network lookup', to: 'identifies the company behind a network address' },
      { label: 'Language model', to: 'helps read and write messages; makes no decisions' },
      { label: 'Calendly', to: 'offers times; without it, our own calendar does' },
      { label: 'Mail server', to: 'carries our emails' },
      { label: 'Team chat and CRM', to: 'receive notices of leads' },
    ],
  },
  stored: {
    title: 'What is stored, and for how long',
    lead: 'All of it is in the database. Our backups keep copies until we delete them.',
    entries: [
      {
        term: 'Conversations',
        text: 'Messages, the facts and figures taken from them, what public pages say about the company, the page you came from, campaign tags, and your browser’s name and version.',
        kept: retentionTexts.conversations.unknown,
      },
      {
        term: 'People and requests',
        text: 'Name, email, phone, company, and challenge, if you enter them in the chat, the form, or the calendar; and notes our team adds.',
        kept: retentionTexts.conversations.unknown,
      },
      {
        term: 'Booked calls',
        text: 'Time, name, email, and status. After deletion, only the time stays.',
        kept: retentionTexts.conversations.unknown,
      },
      {
        term: 'Messages sent',
        text: 'Emails and deliveries to other systems, as they were sent. They are deleted earlier if the conversation they belong to is deleted.',
        kept: retentionTexts.messages.unknown,
      },
      {
        term: 'Page counts',
        text: 'Numbers per day, page, and source. They identify no one and use no cookie or IP address. Nothing is counted if your browser sends Do Not Track or Global Privacy Control.',
        kept: retentionTexts.counts.unknown,
      },
      {
        term: 'Audit log',
        text: 'Which staff member read, changed, exported, or deleted what, and receipts of deletions. Never what was said.',
        kept: retentionTexts.log.unknown,
      },
      {
        term: 'Network addresses',
        text: 'Not stored. To limit requests, we count them by a keyed one-way code of the address.',
        kept: 'The code: about a day at most, while the site is in use',
      },
    ],
  },
  services: {
    title: 'Who else receives data',
    lead: 'The server that sends you this page fills in the last column from its own configuration.',
    columns: ['Service', 'What it receives', 'On this site'],
  },
  sections: [
    {
      title: 'Language models and their terms',
      paragraphs: [
        'The rules of our own program make every decision: scores, estimates, prices, and whether a call is offered. A model may only propose what a message means and how to word a reply. Our program checks both.',
        'A language model runs only if we turn one on. It sees one conversation at a time and no secrets.',
        'With OpenAI, each call asks that it not be stored. What a provider keeps beyond that, and whether it trains on it, depends on our contract with it. The public terms are linked below; ask us for ours.',
      ],
      links: [
        { href: 'https://openai.com/enterprise-privacy/', label: 'OpenAI: business data' },
        {
          href: 'https://www.anthropic.com/legal/commercial-terms',
          label: 'Anthropic: commercial terms',
        },
      ],
    },
    {
      title: 'Who can read it here',
      entries: [
        {
          term: 'You',
          text: 'A cookie that scripts cannot read opens your conversation. “Your conversation” has its own private link: whoever has the link can open it.',
        },
        {
          term: 'Roles',
          text: 'Staff are admins or viewers. Viewers can read but cannot change anything. Nobody can sign up: an admin invites each person after the first.',
        },
        {
          term: 'Sign-in',
          text: 'Passwords of 12 characters or more, stored with argon2id. Two-factor sign-in is available to every staff member; it is not enforced.',
        },
        {
          term: 'Sessions',
          text: 'They expire after 12 hours of inactivity, and after 7 days regardless. A removed member loses access within a second.',
        },
        {
          term: 'Audit log',
          text: 'It records who reads, exports, or deletes a conversation.',
        },
      ],
    },
    {
      title: 'What we do not have',
      paragraphs: [
        'No SOC 2 report. No ISO 27001 certificate. No HIPAA, PCI DSS, or FedRAMP attestation.',
        'No outside penetration test has been published. Our automated tests cover security, and the software’s security document lists them.',
        'The database is not encrypted by our program. Disk encryption depends on the host.',
        'Deletion here does not reach backups, or copies already sent to the services above.',
      ],
    },
    {
      title: 'Report a problem',
      paragraphs: [
        'Email the address below with “security” in the subject line and the steps to reproduce the problem. A person answers within two business days and tells you the outcome within ten. Use only accounts and conversations of your own, run no load tests, and give us ninety days before you publish. We take no legal action against anyone who follows these rules. There is no bounty.',
      ],
      links: [{ href: `mailto:${site.email.contact}?subject=security`, label: site.email.contact }],
    },
  ] satisfies readonly DocumentSection[],
} as const
