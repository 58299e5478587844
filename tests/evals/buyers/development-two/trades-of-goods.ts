import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

/** Those who make, move, sell or build things. */
export const tradesOfGoods: readonly Trade[] = [
  {
    industry: 'logistics',
    companyEndings: ['Transport', 'Forwarding', 'Couriers'],
    businesses: ['a freight brokerage', 'a courier firm', 'a cold chain trucking company'],
    tasks: [
      'ringing drivers for arrival times',
      'keying bills of lading one after another',
      'matching fuel receipts to trips',
    ],
    tools: ['SAP', 'Excel', 'Gmail', 'WhatsApp', 'QuickBooks', 'Trello'],
  },
  {
    industry: 'manufacturing',
    companyEndings: ['Joinery Works', 'Fabrications', 'Plastics'],
    businesses: [
      'a furniture manufacturer',
      'an injection moulding factory',
      'a sheet metal manufacturer',
    ],
    tasks: [
      'writing up inspection reports from clipboards',
      'rekeying works orders for the shop floor',
      'raising purchase orders for raw material',
    ],
    tools: ['SAP', 'NetSuite', 'Excel', 'Outlook', 'Power BI', 'SharePoint'],
  },
  {
    industry: 'construction',
    companyEndings: ['Plumbing', 'Builders', 'Electrical'],
    businesses: [
      'a plumbing and heating contractor',
      'a house building company',
      'a roofing contractor',
    ],
    tasks: [
      'writing quotes up in the evening from scribbled site notes',
      'filing safety certificates per job',
      'turning timesheets from site into wages',
    ],
    tools: ['Xero', 'Procore', 'Excel', 'WhatsApp', 'Dropbox', 'Outlook'],
  },
  {
    industry: 'retail',
    companyEndings: ['Hardware', 'Garden Centre', 'Bookshops'],
    businesses: [
      'a chain of hardware stores',
      'a chain of bike shops',
      'a chain of high street book stores',
    ],
    tasks: [
      'counting stock and typing the counts in',
      'chasing suppliers for short deliveries',
      'updating price labels by hand',
    ],
    tools: ['Lightspeed', 'Xero', 'Excel', 'Mailchimp', 'Square', 'Google Sheets'],
  },
  {
    industry: 'ecommerce',
    companyEndings: ['Online', 'Webshop', 'Direct'],
    businesses: [
      'an online shop for yarn',
      'a web shop for spare parts',
      'an e-commerce business for pet food',
    ],
    tasks: [
      'answering where is my parcel messages',
      'copying orders across from the marketplaces',
      'processing returns and refunds',
    ],
    tools: ['Shopify', 'Zendesk', 'Klaviyo', 'Google Sheets', 'Xero', 'Slack'],
  },
  {
    industry: 'energy',
    companyEndings: ['Energy', 'Power', 'Renewables'],
    businesses: ['an electricity supplier', 'a wind farm operator', 'a gas utility'],
    tasks: [
      'checking meter readings that look odd',
      'compiling outage reports for the regulator',
      'booking engineers onto turbines',
    ],
    tools: ['SAP', 'Salesforce', 'Excel', 'Power BI', 'Microsoft Teams', 'Jira'],
  },
  {
    industry: 'telecom',
    companyEndings: ['Broadband', 'Telecom', 'Networks'],
    businesses: ['a rural broadband provider', 'a mobile network operator', 'a telephone company'],
    tasks: [
      'porting numbers between carriers',
      'scheduling line engineers',
      'sorting fault tickets by hand',
    ],
    tools: ['ServiceNow', 'Salesforce', 'Excel', 'Slack', 'Jira', 'Outlook'],
  },
  {
    industry: 'hospitality',
    companyEndings: ['Kitchen', 'Hotel', 'Restaurants'],
    businesses: ['a restaurant', 'a country hotel', 'a small group of restaurants'],
    tasks: [
      'doing the rotas and then redoing them',
      'checking supplier invoices against what came through the back door',
      'copying bookings from the phone into the diary',
    ],
    tools: ['Toast', 'Xero', 'Excel', 'WhatsApp', 'OpenTable', 'QuickBooks'],
  },
  {
    industry: 'media',
    companyEndings: ['Press', 'Magazines', 'Radio'],
    businesses: ['a regional newspaper', 'a magazine publisher', 'a local radio station'],
    tasks: [
      'typing up classified adverts',
      'tagging old photographs',
      'compiling the listings pages',
    ],
    tools: ['WordPress', 'InDesign', 'Slack', 'Google Docs', 'Airtable', 'Dropbox'],
  },
  {
    industry: 'software',
    companyEndings: ['Software', 'Apps', 'Technologies'],
    businesses: ['a software company', 'a SaaS company', 'a software house for vets'],
    tasks: [
      'sorting support tickets into the right queue',
      'writing release notes',
      'setting up new customer accounts',
    ],
    tools: ['Jira', 'GitHub', 'Intercom', 'HubSpot', 'Notion', 'Slack'],
  },
]
