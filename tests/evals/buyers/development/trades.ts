import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

/** Who the buyers are, and the work they want to be rid of. */
export const trades: readonly Trade[] = [
  {
    industry: 'logistics',
    companyEndings: ['Freight', 'Haulage', 'Logistics'],
    businesses: ['a freight forwarder', 'a haulage company', 'a regional trucking company'],
    tasks: [
      'copying delivery notes into the planning sheet',
      'chasing carriers for proof of delivery',
      'typing customs papers from emailed PDFs',
    ],
    tools: ['SAP', 'Excel', 'Outlook', 'Slack', 'Salesforce'],
  },
  {
    industry: 'healthcare',
    companyEndings: ['Clinic', 'Dental', 'Medical Group'],
    businesses: ['a dental practice', 'a group of outpatient clinics', 'a physiotherapy clinic'],
    tasks: [
      'entering referral letters into patient files',
      'phoning patients to move appointments',
      'checking insurance cover before each visit',
    ],
    tools: ['Epic', 'Excel', 'Outlook', 'Microsoft Teams', 'DocuSign'],
  },
  {
    industry: 'legal',
    companyEndings: ['Law', 'Solicitors', 'Legal'],
    businesses: ['a law firm', 'a small firm of solicitors', 'an employment law practice'],
    tasks: [
      'pulling clauses out of contracts by hand',
      'putting together bundles for court',
      'opening new matters from intake forms',
    ],
    tools: ['Clio', 'Outlook', 'SharePoint', 'DocuSign', 'Excel'],
  },
  {
    industry: 'manufacturing',
    companyEndings: ['Manufacturing', 'Castings', 'Precision Parts'],
    businesses: [
      'a manufacturer of pump parts',
      'a metal parts factory',
      'a plastics manufacturer',
    ],
    tasks: [
      'retyping purchase orders into the stock system',
      'matching goods-in slips to orders',
      'updating production schedules by hand',
    ],
    tools: ['SAP', 'Excel', 'NetSuite', 'Power BI', 'Outlook'],
  },
  {
    industry: 'construction',
    companyEndings: ['Plumbing', 'Electrical Contractors', 'Builders'],
    businesses: [
      'a building contractor',
      'an electrical contractor on building sites',
      'a house builder',
    ],
    tasks: [
      'turning site notes into invoices',
      'booking engineers onto jobs',
      'keying timesheets from paper',
    ],
    tools: ['QuickBooks', 'Procore', 'Google Sheets', 'Xero', 'Trello'],
  },
  {
    industry: 'education',
    companyEndings: ['Academy', 'School', 'College'],
    businesses: ['a private secondary school', 'a language school', 'a further education college'],
    tasks: [
      'processing enrolment forms',
      'reconciling fee payments with the register',
      'building cover rotas when teachers are out',
    ],
    tools: ['Google Sheets', 'Microsoft Teams', 'Outlook', 'Excel', 'Mailchimp'],
  },
  {
    industry: 'agency',
    companyEndings: ['Creative', 'Digital', 'Brand Studio'],
    businesses: ['a marketing agency', 'a digital advertising agency', 'a creative agency'],
    tasks: [
      'pulling campaign numbers into client reports',
      'setting up campaigns over and over',
      'collecting approvals by email',
    ],
    tools: ['HubSpot', 'Google Ads', 'Slack', 'Asana', 'Google Sheets'],
  },
  {
    industry: 'government',
    companyEndings: ['Borough Council', 'County Council', 'City Council'],
    businesses: ['a local council', 'a district council', 'a county government office'],
    tasks: [
      'logging permit applications',
      'answering the same housing letters',
      'moving planning comments into the case file',
    ],
    tools: ['SharePoint', 'Excel', 'Outlook', 'Microsoft Teams', 'ServiceNow'],
  },
  {
    industry: 'nonprofit',
    companyEndings: ['Foundation', 'Trust', 'Charity'],
    businesses: ['a charity', 'a nonprofit that runs food banks', 'a small international charity'],
    tasks: [
      'thanking donors and logging gifts',
      'matching volunteers to shifts',
      'writing grant reports from scattered files',
    ],
    tools: ['Salesforce', 'Excel', 'Mailchimp', 'Google Sheets', 'Xero'],
  },
  {
    industry: 'ecommerce',
    companyEndings: ['Online', 'E-Shop', 'Webstore'],
    businesses: [
      'an online shop for garden furniture',
      'an e-commerce store',
      'an ecommerce brand',
    ],
    tasks: [
      'sorting returns and refunds',
      'copying orders to the warehouse portal',
      'answering where-is-my-parcel mails',
    ],
    tools: ['Shopify', 'Zendesk', 'Stripe', 'Google Sheets', 'Slack'],
  },
  {
    industry: 'accounting',
    companyEndings: ['Accountants', 'Bookkeeping', 'Tax Advisers'],
    businesses: ['an accounting firm', 'a bookkeeping practice', 'a firm of tax accountants'],
    tasks: [
      'coding bank lines for clients',
      'chasing clients for receipts',
      'moving figures from PDFs into the ledger',
    ],
    tools: ['QuickBooks', 'Xero', 'Excel', 'Outlook', 'DocuSign'],
  },
  {
    industry: 'insurance',
    companyEndings: ['Insurance', 'Insurance Brokers', 'Underwriting'],
    businesses: ['an insurance broker', 'a small insurance company', 'an insurance agency'],
    tasks: [
      'typing claim forms into the system',
      'comparing quotes from carriers',
      'renewing policies one at a time',
    ],
    tools: ['Salesforce', 'Excel', 'Outlook', 'DocuSign', 'Power BI'],
  },
  {
    industry: 'hospitality',
    companyEndings: ['Hotels', 'Hotel Group', 'Catering'],
    businesses: ['a small hotel group', 'a catering company', 'a chain of hotels'],
    tasks: [
      'copying bookings between portals',
      'building staff rotas',
      'checking supplier invoices line by line',
    ],
    tools: ['Excel', 'Xero', 'Mailchimp', 'Google Sheets', 'Slack'],
  },
  {
    industry: 'real_estate',
    companyEndings: ['Lettings', 'Realty', 'Property Management'],
    businesses: [
      'a property management company',
      'a lettings agency for flats',
      'a real estate brokerage',
    ],
    tasks: [
      'logging repair requests from tenants',
      'preparing tenancy agreements',
      'arranging viewings back and forth',
    ],
    tools: ['Salesforce', 'DocuSign', 'Outlook', 'Google Sheets', 'QuickBooks'],
  },
]
