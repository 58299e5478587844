import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

export const tradesOfSites: readonly Trade[] = [
  {
    industry: 'construction',
    companyEndings: ['Builders', 'Construction', 'Roofing', 'Civil Works'],
    businesses: [
      'a construction company',
      'a roofing contractor',
      'a house builder',
      'a civil works contractor',
    ],
    tasks: [
      'collecting site diaries from foremen',
      'checking subcontractor invoices against progress claims',
      'keeping safety certificates of subcontractors up to date',
      'pricing variations from drawings',
      'ordering materials from handwritten lists',
    ],
    tools: ['Procore', 'Buildertrend', 'simPRO', 'Bluebeam', 'Excel', 'MYOB', 'AutoCAD'],
  },
  {
    industry: 'energy',
    companyEndings: ['Power', 'Energy', 'Gas Supply', 'Wind'],
    businesses: [
      'an electric utility',
      'an energy supplier',
      'a wind farm operator',
      'a gas utility',
    ],
    tasks: [
      'validating meter readings',
      'logging outage calls',
      'planning turbine inspections',
      'processing supplier switch requests',
      'assembling regulatory filings',
    ],
    tools: ['SAP', 'Maximo', 'Power BI', 'ArcGIS', 'Excel', 'SharePoint', 'Gentrack'],
  },
  {
    industry: 'telecom',
    companyEndings: ['Telecom', 'Broadband', 'Fibre', 'Mobile'],
    businesses: [
      'a telecom company',
      'an internet provider',
      'a mobile network operator',
      'a broadband provider',
    ],
    tasks: [
      'entering number porting requests',
      'checking coverage maps for new orders',
      'assigning fault tickets to field technicians',
      'correcting billing addresses',
      'activating SIM cards in batches',
    ],
    tools: ['ServiceNow', 'Salesforce', 'Twilio', 'Splynx', 'Excel', 'Zendesk', 'Genesys Cloud'],
  },
  {
    industry: 'hospitality',
    companyEndings: ['Hotels', 'Taverns', 'Inns', 'Resorts'],
    businesses: ['a hotel group', 'a restaurant chain', 'a pub group', 'a holiday resort'],
    tasks: [
      'updating room rates on the booking sites',
      'answering group booking enquiries',
      'writing the weekly kitchen orders',
      'splitting tips between shifts',
      'transferring guest registration cards',
    ],
    tools: ['Cloudbeds', 'Toast', 'Mews', 'SevenRooms', 'Deputy', 'OpenTable', 'WhatsApp'],
  },
  {
    industry: 'other',
    companyEndings: ['Farms', 'Dairy', 'Orchards', 'Grain'],
    businesses: ['a dairy farm', 'a cattle farm', 'a fruit orchard', 'a grain farm'],
    tasks: [
      'recording herd treatments',
      'writing spray diaries',
      'logging seasonal workers’ hours',
      'tallying bins at harvest',
      'filling in livestock movement forms',
    ],
    tools: [
      'AgriWebb',
      'Climate FieldView',
      'Agworld',
      'John Deere Operations Center',
      'Xero',
      'Excel',
      'WhatsApp',
    ],
  },
]
