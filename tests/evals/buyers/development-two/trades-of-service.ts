import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

/** Those who care, teach, advise, govern or keep books. */
export const tradesOfService: readonly Trade[] = [
  {
    industry: 'healthcare',
    companyEndings: ['Surgery', 'Nursing Homes', 'Diagnostics'],
    businesses: [
      'a GP surgery',
      'a nursing home',
      'a medical testing laboratory',
      'a private hospital',
    ],
    tasks: [
      'writing handover notes up a second time',
      'logging blood samples by hand',
      'ringing patients to remind them',
    ],
    tools: ['Epic', 'Outlook', 'Excel', 'Microsoft Teams', 'Word', 'Zoom'],
  },
  {
    industry: 'government',
    companyEndings: ['Borough Council', 'Shire Council', 'County Office'],
    businesses: [
      'a borough council',
      'the permits office of a county',
      'a municipal housing department',
    ],
    tasks: [
      'registering planning applications',
      'redacting names in letters from residents',
      'logging pothole reports',
    ],
    tools: ['SharePoint', 'Outlook', 'Excel', 'Power BI', 'Microsoft Teams', 'Word'],
  },
  {
    industry: 'education',
    companyEndings: ['Academy', 'Primary School', 'College'],
    businesses: ['a primary school', 'a sixth form college', 'a private boarding school'],
    tasks: [
      'chasing parents for trip money',
      'typing attendance registers in',
      'reconciling dinner payments',
    ],
    tools: ['Google Classroom', 'Excel', 'Outlook', 'Sage', 'Word', 'Google Forms'],
  },
  {
    industry: 'accounting',
    companyEndings: ['Bookkeeping', 'Accountants', 'Tax'],
    businesses: ['a bookkeeping practice', 'an accounting firm', 'a tax preparation office'],
    tasks: [
      'chasing clients for missing receipts',
      'coding bank lines to accounts',
      'preparing sales tax returns',
    ],
    tools: ['Xero', 'QuickBooks', 'Sage', 'Dropbox', 'Excel', 'DocuSign'],
  },
  {
    industry: 'nonprofit',
    companyEndings: ['Trust', 'Foundation', 'Food Bank'],
    businesses: ['a charity', 'a non-profit food bank', 'a homelessness charity'],
    tasks: [
      'writing thank-you letters to donors',
      'matching volunteers to shifts',
      'filling in grant reports',
    ],
    tools: ['Mailchimp', 'Google Sheets', 'Gmail', 'Salesforce', 'Xero', 'Canva'],
  },
  {
    industry: 'insurance',
    companyEndings: ['Insurance', 'Underwriting', 'Assurance'],
    businesses: ['an insurance broker', 'a motor insurer', 'a small insurance agency'],
    tasks: [
      'keying claims from scanned letters',
      'comparing renewal quotes',
      'chasing garages for estimates',
    ],
    tools: ['Salesforce', 'Outlook', 'Excel', 'DocuSign', 'Word', 'SharePoint'],
  },
  {
    industry: 'finance',
    companyEndings: ['Wealth', 'Credit Union', 'Capital'],
    businesses: ['a credit union', 'a wealth management firm', 'a regional bank'],
    tasks: [
      'checking identity papers for new accounts',
      'assembling loan files',
      'reconciling ledgers at close of day',
    ],
    tools: ['Salesforce', 'Excel', 'Outlook', 'DocuSign', 'Power BI', 'SharePoint'],
  },
  {
    industry: 'legal',
    companyEndings: ['Attorneys', 'Chambers', 'Notaries'],
    businesses: ['a law practice', 'a conveyancing law firm', 'a family law firm'],
    tasks: [
      'indexing discovery documents',
      'filling in court forms',
      'writing up time sheets for billing',
    ],
    tools: ['Clio', 'Outlook', 'Word', 'Dropbox', 'DocuSign', 'Xero'],
  },
  {
    industry: 'real_estate',
    companyEndings: ['Lettings', 'Realty', 'Estates'],
    businesses: ['an estate agency', 'a property management company', 'a real estate brokerage'],
    tasks: [
      'booking viewings back and forth',
      'drawing up tenancy papers',
      'logging repair requests from tenants',
    ],
    tools: ['HubSpot', 'Gmail', 'Google Calendar', 'DocuSign', 'Xero', 'WhatsApp'],
  },
  {
    industry: 'agency',
    companyEndings: ['Creative', 'Marketing', 'Branding'],
    businesses: ['a marketing agency', 'a PR agency', 'an advertising agency'],
    tasks: [
      'building the monthly client reports',
      'resizing adverts for every format',
      'collecting hours for client invoices',
    ],
    tools: ['Asana', 'Slack', 'HubSpot', 'Google Sheets', 'Canva', 'Figma'],
  },
]
