import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

/** Other firms with other chores than those of the development bank. */
export const trades: readonly Trade[] = [
  {
    industry: 'logistics',
    companyEndings: ['Shipping', 'Transport', 'Couriers'],
    businesses: [
      'a courier company',
      'a shipping and warehousing business',
      'a road transport operator',
    ],
    tasks: [
      'keying consignment notes off the driver’s photos',
      'rebooking failed deliveries',
      'checking carrier invoices against the rate sheet',
    ],
    tools: ['NetSuite', 'Excel', 'Slack', 'Outlook', 'Zendesk'],
  },
  {
    industry: 'healthcare',
    companyEndings: ['Surgery', 'Health', 'Eye Clinic'],
    businesses: ['a GP surgery', 'an eye clinic', 'a private hospital'],
    tasks: [
      'scanning lab results and filing them under the right patient',
      'ringing round to fill cancelled slots',
      'writing up pre-authorisations for insurers',
    ],
    tools: ['Epic', 'Microsoft Teams', 'Outlook', 'Excel', 'Power BI'],
  },
  {
    industry: 'legal',
    companyEndings: ['Chambers', 'Attorneys', 'Law Partners'],
    businesses: ['a conveyancing law firm', 'a family law practice', 'a firm of attorneys'],
    tasks: [
      'redacting disclosure documents',
      'recording time from handwritten notes',
      'running conflict checks on new clients',
    ],
    tools: ['Clio', 'Microsoft Teams', 'Outlook', 'DocuSign', 'Dropbox'],
  },
  {
    industry: 'manufacturing',
    companyEndings: ['Tooling', 'Fabrication', 'Foods Manufacturing'],
    businesses: [
      'a sheet metal fabricator, so manufacturing',
      'a factory that makes furniture fittings',
      'a food manufacturer',
    ],
    tasks: [
      'logging quality readings from clipboards',
      'raising reorders when bins run low',
      'reconciling batch records with the stock count',
    ],
    tools: ['SAP', 'Excel', 'Power BI', 'SharePoint', 'Jira'],
  },
  {
    industry: 'construction',
    companyEndings: ['Roofing', 'Construction', 'Heating and Plumbing'],
    businesses: [
      'a roofing contractor',
      'a construction company',
      'a plumbing and heating contractor',
    ],
    tasks: [
      'writing quotes from survey photos',
      'chasing subcontractors for their certificates',
      'putting variation orders into the cost sheet',
    ],
    tools: ['Xero', 'Procore', 'Excel', 'Dropbox', 'QuickBooks'],
  },
  {
    industry: 'education',
    companyEndings: ['Grammar School', 'Training College', 'Primary School'],
    businesses: ['a primary school', 'a vocational training college', 'an international school'],
    tasks: [
      'marking attendance into the register afterwards',
      'sending fee reminders to parents one by one',
      'checking application papers for missing pages',
    ],
    tools: ['Microsoft Teams', 'Google Sheets', 'Excel', 'Mailchimp', 'Outlook'],
  },
  {
    industry: 'agency',
    companyEndings: ['Studio', 'Communications', 'Brand Partners'],
    businesses: ['a PR agency', 'a branding agency', 'a performance marketing agency'],
    tasks: [
      'assembling monthly decks for clients',
      'trafficking ads by hand',
      'copying briefs from mails into tickets',
    ],
    tools: ['Asana', 'HubSpot', 'Google Analytics', 'Slack', 'Notion'],
  },
  {
    industry: 'government',
    companyEndings: ['Town Council', 'Parish Council', 'Municipal Council'],
    businesses: [
      'a town council',
      'a municipal council, so local government',
      'a state government agency',
    ],
    tasks: [
      'triaging freedom of information requests',
      'registering parking appeals',
      'entering census corrections',
    ],
    tools: ['Excel', 'SharePoint', 'Microsoft Teams', 'Outlook', 'Salesforce'],
  },
  {
    industry: 'nonprofit',
    companyEndings: ['Relief', 'Animal Charity', 'Community Trust'],
    businesses: ['a wildlife charity', 'a non-profit for homeless people', 'a relief charity'],
    tasks: [
      'claiming tax back on donations',
      'rostering collection volunteers',
      'acknowledging every cheque by letter',
    ],
    tools: ['Salesforce', 'Mailchimp', 'Excel', 'QuickBooks', 'Zoom'],
  },
  {
    industry: 'ecommerce',
    companyEndings: ['Webshop', 'Direct', 'Goods Online'],
    businesses: ['a webshop for bicycle parts', 'an online store', 'an e-commerce business'],
    tasks: [
      'updating listings across marketplaces',
      'matching refunds to bank lines',
      'triaging complaint mails',
    ],
    tools: ['Shopify', 'Zendesk', 'Excel', 'Stripe', 'Klaviyo'],
  },
  {
    industry: 'finance',
    companyEndings: ['Capital', 'Lending', 'Wealth'],
    businesses: ['a lender', 'a wealth management firm in financial services', 'a small bank'],
    tasks: [
      'collecting identity papers for new accounts',
      'rekeying loan applications',
      'preparing the regulator’s monthly return',
    ],
    tools: ['Salesforce', 'Excel', 'DocuSign', 'Snowflake', 'Jira'],
  },
  {
    industry: 'insurance',
    companyEndings: ['Assurance', 'Insurance Services', 'Mutual Insurance'],
    businesses: [
      'a motor insurance company',
      'a pet insurance provider',
      'a commercial insurance broker',
    ],
    tasks: [
      'sorting first notices of loss',
      'pulling policy wording for claims handlers',
      'keying broker submissions',
    ],
    tools: ['Salesforce', 'Outlook', 'Excel', 'SharePoint', 'Power BI'],
  },
  {
    industry: 'retail',
    companyEndings: ['Stores', 'Garden Centres', 'Retail'],
    businesses: [
      'a retail chain',
      'a chain of shoe shops, so retail',
      'a family of garden centres, retail that is',
    ],
    tasks: [
      'collating daily till reports',
      'changing shelf prices store by store',
      'moving stock counts into head office’s sheet',
    ],
    tools: ['Excel', 'NetSuite', 'Shopify', 'Slack', 'Power BI'],
  },
  {
    industry: 'accounting',
    companyEndings: ['Chartered Accountants', 'Audit', 'Payroll and Accounts'],
    businesses: [
      'a firm of chartered accountants',
      'a payroll and accounting bureau',
      'an accountancy practice',
    ],
    tasks: [
      'preparing VAT returns from shoebox receipts',
      'rolling forward audit files',
      'loading payroll changes from client emails',
    ],
    tools: ['Sage', 'Xero', 'Excel', 'Microsoft Teams', 'Outlook'],
  },
]
