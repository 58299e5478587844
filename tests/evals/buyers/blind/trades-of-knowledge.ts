import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

export const tradesOfKnowledge: readonly Trade[] = [
  {
    industry: 'legal',
    companyEndings: ['Solicitors', 'Law', 'Conveyancing', 'Legal'],
    businesses: ['a law firm', 'a conveyancing practice', 'a solicitors’ office', 'a law practice'],
    tasks: [
      'assembling court bundles',
      'opening new matters and running conflict checks',
      'extracting key dates from contracts',
      'recording billable time from handwritten notes',
      'drafting standard letters to the other side',
    ],
    tools: ['Clio', 'LEAP', 'Actionstep', 'iManage', 'Word', 'Outlook', 'Adobe Acrobat'],
  },
  {
    industry: 'agency',
    companyEndings: ['Creative', 'Digital', 'PR', 'Advertising'],
    businesses: ['a marketing agency', 'an advertising agency', 'a digital agency', 'a PR agency'],
    tasks: [
      'building client performance reports',
      'collecting approvals for creative drafts',
      'resizing adverts for every channel',
      'compiling press clippings for clients',
      'reconciling freelancers’ timesheets with client invoices',
    ],
    tools: ['Asana', 'Slack', 'HubSpot', 'Figma', 'Harvest', 'Google Ads', 'Canva', 'Semrush'],
  },
  {
    industry: 'media',
    companyEndings: ['Publishing', 'Radio', 'Broadcasting', 'Press'],
    businesses: [
      'a publishing house',
      'a radio station',
      'a regional newspaper',
      'a television broadcaster',
    ],
    tasks: [
      'tagging archive footage',
      'transcribing interviews',
      'scheduling programme trailers',
      'formatting manuscripts for the printer',
      'clearing picture rights with photographers',
    ],
    tools: [
      'WordPress',
      'Adobe Premiere Pro',
      'InDesign',
      'Trello',
      'Dropbox',
      'Avid Media Composer',
      'Slack',
    ],
  },
  {
    industry: 'software',
    companyEndings: ['Software', 'Apps', 'Labs', 'Systems'],
    businesses: ['a software company', 'a SaaS company', 'a software house', 'an app developer'],
    tasks: [
      'triaging support tickets',
      'copying bug reports from customers into the backlog',
      'onboarding new accounts',
      'writing release notes',
      'preparing renewal quotes for subscribers',
    ],
    tools: ['Jira', 'Zendesk', 'GitHub', 'Intercom', 'Notion', 'Salesforce', 'Chargebee'],
  },
]
