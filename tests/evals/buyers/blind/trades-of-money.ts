import type { Trade } from '#tests/evals/buyers/bank/bank.ts'

export const tradesOfMoney: readonly Trade[] = [
  {
    industry: 'finance',
    companyEndings: ['Credit Union', 'Capital', 'Lending', 'Wealth'],
    businesses: [
      'a credit union',
      'a mortgage lender',
      'a wealth management firm',
      'a microfinance bank',
    ],
    tasks: [
      'collecting payslips and bank statements for loan files',
      'running know-your-customer checks on new account holders',
      'reconciling suspense accounts',
      'preparing the monthly portfolio reports for clients',
      'copying loan applications into the core system',
    ],
    tools: ['Temenos', 'Salesforce', 'DocuSign', 'Excel', 'Encompass', 'Mambu', 'Outlook'],
  },
  {
    industry: 'insurance',
    companyEndings: ['Insurance Brokers', 'Mutual', 'Assurance', 'Insurance'],
    businesses: [
      'an insurance brokerage',
      'an insurance company',
      'a crop insurer',
      'a motor insurer',
    ],
    tasks: [
      'entering claim forms from scanned letters',
      'comparing renewal terms between carriers',
      'sending certificates of currency to policyholders',
      'requesting missing documents for claims',
      'transferring bordereaux to the policy register',
    ],
    tools: [
      'Applied Epic',
      'Guidewire',
      'Duck Creek',
      'HubSpot',
      'Excel',
      'Adobe Acrobat',
      'Insly',
    ],
  },
  {
    industry: 'accounting',
    companyEndings: ['Accountants', 'Bookkeeping', 'Tax Advisers', 'Audit Partners'],
    businesses: [
      'an accounting firm',
      'a bookkeeping practice',
      'a tax advisory practice',
      'an audit firm',
    ],
    tasks: [
      'coding receipts that clients send as photos',
      'asking clients for missing bank statements',
      'preparing quarterly sales tax returns',
      'moving trial balances into the working papers',
      'keying supplier bills for our clients',
    ],
    tools: ['DATEV', 'Xero', 'Dext', 'Karbon', 'QuickBooks', 'Lexware', 'Big Red Cloud'],
  },
  {
    industry: 'real_estate',
    companyEndings: ['Property', 'Realty', 'Lettings', 'Estates'],
    businesses: [
      'a property management company',
      'an estate agency',
      'a real estate brokerage',
      'a letting agency',
    ],
    tasks: [
      'arranging inspections with tenants',
      'checking rental applications and references',
      'forwarding maintenance requests to tradespeople',
      'matching rent payments to tenants',
      'writing listings for new flats',
    ],
    tools: ['PropertyMe', 'AppFolio', 'Yardi', 'Outlook', 'DocuSign', 'Console Cloud', 'Mailchimp'],
  },
]
