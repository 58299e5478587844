import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

export const tradesOfDesks: readonly Trade[] = [
  {
    industry: 'software',
    companyEndings: ['Software', 'Technologies', 'Systems', 'Apps'],
    businesses: [
      'a software company',
      'a SaaS startup',
      'a mobile app developer',
      'a company that builds apps',
    ],
    tasks: [
      'sorting support tickets by hand',
      'copying bug reports into the backlog',
      'preparing release notes',
      'onboarding new accounts step by step',
    ],
    tools: ['Jira', 'GitHub', 'Slack', 'Notion', 'Intercom', 'Zendesk', 'HubSpot', 'Linear'],
  },
  {
    industry: 'media',
    companyEndings: ['Media', 'Publishing', 'Broadcasting', 'Press'],
    businesses: [
      'a local newspaper',
      'a radio station',
      'a magazine publisher',
      'a television production company',
    ],
    tasks: [
      'tagging archive footage',
      'retyping listings for the events page',
      'scheduling adverts by hand',
      'transcribing interviews',
    ],
    tools: [
      'WordPress',
      'Adobe Premiere',
      'Trello',
      'Airtable',
      'Slack',
      'Dropbox',
      'Google Sheets',
      'Canva',
    ],
  },
  {
    industry: 'agency',
    companyEndings: ['Marketing', 'Creative', 'Digital', 'Advertising'],
    businesses: ['a marketing agency', 'an advertising agency', 'a branding agency', 'a PR agency'],
    tasks: [
      'building client reports by hand',
      'copying campaign figures into slides',
      'chasing clients for approvals',
      'turning time notes into client invoices',
    ],
    tools: ['HubSpot', 'Asana', 'Slack', 'Figma', 'Google Sheets', 'Mailchimp', 'Harvest', 'Canva'],
  },
  {
    industry: 'telecom',
    companyEndings: ['Telecom', 'Networks', 'Fibre', 'Broadband'],
    businesses: [
      'a telecom operator',
      'a fibre internet provider',
      'a mobile network operator',
      'a broadband provider',
    ],
    tasks: [
      'activating customer lines by hand',
      'logging fault reports',
      'retyping installation orders',
      'correcting customer bills',
    ],
    tools: [
      'Salesforce',
      'ServiceNow',
      'Excel',
      'NetSuite',
      'Zendesk',
      'Power BI',
      'Outlook',
      'Jira',
    ],
  },
]
