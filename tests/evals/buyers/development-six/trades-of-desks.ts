import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

const list = (words: string): string[] => words.split(', ')

export const tradesOfDesks: readonly Trade[] = [
  {
    industry: 'software',
    companyEndings: ['Software', 'Labs', 'Systems', 'Technologies'],
    businesses: [
      'a software company',
      'a SaaS startup',
      'a software vendor',
      'a mobile app developer',
      'a cybersecurity software vendor',
    ],
    tasks: [
      'sorting incoming support tickets',
      'setting up new customer accounts',
      'writing release notes from closed tickets',
      'moving leads from the website into the customer database',
      'putting together usage reports for customers',
      'answering security questionnaires from customers',
    ],
    tools: list('Jira, Zendesk, HubSpot, Salesforce, Intercom, Notion, Slack, GitHub, Stripe'),
  },
  {
    industry: 'agency',
    companyEndings: ['Marketing', 'Creative', 'Media Agency', 'Communications'],
    businesses: [
      'a marketing agency',
      'an advertising agency',
      'a digital marketing agency',
      'a PR agency',
      'an SEO agency',
    ],
    tasks: [
      'building monthly campaign reports for clients',
      'collecting time sheets for invoicing',
      'copying ad numbers from several platforms into one report',
      'briefing freelancers and chasing their drafts',
      'scheduling social posts for clients',
      'onboarding new clients',
    ],
    tools: list(
      'HubSpot, Asana, Monday.com, ClickUp, Google Ads, Semrush, Looker Studio, Slack, Hootsuite',
    ),
  },
  {
    industry: 'legal',
    companyEndings: ['Law', 'Legal', 'Solicitors', 'Attorneys'],
    businesses: [
      'a law firm',
      'a personal injury law firm',
      'a solicitors’ practice',
      'an immigration law office',
      'a firm of patent attorneys',
    ],
    tasks: [
      'reviewing contracts for standard clauses',
      'opening new client matters and running conflict checks',
      'assembling court filings',
      'billing time entries at month end',
      'summarising discovery documents',
      'filling in immigration forms',
    ],
    tools: list(
      'Clio, iManage, NetDocuments, MyCase, PracticePanther, Smokeball, Outlook, DocuSign, LawPay',
    ),
  },
  {
    industry: 'media',
    companyEndings: ['Media', 'Publishing', 'Press', 'Studios'],
    businesses: [
      'a magazine publisher',
      'a local newspaper',
      'a TV production company',
      'a podcast network',
      'a book publisher',
    ],
    tasks: [
      'tagging articles and photos in the archive',
      'transcribing interviews',
      'clearing rights for footage and pictures',
      'laying out event listings for the paper',
      'sending invoices to freelance writers',
      'publishing episodes on every platform',
    ],
    tools: list(
      'WordPress, Airtable, Adobe InDesign, Trello, Slack, Mailchimp, Frame.io, Google Docs, Premiere Pro',
    ),
  },
  {
    industry: 'telecom',
    companyEndings: ['Telecom', 'Networks', 'Broadband', 'Communications'],
    businesses: [
      'an internet service provider',
      'a telecom company',
      'a mobile network operator',
      'a fibre broadband provider',
      'a VoIP phone provider',
    ],
    tasks: [
      'activating new broadband lines',
      'scheduling field technicians',
      'handling number porting requests',
      'logging network faults from customer calls',
      'checking roaming bills for disputes',
      'updating the status of installation orders',
    ],
    tools: list(
      'Sonar, Splynx, Netcracker, Amdocs, ServiceNow, Salesforce, Zendesk, Powercode, Excel',
    ),
  },
]
